package damas.tests.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.tests.BackgroundDamas;
import damas.tests.Slow;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The page as a person meets it. */
@Slow
class BrowserTest extends PageInBrowser {
    private static final int NARROW = 390;

    @Test
    void aPersonPlaysAGameToTheEndByClicking() throws Exception {
        String game = show("{\"white\":\"material\",\"depth\":1}");
        for (int i = 0; i < 300 && house.get("/api/games/" + game).json().get("result").asText().isEmpty(); i++) {
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
        assertTrue(
                browser.text("#moves").matches("(?s).*(1-0|0-1|1/2-1/2)\\s+Fallbacks: Black 0, White 0"),
                browser.text("#moves"));
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
    void theKeyboardIsEnough() throws Exception {
        show("{}");
        browser.script("document.querySelector(\"[data-square='1']\").focus()");
        browser.type(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ENTER);
        assertTrue(browser.has(".square.chosen[data-square='11']"), focused());
        browser.type(Keys.ARROW_DOWN, Keys.ENTER);
        browser.until("the move is played", () -> plies() == 1);
        assertTrue(focused().contains("square 15"), focused());
        browser.script("document.getElementById('typed').focus()");
        browser.type("22-18", Keys.ENTER);
        browser.until("the typed move is played", () -> plies() == 2);
        browser.script("document.getElementById('back').focus()");
        browser.type(Keys.ENTER);
        assertTrue(browser.text("#verdict").contains("Move 1 of 2"), browser.text("#verdict"));
        browser.type(Keys.ARROW_RIGHT);
        assertTrue(browser.text("#verdict").contains("Black to move"), browser.text("#verdict"));
        browser.script("document.getElementById('undo').focus()");
        browser.type(Keys.ENTER);
        browser.until("it is taken back", () -> plies() == 1);
    }

    /** What a screen reader says of where the focus is. */
    private static String focused() {
        return (String) browser.script(
                "return document.activeElement.getAttribute('aria-label') ?? document.activeElement.id");
    }

    @Test
    void keysOpenAndCloseEveryDialog() throws Exception {
        show("{}");
        for (String[] each : new String[][] {
            {"new-game", "new-dialog"}, {"games", "games-dialog"}, {"text", "text-dialog"}, {"resign", "ask-dialog"}
        }) {
            browser.script("document.getElementById(arguments[0]).focus()", each[0]);
            browser.type(Keys.ENTER);
            browser.until(each[1] + " is open", () -> browser.has("#" + each[1] + "[open]"));
            assertTrue((Boolean) browser.script("return document.activeElement.closest('dialog') !== null"), each[1]);
            browser.type(Keys.ESCAPE);
            browser.until(each[1] + " is closed", () -> !browser.has("dialog[open]"));
            assertEquals(each[0], browser.script("return document.activeElement.id"));
        }
        assertEquals(0, plies());
        assertTrue(browser.text("#verdict").contains("to move"), "nobody has resigned");
    }

    @Test
    void theLanguageCanBeChanged() throws Exception {
        show("{\"white\":\"visiondraughts\",\"depth\":2}");
        browser.square(11);
        browser.square(15);
        browser.until("the team answers", () -> plies() == 2);
        assertTrue(browser.text("#why").matches("24 pieces: .*"), browser.text("#why"));
        browser.find("#language").sendKeys("Português");
        browser.until("the words change", () -> browser.text("#new-game").equals("Nova partida"));
        assertEquals("pt-BR", browser.script("return document.documentElement.lang"));
        assertTrue(browser.text("#why").matches("24 peças: .*"), browser.text("#why"));
        browser.find("#typed").sendKeys("1-2", Keys.ENTER);
        browser.until("it is explained", () -> browser.text("#toast").startsWith("1-2 não é legal: "));
        browser.reload();
        browser.until("the language stays", () -> browser.text("#verdict").startsWith("Sua vez"));
        assertFalse(((String) browser.script("return document.body.innerText")).contains("undefined"));
        browser.find("#language").sendKeys("English");
        browser.until("the words change back", () -> browser.text("#new-game").equals("New game"));
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
        for (int i = 0; i < 8; i++) {
            browser.reload();
        }
        browser.until("it can be played", () -> browser.has(".square.movable"));
        browser.click(".square.movable");
        browser.click(".square.target");
        browser.until("the team answers", () -> plies() >= 4);
    }

    @Test
    void manyPagesInOneBrowserDoNotStopEachOther() throws Exception {
        String game = show("{\"white\":\"visiondraughts\",\"depth\":2}");
        String first = browser.tab();
        for (int i = 0; i < 7; i++) {
            show(browser, game);
            browser.until("it is watched", () -> browser.text("#link").equals("live"));
            browser.tab();
        }
        show(browser, game);
        browser.square(11);
        browser.square(15);
        browser.until("the team answers", () -> plies() == 2);
        browser.closeTabs(first);
        browser.click("#player-top");
        browser.until("the first page has woken up", () -> plies() == 2 && browser.text("#link").equals("live"));
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
        browser.script("document.querySelector('.strip li:last-child button').click()");
        assertTrue(browser.text(".strip pre").contains("("), browser.text(".strip"));
        browser.write("#filter", "ChooseMove");
        browser.until("only such messages are shown", () -> count(".strip button") > 0
                && count(".strip button") == ((Number) browser.script("return [...document.querySelectorAll('.strip"
                        + " .gist')].filter(e => e.textContent.includes('ChooseMove')).length")).intValue());
    }

    @Test
    void aSlaveSaysWhatItIsAtAndGoesGreyWhenItIsKilled() throws Exception {
        show("{\"white\":\"mp-draughts\",\"milliseconds\":6000}");
        String tile = "[data-slave='Main-Container.slave-1']";
        browser.until("it waits", () -> browser.has(tile) && browser.text(tile).contains("waits"));
        browser.square(11);
        browser.square(15);
        browser.until("it says its master, task, depth and speed", () -> browser.text(tile)
                .matches("(?s)slave-1\\s+helps mp-draughts.iiga\\s+depth \\d+, whole tree\\s+.* positions .*/s"));
        browser.picture("slaves");
        lab.platform().container().getAgent("Main-Container.slave-1").kill();
        browser.until("its tile is grey", () -> browser.has(tile + ".gone"));
    }

    @Test
    void theSlavesOfAMachineThatIsSwitchedOffGoGrey() throws Exception {
        show("{}");
        String address = lab.platform().host() + ":" + lab.platform().port();
        String tile = "[data-slave='lab7.slave-1']";
        try (BackgroundDamas machine = BackgroundDamas.start(
                folder.resolve("lab7"), "join", address, "--name", "lab7", "--slaves", "1")) {
            machine.awaitPrinted("Joined");
            browser.until("it is on the map", () -> browser.has(tile) && !browser.has(tile + ".gone"));
            machine.kill();
            browser.until("its tile is grey", () -> browser.has(tile + ".gone"));
            assertTrue(browser.has("#map .host.gone"), "its container is still on the map");
        }
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
        show("{\"white\":\"visiondraughts\",\"depth\":2,\"seconds\":300}");
        browser.square(11);
        browser.square(15);
        browser.until("the team answers", () -> plies() == 2);
        browser.until("messages come", () -> browser.has(".strip button"));
        browser.script("document.querySelector('.strip button').click();"
                + "document.querySelector('.lab details').open = true");
        browser.loadAxe();
        for (int width : new int[] {1280, NARROW}) {
            browser.width(width, 1000);
            for (String colours : List.of("light", "dark")) {
                browser.script("document.documentElement.dataset.theme = arguments[0]", colours);
                assertNothingSerious(width + " " + colours);
                for (String dialog : List.of("new-dialog", "text-dialog", "games-dialog", "ask-dialog")) {
                    browser.script("document.getElementById('ask-title').textContent = 'Sure?';"
                            + "document.getElementById('ask-yes').textContent = 'Yes';"
                            + "document.getElementById(arguments[0]).showModal()", dialog);
                    assertNothingSerious(width + " " + colours + " " + dialog);
                    browser.script("document.getElementById(arguments[0]).close()", dialog);
                }
                browser.click("#setup");
                assertNothingSerious(width + " " + colours + " setup");
                browser.click("#setup-cancel");
            }
        }
        browser.width(1280, 1560);
    }

    private static void assertNothingSerious(String where) {
        assertEquals("", browser.seriousProblems(), where);
    }
}
