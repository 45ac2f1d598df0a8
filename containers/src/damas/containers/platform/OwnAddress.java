package damas.containers.platform;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** This machine's addresses. JADE knows IPv4 only, and takes the first address it finds unless it is told. */
final class OwnAddress {
    private OwnAddress() {}

    /** A host's address. */
    static String of(String host) throws PlatformException {
        try {
            return Arrays.stream(InetAddress.getAllByName(host))
                    .filter(Inet4Address.class::isInstance)
                    .findFirst()
                    .orElseThrow(() -> new PlatformException(host + " has no IPv4 address, and JADE knows no other"))
                    .getHostAddress();
        } catch (UnknownHostException e) {
            throw new PlatformException("there is no host " + host + "; its address will do too", e);
        }
    }

    /** Complains about an address that is not this machine's. */
    static void check(String address) throws PlatformException {
        try {
            if (NetworkInterface.getByInetAddress(InetAddress.getByName(address)) == null) {
                throw new PlatformException(
                        address + " is not an address of this machine, which has " + String.join(", ", all()));
            }
        } catch (SocketException | UnknownHostException e) {
            throw new PlatformException(address + " is no address: " + e.getMessage(), e);
        }
    }

    private static List<String> all() throws SocketException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(Inet4Address.class::isInstance)
                .map(InetAddress::getHostAddress)
                .collect(Collectors.toList());
    }
}
