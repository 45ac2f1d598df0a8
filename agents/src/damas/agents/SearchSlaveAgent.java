package damas.agents;

import damas.behaviours.conversation.Directory;
import damas.behaviours.searching.HelpingMasters;
import damas.ontology.words.Carried;
import damas.ontology.words.Serve;

/** Searches parts of a tree for whichever master hired it. */
public final class SearchSlaveAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;

    private transient HelpingMasters helping;

    @Override
    protected void begin() {
        helping = new HelpingMasters(this, conversations(), directory(Directory.STEWARD));
        helping.listen(listening(), directory(Directory.PLAYER));
        listening().onRequest(Serve.class, request -> request.inform(new Carried("serves")));
        offer(Directory.SLAVE, getLocalName());
    }

    @Override
    protected String doing() {
        return helping.doing();
    }
}
