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
 * JADE's transport with a limit to how long it waits for an answer. JADE's own waits for ever on a new connection, so a
 * frozen machine is never noticed: the monitor's check waits for it too.
 */
public final class TimedPeer extends JICPPeer {
    private int timeout;

    @Override
    public TransportAddress activate(ICP.Listener listener, String identifier, Profile profile) throws ICPException {
        timeout = Integer.parseInt(
                profile.getParameter(CONNECTION_TIMEOUT, String.valueOf(OperatingProfile.CONNECTION_TIMEOUT)));
        return super.activate(listener, identifier, profile);
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
                JICPConnection connection = new JICPConnection(address, timeout);
                connection.setReadTimeout(timeout);
                return connection;
            }
        };
    }
}
