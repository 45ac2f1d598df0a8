package damas.tests.web;

import damas.containers.team.Lab;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** The page in a browser, for test classes that need both; each has its own. */
abstract class PageInBrowser {
    @TempDir
    static Path folder;

    static Lab lab;
    static House house;
    static Browser browser;

    @BeforeAll
    static void open() throws IOException {
        browser = Browser.open(1280, 1560);
        lab = House.lab(folder.resolve("platform"));
        house = House.open(lab, folder.resolve("games"), false);
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

    /** Begins a game and shows it. */
    static String show(String json) throws Exception {
        String game = house.begin(json);
        show(browser, game);
        return game;
    }

    static void show(Browser on, String game) throws Exception {
        on.go("about:blank");
        on.go(house.address() + "/#" + game);
        on.until("the board is there", () -> on.has(".piece") && !on.text("#verdict").isEmpty());
    }

    static int count(String css) {
        return ((Number) browser.script("return document.querySelectorAll(arguments[0]).length", css)).intValue();
    }

    /** How many moves the page shows. */
    static int plies() {
        return count(".moves button");
    }
}
