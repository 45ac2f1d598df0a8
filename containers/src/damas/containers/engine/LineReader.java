package damas.containers.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reads lines of somebody who may not mean well: of one that is too long only the beginning is kept, with an ellipsis
 * that nobody takes for a part of it, so that no line fills the memory.
 */
public final class LineReader {
    private static final int BEGINNING = 40;

    private final BufferedReader in;
    private final int longest;

    /** @param longest the number of characters above which a line is cut */
    public LineReader(InputStream in, int longest) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.longest = longest;
    }

    /** The next line; empty at the end. */
    public Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        boolean cut = false;
        int sign = in.read();
        if (sign < 0) {
            return Optional.empty();
        }
        for (; sign >= 0 && sign != '\n'; sign = in.read()) {
            if (line.length() < longest) {
                line.append((char) sign);
            } else {
                cut = true;
            }
        }
        return Optional.of(cut ? line.substring(0, BEGINNING) + " ..." : line.toString().strip());
    }
}
