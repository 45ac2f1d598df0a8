package damas.tests.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.text.ContentStore;
import damas.ontology.roster.Roster;
import damas.ontology.roster.RosterException;
import damas.ontology.words.Coordinator;
import damas.ontology.words.EGA;
import damas.ontology.words.EnginePlan;
import damas.ontology.words.Evaluation;
import damas.ontology.words.Evaluation.Material;
import damas.ontology.words.Evaluation.Network;
import damas.ontology.words.ExceptionRule;
import damas.ontology.words.IIGA;
import damas.ontology.words.MaterialClasses;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.Slaves;
import damas.ontology.words.Team;
import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rosters are read as they are meant, or refused with all that is wrong in words that a person can act on. */
@Fast
class RosterFileTest {
    private static final SearchPlan SEARCH = new SearchPlan(
            "alpha-beta", true, 1 << 19, "play", false, 4, 2, Optional.of(8), "serial", "english");

    @TempDir
    private Path folder;

    private static Roster read(String text) {
        return Rosters.reader().parse("example.ttl", text, Rosters.FOLDER);
    }

    private static List<String> problems(String text) {
        return assertThrows(RosterException.class, () -> read(text)).problems();
    }

    private static String with(String before, String after) {
        assertTrue(Rosters.EXAMPLE.contains(before), before);
        return Rosters.EXAMPLE.replace(before, after);
    }

    private static void assertProblem(String before, String after, String problem) {
        assertEquals(List.of("example.ttl: " + problem), problems(with(before, after)));
    }

    // ---- what is right ----

    @Test
    void aRosterNamesItsGameAndAnUnknownOneIsRefusedWithTheKnownOnes() {
        assertEquals("english-draughts", read(Rosters.EXAMPLE).team().gameName());
        String named = Rosters.EXAMPLE.replace(":purpose", ":gameName \"chess\" ; :purpose");
        RosterException refused = assertThrows(RosterException.class, () -> read(named));
        assertTrue(
                refused.getMessage().contains("gameName is \"chess\"; allowed are english-draughts, go, tic-tac-toe"),
                refused::getMessage);
    }

    @Test
    void aRosterBecomesATeamAndWhatItMustKnow() throws IOException {
        String text = Files.readString(Needs.home().resolve("knowledge/weights/visiondraughts.txt"));
        Network network = new Network("visiondraughts.txt", Optional.empty(), Optional.of(ContentStore.hash(text)));
        Coordinator coordinator = new Coordinator(
                "coordinator",
                15,
                "once",
                3,
                new MaterialClasses(),
                List.of(
                        new ExceptionRule(1, "ahead", "PieceAdvantage >= 2", "kings"),
                        new ExceptionRule(2, "level", "Threat > 1 and Taken < 1", "ahead")),
                Optional.empty(),
                Optional.empty());
        Team team = new Team(
                "example",
                "Shows how it is done",
                "english-draughts",
                coordinator,
                List.of(
                        new EGA("ega-1", "ahead", new Material(), SEARCH, Optional.empty()),
                        new EGA("ega-2", "behind", new Material(), SEARCH, Optional.empty()),
                        new EGA("ega-3", "level", new Material(), SEARCH, Optional.empty()),
                        new EGA("ega-4", "kings", new Material(), SEARCH, Optional.empty()),
                        new IIGA("iiga", network, SEARCH, Optional.empty())),
                List.of(new Slaves(2, Optional.of("lab1"))));
        assertEquals(new Roster(team, Map.of(ContentStore.hash(text), text)), read(Rosters.EXAMPLE));
    }

    @Test
    void theOrderOfStatementsMakesNoDifference() {
        List<String> statements = Arrays.asList(Rosters.EXAMPLE.split("(?<=\\.\n)"));
        String prefix = statements.get(0);
        List<String> rest = new ArrayList<>(statements.subList(1, statements.size()));
        Collections.reverse(rest);
        String reversed = prefix
                + String.join("", rest).replace("<#iiga> , <#one> , <#two>", "<#two>, <#one> , <#iiga>");
        assertEquals(read(Rosters.EXAMPLE), read(reversed));
    }

