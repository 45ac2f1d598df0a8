package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.sharing.HostState;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.Peer;
import damas.knowledge.sharing.SharedSearch;

/** ADABA V4: a {@link V4Leader} and its {@link V4Helper}s. */
public record AdabaV4(V4Settings settings) implements SharedSearch<SearchTask, SearchResult> {
    @Override
    public Leader<SearchResult> leader(SearchTask task, HostState host) {
        return new V4Leader(task, settings);
    }

    @Override
    public Peer helper(SearchTask task, String name, String leader, HostState host) {
        return new V4Helper(task, settings, name, leader, host.get(SharedWork.class, SharedWork::new));
    }
}
