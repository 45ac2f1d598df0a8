package damas.tests.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.tests.Slow;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page as a person meets it. */
@Slow
class BrowserTest extends PageInBrowser {
    private static final int NARROW = 390;

    @Test
    void aPersonPlaysAGameToTheEndByClicking() throws Exception {
        String game = show("{\"white\":\"material\",\"depth\":1,\"fen\":\"B:W21,22,24,28,30,32:B1,3,9,10,12,K17\"}");
        for (int i = 0; i < 120 && house.get("/api/games/" + game).json().get("result").asText().isEmpty(); i++) {
            browser.until("it is the person's turn", () -> browser.has(".square.movable")
                    || !house.get("/api/games/" + game).json().get("result").asText().isEmpty());
            if (browser.has(".square.movable")) {
                int before = plies();
                browser.click(".square.movable");
                while (browser.has(".square.target") && plies() == before) {
                    browser.click(".square.target");
                }
                browser.until("the move is played", () -> plies() > before);
            }
        }
        browser.until("the verdict is told", () ->
                browser.text("#verdict").matches("(Black wins|White wins|Draw): .+"));
        assertTrue(browser.text("#moves").matches("(?s).*(1-0|0-1|1/2-1/2)"), browser.text("#moves"));
    }

    @Test
    void aMultiJumpIsEnteredSquareBySquare() throws Exception {
        String game = show("{\"fen\":\"B:W7,15,16,30:B2\"}");
        browser.square(2);
        browser.square(11);
        assertEquals(0, plies());
        assertTrue(browser.has(".square.target[data-square='18']"));
        browser.square(20);
        browser.until("the move is played", () -> plies() == 1);
        assertEquals("2x11x20", house.get("/api/games/" + game).json().at("/plies/0/text").asText());
    }

    @Test
    void anIllegalClickIsExplainedAndChangesNothing() throws Exception {
        String game = show("{\"fen\":\"B:W18,30:B14,1\"}");
        browser.square(1);
        browser.until("it is explained", () -> browser.text("#toast").contains("Captures are compulsory"));
        assertEquals(0, house.get("/api/games/" + game).json().get("plies").size());
        browser.square(14);
        browser.square(23);
        browser.until("a legal one is played", () -> plies() == 1);
    }

    @Test
    void keysPlayToo() throws Exception {
        show("{}");
        browser.script("document.querySelector(\"[data-square='11']\").focus()");
        browser.script("const key = (s, k) => document.querySelector(`[data-square='${s}']`).dispatchEvent("
                + "new KeyboardEvent('keydown', {key: k, bubbles: true})); key(11, 'Enter'); key(15, 'Enter')");
        browser.until("the move is played", () -> plies() == 1);
        browser.find("#typed").sendKeys("22-18");
        browser.click("#type button");
        browser.until("the typed move is played", () -> plies() == 2);
        browser.click("#back");
        assertTrue(browser.text("#verdict").contains("Move 1 of 2"), browser.text("#verdict"));
        browser.click("#last");
        browser.click("#undo");
        browser.until("it is taken back", () -> plies() == 1);
    }

    @Test
    void theLanguageCanBeChanged() throws Exception {
        show("{}");
        browser.script("const s = document.getElementById('language'); s.value = 'pt'; s.onchange()");
        assertEquals("Nova partida", browser.text("#new-game"));
        assertEquals("pt-BR", browser.script("return document.documentElement.lang"));
        browser.reload();
        browser.until("the language stays", () -> browser.text("#verdict").equals("Pretas jogam"));
        assertFalse(((String) browser.script("return document.body.innerText")).contains("undefined"));
        browser.script("const s = document.getElementById('language'); s.value = 'en'; s.onchange()");
        assertEquals("New game", browser.text("#new-game"));
    }

