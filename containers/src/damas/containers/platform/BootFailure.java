package damas.containers.platform;

import jade.core.Profile;

/** Why JADE did not start a container, in one line. JADE itself says it in a stack trace, if at all. */
final class BootFailure {
    private BootFailure() {}

    /**
     * @param words what JADE printed
     * @param profile what it was told
     */
    static String explain(String words, Profile profile) {
        String main = profile.getParameter(Profile.MAIN_HOST, "") + ":" + profile.getParameter(Profile.MAIN_PORT, "");
        String here = profile.getParameter(Profile.LOCAL_HOST, "") + ":" + profile.getParameter(Profile.LOCAL_PORT, "");
        if (words.contains("cannot reach newly starting node") || words.contains("timed out")) {
            return "the platform at " + main + " cannot reach this machine at " + here
                    + "; open that port, or give the address that it sees with --address";
        }
        if (words.contains("No ICP active")) {
            return "cannot listen at " + here + "; the port may be taken";
        }
        if (words.contains("Wrong platform name")) {
            return "this JVM runs another platform already";
        }
        String first = words.lines().filter(line -> !line.isBlank()).findFirst().orElse("no reason given").strip();
        return "JADE cannot start: " + first + " (the log has more)";
    }
}
