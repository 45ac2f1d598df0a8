package damas.containers.platform;

import jade.core.Profile;
import jade.core.ProfileImpl;
import jade.imtp.leap.JICP.JICPPeer;
import jade.util.leap.Properties;
import java.nio.file.Path;

/**
 * What JADE is told when a container starts. Found by experiment: cables were pulled, machines frozen and processes
 * killed. Every setting can be overridden by JADE's name for it.
 */
final class OperatingProfile {
    /** How long to wait for a connection, or for a sign of life that was asked for, in milliseconds. */
    static final int CHECK_TIMEOUT = 1_000;

    /**
     * How long to wait for any other answer, in milliseconds. JADE sends again after it, so what was only slow arrives
     * twice; an agent on a silent machine keeps a {@linkplain #DELIVERERS deliverer} waiting as long.
     */
    static final int ANSWER_TIMEOUT = 5_000;

    /** How often a container says that it is alive, in milliseconds. */
    static final int PING_DELAY = 300;

    /** How long the main container waits for that before it asks, in milliseconds. */
    static final int PING_DELAY_LIMIT = 1_000;

    /**
     * How long a container may be unreachable before it is taken for dead, in milliseconds. All in all a lost machine
     * is noticed after this, the limit before and the time-out of a check: 4 s.
     */
    static final int UNREACHABLE_LIMIT = 2_000;

    /** After how many signs of life a container that was taken for dead is taken back. */
    static final int ORPHAN_PINGS = 3;

    /** Threads that deliver mail. Each agent on a silent host blocks one; JADE's own five are soon used up. */
    static final int DELIVERERS = 32;

    /** Events for the sniffer, pings, taking back of containers. Moving agents, and with them classes, is left out. */
    static final String SERVICES = "jade.core.event.NotificationService;"
            + "jade.core.nodeMonitoring.UDPNodeMonitoringService;"
            + "jade.core.faultRecovery.FaultRecoveryService";

    private static final String MONITOR = "jade_core_nodeMonitoring_UDPNodeMonitoringService_";
    private static final String SERVER = "jade_imtp_leap_JICP_JICPServer_";

    private OperatingProfile() {}

    /**
     * The profile of a main container.
     *
     * @param name the platform's name; a main container that takes another's place must have the same
     * @param folder for JADE's files; says which containers to take back after a crash
     */
    static ProfileImpl main(String name, String host, int port, Path folder) {
        Properties settings = common(host, port);
        settings.setProperty(Profile.MAIN, "true");
        settings.setProperty(Profile.PLATFORM_ID, name);
        settings.setProperty(Profile.MAIN_HOST, host);
        settings.setProperty(Profile.MAIN_PORT, String.valueOf(port));
        // JADE puts the name of the file right behind
        settings.setProperty(Profile.FILE_DIR, folder + "/");
        settings.setProperty("jade_core_faultRecovery_FSPersistentStorage_location", folder.toString());
        settings.setProperty("jade_domain_df_autocleanup", "true");
        settings.setProperty(MONITOR + "host", host);
        // one number to open in a firewall
        settings.setProperty(MONITOR + "port", String.valueOf(port));
        settings.setProperty(MONITOR + "acceptlocalhostonly", "true");
        settings.setProperty(MONITOR + "pingdelay", String.valueOf(PING_DELAY));
        settings.setProperty(MONITOR + "pingdelaylimit", String.valueOf(PING_DELAY_LIMIT));
        settings.setProperty(MONITOR + "unreachablelimit", String.valueOf(UNREACHABLE_LIMIT));
        settings.setProperty(MONITOR + "orphannodepingscnt", String.valueOf(ORPHAN_PINGS));
        return new ProfileImpl(settings);
    }

    /**
     * The profile of a container that joins a main container.
     *
     * @param address this machine's, as the others reach it
     */
    static ProfileImpl joined(String host, int port, String name, String address) {
        // the main container's port here too, for one number to open in a firewall; JADE takes another if it is taken
        Properties settings = common(address, port);
        settings.setProperty(Profile.MAIN, "false");
        settings.setProperty(Profile.MAIN_HOST, host);
        settings.setProperty(Profile.MAIN_PORT, String.valueOf(port));
        settings.setProperty(Profile.CONTAINER_NAME, name);
        return new ProfileImpl(settings);
    }

    /** Has a joined container emptied, and somebody told, whenever the platform has lost it and takes it back. */
    static void beginAnew(ProfileImpl profile, Runnable listener) {
        profile.setParameter(Profile.SERVICES, SERVICES + ";" + Reattachment.class.getName());
        profile.setParameter(Reattachment.LISTENER, Reattachment.tell(listener));
    }

    private static Properties common(String address, int port) {
        Properties settings = new Properties();
        settings.setProperty(Profile.LOCAL_HOST, address);
        settings.setProperty(Profile.LOCAL_PORT, String.valueOf(port));
        // no mail from other platforms, no multicast
        settings.setProperty(Profile.NO_MTP, "true");
        settings.setProperty(Profile.DETECT_MAIN, "false");
        settings.setProperty(Profile.SERVICES, SERVICES);
        settings.setProperty("icps", TimedPeer.class.getName());
        settings.setProperty(TimedPeer.CHECK_TIMEOUT, String.valueOf(CHECK_TIMEOUT));
        settings.setProperty(JICPPeer.CONNECTION_TIMEOUT, String.valueOf(ANSWER_TIMEOUT));
        settings.setProperty("jade_core_messaging_MessageManager_poolsize", String.valueOf(DELIVERERS));
        settings.setProperty(SERVER + "acceptlocalhostonly", "true");
        // a mediator's class would be whatever a packet names
        settings.setProperty(SERVER + "acceptmediators", "false");
        return settings;
    }
}