    @Test
    void aReloadInMidGamePicksItUp() throws Exception {
        show("{\"white\":\"visiondraughts\",\"depth\":2}");
        browser.square(11);
        browser.square(15);
        browser.until("the team answers", () -> plies() == 2);
        String before = browser.text("#moves");
        browser.reload();
        browser.until("the game is there again", () -> plies() == 2 && browser.has(".square.movable"));
        assertEquals(before, browser.text("#moves"));
    }

    @Test
    void aPageThatStaysOpenGoesOnWhenTheServerIsStartedAnew() throws Exception {
        show("{}");
        browser.square(11);
        browser.square(15);
        browser.until("the move is played", () -> plies() == 1);
        browser.square(22);
        browser.square(18);
        browser.until("the other is played", () -> plies() == 2);
        house.close();
        browser.until("the line is lost", () -> browser.text("#link").contains("lost"));
        house = House.open(lab, folder.resolve("games"), false, house.port());
        browser.until("the line is there again", () -> browser.text("#link").equals("live"));
        browser.square(15);
        browser.square(22);
        browser.until("a move is shown", () -> plies() == 3);
    }

    @Test
    void twoTeamsPlayWhileTheyAreWatched() throws Exception {
        show("{\"black\":\"visiondraughts\",\"white\":\"mp-draughts\",\"milliseconds\":400}");
        browser.until("thoughts are shown", () -> browser.text("#depth").matches("\\d+")
                && browser.text("#variation").contains(" "));
        browser.until("moves come", () -> plies() >= 8);
        assertTrue(browser.has("#graph .curve"));
        browser.until("the reason is shown", () -> browser.text("#why").contains("pieces"));
        browser.until("messages come", () -> browser.has(".strip button"));
        browser.picture("page-1280");
        browser.script("document.querySelector('.strip button').click()");
        assertTrue(browser.text(".strip pre").contains("("), browser.text(".strip"));
    }

    @Test
    void aSlaveSaysWhatItIsAtAndGoesGreyWhenItIsKilled() throws Exception {
        show("{\"white\":\"mp-draughts\",\"milliseconds\":6000}");
        String tile = "[data-slave='Main-Container.slave-1']";
        browser.until("it waits", () -> browser.has(tile) && browser.text(tile).contains("waits"));
        browser.square(11);
        browser.square(15);
        browser.until("it says its master, task, depth and speed", () -> browser.text(tile)
                .matches("(?s)slave-1\\s+helps mp-draughts.iiga\\s+whole tree, beyond depth \\d+\\s+.* positions.*/s"));
        browser.picture("slaves");
        lab.platform().container().getAgent("Main-Container.slave-1").kill();
        browser.until("its tile is grey", () -> browser.has(tile + ".gone"));
    }

    @Test
    void onAPhoneEverythingFitsAndCanBeUsed() throws Exception {
        try (Browser phone = Browser.open(NARROW, 844)) {
            String game = house.begin("{\"white\":\"visiondraughts\",\"depth\":2}");
            show(phone, game);
            phone.square(11);
            phone.square(15);
            phone.until("the team answers", () -> phone.has(".moves button[aria-current] .by"));
            Number wide = (Number) phone.script("return document.documentElement.scrollWidth");
            assertEquals(NARROW, wide.intValue());
            phone.picture("page-390");
        }
    }

    @Test
    void nothingSeriousStandsInTheWayOfAnyone() throws Exception {
        show("{\"white\":\"visiondraughts\",\"depth\":2}");
        String axe;
        try (InputStream in = getClass().getResourceAsStream("/axe.min.js")) {
            axe = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        for (String colours : List.of("light", "dark")) {
            browser.script("document.documentElement.dataset.theme = arguments[0]", colours);
            browser.script(axe + "; window.axe = axe;");
            assertEquals("", browser.await(
                    "const done = arguments[arguments.length - 1]; axe.run().then(found => done(found.violations"
                            + ".filter(each => ['serious', 'critical'].includes(each.impact))"
                            + ".map(each => each.id + ': ' + each.nodes.map(n => n.target).join(' ')).join('\\n')))"),
                    colours);
        }
    }
}
