package damas.knowledge.sharing;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * What the peers of one process share in one search beside messages: the driver makes one for each process and search
 * and gives it to each peer; the first peer puts the state of its way to share into it. Any thread may call it.
 */
public final class HostState {
    private Optional<Object> state = Optional.empty();

    /**
     * Returns the shared state.
     *
     * @param type the class that the way to share keeps its state in
     * @param maker makes the state for the first peer that asks
     * @throws ClassCastException if peers of two ways to share were given one host state
     */
    public synchronized <S> S get(Class<S> type, Supplier<S> maker) {
        if (state.isEmpty()) {
            state = Optional.of(maker.get());
        }
        return type.cast(state.get());
    }
}
