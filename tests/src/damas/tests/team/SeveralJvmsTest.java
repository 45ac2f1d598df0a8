package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.tests.BackgroundDamas;
import damas.tests.Slow;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A platform whose main container and two others are JVMs of their own, with a team spread over them. */
@Slow
class SeveralJvmsTest {
    /** MP-Draughts, its opening agent on the one machine and its endgame agents on the other. */
    private static final String ROSTER = """
            @prefix : <http://example.org/damas#> .
            <#team> a :Team ; :name "mp-draughts" ; :purpose "a test" ;
              :coordinator [ a :Coordinator ; :openingPieces 15 ] ;
              :players <#iiga> , <#ahead> , <#behind> , <#level> , <#kings> .
            <#iiga> a :IIGA ; :search <#search> ; :container "lab1" ;
              :evaluation [ a :Network ; :file "visiondraughts.txt" ] .
            <#ahead> a :EGA ; :name "ega-ahead" ; :standsFor "ahead" ; :search <#search> ; :container "lab2" ;
              :evaluation [ a :Network ; :file "ls-visiondraughts.txt" ] .
            <#behind> a :EGA ; :name "ega-behind" ; :standsFor "behind" ; :search <#search> ; :container "lab2" ;
              :evaluation [ a :Network ; :file "neurodraughts.txt" ] .
            <#level> a :EGA ; :name "ega-level" ; :standsFor "level" ; :search <#search> ; :container "lab2" ;
              :evaluation [ a :Network ; :file "visiondraughts.txt" ] .
            <#kings> a :EGA ; :name "ega-kings" ; :standsFor "kings" ; :search <#search> ; :container "lab2" ;
              :evaluation [ a :Network ; :file "ls-draughts.txt" ] .
            <#search> a :SearchPlan ; :algorithm "alpha-beta" ; :depth 6 ; :distribution "adaba-v4" .
            """;

    @TempDir
    private Path folder;

    private Path roster;
    private String address;

    private BackgroundDamas platform() throws Exception {
        roster = Files.writeString(folder.resolve("spread.ttl"), ROSTER);
        try (ServerSocket socket = new ServerSocket(0)) {
            address = "127.0.0.1:" + socket.getLocalPort();
        }
        BackgroundDamas platform = BackgroundDamas.start(
                folder.resolve("main"),
                "platform",
                "--port",
                address.substring(address.indexOf(':') + 1),
                "--roster",
                roster.toString(),
                "--roster",
                "visiondraughts");
        platform.awaitPrinted("The platform is at");
        return platform;
    }

    private BackgroundDamas join(String name) throws Exception {
        BackgroundDamas joined =
                BackgroundDamas.start(folder.resolve(name), "join", address, "--name", name, "--slaves", "1");
        joined.awaitPrinted("Joined");
        return joined;
    }

    /** Waits until the agents of the roster are where it wants them. */
    private static void awaitPlacement(BackgroundDamas platform) throws Exception {
        for (String word : List.of("iiga is new in lab1", "ega-level is new in lab2")) {
            platform.awaitLogged(word);
        }
    }

    private BackgroundDamas match(String... thought) throws IOException {
        String[] arguments = {
            "match", roster.toString(), "visiondraughts", "--at", address, "--games", "1", "--pdn",
            folder.resolve("games.pdn").toString(), thought[0], thought[1]
        };
        return BackgroundDamas.start(folder.resolve("match"), arguments);
    }

    private List<String[]> allocations() throws IOException {
        return Files.readAllLines(folder.resolve("games.pdn.allocations")).stream()
                .map(line -> line.split("\t"))
                .toList();
    }

    private DraughtsGame game() throws IOException {
        PdnFile read = PdnReader.read(folder.resolve("games.pdn"));
        assertEquals(List.of(), read.problems());
        assertFalse(Files.readString(folder.resolve("games.pdn")).contains("resigns"));
        return read.games().get(0);
    }

    @Test
    void aWholeGameIsPlayedAcrossThem() throws Exception {
        try (BackgroundDamas platform = platform();
                BackgroundDamas lab1 = join("lab1");
                BackgroundDamas lab2 = join("lab2")) {
            awaitPlacement(platform);
            // deep enough that searches outlast the time in which a leader calls no slaves
            try (BackgroundDamas match = match("--depth", "8")) {
                assertEquals(0, match.end(), match.printed());
            }
            DraughtsGame game = game();
            DraughtsPosition replay = DraughtsPosition.of(game.start(), DrawRules.ENGLISH);
            List<String[]> log = allocations();
            assertEquals(game.plies().size(), log.size());
            String endgameAgent = "";
            for (int i = 0; i < log.size(); i++) {
                Board board = replay.board();
                if (log.get(i)[3].equals("mp-draughts")) {
                    assertEquals(board.pieceCount() < 15, log.get(i)[4].startsWith("ega-"), log.get(i)[6]);
                    endgameAgent = board.pieceCount() < 15 ? log.get(i)[4] : endgameAgent;
                }
                replay = replay.play(game.plies().get(i).move());
            }
            assertTrue(endgameAgent.startsWith("ega-"), "the game had no endgame");
            // the story of the game, as the messages tell it: asked in the main container, answered elsewhere
            assertTrue(platform.messages().contains("mp-draughts.coordinator -> mp-draughts.iiga"));
            assertTrue(lab1.messages().lines().anyMatch(line ->
                    line.contains("-> mp-draughts.coordinator INFORM fipa-request") && line.contains("Searched")));
            String allocated = endgameAgent;
            assertTrue(lab2.messages().lines().anyMatch(line -> line.contains("mp-draughts." + allocated)
                    && line.contains("INFORM") && line.contains("Searched")));
            assertTrue(lab1.messages().contains("PROPOSE"), "no slave has helped");
            platform.interrupt();
            lab1.end();
        }
    }

    @Test
    void aKilledContainerCostsNoGame() throws Exception {
        try (BackgroundDamas platform = platform();
                BackgroundDamas lab1 = join("lab1");
                BackgroundDamas lab2 = join("lab2")) {
            awaitPlacement(platform);
            try (BackgroundDamas match = match("--movetime", "400")) {
                // the opening agent's own container, in the middle of a search of the game, with a slave
                lab1.awaitMessage("(Thinking game-");
                lab1.kill();
                lab2.awaitMessage("mp-draughts.ega-", "(Searched game-");
                lab2.kill();
                match.end();
                // the game is played to its end; moves while no player is there are fallbacks and make the match void
                assertTrue(match.printed().contains("1 games in"), match.printed());
            }
            DraughtsGame game = game();
            assertTrue(game.plies().size() > 20);
            assertTrue(
                    allocations().stream().anyMatch(line -> line[6].contains("absent") || line[6].contains("in time")),
                    "nobody was missed");
            assertTrue(platform.printed().contains("lab1 left"), platform.printed());
        }
    }
}
