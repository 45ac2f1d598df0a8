package damas.tests.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PdnReader;
import damas.tests.Slow;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The board besides clicks: dragging, copying, loading, setting up, clocks. */
@Slow
class BoardToolsTest extends PageInBrowser {
    /** The game that the page shows. */
    private static JsonNode game() throws Exception {
        String shown = (String) browser.script("return location.hash.slice(1)");
        return house.get("/api/games/" + shown).json();
    }

    private static void untilPlayed(int number) throws Exception {
        browser.until(number + " moves are played", () -> plies() == number);
    }

    private static void startNewGame(String before) throws Exception {
        browser.until("the new game is asked for", () -> browser.has("#new-dialog[open]"));
        browser.script("for (const side of ['first', 'second']) document.getElementById(`new-${side}`).value = ''");
        browser.click("#new-start");
        browser.until("another game is shown", () -> !browser.has("dialog[open]")
                && !((String) browser.script("return location.hash")).contains(before));
    }

    // ---- a public page ----

    @Test
    void withoutTheTokenOneOnlyWatches() throws Exception {
        try (House open = House.open(lab, folder.resolve("public"), true)) {
            String json = "{\"white\":\"material\",\"depth\":2}";
            String game = open.post("/api/games", json, "X-Damas-Token", House.TOKEN).json().get("id").asText();
            browser.go(open.address() + "/#" + game);
            browser.until("the board is there", () -> browser.text("#verdict").equals("Black to move"));
            assertTrue(browser.text("#link").contains("you watch"), browser.text("#link"));
            assertEquals(0, count(".square.movable"));
            for (String button : List.of("#new-game", "#setup", "#resign", "#draw", "#typed")) {
                assertFalse(browser.find(button).isEnabled(), button);
            }
            open.post("/api/games/" + game + "/moves", "{\"move\":\"11-15\",\"ply\":0}", "X-Damas-Token", House.TOKEN);
            untilPlayed(2);
            browser.go("about:blank");
            browser.go(open.address() + "/#" + game + "/" + House.TOKEN);
            browser.until("it is your turn", () -> browser.text("#verdict").startsWith("Your turn"));
            browser.click(".square.movable");
            browser.click(".square.target");
            untilPlayed(4);
        }
    }

    // ---- dragging ----

    @Test
    void aPieceIsDraggedWhereItMayGoAndNowhereElse() throws Exception {
        show("{}");
        browser.drag(11, 15);
        untilPlayed(1);
        assertEquals("11-15", game().at("/plies/0/text").asText());
        browser.drag(22, 14);
        browser.until("it is explained", () -> browser.text("#toast").contains("not a legal move"));
        assertFalse(browser.has(".piece.held"), "the piece is still in the hand");
        assertTrue(isPieceOn(22) && !isPieceOn(14), "the piece did not go back");
        browser.square(22);
        browser.drag(12, 18);
        // the server takes moves in the order they are sent: had the drag from 12 played 22-18, this would be refused
        browser.drag(22, 17);
        untilPlayed(2);
        assertEquals("22-17", game().at("/plies/1/text").asText(), "a piece that cannot move has moved another");
    }

    /** Whether a piece is drawn in the middle of a square. */
    private static boolean isPieceOn(int square) {
        return (Boolean) browser.script("const middle = e => { const b = e.getBoundingClientRect();"
                + " return [b.left + b.width / 2, b.top + b.height / 2]; };"
                + "const [x, y] = middle(document.querySelector(`[data-square='${arguments[0]}']`));"
                + "return [...document.querySelectorAll('#board .piece')].map(middle)"
                + ".some(([px, py]) => Math.hypot(px - x, py - y) < 15)", square);
    }

    @Test
    void aMultiJumpIsDraggedJumpByJump() throws Exception {
        show("{\"fen\":\"B:W7,15,16,30:B2\"}");
        browser.drag(2, 11);
        assertEquals(0, game().get("plies").size());
        browser.drag(11, 18);
        untilPlayed(1);
        assertEquals("2x11x18", game().at("/plies/0/text").asText());
    }

    // ---- FEN and PDN ----

