package damas.containers.platform;

import jade.core.Profile;
import jade.imtp.leap.ICP;
import jade.imtp.leap.ICPException;
import jade.imtp.leap.JICP.Connection;
import jade.imtp.leap.JICP.ConnectionFactory;
import jade.imtp.leap.JICP.JICPConnection;
import jade.imtp.leap.JICP.JICPPeer;
import jade.mtp.TransportAddress;
import java.io.IOException;
import java.net.Socket;

/**
 * JADE's transport with limits to how long it waits. JADE's own waits for ever on a new connection, so a frozen machine
 * is never noticed: the monitor's check waits for it too.
 *
 * <p>A check of whether somebody is there, for which JADE wants a fresh connection, is answered soon or not at all.
 * Work may take longer, and must: JADE sends a command again when its time is up, and a container that joins a busy
 * platform would join twice.
 */
public final class TimedPeer extends JICPPeer {
    /** The parameter for {@link OperatingProfile#CHECK_TIMEOUT}. */
    static final String CHECK_TIMEOUT = "damas_containers_platform_TimedPeer_checktimeout";

    private final ThreadLocal<Boolean> checking = ThreadLocal.withInitial(() -> false);
    private int checkTimeout;
    private int answerTimeout;

    @Override
    public TransportAddress activate(ICP.Listener listener, String identifier, Profile profile) throws ICPException {
        checkTimeout = milliseconds(profile, CHECK_TIMEOUT, OperatingProfile.CHECK_TIMEOUT);
        answerTimeout = milliseconds(profile, CONNECTION_TIMEOUT, OperatingProfile.ANSWER_TIMEOUT);
        return super.activate(listener, identifier, profile);
    }

    private static int milliseconds(Profile profile, String name, int otherwise) {
        return Integer.parseInt(profile.getParameter(name, String.valueOf(otherwise)));
    }

    @Override
    public byte[] deliverCommand(TransportAddress address, byte[] payload, boolean fresh) throws ICPException {
        checking.set(fresh);
        try {
            return super.deliverCommand(address, payload, fresh);
        } finally {
            checking.remove();
        }
    }

    @Override
    public ConnectionFactory getConnectionFactory() {
        return new ConnectionFactory() {
            @Override
            public Connection createConnection(Socket socket) {
                return new JICPConnection(socket);
            }

            @Override
            public Connection createConnection(TransportAddress address) throws IOException {
                JICPConnection connection = new JICPConnection(address, checkTimeout);
                connection.setReadTimeout(checking.get() ? checkTimeout : answerTimeout);
                return connection;
            }
        };
    }
}
