package damas.containers.cli;

import damas.containers.platform.Platform;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Where a platform's main container is, typed as {@code HOST} or {@code HOST:PORT}. */
record MainAddress(String host, int port) {
    /** This machine's own. */
    static final MainAddress HERE = new MainAddress(Platform.LOOPBACK, Platform.PORT);

    private static final int LAST_PORT = 65_535;

    @Override
    public String toString() {
        return host + ":" + port;
    }

    /** Reads one. */
    static final class Converter implements ITypeConverter<MainAddress> {
        @Override
        public MainAddress convert(String text) {
            int colon = text.lastIndexOf(':');
            String host = colon < 0 ? text : text.substring(0, colon);
            int port = colon < 0 ? Platform.PORT : port(text.substring(colon + 1));
            if (host.isEmpty() || host.contains(":")) {
                throw new TypeConversionException("'" + text + "' is no HOST or HOST:PORT");
            }
            return new MainAddress(host, port);
        }

        private static int port(String text) {
            try {
                int port = Integer.parseInt(text);
                if (port >= 1 && port <= LAST_PORT) {
                    return port;
                }
            } catch (NumberFormatException e) {
                // said below
            }
            throw new TypeConversionException("'" + text + "' is no port, from 1 to " + LAST_PORT);
        }
    }
}
