package damas.knowledge.draughts.sharing.aphid;

/**
 * How APHID, and ADABA V1 to V3, divide and order their work.
 *
 * @param masterDepth the depth of a pass, d_m: neither thesis gives it; less in a search that is not as deep
 * @param increment from one iteration of a slave to the next, I
 * @param guessDepth how deep the master looks into a node that no slave has searched; 0 evaluates it
 * @param window what the slaves' windows follow from
 * @param order which task a slave does first
 * @param pool how many packets of results the master takes in at most before its next pass: one thread takes one, a
 *     pool takes what is waiting (C3 of ADABA, 5.8)
 * @param batch how many results a slave sends at a time, maxBatchSize
 * @param shadowEntries the size of the shadow transposition table; 0 for none
 */
public record AphidSettings(
        int masterDepth,
        int increment,
        int guessDepth,
        SlaveWindow window,
        TaskOrder order,
        int pool,
        int batch,
        int shadowEntries) {
    /** The thesis's main APHID: a window of 0.1 on both sides (4.5), one thread, one result at a time. */
    public static final AphidSettings APHID = new AphidSettings(
            3, 2, 0, new ConstantWindow(0.1f), TaskOrder.SHALLOWEST_FIRST, 1, 1, 256);

    public AphidSettings withMasterDepth(int other) {
        return new AphidSettings(
                other, increment, guessDepth, window, order, pool, batch, shadowEntries);
    }

    public AphidSettings withWindow(SlaveWindow other) {
        return new AphidSettings(
                masterDepth, increment, guessDepth, other, order, pool, batch, shadowEntries);
    }
}
