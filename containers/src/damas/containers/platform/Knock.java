package damas.containers.platform;

import jade.imtp.leap.JICP.JICPAddress;
import jade.imtp.leap.JICP.JICPConnection;
import jade.imtp.leap.JICP.JICPPacket;
import jade.imtp.leap.JICP.JICPProtocol;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Asks a container, in JADE's own protocol, which address it sees us at. If it answers, it is there. */
final class Knock {
    private static final int MILLISECONDS = 3_000;

    private Knock() {}

    /** The address that the container sees this machine at. */
    static String at(String host, int port) throws PlatformException {
        try {
            JICPConnection connection = new JICPConnection(
                    new JICPAddress(host, String.valueOf(port), null, null), MILLISECONDS);
            try {
                connection.setReadTimeout(MILLISECONDS);
                connection.writePacket(
                        new JICPPacket(JICPProtocol.GET_ADDRESS_TYPE, JICPProtocol.DEFAULT_INFO, new byte[0]));
                String seen = new String(connection.readPacket().getData(), StandardCharsets.US_ASCII);
                return seen.replaceFirst(":\\d+$", ""); // without the port that we happened to speak from
            } finally {
                connection.close();
            }
        } catch (IOException e) {
            String reason = e.getMessage() == null ? "" : " (" + e.getMessage() + ")";
            String option = host.equals(Platform.LOOPBACK) ? "" : " --host " + host;
            throw new PlatformException(
                    "no platform answers at " + host + ":" + port + reason + "; is `damas platform" + option
                            + "` running there?",
                    e);
        }
    }
}
