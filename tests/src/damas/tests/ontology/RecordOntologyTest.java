package damas.tests.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.ontology.DamasOntology;
import damas.ontology.words.ChosenMove;
import damas.ontology.words.Reason;
import damas.tests.Fast;
import damas.tests.game.Mutation;
import damas.tests.game.Positions;
import jade.content.AgentAction;
import jade.content.Concept;
import jade.content.ContentElement;
import jade.content.Predicate;
import jade.content.abs.AbsContentElement;
import jade.content.lang.Codec.CodecException;
import jade.content.lang.sl.SLCodec;
import jade.content.onto.OntologyException;
import jade.content.onto.basic.Action;
import jade.core.AID;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words become FIPA SL and words again; what is no word is refused in the two ways that agents expect. */
@Fast
class RecordOntologyTest {
    private static final DamasOntology ONTOLOGY = DamasOntology.instance();
    private static final String SIGNS = "0123456789-.()\":?#\\\n aZ\u0000\u00e9\ud83d";

    private final SLCodec codec = new SLCodec();

    private String encode(Object content) throws CodecException, OntologyException {
        return codec.encode(ONTOLOGY, (AbsContentElement) ONTOLOGY.fromObject(content));
    }

    private Object decode(String text) throws CodecException, OntologyException {
        return ONTOLOGY.toObject(codec.decode(ONTOLOGY, text));
    }

    /** What a message can carry: a predicate as it is, an action with who is to do it. */
    private static ContentElement content(Record word) {
        if (word instanceof Predicate predicate) {
            return predicate;
        }
        return new Action(new AID("coordinator@lab", AID.ISGUID), (AgentAction) word);
    }

    private static Object word(Object content) {
        return content instanceof Action action ? action.getAction() : content;
    }

    static Stream<Class<?>> messages() {
        return DamasOntology.WORDS.stream()
                .filter(word -> AgentAction.class.isAssignableFrom(word) || Predicate.class.isAssignableFrom(word));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void everyMessageIsReadBackAsItWasWritten(Class<?> message) throws Exception {
        RandomWords words = new RandomWords(Positions.SEED);
        for (int i = 0; i < 200; i++) {
            Record said = words.next(message);
            String text = encode(content(said));
            try {
                assertEquals(said, word(decode(text)), text);
            } catch (CodecException | OntologyException e) {
                throw new AssertionError(said + "\n" + text, e);
            }
        }
    }

    @Test
    void everyWordIsReadBackFromItsAbstractForm() throws Exception {
        RandomWords words = new RandomWords(Positions.SEED);
        for (Class<?> word : DamasOntology.WORDS) {
            Record said = words.next(word);
            assertEquals(said, ONTOLOGY.toObject(ONTOLOGY.fromObject(said)));
        }
    }

    @Test
    void aMessageIsReadableToPeople() throws Exception {
        assertEquals("((Reason \"out of turn\"))", encode(new Reason("out of turn")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "(",
                "()",
                "(())",
                "nonsense",
                "((Nonsense))",
                "((Reason))",
                "((Reason 1 2 3))",
                "((Reason (sequence)))",
                "((Reason (Reason \"x\")))",
                "((Reason (ChosenMove :text \"x\")))",
                "((Reason :words (ChosenMove :text \"x\")))",
                "((Thinking \"g\" \"p\" \"r\" \"\"))",
                "((Thinking \"g\" \"p\" (SearchReport :value x) \"\"))",
                "((Thinking \"g\" \"p\" (SearchReport :value \"x\" :depth 1 :nodes 1 :milliseconds 1 "
                        + ":variation a) \"\"))",
                "((Thinking \"g\" \"p\" (SearchReport :value 1 :depth 99999999999 :nodes 1 :milliseconds 1 "
                        + ":variation a) \"\"))",
                "((Thinking \"g\" \"p\" (SearchReport :value 1 :depth 1.5 :nodes 1 :milliseconds 1 "
                        + ":variation a) \"\"))",
                "((Thinking \"g\" \"p\" (SearchReport :value 1 :depth 1 :nodes 1.5 :milliseconds 1 "
                        + ":variation a) \"\"))",
                "((Thinking \"g\" \"p\" (SearchReport :depth 1) \"\"))",
                "((Played \"g\" (ChosenMove :text \"11-15\")))",
                "((action (agent-identifier :name a@b) (Retire :why \"x\")))",
                "((action (agent-identifier :name a@b) (Arrive :host (Host))))",
                "((action (agent-identifier :name a@b) (Arrive)))",
                "((action (agent-identifier :name a@b) (Arrive :host \"x\")))",
                "((action (agent-identifier :name a@b) (TakePart :teamName t :gameName g :player (Material))))",
                "((action (agent-identifier :name a@b) (TakePart :teamName t :gameName g :player (Player))))",
                "((action (agent-identifier :name a@b) (Reshape :team (Team :name a :purpose b :coordinator c))))",
                "((action (agent-identifier :name a@b) (Reshape :team (sequence))))",
                "((action (agent-identifier :name a@b) (Reason \"x\")))",
                "((action (agent-identifier :name a@b)))",
                "((action 7 (Retire)))",
                "((action))",
                "((iota ?x (Reason ?x)))",
                "((Reason ?x))",
            })
    void brokenContentIsRefused(String text) {
        assertRefused(text, true);
    }

    private boolean assertRefused(String text, boolean always) {
        try {
            Object read = word(decode(text));
            assertTrue(!always, () -> text + " was read as " + read);
            return false;
        } catch (CodecException | OntologyException e) {
            return true;
        } catch (RuntimeException | Error e) {
            throw new AssertionError(text, e);
        }
    }

    @Test
    void damagedMessagesAreRefusedOrRead() throws Exception {
        List<Class<?>> messages = messages().toList();
        int refused;
        PrintStream console = System.err;
        // JADE's parser prints the stack trace of a number that is too large
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        try {
            refused = refusals(messages);
        } finally {
            System.setErr(console);
        }
        assertTrue(refused > 1_000, refused + " refused");
    }

    private int refusals(List<Class<?>> messages) throws Exception {
        int refused = 0;
        for (long seed = Positions.SEED; seed < Positions.SEED + 4_000; seed++) {
            Random random = new Random(seed * 0x9E3779B97F4A7C15L);
            RandomWords words = new RandomWords(random.nextLong());
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                texts.add(encode(content(words.next(messages.get(random.nextInt(messages.size()))))));
            }
            refused += assertRefused(Mutation.of(texts.get(0), texts.get(1), SIGNS, random), false) ? 1 : 0;
        }
        return refused;
    }

    @Test
    void whatIsNoWordCannotBeSaid() {
        /** A record that nobody declared. */
        record Stranger(String name) implements Concept {}

        assertThrows(OntologyException.class, () -> ONTOLOGY.fromObject(new Stranger("x")));
        assertThrows(OntologyException.class, () -> ONTOLOGY.fromObject(new Object()));
    }

    @Test
    void theOrderOfNamedSlotsMakesNoDifference() throws Exception {
        Object read = decode("((action (agent-identifier :name a@b)"
                + " (ChooseMove :limits (MoveLimits) :game g :position (GamePosition :gameName n"
                + " :rules r :moves \"\" :start f))))");
        assertTrue(word(read).toString().contains("game=g"), read.toString());
        assertEquals(new ChosenMove("a b"), ONTOLOGY.toObject(ONTOLOGY.fromObject(new ChosenMove("a b"))));
    }
}