    @Test
    void aPositionIsCopiedAndAnotherIsLoaded() throws Exception {
        String before = show("{}");
        browser.square(11);
        browser.square(15);
        untilPlayed(1);
        browser.click("#text");
        browser.until("the dialog is open", () -> browser.has("#text-dialog[open]"));
        String fen = browser.value("#fen");
        assertEquals(Fen.parse(game().get("fen").asText()), Fen.parse(fen));
        browser.click("#copy-fen");
        browser.until("it says so", () -> browser.text("#text-said").equals("Copied"));
        browser.find("#pdn").sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.chord(Keys.CONTROL, "v"));
        assertEquals(fen, browser.value("#pdn"));
        browser.write("#fen", "B:W18,99:B14");
        browser.click("#load-fen");
        browser.until("it says what is wrong", () -> browser.text("#text-said").contains("99"));
        assertFalse(browser.has("#new-dialog[open]"));
        browser.write("#fen", "B:W18,30:B14,K1");
        browser.click("#load-fen");
        startNewGame(before);
        assertEquals(Fen.parse("B:W18,30:B14,K1"), Fen.parse(game().get("fen").asText()));
        browser.until("its pieces are shown", () -> count("#board .piece") == 4);
        assertEquals(1, house.get("/api/games/" + before).json().get("plies").size());
    }

    @Test
    void aGameIsLoadedFromPdnAndCopiedAgain() throws Exception {
        String before = show("{}");
        browser.click("#text");
        browser.until("the dialog is open", () -> browser.has("#text-dialog[open]"));
        browser.write("#pdn", "1. 11-20");
        browser.click("#load-pdn");
        browser.until("the new game is asked for", () -> browser.has("#new-dialog[open]"));
        browser.click("#new-start");
        browser.until("it says what is wrong", () -> browser.text("#new-said").contains("11-20"));
        browser.click("#new-dialog button[value='cancel']");
        browser.write("#pdn", "1. 11-15 {<img src=x onerror=\"window.hacked=1\">} 22-18 2. 15x22 *");
        browser.click("#load-pdn");
        startNewGame(before);
        untilPlayed(3);
        assertEquals("15x22", game().at("/plies/2/text").asText());
        assertFalse(browser.has("#moves img") || browser.script("return window.hacked") != null, "a comment is HTML");
        browser.click("#first");
        browser.click("#forward");
        assertEquals("11-15", browser.text(".moves button[aria-current]"));
        browser.click("#text");
        browser.until("the dialog is open", () -> browser.has("#text-dialog[open]"));
        assertEquals(3, PdnReader.parse("it", browser.value("#pdn")).games().get(0).plies().size());
        assertEquals("W", browser.value("#fen").substring(0, 1), "the position that is looked at, not the last");
    }

    // ---- a position of one's own ----

    @Test
    void aPositionIsSetUpAndPlayed() throws Exception {
        String before = show("{}");
        browser.click("#setup");
        browser.click("#setup-clear");
        browser.click("#setup-done");
        browser.until("an empty board is refused", () -> browser.text("#toast").contains("no position"));
        browser.click("#setup-cancel");
        assertEquals(24, count("#board .piece"));
        browser.click("#setup");
        browser.click("#setup-clear");
        put("white king", 30);
        put("white man", 18, 27);
        put("empty square", 27);
        put("black man", 14, 1);
        browser.script("document.getElementById('setup-turn').value = 'W'");
        browser.click("#setup-done");
        startNewGame(before);
        assertEquals(Fen.parse("W:W18,K30:B1,14"), Fen.parse(game().get("fen").asText()));
        assertFalse(browser.find("#setup-tools").isDisplayed());
        browser.until("it can be played", () -> browser.has(".square.movable[data-square='18']"));
    }

    @Test
    void whoBeginsAGameDoesNotSetUpAnyMore() throws Exception {
        String before = show("{}");
        browser.click("#setup");
        browser.click("#setup-clear");
        browser.click("#new-game");
        startNewGame(before);
        browser.until("the new game is shown", () -> browser.has(".square.movable"));
        assertFalse(browser.find("#setup-tools").isDisplayed());
        assertEquals(24, count("#board .piece"));
    }

    private static void put(String piece, int... squares) {
        browser.click("#palette [aria-label='" + piece + "']");
        for (int square : squares) {
            browser.square(square);
        }
    }

    // ---- clocks ----

    @Test
    void clocksRunForTheSideToMoveAndEndTheGame() throws Exception {
        AtomicLong nanos = new AtomicLong();
        try (House clocked = House.open(lab, folder.resolve("clocked"), false, 0, nanos::get)) {
            String game = clocked.begin("{\"seconds\":9,\"increment\":3}");
            browser.go(clocked.address() + "/#" + game);
            browser.until("the clocks are there", () -> browser.has(".clock") && browser.has(".square.movable"));
            browser.script("const now = performance.now(); window.ahead = 0; performance.now = () => now + ahead");
            assertEquals(List.of("0:09", "0:09"), clocks());
            advance(nanos, 5);
            assertEquals(List.of("0:09", "0:09"), clocks(), "no clock runs before the first move");
            browser.square(11);
            browser.square(15);
            untilPlayed(1);
            assertEquals(List.of("0:12", "0:09"), clocks(), "Black has the increment");
            advance(nanos, 2);
            assertEquals(List.of("0:12", "0:07"), clocks(), "only the clock of White runs");
            advance(nanos, 8);
            browser.until("the time is out", () -> browser.text("#verdict").equals("Black wins: out of time"));
            assertEquals(List.of("0:12", "0:00"), clocks());
            assertEquals("TIME", clocked.get("/api/games/" + game).json().get("ending").asText());
            assertEquals(0, count(".square.movable"));
        }
    }

    /** Puts the clock of the server and that of the page ahead, and waits until the page has drawn its clocks again. */
    private static void advance(AtomicLong nanos, int seconds) {
        nanos.addAndGet(seconds * 1_000_000_000L);
        browser.await("const done = arguments[arguments.length - 1]; ahead += 1000 * arguments[0];"
                + "new MutationObserver((seen, observer) => {"
                + " if (!seen.some(each => each.target.classList.contains('clock'))) return;"
                + " observer.disconnect(); done(); })"
                + ".observe(document.querySelector('main'), { childList: true, subtree: true })", seconds);
    }

    /** What the clocks of Black and White say. */
    private static List<String> clocks() {
        return List.of(browser.text(".clock[data-side='Black']"), browser.text(".clock[data-side='White']"));
    }
}
