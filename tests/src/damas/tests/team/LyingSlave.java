package damas.tests.team;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Speech;
import damas.ontology.words.SearchCrew;
import damas.ontology.words.SearchNews;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.CyclicBehaviour;
import jade.lang.acl.ACLMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** A slave that helps every master and tells its crew nothing but rubbish. */
final class LyingSlave extends Agent {
    private static final long serialVersionUID = 1;
    private static final List<String> LINES = List.of(
            "", " ", "result", "result 1", "result x y z", "result 1 NaN -1 99-98", "task", "task 1 2 3 4 5", "drop",
            "drop x", "drop -1", "ping", "end end", "ready\nready", "\n\n\n", "\u0000\u4e2d", "x".repeat(20_000));

    private final transient AtomicInteger told = new AtomicInteger();
    private final transient Random random = new Random(1);

    /** How many pieces of rubbish it has told. */
    int told() {
        return told.get();
    }

    @Override
    protected void setup() {
        Speech.learn(this);
        Directory.offer(this, Directory.SLAVE, getLocalName());
        addBehaviour(new CyclicBehaviour(this) {
            private static final long serialVersionUID = 1;

            @Override
            public void action() {
                ACLMessage message = receive();
                if (message == null) {
                    block();
                } else {
                    hear(message);
                }
            }
        });
    }

    private void hear(ACLMessage message) {
        String search = message.getConversationId();
        switch (message.getPerformative()) {
            case ACLMessage.CFP -> Speech.send(this, Speech.reply(
                    this, message, ACLMessage.PROPOSE, new SearchCrew(search, getLocalName() + "@nowhere")));
            case ACLMessage.ACCEPT_PROPOSAL, ACLMessage.INFORM -> {
                lie(search, message.getSender());
                if (message.getContent() != null && message.getContent().contains("SearchCrew")) {
                    crew(message).forEach(member -> lie(search, member));
                }
            }
            default -> { }
        }
    }

    private List<AID> crew(ACLMessage message) {
        List<AID> crew = new ArrayList<>();
        try {
            for (String member : ((SearchCrew) Speech.content(this, message)).members().split(" ")) {
                crew.add(new AID(member.substring(0, member.indexOf('@')), AID.ISLOCALNAME));
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        crew.remove(getAID());
        return crew;
    }

    private void lie(String search, AID to) {
        for (int i = 0; i < 5; i++) {
            told.incrementAndGet();
            ACLMessage lie = Speech.words(getContentManager(), ACLMessage.INFORM, search, List.of(to),
                    new SearchNews(search, LINES.get(random.nextInt(LINES.size()))));
            switch (random.nextInt(6)) {
                case 0 -> lie = Speech.bulk(search, List.of(to), new byte[random.nextInt(100)]);
                case 1 -> lie.setContent(lie.getContent().substring(random.nextInt(20)));
                case 2 -> lie.setOntology("weather");
                case 3 -> lie.setPerformative(random.nextInt(20));
                case 4 -> lie.setContent(lie.getContent().replace(search, "another"));
                default -> { }
            }
            Speech.send(this, lie);
        }
    }
}
