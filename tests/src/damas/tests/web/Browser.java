package damas.tests.web;

import damas.tests.Await;
import damas.tests.Needs;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;

/** A real browser without a screen: Debian's Chromium. */
final class Browser implements AutoCloseable {
    private static final File CHROMIUM = new File("/usr/bin/chromium");
    private static final File DRIVER = new File("/usr/bin/chromedriver");

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Opens one with a window of this size. */
    static Browser open(int width, int height) {
        Needs.that(
                CHROMIUM.canExecute() && DRIVER.canExecute(),
                "Debian's packages chromium and chromium-driver");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(CHROMIUM);
        options.addArguments(
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--lang=en",
                "--hide-scrollbars");
        options.setExperimentalOption(
                "mobileEmulation",
                Map.of("deviceMetrics", Map.of("width", width, "height", height, "pixelRatio", 1.0, "mobile", false)));
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER)
                .usingAnyFreePort()
                .withSilent(true)
                .build();
        return new Browser(new ChromeDriver(service, options));
    }

    void go(String address) {
        driver.get(address);
    }

    void reload() {
        driver.navigate().refresh();
    }

    /** Opens another page beside this one, goes on there, and returns the name of this one. */
    String tab() {
        String here = driver.getWindowHandle();
        driver.switchTo().newWindow(WindowType.TAB);
        return here;
    }

    /** Goes back to a page and closes all others. */
    void closeTabs(String first) {
        driver.getWindowHandles().stream()
                .filter(tab -> !tab.equals(first))
                .forEach(tab -> driver.switchTo().window(tab).close());
        driver.switchTo().window(first);
    }

    WebElement find(String css) {
        return driver.findElement(By.cssSelector(css));
    }

    boolean has(String css) {
        return !driver.findElements(By.cssSelector(css)).isEmpty();
    }

    void click(String css) {
        fresh(() -> {
            find(css).click();
            return css;
        });
    }

    /** Does something with an element, again if the page replaces the element between the search and its use. */
    private static String fresh(Supplier<String> use) {
        while (true) {
            try {
                return use.get();
            } catch (StaleElementReferenceException e) {
                // a replaced element was not used: the new one is there
                continue;
            }
        }
    }

    void square(int square) {
        click("[data-square='" + square + "']");
    }

    /** Drags whatever is on a square to another one. */
    void drag(int from, int to) {
        new Actions(driver)
                .clickAndHold(find("[data-square='" + from + "']"))
                .moveToElement(find("[data-square='" + to + "']"))
                .release()
                .perform();
    }

    /** Types on the keyboard, wherever the focus is. */
    void type(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** What is in a field. */
    String value(String css) {
        return find(css).getDomProperty("value");
    }

    /** Writes into a field, in place of what was there. */
    void write(String css, String text) {
        find(css).clear();
        find(css).sendKeys(text);
    }

    String text(String css) {
        return fresh(() -> find(css).getText());
    }

    Object script(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    Object await(String script, Object... arguments) {
        return driver.executeAsyncScript(script, arguments);
    }

    /** Loads axe, which finds what stands in the way of people, into the page. */
    void loadAxe() throws IOException {
        try (InputStream in = getClass().getResourceAsStream("/axe.min.js")) {
            script(new String(in.readAllBytes(), StandardCharsets.UTF_8) + "; window.axe = axe;");
        }
    }

    /** What axe finds serious on the page, a line each. */
    String seriousProblems() {
        return (String) await(
                "const done = arguments[arguments.length - 1]; axe.run().then(found => done(found.violations"
                        + ".filter(each => ['serious', 'critical'].includes(each.impact))"
                        + ".map(each => each.id + ': ' + each.nodes.map(n => n.target).join(' ')).join('\\n')))");
    }

    /** Waits until a condition holds on the page. */
    void until(String what, Callable<Boolean> isSo) throws Exception {
        Await.until(() -> what + "; the page shows " + shown(), () -> {
            try {
                return isSo.call();
            } catch (StaleElementReferenceException e) {
                // the page has replaced the element between the search for it and its use
                return false;
            }
        });
    }

    private String shown() {
        return find("#toast").getDomProperty("textContent") + "\n" + text("main");
    }

    /** Makes the window wider or narrower. */
    void width(int width, int height) {
        driver.executeCdpCommand("Emulation.setDeviceMetricsOverride", Map.of(
                "width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    void picture(String name) throws IOException {
        Path folder = Files.createDirectories(Needs.home().resolve("build/pictures"));
        Files.write(folder.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
    }

    @Override
    public void close() {
        driver.quit();
    }
}
