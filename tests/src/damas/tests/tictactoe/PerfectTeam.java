package damas.tests.tictactoe;

import damas.tests.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Teams of tic-tac-toe that search to the end, and commands of Damas that find the game on their class path. */
public final class PerfectTeam {
    private PerfectTeam() {}

    /** The roster of a team with two perfect players, one of which stands in for the other. */
    public static String roster(String name) {
        return """
                @prefix : <http://example.org/damas#> .
                <#team> a :Team ;
                  :name "%s" ;
                  :purpose "Plays small games perfectly" ;
                  :gameName "tic-tac-toe" ;
                  :coordinator [ a :Coordinator ] ;
                  :players <#first> , <#second> .
                <#first> a :EnginePlayer ; :name "first" ; :engine [ a :Exhaustive ] .
                <#second> a :EnginePlayer ; :name "second" ; :engine [ a :Exhaustive ] .
                """.formatted(name);
    }

    /** Writes the roster of a team into a file of its name. */
    static Path write(Path folder, String name) throws IOException {
        return Files.writeString(folder.resolve(name + ".ttl"), roster(name));
    }

    /** A command of Damas in a JVM that has tic-tac-toe on its class path and logs the classes that it loads. */
    static List<String> command(Path folder, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + loaded(folder),
                "-Ddamas.home=" + Needs.home(),
                "-Ddamas.var=" + folder.resolve("var"),
                "-Dlog4j2.configurationFile=" + Needs.home().resolve("containers/log4j2.xml"),
                "-cp",
                System.getProperty("java.class.path"),
                "damas.containers.cli.Main"));
        command.addAll(arguments);
        return command;
    }

    private static Path loaded(Path folder) {
        return folder.resolve("loaded.txt");
    }

    /** The log's lines on classes of Damas that a command has loaded. */
    static List<String> classes(Path folder) throws IOException {
        return Files.readAllLines(loaded(folder)).stream().filter(line -> line.contains(" damas.")).toList();
    }

    /** The lines on classes of draughts. */
    static List<String> classesOfDraughts(Path folder) throws IOException {
        return classes(folder).stream().filter(line -> line.contains(" damas.knowledge.draughts.")).toList();
    }
}
