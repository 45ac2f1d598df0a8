package damas.tests.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.learning.FallbackShare;
import damas.tests.Needs;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches as a user runs them. */
@Slow
class MatchTest {
    @TempDir
    private Path folder;

    private Answer match(String... arguments) throws Exception {
        String[] command = new String[arguments.length + 1];
        command[0] = "match";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        return new Shell(folder).damas("", command);
    }

    @Test
    void aMatchThatWasInterruptedGoesOn() throws Exception {
        String file = folder.resolve("games.pdn").toString();
        Answer first = match("visiondraughts", "material", "--games", "2", "--depth", "2", "--pdn", file);
        assertEquals(0, first.exitCode(), first.err());
        List<DraughtsGame> played = PdnReader.read(Path.of(file)).games();
        Answer second = match("visiondraughts", "material", "--games", "4", "--depth", "2", "--pdn", file);
        assertEquals(0, second.exitCode(), second.err());
        assertTrue(second.err().contains("going on; 2 games are played"), second.err());
        List<DraughtsGame> all = PdnReader.read(Path.of(file)).games();
        assertEquals(4, all.size());
        assertEquals(played, all.subList(0, 2));
        List<String> log = Files.readAllLines(Path.of(file + ".allocations"));
        assertEquals(all.stream().mapToInt(game -> game.plies().size()).sum(), log.size());
        assertTrue(log.get(0).startsWith("1\t1\t"), log.get(0));
    }

    @Test
    void anExternalEnginePlaysAmongTheTeams() throws Exception {
        String engine = "engine:" + Needs.home().resolve("damas") + " engine --roster ls-draughts";
        Answer answer = match(engine, "material", "--games", "2", "--depth", "2");
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().contains("engine-1 v material: "), answer.out());
        Answer none = match("engine:no-such-program", "material", "--games", "2");
        assertEquals(1, none.exitCode());
        assertEquals(1, none.err().lines().filter(line -> line.startsWith("damas:")).count(), none.err());
    }

    @Test
    void openingsComeFromFilesToo() throws Exception {
        Path lines = Files.writeString(folder.resolve("starts.txt"), """
                # two positions
                9-13 22-18 10-15   # as moves
                B:W18,25,29,32:B4,5,12,14 3
                """);
        Answer answer = match(
                "visiondraughts", "material", "--games", "4", "--depth", "2", "--openings", lines.toString(), "--pdn",
                folder.resolve("games.pdn").toString());
        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(
                2,
                PdnReader.read(folder.resolve("games.pdn")).games().stream()
                        .map(DraughtsGame::start).distinct().count());
        Path wrong = Files.writeString(folder.resolve("wrong.txt"), "9-13 22-18\n9-13 9-13\n");
        Answer refused = match("visiondraughts", "material", "--openings", wrong.toString());
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().contains("wrong.txt:2: "), refused.err());
        Path over = Files.writeString(folder.resolve("over.pdn"), "[FEN \"B:W18:B14\"] 1. 14x23 1-0");
        assertTrue(match("visiondraughts", "material", "--openings", over.toString())
                .err()
                .contains("White has no move"));
    }

    @Test
    void teamsPlayWithoutAgentsAndTheirRulesAreHeldToAccount() throws Exception {
        String never = roster("never", "TotalMobility < 0");
        String always = roster("always", "TotalMobility >= 0");
        Path starts = Files.writeString(folder.resolve("starts.txt"), """
                B:W17,18,19,21,22,23,30:B2,5,7,10,11,12,1
                B:W18,25,29,32:B4,5,12,14
                """);
        String before = folder.resolve("before.pdn").toString();
        String after = folder.resolve("after.pdn").toString();
        Answer plain = match(
                never, "material", "--games", "4", "--depth", "2", "--openings", starts.toString(),
                "--without-agents", "--pdn", before);
        assertEquals(0, plain.exitCode(), plain.err());
        assertFalse(plain.out().contains("rule"), plain.out());
        Answer answer = match(
                always, "material", "--games", "4", "--depth", "2", "--openings", starts.toString(),
                "--without-agents", "--pdn", after, "--since", before);
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().contains("always, games in which a rule fired: "), answer.out());
        assertTrue(answer.out().contains("(TotalMobility >= 0, to ega-behind): "), answer.out());
        assertTrue(answer.out().contains("changed results of always, since " + before + ": {"), answer.out());
        List<DraughtsGame> games = PdnReader.read(Path.of(after)).games();
        assertEquals(4, games.size());
        List<String> log = Files.readAllLines(Path.of(after + ".allocations"));
        assertEquals(games.stream().mapToInt(game -> game.plies().size()).sum(), log.size());
        Answer refused = match(never, "material", "--without-agents", "--slaves", "2");
        assertEquals(2, refused.exitCode());
    }

    /** The first iteration of its search has a depth that no machine completes in the time of a move. */
    private String endless() throws Exception {
        String roster = Files.readString(Needs.home().resolve("ontology/rosters/visiondraughts.ttl"))
                .replace("../damas.ttl", Needs.home().resolve("ontology/damas.ttl").toUri().toString())
                .replace("\"visiondraughts\"", "\"endless\"")
                .replace(":depth 8", ":firstDepth 60 ; :depth 60");
        return Files.writeString(folder.resolve("endless.ttl"), roster).toString();
    }

    @Test
    void aMatchOfFallbacksIsVoidAndItsGamesAreKept() throws Exception {
        Path starts = Files.writeString(folder.resolve("starts.txt"), "B:W18,25,29,32:B4,5,12,14\n");
        for (String way : List.of("--parallel=1", "--without-agents")) {
            Path file = folder.resolve(way.substring(2) + ".pdn");
            String[] arguments = {
                endless(), "material", "--games", "2", "--movetime", "20", "--openings", starts.toString(), way,
                "--pdn", file.toString()
            };
            Answer first = match(arguments);
            assertEquals(1, first.exitCode(), first.out() + first.err());
            assertTrue(first.out().contains("endless v material: void, "), first.out());
            List<DraughtsGame> games = PdnReader.read(file).games();
            FallbackShare share = FallbackShare.of(games.stream().map(DraughtsGame::record).toList(), "endless");
            assertTrue(share.fallbacks() > 0 && share.isVoid(), share.toString());
            String cause = "void: " + share + " were fallbacks: no player had finished an iteration in 20 ms";
            assertTrue(first.out().lines().anyMatch(cause::equals), first.out());
            Fallbacks tagged = Fallbacks.of(games.get(0).tags(), Colour::name);
            assertEquals(
                    tagged.first() + tagged.second(),
                    games.get(0).plies().stream().filter(ply -> ply.comment().equals(Fallbacks.COMMENT)).count());
            Answer again = match(arguments);
            assertEquals(1, again.exitCode(), again.out() + again.err());
            assertTrue(again.out().lines().anyMatch(cause::equals), again.out());
        }
    }

    /** A team by material, with one rule for level positions. */
    private String roster(String name, String condition) throws Exception {
        String lab = Files.readString(Needs.home().resolve("ontology/rosters/lab.ttl"))
                .replace("../damas.ttl", Needs.home().resolve("ontology/damas.ttl").toUri().toString())
                .replace("\"lab\"", "\"" + name + "\"")
                .replace(":dynamics \"vote\"", ":dynamics \"once\"")
                .replaceFirst(
                        ":standsFor \"ahead\" ; :condition \"[^\"]*\" ; :instead \"kings\"",
                        ":standsFor \"level\" ; :condition \"" + condition + "\" ; :instead \"behind\"");
        return Files.writeString(folder.resolve(name + ".ttl"), lab).toString();
    }
}
