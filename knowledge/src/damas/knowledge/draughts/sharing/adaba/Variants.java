package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.sharing.aphid.AphidSettings;
import damas.knowledge.draughts.sharing.aphid.ConstantWindow;
import damas.knowledge.draughts.sharing.aphid.SlaveWindow;
import damas.knowledge.draughts.sharing.aphid.TaskOrder;

/**
 * The thesis's own ADABA and its two halves (reference/adaba.md 5.1 and 7.2), as settings of APHID's master and slaves.
 * All send results in batches, and none has a shadow table, since the thesis mentions none; the size of a batch and of
 * the pool are not given.
 */
public final class Variants {
    private static final int BATCH = 4;
    private static final int POOL = 16;

    /**
     * Reading A contradicts the thesis's measurements and C its text ("slightly wider" than with k, 5.7). Of the
     * sixteen archive positions at depth 10 V3 gives the serial value with 3 and 15 slaves on 13 and 11 with D and a
     * least width of 0.05, on 11 and 7 with B or C and the same width, and on 9 and 7 with D and 0.01; the thesis's V3
     * does so on 9 and 10 of its own (7.2).
     */
    private static final SlaveWindow AUTOMATIC =
            new AutomaticWindow(AutomaticWindow.Reading.ON_THE_PRINCIPAL_PATH, 0.05f);

    /** C1 alone: the automatic window. */
    public static final AphidSettings V1 = variant(AUTOMATIC, TaskOrder.SHALLOWEST_FIRST, 1);

    /** C2 and C3: the order of tasks and the pool, with APHID's window. */
    public static final AphidSettings V2 = variant(new ConstantWindow(0.1f), TaskOrder.SIBLING_RANK_FIRST, POOL);

    /** All three: the final ADABA. */
    public static final AphidSettings V3 = variant(AUTOMATIC, TaskOrder.SIBLING_RANK_FIRST, POOL);

    private Variants() {}

    private static AphidSettings variant(SlaveWindow window, TaskOrder order, int pool) {
        AphidSettings base = AphidSettings.APHID;
        return new AphidSettings(
                base.masterDepth(), base.increment(), base.guessDepth(), window, order, pool, BATCH, 0);
    }
}
