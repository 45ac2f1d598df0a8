package damas.behaviours.conversation;

import damas.ontology.DamasOntology;
import damas.ontology.words.Reason;
import jade.content.AgentAction;
import jade.content.ContentElement;
import jade.content.ContentManager;
import jade.content.Predicate;
import jade.content.abs.AbsContentElement;
import jade.content.abs.AbsIRE;
import jade.content.abs.AbsObject;
import jade.content.abs.AbsPredicate;
import jade.content.abs.AbsVariable;
import jade.content.lang.Codec.CodecException;
import jade.content.lang.sl.SLCodec;
import jade.content.lang.sl.SLVocabulary;
import jade.content.onto.OntologyException;
import jade.content.onto.basic.Action;
import jade.core.AID;
import jade.core.Agent;
import jade.domain.FIPANames;
import jade.lang.acl.ACLMessage;
import java.util.Collection;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.UUID;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * How an agent puts words into messages and finds them there. Every message goes through here, and into the ACL log.
 */
public final class Speech {
    /** Longer messages are not read: an agent must not be kept busy by rubbish. */
    public static final int LONGEST = 2_000_000;

    private static final String LANGUAGE = FIPANames.ContentLanguage.FIPA_SL;

    /** The language of what no person wants to read. */
    private static final String BYTES = "bytes";
    private static final int LOGGED = 600;
    private static final Logger ACL = LogManager.getLogger("damas.acl");

    private Speech() {}

    /** Teaches an agent the language and the ontology. */
    public static void learn(Agent agent) {
        agent.getContentManager().registerLanguage(new SLCodec(), LANGUAGE);
        agent.getContentManager().registerOntology(DamasOntology.instance());
    }

    /** For a thread that is not an agent's own: JADE's codecs serve one thread at a time. */
    public static ContentManager voice() {
        ContentManager voice = new ContentManager();
        voice.registerLanguage(new SLCodec(), LANGUAGE);
        voice.registerOntology(DamasOntology.instance());
        return voice;
    }

    /** A request for an action, the first message of a conversation. */
    public static ACLMessage request(Agent from, AID to, AgentAction action) {
        return action(ACLMessage.REQUEST, FIPANames.InteractionProtocol.FIPA_REQUEST, from, to, action);
    }

    /** A message of any performative about an action of its receiver, the first of a conversation. */
    public static ACLMessage action(int performative, String protocol, Agent from, AID to, AgentAction action) {
        ACLMessage message = opening(performative, protocol, to);
        fill(from.getContentManager(), message, new Action(to, action));
        return message;
    }

    /**
     * A question for what is true of an open slot: {@code (iota ?x (Knowledge hash ?x))}.
     *
     * @param predicate what is asked, with anything in the open slot
     */
    public static ACLMessage question(Agent from, AID to, Predicate predicate, String openSlot) {
        ACLMessage message = opening(ACLMessage.QUERY_REF, FIPANames.InteractionProtocol.FIPA_QUERY, to);
        try {
            AbsPredicate open = (AbsPredicate) DamasOntology.instance().fromObject(predicate);
            AbsVariable variable = new AbsVariable("x", "STRING");
            open.set(openSlot, variable);
            AbsIRE which = new AbsIRE(SLVocabulary.IOTA);
            which.setVariable(variable);
            which.setProposition(open);
            from.getContentManager().fillContent(message, which);
        } catch (CodecException | OntologyException e) {
            throw new IllegalArgumentException(predicate + " cannot be asked", e);
        }
        return message;
    }

    private static ACLMessage opening(int performative, String protocol, AID to) {
        ACLMessage message = new ACLMessage(performative);
        message.setProtocol(protocol);
        message.setOntology(DamasOntology.NAME);
        message.setLanguage(LANGUAGE);
        message.setConversationId(UUID.randomUUID().toString().substring(0, 13));
        message.addReceiver(to);
        return message;
    }

    /** A message to some of those who take part in a contract. */
    public static ACLMessage words(
            ContentManager voice, int performative, String conversation, Collection<AID> to, ContentElement words) {
        ACLMessage message = contract(performative, conversation, to);
        message.setOntology(DamasOntology.NAME);
        message.setLanguage(LANGUAGE);
        fill(voice, message, words);
        return message;
    }

    /** The same for what no person wants to read; the bytes are never changed again. */
    public static ACLMessage bulk(String conversation, Collection<AID> to, byte[] content) {
        ACLMessage message = contract(ACLMessage.INFORM, conversation, to);
        message.setOntology(DamasOntology.NAME);
        message.setLanguage(BYTES);
        message.setByteSequenceContent(content);
        return message;
    }

    /** Whether a message is no words but bytes. */
    public static boolean isBulk(ACLMessage message) {
        return BYTES.equals(message.getLanguage()) && message.hasByteSequenceContent();
    }

