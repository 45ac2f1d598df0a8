package damas.containers.platform;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * Waits with a joined container for its end. A main container that crashed may be started again and takes its
 * containers back, so its silence is not the end at once.
 */
public final class PlatformWatch {
    /** How long the main container may be away. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private static final int KNOCK_MILLISECONDS = 5_000;

    private final Platform platform;
    private final Consumer<String> news;

    /**
     * @param news is told, in one line, when the main container is away and when it is back
     */
    public PlatformWatch(Platform platform, Consumer<String> news) {
        this.platform = platform;
        this.news = news;
    }

    /** Returns when the container ended, or says why it is not worth to go on. */
    public void await() throws InterruptedException, PlatformException {
        String where = platform.host() + ":" + platform.port();
        long lastSeen = System.nanoTime();
        boolean away = false;
        while (!platform.awaitEnd(Duration.ofMillis(KNOCK_MILLISECONDS))) {
            if (isThere()) {
                lastSeen = System.nanoTime();
                if (away) {
                    news.accept("the platform at " + where + " answers again");
                }
                away = false;
            } else if (System.nanoTime() - lastSeen > PATIENCE.toNanos()) {
                throw new PlatformException(
                        "the platform at " + where + " did not answer for " + PATIENCE.toMinutes() + " minutes");
            } else if (!away) {
                away = true;
                news.accept("the platform at " + where + " does not answer; waiting for it to come back");
            }
        }
    }

    private boolean isThere() {
        try {
            Knock.at(platform.host(), platform.port());
            return true;
        } catch (PlatformException e) {
            return false;
        }
    }
}
