package damas.containers.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.Map;

/**
 * Who may do what. Whoever reaches the page may look; games and teams are changed only from the page itself, and on a
 * public page only by those who know its token. Nobody may ask for too much at a time.
 */
final class Doorman {
    static final String TOKEN_HEADER = "X-Damas-Token";

    private static final int CHANGES_A_MINUTE = 300;
    private static final int QUESTIONS_A_MINUTE = 3000;
    private static final int MOST_ADDRESSES = 10_000;

    private final boolean isPublic;
    private final String token;
    private final Map<String, Integer> counts = new HashMap<>();
    private long minute;

    /**
     * @param token what changes take on a public page
     */
    Doorman(boolean isPublic, String token) {
        this.isPublic = isPublic;
        this.token = token;
    }

    /** Whether one may change anything, or only look. */
    boolean letsPlay(Context request) {
        return !isPublic || isToken(request.header(TOKEN_HEADER));
    }

    /** Looks at every request, before anything is done. */
    void check(Context request) {
        boolean changes = !request.method().name().equals("GET") && !request.method().name().equals("HEAD");
        count(request.ip(), changes);
        if (!isPublic && !isOwnName(request.header("Host"))) {
            // a foreign name that leads to this machine: a page from elsewhere tries to get in
            throw new Refusal(403, "this page is for this machine only");
        }
        if (!changes) {
            return;
        }
        String origin = request.header("Origin");
        if (origin != null && !origin.replaceFirst("^https?://", "").equals(request.header("Host"))) {
            throw new Refusal(403, "another page may not play here");
        }
        String kind = request.contentType();
        if (kind == null || !kind.startsWith("application/json")) {
            throw new Refusal(415, "say it in JSON");
        }
        if (!letsPlay(request)) {
            throw new Refusal(401, "you may watch; to play, open the page by the address with the token");
        }
    }

    private boolean isToken(String said) {
        return said != null
                && MessageDigest.isEqual(
                        said.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }

    private static boolean isOwnName(String host) {
        String name = host == null ? "" : host.replaceFirst(":\\d+$", "");
        return name.equals("127.0.0.1") || name.equals("localhost") || name.equals("[::1]");
    }

    private synchronized void count(String address, boolean changes) {
        long now = System.nanoTime() / 60_000_000_000L;
        if (now != minute || counts.size() > MOST_ADDRESSES) {
            minute = now;
            counts.clear();
        }
        int count = counts.merge(address + (changes ? " changes" : " asks"), 1, Integer::sum);
        if (count > (changes ? CHANGES_A_MINUTE : QUESTIONS_A_MINUTE)) {
            throw new Refusal(429, "too many requests; wait a minute");
        }
    }
}
