package damas.tests.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import damas.containers.team.Lab;
import damas.ontology.roster.Roster;
import damas.tests.Slow;
import damas.tests.tictactoe.PerfectTeam;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** A game without a board of its own on the page: its position as a text, its moves as buttons. */
@Slow
class PlainViewTest {
    private static final int NARROW = 390;
    private static final String MOVE = ".choices button:enabled";

    @TempDir
    private static Path folder;

    private static Lab lab;
    private static Roster roster;
    private static House house;
    private static Browser browser;

    @BeforeAll
    static void open() throws Exception {
        browser = Browser.open(1280, 1560);
        lab = Lab.start(folder.resolve("platform"));
        roster = House.rosters().parse("perfect.ttl", PerfectTeam.roster("perfect"));
        lab.found(roster);
        house = House.open(lab, folder.resolve("games"), roster.team());
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
        if (house != null) {
            house.close();
            lab.close();
        }
    }

    private static String show(Browser on, String json) throws Exception {
        String game = house.begin(json);
        on.go("about:blank");
        on.go(house.address() + "/#" + game);
        on.until("the moves are there", () -> on.has(MOVE) && !on.text("#verdict").isEmpty());
        return game;
    }

    private static int plies() {
        return ((Number) browser.script("return document.querySelectorAll('.moves button').length")).intValue();
    }

    private static JsonNode game(String game) throws Exception {
        return house.get("/api/games/" + game).json();
    }

    @Test
    void aPersonPlaysAGameToTheEndByItsButtons() throws Exception {
        String game = show(browser, "{\"game\":\"tic-tac-toe\",\"o\":\"perfect\",\"seconds\":300}");
        assertEquals("Your turn", browser.text("#verdict"));
        assertEquals("X", browser.text("#player-bottom .count"));
        assertEquals(".........", browser.text(".plain .text"));
        assertTrue(browser.has(".clock"));
        browser.click("[data-move='b2']");
        browser.until("the team has answered", () -> plies() == 2 && browser.has(MOVE));
        assertEquals("o...x....", browser.text(".plain .text"));
        assertEquals("o", browser.text(".plain mark"), "the cell that the last move has changed");
        assertEquals("FIRST", browser.text("#who").toUpperCase(Locale.ROOT));
        assertEquals("first plays the whole game", browser.text("#why"));
        String player = "[data-kind='player'][data-agent='perfect.first']";
        browser.until("the player is on the map", () -> browser.has(player));
        browser.picture("plain-1280");
        while (game(game).get("result").asText().isEmpty()) {
            int before = plies();
            // c1 stops the row that the team wants; otherwise any move is as good
            browser.click(browser.has("[data-move='c1']:enabled") ? "[data-move='c1']" : MOVE);
            browser.until("the moves are played", () -> plies() > before && (browser.has(MOVE)
                    || !game(game).get("result").asText().isEmpty()));
        }
        browser.until("the verdict is told", () -> browser.text("#verdict").matches("(O wins|Draw): .+"));
        String moves = browser.text("#moves");
        assertTrue(moves.matches("(?s).*(0-1|1/2-1/2)\\s+Fallbacks: X 0, O 0"), moves);
        assertEquals("No move to choose", browser.text(".choices h3"));
        browser.click("#first");
        assertEquals(".........", browser.text(".plain .text"));
        assertTrue(Files.exists(folder.resolve("games/" + game + ".tic-tac-toe.ttt")));
        house.close();
        house = House.open(lab, folder.resolve("games"), roster.team());
        assertEquals("tic-tac-toe", game(game).get("game").asText());
    }

    @Test
    void theTextsOfPositionAndGameAreCopiedAndLoaded() throws Exception {
        String before = show(browser, "{\"game\":\"tic-tac-toe\"}");
        assertFalse(browser.find("#setup").isDisplayed(), "there is no editor of positions");
        browser.find("#typed").sendKeys("a3", Keys.ENTER);
        browser.until("the typed move is played", () -> plies() == 1);
        browser.click("#text");
        browser.until("the dialog is open", () -> browser.has("#text-dialog[open]"));
        assertEquals("......x..", browser.value("#fen"));
        assertTrue(browser.value("#pdn").contains("......... a3 *"), browser.value("#pdn"));
        browser.write("#fen", "xxx");
        browser.click("#load-fen");
        browser.until("it says what is wrong", () -> browser.text("#text-said").contains("no position of tic-tac-toe"));
        browser.write("#fen", "x.o......");
        browser.click("#load-fen");
        browser.until("the new game is asked for", () -> browser.has("#new-dialog[open]"));
        assertEquals("X", browser.text("#new-first-side"));
        browser.script("for (const side of ['first', 'second']) document.getElementById(`new-${side}`).value = ''");
        browser.click("#new-start");
        browser.until("another game is shown", () -> !browser.has("dialog[open]")
                && !((String) browser.script("return location.hash")).contains(before));
        browser.until("its position is shown", () -> browser.text(".plain .text").equals("x.o......"));
        assertEquals("X to move", browser.text("#verdict"));
    }

    @Test
    void eachGameHasItsTeamsInTheDialog() throws Exception {
        show(browser, "{\"game\":\"tic-tac-toe\"}");
        browser.click("#new-game");
        browser.until("the dialog is open", () -> browser.has("#new-dialog[open]"));
        assertEquals("A person perfect", browser.text("#new-second").replaceAll("\\s+", " "));
        browser.find("#new-kind").sendKeys("English draughts");
        browser.until("the teams of draughts are listed", () -> browser.text("#new-first-side").equals("Black"));
        assertTrue(browser.text("#new-second").contains("visiondraughts"));
        assertFalse(browser.text("#new-second").contains("perfect"));
        browser.script("for (const side of ['first', 'second']) document.getElementById(`new-${side}`).value = ''");
        browser.click("#new-start");
        browser.until("the board of draughts is shown", () -> browser.has("#board .piece"));
        assertEquals("Black to move", browser.text("#verdict"));
        assertTrue(browser.find("#setup").isDisplayed());
        assertEquals(400, house.post("/api/games", "{\"white\":\"perfect\"}").status());
        assertEquals(400, house.post("/api/games", "{\"game\":\"chess\"}").status());
    }

    @Test
    void onAPhoneEverythingFits() throws Exception {
        try (Browser phone = Browser.open(NARROW, 844)) {
            show(phone, "{\"game\":\"tic-tac-toe\",\"o\":\"perfect\"}");
            phone.click("[data-move='b2']");
            phone.until("the team answers", () -> phone.has(".moves button[aria-current] .by"));
            Number wide = (Number) phone.script("return document.documentElement.scrollWidth");
            assertEquals(NARROW, wide.intValue());
            phone.picture("plain-390");
        }
    }

    @Test
    void nothingSeriousStandsInTheWayOfAnyone() throws Exception {
        show(browser, "{\"game\":\"tic-tac-toe\"}");
        browser.click("[data-move='b2']");
        browser.until("the move is played", () -> plies() == 1);
        browser.loadAxe();
        for (String colours : new String[] {"light", "dark"}) {
            browser.script("document.documentElement.dataset.theme = arguments[0]", colours);
            assertEquals("", browser.seriousProblems(), colours);
        }
    }
}
