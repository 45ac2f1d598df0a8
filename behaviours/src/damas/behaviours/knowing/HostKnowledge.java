package damas.behaviours.knowing;

import damas.behaviours.conversation.Speech;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.text.ContentStore;
import damas.ontology.meaning.Evaluators;
import damas.ontology.words.Evaluation;
import damas.ontology.words.Knowledge;
import jade.content.Predicate;
import jade.content.abs.AbsPredicate;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What all agents of this JVM know together: each text is fetched, read and held once. */
public final class HostKnowledge {
    private static final HostKnowledge HERE =
            new HostKnowledge(Path.of(System.getProperty("damas.var", "var"), "knowledge"));

    private final ContentStore store;
    private final Map<Evaluation, Supplier<Evaluator>> evaluators = new HashMap<>();

    /** Who waits for what is being fetched. */
    private final Map<String, List<Runnable>> waiting = new HashMap<>();

    HostKnowledge(Path folder) {
        store = new ContentStore(folder);
    }

    /** That of this JVM: an agent is made by JADE, from a class name, and can be given nothing but text. */
    public static HostKnowledge here() {
        return HERE;
    }

    /** Answers a question for what a hash stands for. */
    public Optional<Predicate> answer(AbsPredicate question) {
        return Speech.constant(question, "hash").flatMap(hash -> find(hash).map(text -> new Knowledge(hash, text)));
    }

    public Optional<String> find(String hash) {
        return store.find(hash);
    }

    /** Keeps a text; whoever waits for it is woken. */
    public void keep(String text) {
        release(store.keep(text));
    }

    /**
     * Whether the caller is the one to fetch something; otherwise somebody else does, and the caller is woken when that
     * has ended, well or not.
     */
    synchronized boolean claim(String hash, Runnable wake) {
        if (find(hash).isPresent()) {
            // it came since the caller has looked
            wake.run();
            return false;
        }
        List<Runnable> others = waiting.get(hash);
        if (others == null) {
            waiting.put(hash, new ArrayList<>());
            return true;
        }
        others.add(wake);
        return false;
    }

    synchronized boolean isClaimed(String hash) {
        return waiting.containsKey(hash);
    }

    void release(String hash) {
        List<Runnable> others;
        synchronized (this) {
            others = waiting.remove(hash);
        }
        if (others != null) {
            others.forEach(Runnable::run);
        }
    }

    /** The first of these that is not here. */
    public Optional<String> missing(List<String> hashes) {
        return hashes.stream().filter(hash -> find(hash).isEmpty()).findFirst();
    }

    /**
     * A new evaluator; its texts must be here.
     *
     * @throws damas.knowledge.text.NotationException if a text is malformed
     * @throws IllegalArgumentException if a text is not here
     */
    public synchronized Evaluator evaluator(Evaluation evaluation) {
        return evaluators.computeIfAbsent(evaluation, unread -> Evaluators.of(unread, this::find)).get();
    }
}
