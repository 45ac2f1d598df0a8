package damas.ontology.roster;

import damas.ontology.words.Team;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.vocabulary.RDF;

/** Reads rosters, and refuses those that are wrong with all that is wrong. */
public final class RosterFile {
    private static final long LARGEST = 1_000_000;

    private final RosterShapes shapes;
    private final Path weights;

    /**
     * @param ontology the folder of the shapes
     * @param weights the folder of the networks that come with Damas
     */
    public RosterFile(Path ontology, Path weights) throws IOException {
        this.shapes = new RosterShapes(Files.readString(ontology.resolve("shapes.ttl")));
        this.weights = weights;
    }

    /**
     * Reads a file. The networks, clusters and rules that it names lie beside it or among those that come with Damas.
     *
     * @throws RosterException if it is no roster
     */
    public Roster read(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        if (Files.size(file) > LARGEST) {
            throw new RosterException(List.of(name + ": it is too large for a roster"));
        }
        try {
            return parse(name, Files.readString(file), file.toAbsolutePath().getParent());
        } catch (CharacterCodingException e) {
            throw new RosterException(List.of(name + ": it is no text in UTF-8"));
        }
    }

    /**
     * Reads the text of a file.
     *
     * @param name what to call it in an error
     * @param folder where the files that it names may lie
     * @throws RosterException if it is no roster
     */
    public Roster parse(String name, String text, Path folder) {
        Problems problems = new Problems(name);
        return parse(text, new KnowledgeFiles(List.of(folder, weights), true, problems), problems);
    }

    /**
     * Reads a text that came from elsewhere: it can name no other networks than those that come with Damas.
     *
     * @throws RosterException if it is no roster
     */
    public Roster parse(String name, String text) {
        Problems problems = new Problems(name);
        if (text.length() > LARGEST) {
            throw new RosterException(List.of(name + ": it is too large for a roster"));
        }
        return parse(text, new KnowledgeFiles(List.of(weights), false, problems), problems);
    }

    private Roster parse(String text, KnowledgeFiles files, Problems problems) {
        Model model = Turtle.read(text, "http://example.org/roster", problems);
        Optional<Team> team = Optional.empty();
        if (problems.isEmpty()) {
            shapes.addDefaults(model);
            Spelling.check(model, problems);
            shapes.check(model, problems);
            team = read(model, files, problems);
        }
        if (!problems.isEmpty()) {
            throw new RosterException(problems.lines());
        }
        return new Roster(team.orElseThrow(), files.texts());
    }

    /**
     * The team that a roster describes, for people: nothing is checked, and the files that it names are not read, so no
     * class of its game is loaded. Empty if the text describes no team.
     */
    Optional<Team> outline(String text) {
        Model model = Turtle.read(text, "http://example.org/roster", new Problems("outline"));
        shapes.addDefaults(model);
        return teams(model).stream()
                .findFirst()
                .flatMap(team -> new WordReader((thing, word) -> word).read(team, Team.class));
    }

    private static List<Resource> teams(Model model) {
        return model.listSubjectsWithProperty(RDF.type, Vocabulary.type(Team.class)).toList();
    }

    private static Optional<Team> read(Model model, KnowledgeFiles files, Problems problems) {
        WordReader words = new WordReader((thing, word) -> files.check(Subjects.label(thing), word));
        List<Resource> teams = teams(model);
        if (teams.size() != 1) {
            return Optional.empty();
        }
        TeamRules.check(teams.get(0), words, hash -> Optional.ofNullable(files.texts().get(hash)), problems);
        return words.read(teams.get(0), Team.class);
    }
}
