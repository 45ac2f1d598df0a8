package damas.tests.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Position;
import damas.knowledge.team.RankedAllocator;
import damas.ontology.meaning.Engines;
import damas.ontology.roster.Roster;
import damas.ontology.roster.RosterException;
import damas.ontology.roster.TeamAllocator;
import damas.ontology.words.EnginePlan;
import damas.ontology.words.EnginePlayer;
import damas.tests.Fast;
import damas.tests.tictactoe.TicTacToe;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every kind of engine has its factory, and teams of engines are read and checked like others. */
@Fast
class EnginesTest {
    private static final String TEAM = """
            @prefix : <http://example.org/damas#> .
            <#team> a :Team ; :name "noughts" ; :purpose "Plays small games" ; :gameName "tic-tac-toe" ;
              :coordinator [ a :Coordinator ] ;
              :players <#one> , <#two> .
            <#one> a :EnginePlayer ; :name "one" ; :engine [ a :Exhaustive ] .
            <#two> a :EnginePlayer ; :name "two" ; :engine [ a :Exhaustive ] ; :container "lab1" .
            """;

    @Test
    void everyRecordHasAFactory() {
        assertEquals(Set.of(EnginePlan.class.getPermittedSubclasses()), Engines.known());
    }

    @Test
    void aPlanBecomesAnEngineThatPlays() {
        Position position = TicTacToe.GAME.parse("xx.oo....", "standard");
        try (Engine engine = Engines.of(new EnginePlan.Exhaustive(), TicTacToe.GAME, Runnable::run)) {
            assertEquals("c1", engine.answer(position, Limits.NONE).best().text());
        }
    }

    @Test
    void aMonteCarloPlanCarriesItsSettings() {
        Position position = TicTacToe.GAME.parse("xx.oo....", "standard");
        EnginePlan plan = new EnginePlan.MonteCarlo("simulations=500 early-stop=false", "");
        try (Engine engine = Engines.of(plan, TicTacToe.GAME, Runnable::run)) {
            Report report = engine.answer(position, Limits.NONE);
            assertEquals("c1", report.best().text());
            assertEquals(500, report.nodes());
        }
        Roster roster = Rosters.reader().parse("noughts.ttl", TEAM.replaceFirst(
                ":Exhaustive", ":MonteCarlo ; :settings \"gamma=0.8\""));
        assertTrue(roster.team().players().contains(new EnginePlayer(
                "one", new EnginePlan.MonteCarlo("gamma=0.8", ""), Optional.empty())));
    }

    @Test
    void aTeamOfEnginesIsReadAndItsFirstPlayerPlays() {
        Roster roster = Rosters.reader().parse("noughts.ttl", TEAM);
        assertEquals("tic-tac-toe", roster.team().gameName());
        assertTrue(roster.team().players().stream().allMatch(EnginePlayer.class::isInstance));
        assertEquals(
                new RankedAllocator(List.of("one", "two")),
                TeamAllocator.of(roster.team(), hash -> Optional.empty()));
        assertEquals(roster, Rosters.reader().parse("again.ttl", TEAM));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "tic-tac-toe | chess | `noughts: gameName is \"chess\"; allowed are `",
                "[ a :Exhaustive ] . | [ a :Network ] . | `one: engine `",
                "` ; :engine [ a :Exhaustive ] .` | `.` | `one: engine `",
                "<#one> a :EnginePlayer ; | `<#one> a :IIGA ; :search [ a :SearchPlan ] ;"
                        + " :evaluation [ a :Material ] ;`"
                        + " | `noughts: players: a team has players with engines, or an IIGA and EGAs,"
                        + " but not both`",
                "`:Exhaustive` | `:MonteCarlo ; :settings \"gama=1\"`"
                        + " | `one: settings is \"gama=1\"; 'gama' is no setting`",
                "`:Exhaustive` | `:MonteCarlo ; :playouts \"cap=1\"`"
                        + " | `one: playouts is \"cap=1\"; 'cap' is no setting; there are`",
                ":name \"two\" | :name \"one\" | `one: two agents have this name`",
            })
    void aWrongTeamOfEnginesIsRefusedByName(String before, String after, String problem) {
        assertTrue(TEAM.contains(before), before);
        RosterException refused = assertThrows(
                RosterException.class, () -> Rosters.reader().parse("noughts.ttl", TEAM.replaceFirst(
                        Pattern.quote(before), after)));
        assertTrue(refused.getMessage().contains("noughts.ttl: " + problem), refused.getMessage());
    }
}
