package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import damas.behaviours.conversation.Speech;
import damas.containers.platform.Platform;
import damas.containers.platform.Residents;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.ontology.words.Evaluation.Network;
import damas.ontology.words.HelpSearch;
import damas.tests.Await;
import damas.tests.Fast;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.CyclicBehaviour;
import jade.domain.FIPANames;
import jade.lang.acl.ACLMessage;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A slave's side of the contract net. */
@Fast
class HelpingMastersTest {
    private static final String SEARCH = "search-1";

    @TempDir
    private Path folder;

    /** A master that only calls for help. */
    private static final class Caller extends Agent {
        private static final long serialVersionUID = 1;

        private final transient BlockingQueue<ACLMessage> answers = new LinkedBlockingQueue<>();
        private final transient CountDownLatch ready = new CountDownLatch(1);

        @Override
        protected void setup() {
            Speech.learn(this);
            ready.countDown();
            addBehaviour(new CyclicBehaviour(this) {
                private static final long serialVersionUID = 1;

                @Override
                public void action() {
                    ACLMessage message = receive();
                    if (message == null) {
                        block();
                    } else {
                        answers.add(message);
                    }
                }
            });
        }

        /** Calls a slave for proposals and returns the slave's answer. */
        ACLMessage call(String slave) throws InterruptedException {
            ready.await();
            Network unknown = new Network("unknown.txt", Optional.empty(), Optional.of("f".repeat(64)));
            HelpSearch terms = new HelpSearch(
                    SEARCH,
                    getLocalName() + "@here",
                    Teams.position(Fen.format(Board.START), ""),
                    unknown,
                    Teams.search(4, "ybwc"),
                    "table",
                    1);
            ACLMessage call = Speech.action(
                    ACLMessage.CFP,
                    FIPANames.InteractionProtocol.FIPA_CONTRACT_NET,
                    this,
                    new AID(slave, AID.ISLOCALNAME),
                    terms);
            call.setConversationId(SEARCH);
            send(call);
            return answers.poll(Await.GUARD.toSeconds(), TimeUnit.SECONDS);
        }
    }

    /** A slave that has just joined knows no steward yet and refuses; its master calls again in that conversation. */
    @Test
    void aSlaveThatRefusedAnswersTheNextCallOfTheSearch() throws Exception {
        try (Platform platform = Platform.start("helping-masters-test", Platform.LOOPBACK, 0, folder, Map.of())) {
            new Residents(platform).serve(1);
            Caller caller = new Caller();
            platform.container().acceptNewAgent("caller", caller).start();
            for (int i = 0; i < 2; i++) {
                ACLMessage answer = caller.call(platform.name() + ".slave-1");
                assertNotNull(answer, "no answer to call " + i);
                assertEquals(ACLMessage.REFUSE, answer.getPerformative(), answer::toString);
            }
        }
    }
}
