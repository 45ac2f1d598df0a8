package damas.knowledge.draughts.sharing.ybwc;

import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.sharing.HostState;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.Peer;
import damas.knowledge.sharing.SharedSearch;

/** YBWC: a {@link PrincipalProcessor}, and {@link Thief}s that steal from it and from each other. */
public record YbwcSharing(YbwcSettings ybwc) implements SharedSearch<SearchTask, SearchResult> {
    @Override
    public Leader<SearchResult> leader(SearchTask task, HostState host) {
        return new PrincipalProcessor(task, ybwc);
    }

    @Override
    public Peer helper(SearchTask task, String name, String leader, HostState host) {
        return new Thief(task, ybwc, name, leader);
    }
}
