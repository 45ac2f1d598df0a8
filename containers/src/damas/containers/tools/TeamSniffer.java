package damas.containers.tools;

import jade.tools.sniffer.Sniffer;
import java.util.regex.Pattern;

/**
 * JADE's sniffer, watching every agent of Damas from the start, and each that is born later. The platform's own agents
 * are left out: what they say to each other would bury the rest.
 */
public final class TeamSniffer extends Sniffer {
    /** What the agent is called; JADE puts a number behind it if there are several. */
    public static final String NAME = "sniffer";

    private static final long serialVersionUID = 1;
    private static final Pattern JADE_AGENTS = Pattern.compile("(ams|df|rma|doorkeeper|" + NAME + "(-.+)?)@.*");

    private final transient Runnable closed;

    /**
     * @param closed what to do when the window was closed
     */
    public TeamSniffer(Runnable closed) {
        this.closed = closed;
        // what JADE's sniffer takes for the names of those to watch
        setArguments(new Object[] {"*"});
    }

    @Override
    protected boolean isMatch(String pattern, String agent) {
        return !JADE_AGENTS.matcher(agent).matches() && super.isMatch(pattern, agent);
    }

    @Override
    protected void toolTakeDown() {
        super.toolTakeDown();
        closed.run();
    }
}
