package damas.knowledge.draughts.sharing.aphid;

/**
 * APHID's window: the hypothetical value k of the last pass, and C on both sides of it (reference/adaba.md 4.5,
 * equations 6 and 7). With an infinite C the answer is the serial search's.
 *
 * @param halfWidth the constant C
 */
public record ConstantWindow(float halfWidth) implements SlaveWindow {
    @Override
    public boolean needsEldestBrother() {
        return false;
    }

    @Override
    public Window after(Pass pass, float eldest) {
        return Window.around(pass.value() - halfWidth, pass.value() + halfWidth);
    }
}
