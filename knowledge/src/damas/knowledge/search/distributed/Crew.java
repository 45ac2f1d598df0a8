package damas.knowledge.search.distributed;

import damas.knowledge.search.History;

/** Carries a master's tasks to its slaves. Called from any thread; nothing may block. */
public interface Crew {
    /** A search begins: who wants to help may say so ({@link SharedSearch#joined}). */
    void begin(SharedSearch search, History history);

    /** A slave has a task to do. */
    void assign(String slave, SearchTask task);

    /** The search has ended; whatever slaves still do for it is for nothing. */
    void end();
}
