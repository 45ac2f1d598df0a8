package damas.agents;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Relaying;
import damas.behaviours.conversation.Request;
import damas.behaviours.knowing.HostKnowledge;
import damas.behaviours.stewardship.KeepingTeams;
import damas.ontology.words.Arrive;
import damas.ontology.words.Carried;
import damas.ontology.words.Host;
import damas.ontology.words.Knowledge;
import damas.ontology.words.Reshape;

/**
 * Keeps the platform's teams as their rosters want them, has the knowledge that hosts lack, and lets in only hosts that
 * run the same Damas. It lives in the main container; its argument is the version.
 */
public final class StewardAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;

    private transient KeepingTeams keeping;
    private String version = "";

    @Override
    protected void begin() {
        Object[] arguments = getArguments();
        version = arguments == null || arguments.length == 0 ? "" : String.valueOf(arguments[0]);
        keeping = new KeepingTeams(
                this,
                conversations(),
                directory(Directory.HOST),
                new KeepingTeams.Classes(
                        CoordinatorAgent.class.getName(),
                        PlayerAgent.class.getName(),
                        SearchSlaveAgent.class.getName()),
                here().getName());
        directory(Directory.PLAYER).with(keeping.mourning());
        directory(Directory.TEAM).with(keeping.mourning());
        directory(Directory.SLAVE).with(keeping.mourning());
        listening().onRequest(Reshape.class, keeping::reshape)
                .onRequest(Arrive.class, this::arrive)
                .onQuestion(Knowledge.class, HostKnowledge.here()::answer);
        Relaying.by(this, listening());
        offer(Directory.STEWARD, getLocalName());
    }

    @Override
    protected String doing() {
        return "keeps " + keeping.describe();
    }

    private void arrive(Request request) {
        Host host = ((Arrive) request.action()).host();
        if (host.version().equals(version)) {
            request.inform(new Carried("welcome"));
        } else {
            request.refuse("this platform runs Damas " + version + ", the container Damas " + host.version()
                    + "; take an archive of `damas dist` from there");
        }
    }
}
