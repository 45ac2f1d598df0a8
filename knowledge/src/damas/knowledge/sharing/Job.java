package damas.knowledge.sharing;

import java.util.function.LongSupplier;

/** A search that a peer wants done. It touches nothing that events touch, so it may run beside them. */
public interface Job {
    /**
     * Does it, to its end or until its peer has stopped it.
     *
     * @param nanoClock the driver's clock; the search looks at it every thousand nodes or so
     */
    void run(LongSupplier nanoClock);

    /** How many nodes it has looked at, once it has run. */
    long nodes();

    /** What is searched, for people: {@code depth 8 after 11-15 22-18}. */
    String words();
}
