package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.sharing.HostState;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.Peer;
import damas.knowledge.sharing.SharedSearch;

/** APHID, or ADABA V1 to V3, as the settings say: an {@link AphidMaster} and its {@link AphidSlave}s. */
public record AphidSharing(AphidSettings aphid) implements SharedSearch<SearchTask, SearchResult> {
    @Override
    public Leader<SearchResult> leader(SearchTask task, HostState host) {
        return new AphidMaster(task, aphid);
    }

    @Override
    public Peer helper(SearchTask task, String name, String leader, HostState host) {
        return new AphidSlave(task, aphid, name, leader);
    }
}
