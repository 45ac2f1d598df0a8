package damas.knowledge.draughts.learning;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which courses there are, how far each has come and who is at work on it: all that a trainer decides. It knows neither
 * clocks nor messages, and takes reports that come twice, late, or from somebody who was given up: a state is worth
 * the same whoever played its games.
 */
public final class Curriculum {
    private final Map<String, EndgameCourse> courses = new LinkedHashMap<>();
    private final Map<String, EndgameCourse.State> states = new HashMap<>();
    private final Map<String, String> atWork = new HashMap<>();

    /** A section that somebody is to play. */
    public record Job(EndgameCourse course, EndgameCourse.State state) {}

    /** Adds a course that has come so far. */
    public void add(EndgameCourse course, EndgameCourse.State state) {
        if (courses.put(course.agent(), course) != null) {
            throw new IllegalArgumentException(course.agent() + " is trained twice");
        }
        states.put(course.agent(), state);
    }

    /** What a worker is to do: of the courses that nobody is at work on the one that has come least far. */
    public Optional<Job> next(String worker) {
        Optional<EndgameCourse> chosen = courses.values().stream()
                .filter(course -> states.get(course.agent()).best().isEmpty())
                .filter(course -> !atWork.containsKey(course.agent()))
                .min(Comparator.comparingInt(course -> states.get(course.agent()).games()));
        chosen.ifPresent(course -> atWork.put(course.agent(), worker));
        return chosen.map(course -> new Job(course, states.get(course.agent())));
    }

    /** The course of this agent. */
    public Optional<EndgameCourse> course(String agent) {
        return Optional.ofNullable(courses.get(agent));
    }

    /** Hears how far a course has come; false if that is nothing new. */
    public boolean heard(String agent, EndgameCourse.State state) {
        EndgameCourse.State known = states.get(agent);
        boolean further = known != null
                && known.best().isEmpty()
                && (state.games() > known.games() || state.best().isPresent());
        if (further) {
            states.put(agent, state);
        }
        return further;
    }

    /** A worker has done its job, or is lost: another may go on from the last game that was heard of. */
    public void released(String worker) {
        atWork.values().remove(worker);
    }

    public EndgameCourse.State state(String agent) {
        return states.get(agent);
    }

    /** Whether everybody is trained. */
    public boolean isComplete() {
        return states.values().stream().allMatch(state -> state.best().isPresent());
    }

    /** Those who are still to be trained, by name. */
    public List<String> open() {
        return courses.keySet().stream().filter(agent -> states.get(agent).best().isEmpty()).toList();
    }
}
