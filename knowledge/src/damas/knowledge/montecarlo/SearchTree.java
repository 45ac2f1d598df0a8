package damas.knowledge.montecarlo;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A tree of nodes, which are numbers. Memory grows by a {@link TreeChunk} at a time, up to a limit.
 *
 * <p>Threads share a tree without locks, as in M. Enzenberger and M. Müller, "A lock-free multithreaded Monte-Carlo
 * tree search algorithm" (2009): statistics are plain variables, and an update that two threads make at once may be
 * lost, or leave a mean that belongs to another count. Such errors are rare and small. Only three things are exact:
 * a node gets children once, since the thread that adds them claims it; children are complete before they can be seen;
 * and {@code pending} is counted atomically, since a lost update of it would stay.
 */
final class SearchTree {
    /** In place of the index of a node: there is none. */
    static final int NONE = 0;

    /** In place of the index of a first child: a thread is adding children. */
    static final int CLAIMED = -1;

    /** How many nodes {@link #replaceBy} copies before it asks whether there is time. */
    private static final int NODES_AT_A_TIME = 1024;

    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

    private final int limit;
    private final TreeChunk[] chunks;

    /** Chunks that are not in use, and empty. */
    private final List<TreeChunk> spare = new ArrayList<>();

    private int chunkCount;
    private int nodeCount;
    private int root;

    /** An empty tree with a new root. */
    SearchTree(int nodes) {
        limit = nodes;
        chunks = new TreeChunk[nodes / (TreeChunk.SIZE / 2) + 2];
        begin();
    }

    private void begin() {
        chunkCount = 0;
        nodeCount = 0;
        append();
        chunks[0].used = 1; // index 0 means that there is no node
        root = allocate(1);
    }

    private TreeChunk append() {
        TreeChunk chunk = spare.isEmpty() ? new TreeChunk() : spare.remove(spare.size() - 1);
        chunks[chunkCount++] = chunk;
        return chunk;
    }

    /** Forgets all nodes; there is a new root. */
    synchronized void clear() {
        release(chunks, chunkCount);
        begin();
    }

    private void release(TreeChunk[] old, int count) {
        for (int i = 0; i < count; i++) {
            old[i].clear();
            spare.add(old[i]);
            old[i] = null;
        }
    }

    int root() {
        return root;
    }

    /** The number of nodes. */
    synchronized int size() {
        return nodeCount;
    }

    TreeChunk chunk(int node) {
        return chunks[node >>> TreeChunk.BITS];
    }

    static int at(int node) {
        return node & TreeChunk.MASK;
    }

    int move(int node) {
        return chunk(node).move[at(node)];
    }

    int visits(int node) {
        return chunk(node).visits[at(node)];
    }

    float mean(int node) {
        return chunk(node).mean[at(node)];
    }

    float weight(int node) {
        return chunk(node).weight[at(node)];
    }

    int children(int node) {
        return chunk(node).children[at(node)];
    }

    /** The first child; {@link #NONE} if the node has none yet. */
    int firstChild(int node) {
        int first = (int) ELEMENT.getAcquire(chunk(node).firstChild, at(node));
        return first == CLAIMED ? NONE : first;
    }

    /** The child with this move; {@link #NONE} if there is none. */
    int child(int node, int move) {
        int first = firstChild(node);
        for (int i = 0; first != NONE && i < children(node); i++) {
            if (move(first + i) == move) {
                return first + i;
            }
        }
        return NONE;
    }

    /**
     * Claims a node without children for the calling thread, which then calls {@link #setChildren} or
     * {@link #unclaim}.
     */
    boolean claim(int node) {
        return ELEMENT.compareAndSet(chunk(node).firstChild, at(node), NONE, CLAIMED);
    }

    /** Leaves a claimed node without children. */
    void unclaim(int node) {
        ELEMENT.setRelease(chunk(node).firstChild, at(node), NONE);
    }

    /** Shows the children of a claimed node. */
    void setChildren(int node, int first, int count) {
        TreeChunk chunk = chunk(node);
        chunk.children[at(node)] = count;
        ELEMENT.setRelease(chunk.firstChild, at(node), first);
    }

    /** Counts simulations under way through a node. */
    void addPending(int node, int change) {
        ELEMENT.getAndAdd(chunk(node).pending, at(node), change);
    }

    /**
     * Makes nodes that lie side by side in one chunk, without statistics. The children of the root always fit.
     *
     * @return the first of them, or {@link #NONE} if the limit is reached
     */
    synchronized int allocate(int count) {
        if (count > TreeChunk.SIZE - 1) {
            throw new IllegalArgumentException(
                    count + " moves in one position are more than the " + (TreeChunk.SIZE - 1) + " of a tree");
        }
        if (nodeCount > 1 && nodeCount + count > limit) {
            return NONE;
        }
        TreeChunk chunk = chunks[chunkCount - 1];
        if (chunk.used + count > TreeChunk.SIZE) {
            if (chunkCount == chunks.length) {
                return NONE;
            }
            chunk = append();
        }
        int first = (chunkCount - 1 << TreeChunk.BITS) + chunk.used;
        chunk.used += count;
        nodeCount += count;
        return first;
    }

    /**
     * Keeps only the part below a node, which becomes the root. Nodes are copied level by level (as by C. J. Cheney, "A
     * nonrecursive list compacting algorithm", 1970), so that the upper levels are kept if the time does not suffice.
     *
     * @param hasTime whether to copy further nodes; those below a node that was not reached are forgotten
     */
    synchronized void replaceBy(int newRoot, BooleanSupplier hasTime) {
        TreeChunk[] old = Arrays.copyOf(chunks, chunkCount);
        int oldCount = chunkCount;
        Arrays.fill(chunks, null);
        begin();
        copyNode(old[newRoot >>> TreeChunk.BITS], at(newRoot), chunks[0], at(root));
        int done = 0;
        boolean goesOn = true;
        for (int c = 0; c < chunkCount; c++) {
            for (int i = c == 0 ? 1 : 0; i < chunks[c].used; i++) {
                goesOn &= ++done % NODES_AT_A_TIME != 0 || hasTime.getAsBoolean();
                // until its turn comes, a copied node holds the index of its first child in the old chunks
                int first = chunks[c].firstChild[i];
                if (first > NONE) {
                    chunks[c].firstChild[i] = goesOn ? copyChildren(old, first, chunks[c].children[i]) : NONE;
                }
            }
        }
        release(old, oldCount);
    }

    private int copyChildren(TreeChunk[] old, int first, int count) {
        int copy = allocate(count);
        for (int i = 0; copy != NONE && i < count; i++) {
            copyNode(old[first >>> TreeChunk.BITS], at(first) + i, chunk(copy), at(copy) + i);
        }
        return copy;
    }

    private static void copyNode(TreeChunk from, int i, TreeChunk to, int j) {
        to.move[j] = from.move[i];
        to.visits[j] = from.visits[i];
        to.children[j] = from.children[i];
        to.firstChild[j] = Math.max(from.firstChild[i], NONE);
        to.mean[j] = from.mean[i];
        to.weight[j] = from.weight[i];
        to.raveMean[j] = from.raveMean[i];
        to.raveWeight[j] = from.raveWeight[i];
    }
}
