package damas.tests.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.ontology.roster.RosterBook;
import damas.ontology.words.Player;
import damas.ontology.words.Team;
import damas.tests.Fast;
import damas.tests.Needs;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said of a roster before it is read and checked is what it says. */
@Fast
class RosterBookTest {
    private final RosterBook book =
            new RosterBook(Needs.home().resolve("ontology"), Needs.home().resolve("knowledge/weights"));

    @Test
    void theOutlineOfARosterIsThatOfItsTeam() throws IOException {
        for (String name : book.names()) {
            Team team = book.find(name).team();
            Team outline = book.outline(name).orElseThrow();
            assertEquals(team.name(), outline.name());
            assertEquals(team.purpose(), outline.purpose());
            assertEquals(
                    team.players().stream().map(Player::name).toList(),
                    outline.players().stream().map(Player::name).toList());
            assertEquals(team.gameName(), outline.gameName());
            assertEquals(team.gameName(), book.gameName(name), name);
        }
        assertEquals(Optional.empty(), book.outline("no such roster"));
    }
}
