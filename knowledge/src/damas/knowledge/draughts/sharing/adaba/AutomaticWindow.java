package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.sharing.aphid.Pass;
import damas.knowledge.draughts.sharing.aphid.SlaveWindow;
import damas.knowledge.draughts.sharing.aphid.Window;

/**
 * ADABA's automatic window, C1 (reference/adaba.md 5.7, equations 8 and 9): the bounds of the last pass, widened on
 * both sides by the difference between its value and that of the eldest brother, which the master has searched to the
 * full depth. The thesis does not say what the bounds are after a pass, so that is a setting; nor what happens where
 * the difference is nothing, so there is a least width.
 *
 * @param leastHalfWidth the least that the window is widened by
 */
public record AutomaticWindow(Reading reading, float leastHalfWidth) implements SlaveWindow {
    /** What the bounds of a pass may be (5.7). */
    public enum Reading {
        /** A: the infinite ones it began with, so that nothing is ever cut. */
        AS_BEGUN,
        /** B: those in force at the root at its end: its value, and none above. */
        AT_THE_ROOT,
        /** C: its value twice, which is APHID with another C. */
        THE_VALUE,
        /**
         * D: those in force on the principal path. The thesis does not define it; here they are what the best other
         * moves on it are worth, the root's side's below and its opponent's above.
         */
        ON_THE_PRINCIPAL_PATH
    }

    @Override
    public boolean needsEldestBrother() {
        return true;
    }

    @Override
    public Window after(Pass pass, float eldest) {
        float k = pass.value();
        float difference = Math.max(leastHalfWidth, Math.abs(k - eldest));
        return switch (reading) {
            case AS_BEGUN -> Window.OPEN;
            case AT_THE_ROOT -> Window.around(k - difference, Float.POSITIVE_INFINITY);
            case THE_VALUE -> Window.around(k - difference, k + difference);
            case ON_THE_PRINCIPAL_PATH -> Window.around(pass.low() - difference, pass.high() + difference);
        };
    }
}
