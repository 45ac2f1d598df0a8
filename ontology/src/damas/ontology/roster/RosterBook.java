package damas.ontology.roster;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.catalogue.Games;
import damas.knowledge.text.NotationException;
import damas.ontology.words.Team;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds rosters by what people call them: a roster that comes with Damas, or a file. */
public final class RosterBook {
    private static final String ENDING = ".ttl";

    /** The game in a roster that comes with Damas, on a line that is no remark. */
    private static final Pattern GAME_NAME = Pattern.compile("(?m)^[^#\"\n]*:gameName\\s+\"([^\"\n]+)\"");

    private final Path ontology;
    private final Path weights;
    private Optional<RosterFile> reader = Optional.empty();

    /**
     * @param ontology the folder of the vocabulary and the shapes, with the rosters in a folder of its own
     * @param weights the folder of the networks that come with Damas
     */
    public RosterBook(Path ontology, Path weights) {
        this.ontology = ontology;
        this.weights = weights;
    }

    /** The names of the rosters that come with Damas. */
    public List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(ontology.resolve("rosters"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    /**
     * Reads the roster of this name or in this file.
     *
     * @throws NotationException if there is none
     * @throws RosterException if it is wrong
     */
    public Roster find(String name) throws IOException {
        Path file = names().contains(name) ? own(name) : path(name);
        if (!Files.isRegularFile(file)) {
            throw new NotationException(quoted(name) + " is no roster; there are " + String.join(", ", names())
                    + ", and files");
        }
        return reader().read(file);
    }

    /**
     * The team of a roster that comes with Damas, for people: not checked, and without the files that it names. Empty
     * if there is no such roster.
     */
    public Optional<Team> outline(String name) throws IOException {
        return names().contains(name) ? reader().outline(Files.readString(own(name))) : Optional.empty();
    }

    /**
     * The game of a roster that comes with Damas, found in its text without Jena, which takes its time to start.
     */
    public String gameName(String name) throws IOException {
        Matcher named = GAME_NAME.matcher(Files.readString(own(name)));
        return named.find() ? named.group(1) : Games.DEFAULT;
    }

    private Path own(String name) {
        return ontology.resolve("rosters").resolve(name + ENDING);
    }

    /**
     * Reads a roster that was sent as a text.
     *
     * @param name what to call it in an error
     * @throws RosterException if it is wrong
     */
    public Roster parse(String name, String text) throws IOException {
        return reader().parse(name, text);
    }

    /** Made when it is needed: Jena takes its time. */
    private synchronized RosterFile reader() throws IOException {
        if (reader.isEmpty()) {
            reader = Optional.of(new RosterFile(ontology, weights));
        }
        return reader.get();
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new NotationException(quoted(name) + " is no file: " + e.getReason());
        }
    }
}
