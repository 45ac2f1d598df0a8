package damas.ontology.roster;

import java.util.List;

/** Says all that is wrong with a roster, a line each: the file, whose property, what was found and what is allowed. */
public final class RosterException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> problems;

    public RosterException(List<String> problems) {
        super(String.join("\n", problems));
        this.problems = List.copyOf(problems);
    }

    public List<String> problems() {
        return problems;
    }
}
