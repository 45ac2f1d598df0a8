package damas.containers.platform;

import jade.wrapper.ControllerException;
import java.util.List;

/** The agents that a container begins with. */
public final class Residents {
    private Residents() {}

    /**
     * Moves into a main container.
     *
     * @param rosters the teams to found
     * @param slaves how many search slaves live here too
     */
    public static void ofMain(Platform platform, List<String> rosters, int slaves) throws ControllerException {
        slaves(platform, slaves);
    }

    /**
     * Moves into a joined container: presents it, and brings its search slaves.
     *
     * @param slaves how many
     */
    public static void ofHost(Platform platform, int slaves) throws ControllerException {
        slaves(platform, slaves);
    }

    private static void slaves(Platform platform, int number) throws ControllerException {
        for (int i = 1; i <= number; i++) {
            String name = platform.name() + ".slave-" + i;
            platform.container().createNewAgent(name, "jade.core.Agent", new Object[0]).start();
        }
    }
}