    private static ACLMessage contract(int performative, String conversation, Collection<AID> to) {
        ACLMessage message = new ACLMessage(performative);
        message.setProtocol(FIPANames.InteractionProtocol.FIPA_CONTRACT_NET);
        message.setConversationId(conversation);
        to.forEach(message::addReceiver);
        return message;
    }

    /** An answer in the same conversation. */
    public static ACLMessage reply(Agent from, ACLMessage message, int performative, ContentElement content) {
        ACLMessage reply = message.createReply();
        reply.setPerformative(performative);
        reply.setOntology(DamasOntology.NAME);
        reply.setLanguage(LANGUAGE);
        fill(from.getContentManager(), reply, content);
        return reply;
    }

    /** An answer that says why not. */
    public static ACLMessage reply(Agent from, ACLMessage message, int performative, String reason) {
        return reply(from, message, performative, new Reason(reason));
    }

    private static void fill(ContentManager voice, ACLMessage message, ContentElement content) {
        try {
            voice.fillContent(message, content);
        } catch (CodecException | OntologyException e) {
            throw new IllegalArgumentException(content + " cannot be said", e);
        }
    }

    /** Sends a message. */
    public static void send(Agent from, ACLMessage message) {
        message.setSender(from.getAID());
        if (Overheard.isWanted()) {
            Overheard.tell(message, receivers(message));
        }
        if (ACL.isDebugEnabled()) {
            String content = text(message);
            ACL.debug(
                    "{} -> {} {} {} {} {} B {}",
                    from.getLocalName(),
                    receivers(message),
                    ACLMessage.getPerformative(message.getPerformative()),
                    message.getProtocol(),
                    message.getConversationId(),
                    content.length(),
                    content.length() > LOGGED ? content.substring(0, LOGGED) + " ..." : content);
        }
        from.send(message);
    }

    /** What a message says, for people. */
    static String text(ACLMessage message) {
        return isBulk(message)
                ? message.getByteSequenceContent().length + " bytes"
                : String.valueOf(message.getContent());
    }

    private static String receivers(ACLMessage message) {
        StringJoiner names = new StringJoiner(",");
        for (jade.util.leap.Iterator it = message.getAllIntendedReceiver(); it.hasNext();) {
            names.add(((AID) it.next()).getLocalName());
        }
        return names.toString();
    }

    /** What a message says: an {@link Action}, a predicate, or an {@link AbsIRE} for a question. */
    public static Object content(Agent agent, ACLMessage message) throws NotUnderstood {
        return content(agent.getContentManager(), message);
    }

    /** The same for a thread that is not an agent's own. */
    public static Object content(ContentManager voice, ACLMessage message) throws NotUnderstood {
        check(message);
        try {
            AbsContentElement abs = voice.extractAbsContent(message);
            if (abs instanceof AbsIRE) {
                return abs;
            }
            if (abs == null) {
                throw new NotUnderstood("the message is empty");
            }
            return DamasOntology.instance().toObject(abs);
        } catch (CodecException | OntologyException | RuntimeException e) {
            throw new NotUnderstood("the content is not " + LANGUAGE + " over " + DamasOntology.NAME + ": " + cause(e));
        }
    }

    private static void check(ACLMessage message) throws NotUnderstood {
        if (!DamasOntology.NAME.equals(message.getOntology())) {
            throw new NotUnderstood("the ontology is " + message.getOntology() + ", not " + DamasOntology.NAME);
        }
        if (!LANGUAGE.equals(message.getLanguage())) {
            throw new NotUnderstood("the language is " + message.getLanguage() + ", not " + LANGUAGE);
        }
        String content = message.getContent();
        if (content != null && content.length() > LONGEST) {
            throw new NotUnderstood("the message is longer than " + LONGEST);
        }
    }

    private static String cause(Exception e) {
        String words = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        return words.length() > 200 ? words.substring(0, 200) + " ..." : words;
    }

    /** The predicate that a question is about. */
    public static Optional<AbsPredicate> asked(AbsIRE question) {
        return Optional.ofNullable(question.getProposition());
    }

    /** A constant in a predicate that is asked about, if there is one. */
    public static Optional<String> constant(AbsPredicate predicate, String slot) {
        AbsObject value = predicate.getAbsObject(slot);
        return value instanceof jade.content.abs.AbsPrimitive primitive
                ? Optional.of(String.valueOf(primitive.getObject()))
                : Optional.empty();
    }

    /** The reason that a refusal gives. JADE's own, for a message that cannot be delivered, is long. */
    public static String reason(Agent agent, ACLMessage message) {
        if (message.getPerformative() == ACLMessage.FAILURE && message.getSender().equals(agent.getAMS())) {
            return "cannot be reached";
        }
        try {
            if (content(agent, message) instanceof Reason reason) {
                return reason.words();
            }
        } catch (NotUnderstood e) {
            // then as it is
        }
        return String.valueOf(message.getContent());
    }
}
