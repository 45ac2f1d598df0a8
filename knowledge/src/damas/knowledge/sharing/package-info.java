/**
 * Searches that several hosts share, whatever the game.
 *
 * <p>A {@link damas.knowledge.sharing.SharedSearch} makes one {@link damas.knowledge.sharing.Leader} and its helpers.
 * Each is a {@link damas.knowledge.sharing.Peer}: a state machine that takes events and gives messages and jobs,
 * without threads, clocks or sockets. A driver runs it: {@code threads} in one JVM, {@code simulation} in virtual
 * time, and the agents of JADE. To read: {@code Peer}, {@code Job}, {@code SharedSearch}, then a way to share, for
 * example {@code damas.knowledge.draughts.sharing.ybwc}. To add a way: implement {@code SharedSearch} in a package of
 * its own and name it in {@code damas.knowledge.catalogue.Sharings}; the tests of faults and costs then run it too.
 */
package damas.knowledge.sharing;
