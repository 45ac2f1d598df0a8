package damas.containers.platform;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Which Damas this is. Containers of one platform must be of one build: their agents talk in its words. */
public final class BuildVersion {
    /** What people call this version. */
    public static final String NUMBER = "0.1";

    /** Written by build.xml: a hash of all sources and jars. */
    private static final String RESOURCE = "build.txt";
    private static final int SHOWN_DIGITS = 10;

    private BuildVersion() {}

    /** The version and the first digits of the build's hash, as {@code 0.1-3fa94c07d1}. */
    public static String current() {
        return NUMBER + "-" + build();
    }

    /** The first digits of the build's hash. */
    public static String build() {
        try (InputStream resource = BuildVersion.class.getResourceAsStream(RESOURCE)) {
            if (resource == null) {
                return "unknown";
            }
            String hash = new String(resource.readAllBytes(), StandardCharsets.UTF_8).strip();
            return hash.substring(0, Math.min(SHOWN_DIGITS, hash.length()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