    @Test
    void whatProtegeAddsIsNoProblem() {
        String text = with("<#material> a :Material .", """
                <#material> a :Material , <http://www.w3.org/2002/07/owl#NamedIndividual> ;
                  <http://www.w3.org/2000/01/rdf-schema#comment> "counts"@en .
                <> a <http://www.w3.org/2002/07/owl#Ontology> ; <http://www.w3.org/2002/07/owl#imports> <../damas.ttl> .
                """);
        assertEquals(read(Rosters.EXAMPLE), read(text));
    }

    @Test
    void aNetworkBesideTheRosterComesBeforeThoseOfDamas() throws IOException {
        String other = Files.readString(Needs.home().resolve("knowledge/weights/ls-draughts.txt"));
        Files.writeString(folder.resolve("visiondraughts.txt"), other);
        Path file = Files.writeString(folder.resolve("mine.ttl"), Rosters.EXAMPLE);
        assertEquals(Map.of(ContentStore.hash(other), other), Rosters.reader().read(file).knowledge());
    }

    @Test
    void aRosterMaySayWhatItsNetworkSeesInAnyOrder() {
        String features = NetworkFile.parse("x", read(Rosters.EXAMPLE).knowledge().values().iterator().next())
                .weights().features().toString();
        for (String list : List.of(features, features.replaceAll(":[0-9]", ""))) {
            List<String> names = Arrays.asList(list.split(" "));
            Collections.shuffle(names);
            read(with("visiondraughts.txt\"", "visiondraughts.txt\" ; :featureSet [ a :FeatureSet ; :features \""
                    + String.join("\", \"", names) + "\" ]"));
        }
        read(with("visiondraughts.txt\"", "visiondraughts.txt\" ; :featureSet"
                + " [ a :FeatureSet ; :features \"visiondraughts\" ]"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "neurodraughts",
                "ls-draughts",
                "visiondraughts",
                "ls-visiondraughts",
                "d-visiondraughts",
                "aphid-draughts",
                "adaba-draughts",
                "d-ma-draughts",
                "mp-draughts",
                "damas",
                "lab"
            })
    void theRostersOfDamasAreRight(String name) throws IOException {
        assertEquals(name, Rosters.reader().read(Rosters.FOLDER.resolve(name + ".ttl")).team().name());
    }

    // ---- what is wrong with one value ----

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`:depth 8` | `:depth 0` | `search: depth is 0; it must be a whole number from 1 to 255`",
                "`:depth 8` | `:depth 8.5` | `search: depth is 8.5; it must be a whole number from 1 to 255`",
                "`:depth 8` | `:depth \"8\"` | `search: depth is \"8\"; it must be a whole number from 1 to 255`",
                "`:depth 8` | `:depth 99999999999` | `search: depth is 99999999999;"
                        + " it must be a whole number from 1 to 255`",
                "`:depth 8` | `:depth 8 , 9` | `search: depth is there more than once;"
                        + " it must be a whole number from 1 to 255`",
                "`:depth 8` | `:tableEntries 1000` | `search: tableEntries is 1000;"
                        + " it must be 0 or a power of two from 1024 to 67108864`",
                "`:depth 8` | `:tableEntries -1024` | `search: tableEntries is -1024;"
                        + " it must be 0 or a power of two from 1024 to 67108864`",
                "`:depth 8` | `:capturesResolved \"yes\"` | `search: capturesResolved is \"yes\"; allowed are"
                        + " true, false`",
                "`:depth 8` | `:drawRules \"french\"` | `search: drawRules is \"french\";"
                        + " allowed are english, papers, none`",
                "`:depth 8` | `:distribution \"wide\"` | `search: distribution is \"wide\"; allowed are"
                        + " serial, ybwc, aphid, adaba-v1, adaba-v2, adaba-v3, adaba-v4`",
                "`:depth 8` | `:tableUse \"no\"` | `search: tableUse is \"no\"; allowed are play, exact`",
                "`alpha-beta` | `alphabeta` | `search: algorithm is \"alphabeta\"; allowed are minimax, alpha-beta`",
                "`:algorithm \"alpha-beta\" ;` | `` | `search: algorithm is missing; allowed are minimax, alpha-beta`",
                "`:openingPieces 15` | `:openingPieces 25` | `coordinator: openingPieces is 25;"
                        + " it must be a whole number from 0 to 24`",
                "`:openingPieces 15` | `:dynamics \"twice\"` | `coordinator: dynamics is \"twice\";"
                        + " allowed are once, every-move, vote`",
                "`:openingPieces 15` | `:voters 0` | `coordinator: voters is 0; it must be a whole number"
                        + " from 1 to 100`",
                "`:name \"ega-2\"` | `:name \"ega 2\"` | `ega 2: name is \"ega 2\";"
                        + " it must be 1 to 40 letters, digits and hyphens`",
                "`:name \"ega-2\" ;` | `` | `two: name is missing; it must be 1 to 40 letters, digits and hyphens`",
                "`:container \"lab1\"` | `:container \"lab/1\"` | `slaves of example: container is \"lab/1\";"
                        + " it must be 1 to 40 letters, digits and hyphens`",
                "`:number 2` | `:number 0` | `slaves of example: number is 0; it must be a whole number from 1 to 256`",
                "`:purpose \"Shows how it is done\" ;` | `` | `example: purpose is missing;"
                        + " it must say in a line what the team is`",
                "`:coordinator <#chief>` | `:coordinator <#iiga>` | `example: coordinator is iiga, of class IIGA;"
                        + " it must be one Coordinator`",
            })
    void aWrongValueIsNamedWithWhatIsAllowed(String before, String after, String problem) {
        List<String> found = problems(with(before, after == null ? "" : after));
        assertTrue(found.contains("example.ttl: " + problem), String.join("\n", found));
    }

    @Test
    void aWrongValueIsTheOnlyProblem() {
        assertProblem(":depth 8", ":depth 0", "search: depth is 0; it must be a whole number from 1 to 255");
    }

    // ---- what is misspelt or out of place ----

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`:depth 8` | `:dept 8` | `search: \"dept\" is no property of SearchPlan; did you mean depth?`",
                "`:depth 8` | `:strength 8` | `search: \"strength\" is no property of SearchPlan; there are algorithm,"
                        + " capturesResolved, depth, depthStep, distribution, drawRules, firstDepth, historyHeuristic,"
                        + " tableEntries, tableUse`",
                "`:depth 8` | `<http://other.org/depth> 8` | `search: \"depth\" is no property of SearchPlan;"
                        + " did you mean depth?`",
                "`a :Material .` | `a :Material ; :depth 8 .` | `material: \"depth\" is no property of"
                        + " Material; it has none`",
                "`<#search> a :SearchPlan` | `<#search> a :SearchPlane` | `search: \"SearchPlane\" is no"
                        + " class of rosters;"
                        + " did you mean SearchPlan?`",
                "`<#material> a :Material .` | `<#material> a :Player .` | `material: \"Player\" is no class"
                        + " of rosters;"
                        + " there are CLASSES`",
                "`<#material> a :Material .` | `<#material> a :Host .` | `material: \"Host\" is no class of"
                        + " rosters; there are CLASSES`",
                "`<#material> a :Material .` | `<#material> a :Material , :Network .` | `material: it is of the classes"
                        + " Material, Network; it must be of one`",
                "`<#material> a :Material .` | `` | `ega-1: evaluation is material, of which nothing is said;"
                        + " it must be one EVALUATION`",
                "`<#material> a :Material .` | `<#material> :name \"m\" .` | `m: it is of no class; say which it is of,"
                        + " as 'a :EGA'`",
                "`:name \"ega-2\"` | `:name \"ega-1\"` | `ega-1: two agents have this name; each must have its own`",
                "`:name \"ega-2\"` | `:name \"EGA-1\"` | `ega-1: two agents have this name; each must have its own`",
                "`:name \"ega-2\"` | `:name \"iiga\"` | `iiga: two agents have this name; each must have its own`",
                "`, <#four> .` | `.` | `ega-4: nothing refers to it; is it missing from the team?`",
            })
    void aWrongNameIsToldWithTheRightOne(String before, String after, String problem) {
        List<String> found = problems(with(before, after == null ? "" : after));
        String expected = problem.replace("CLASSES", String.join(", ", classes()))
                .replace("EVALUATION", String.join(", ", evaluations()).replaceFirst(", (\\w+)$", " or $1"));
        assertTrue(
                found.stream().anyMatch(line -> line.equals("example.ttl: " + expected)), String.join("\n", found));
    }

    /** The classes of a roster, in their order. */
    private static SortedSet<String> classes() {
        SortedSet<String> classes = evaluations();
        classes.addAll(kinds(EnginePlan.class));
        classes.addAll(List.of("Coordinator", "EGA", "EnginePlayer", "ExceptionRule", "FeatureSet", "IIGA",
                "MaterialClasses", "MinedRules", "Prototypes", "SearchPlan", "Slaves", "Team"));
        return classes;
    }

    private static SortedSet<String> evaluations() {
        return kinds(Evaluation.class);
    }

    private static SortedSet<String> kinds(Class<?> sealed) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void aRosterHasExactlyOneTeam() {
        assertEquals(
                List.of("example.ttl: there is no Team in it; a roster has exactly one"),
                problems("@prefix : <http://example.org/damas#> ."));
        assertEquals(List.of("example.ttl: there is no Team in it; a roster has exactly one"), problems(""));
        List<String> two = problems(Rosters.EXAMPLE + Rosters.EXAMPLE.replace("<#team>", "<#other>")
                .replace("\"example\"", "\"other\""));
        assertTrue(
                two.contains("example.ttl: there are 2 teams in it, example, other; a roster has exactly one"),
                String.join("\n", two));
    }

    // ---- what is wrong with the team ----

    @Test
    void thereIsExactlyOneOpeningAgent() {
        String none = "example: players: exactly one of them must be an IIGA";
        assertTrue(problems(with("<#iiga> , ", "")).contains("example.ttl: " + none));
        String two = with("<#four> .\n", "<#four> , [ a :IIGA ; :name \"second\" ; :evaluation <#material> ;"
                + " :search <#search> ] .\n");
        assertEquals(List.of("example.ttl: " + none), problems(two));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`\"behind\"` | `\"behnd\"` | `ega-2: standsFor is \"behnd\"; allowed are ahead, behind, level, kings`",
                "`:openingPieces 15` | `:dynamics \"vote\" ; :voters 5` | `coordinator: voters is 5;"
                        + " there are 4 EGAs to vote`",
                "`:rank 2` | `:rank 1` | `exception rule 1: rank is 1 twice; each rule has its own`",
                "`:instead \"kings\"` | `:instead \"queens\"` | `exception rule 1: instead is \"queens\";"
                        + " allowed are ahead, behind, level, kings`",
                "`:standsFor \"level\" ; :condition` | `:standsFor \"x\" ; :condition` | `exception rule 2:"
                        + " standsFor is"
                        + " \"x\"; allowed are ahead, behind, level, kings`",
                "`Threat > 1 and` | `Threat > 1 or` | `exception rule 2: condition is \"Threat > 1 or Taken < 1\";"
                        + " 'Threat > 1 or Taken < 1' is no test; write one as 'PieceAdvantage >= 2',"
                        + " with one of >= <= > < = !=, and 'and' between two`",
                "`\"visiondraughts.txt\"` | `\"ls-draughts.txt\" ; :hash"
                        + " \"0000000000000000000000000000000000000000000000000"
                        + "000000000000000\"` | `evaluation of iiga: hash is"
                        + " 00000000000000000000000000000000000000000000"
                        + "00000000000000000000; that of ls-draughts.txt is `",
            })
    void aTeamThatDoesNotHoldTogetherIsRefused(String before, String after, String problem) {
        List<String> found = problems(with(before, after));
        assertEquals(1, found.size(), String.join("\n", found));
        assertTrue(found.get(0).startsWith("example.ttl: " + problem), found.get(0));
    }

    @Test
    void everyClassOfEndgamesHasOneAgent() {
        assertEquals(
                List.of(
                        "example.ttl: ega-2: standsFor is \"ahead\", as for ega-1; a class has one EGA",
                        "example.ttl: example: players: nobody stands for behind; each of the material classes needs"
                                + " an EGA"),
                problems(with("\"behind\"", "\"ahead\"")));
    }

    @Test
    void anEndgameNeedsAgents() {
        String alone = """
                @prefix : <http://example.org/damas#> .
                <#team> a :Team ; :name "alone" ; :purpose "One agent" ;
                  :coordinator [ a :Coordinator ; :openingPieces 13 ] ;
                  :players [ a :IIGA ; :evaluation [ a :Material ] ;
                    :search [ a :SearchPlan ; :algorithm "minimax" ] ] .
                """;
        assertEquals(
                List.of("example.ttl: coordinator: openingPieces is 13; without an EGA it must be 0"), problems(alone));
        assertEquals(1, read(alone.replace("13", "0")).team().players().size());
    }

    // ---- what is wrong with its networks ----

    @Test
    void aNetworkMustBeThereAndRight() throws IOException {
        Path weights = Needs.home().resolve("knowledge/weights");
        assertProblem(
                "visiondraughts.txt",
                "nowhere.txt",
                "evaluation of iiga: file is \"nowhere.txt\"; there is none in " + Rosters.FOLDER + " or " + weights);
        assertProblem(
                "visiondraughts.txt", "../shapes.ttl", "evaluation of iiga: file is \"../shapes.ttl\"; "
                        + Rosters.FOLDER.resolve("../shapes.ttl")
                        + " is no network: it does not start with 'damas network 1'");
        assertEquals(1, problems(with("visiondraughts.txt", "\\u0000")).size());
    }

    @Test
    void whatTheRosterSaysOfANetworkMustBeSo() {
        String features = "\"PieceAdvantage\" , \"PieceDisadvantage\" , \"DoubleDiagonal\" , \"Threat\" ,"
                + " \"XCentreControl\" , \"KingCentreControl\" , \"DiagonalMoment\"";
        assertEquals(
                List.of(
                        "example.ttl: evaluation of iiga: featureSet has Threat; ls-draughts.txt has not",
                        "example.ttl: evaluation of iiga: featureSet lacks BackRowBridge; ls-draughts.txt has it"),
                problems(with(
                        "visiondraughts.txt\"",
                        "ls-draughts.txt\" ; :featureSet [ a :FeatureSet ; :features " + features + " ]")));
        List<String> unknown = problems(
                with("visiondraughts.txt\"", "ls-draughts.txt\" ; :featureSet [ a :FeatureSet ; :features \"Luck\" ]"));
        assertTrue(
                unknown.get(0).startsWith("example.ttl: evaluation of iiga: featureSet: 'Luck' is no feature"),
                unknown.toString());
    }

    // ---- the file itself ----

    @Test
    void allProblemsAreListedAtOnce() {
        String text = with(":depth 8", ":depth 0 ; :dept 8")
                .replace("visiondraughts.txt", "nowhere.txt")
                .replace("\"behind\"", "\"ahed\"")
                .replace(":name \"ega-4\"", ":name \"ega-3\"")
                .replace("Taken < 1", "Luck < 1");
        List<String> found = problems(text);
        assertEquals(6, found.size(), String.join("\n", found));
        // one more, which leaves no coordinator and so no team: the rest is found all the same
        assertEquals(7, problems(text.replace(":openingPieces 15", ":openingPieces \"many\"")).size());
        assertEquals(String.join("\n", found), assertThrows(RosterException.class, () -> read(text)).getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "'<#team> a :Team ;', '<#team> a :Team', 3",
        "':depth 8', ':depth', 24",
        "':depth 8', 'depth 8', 24",
        "':depth 8', 'other:depth 8', 24",
        "'\"example\"', '\"example', 4",
    })
    void anErrorOfSyntaxHasItsLine(String before, String after, int line) {
        List<String> found = problems(with(before, after));
        assertTrue(found.get(0).startsWith("example.ttl:" + line + ": "), found.toString());
    }

    @Test
    void aFileThatIsNoneIsRefused() throws IOException {
        assertThrows(NoSuchFileException.class, () -> Rosters.reader().read(folder.resolve("none.ttl")));
        Path binary = Files.write(folder.resolve("binary.ttl"), new byte[] {(byte) 0xff, 0, 1, (byte) 0xfe});
        assertEquals(
                List.of("binary.ttl: it is no text in UTF-8"),
                assertThrows(RosterException.class, () -> Rosters.reader().read(binary)).problems());
        Path large = Files.writeString(folder.resolve("large.ttl"), "# much\n".repeat(200_000));
        assertEquals(
                List.of("large.ttl: it is too large for a roster"),
                assertThrows(RosterException.class, () -> Rosters.reader().read(large)).problems());
    }

    @Test
    void depthAndCyclesAreNoDanger() {
        String prefix = "@prefix : <http://example.org/damas#> .\n";
        assertEquals(1, problems(prefix + "<#a> :players " + "[ :players ".repeat(50_000)).size());
        problems(prefix + "<#a> a :Team ; :players <#a> ; :coordinator <#a> .");
        problems(prefix + "_:a a :IIGA ; :search _:b . _:b a :SearchPlan ; :search _:a .");
    }
}
