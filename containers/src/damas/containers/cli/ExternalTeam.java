package damas.containers.cli;

import damas.containers.engine.ProcessEngine;
import damas.containers.gtp.GtpEngine;
import damas.containers.platform.PlatformException;
import damas.containers.team.EngineAgent;
import damas.containers.team.Lab;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Position;
import damas.knowledge.go.Go;
import jade.wrapper.ControllerException;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A program that plays in a match as a team: {@code engine:COMMAND} or {@code gtp:COMMAND}. */
record ExternalTeam(Protocol protocol, List<String> command) {
    /** The protocols that programs may speak. */
    enum Protocol {
        /** The protocol of {@code damas engine}, for any game. */
        ENGINE,
        GTP;

        private String prefix() {
            return name().toLowerCase(Locale.ROOT) + ":";
        }
    }

    /** The program that an argument names; empty if the argument names a team of another kind. */
    static Optional<ExternalTeam> of(String argument) {
        return Arrays.stream(Protocol.values())
                .filter(protocol -> argument.startsWith(protocol.prefix()))
                .findFirst()
                .map(protocol -> new ExternalTeam(
                        protocol,
                        List.of(argument.substring(protocol.prefix().length()).strip().split("\\s+"))));
    }

    /** The game that the program can only play; empty if it may play any. */
    Optional<String> gameName() {
        return protocol == Protocol.GTP ? Optional.of(Go.NAME) : Optional.empty();
    }

    /** Starts the program and lets it play in a lab under this name. */
    void enter(Lab lab, String team) throws IOException, InterruptedException {
        EngineAgent agent = protocol == Protocol.GTP ? gtp(team) : engine(team);
        try {
            lab.platform().container().acceptNewAgent(team, agent).start();
        } catch (ControllerException e) {
            agent.close();
            throw new PlatformException("the agent of the engine could not be started: " + e.getMessage(), e);
        }
    }

    private EngineAgent engine(String team) throws IOException, InterruptedException {
        ProcessEngine engine = ProcessEngine.start(command);
        return new EngineAgent(team, engine, engine.name());
    }

    private EngineAgent gtp(String team) throws IOException, InterruptedException {
        GtpEngine engine = GtpEngine.start(command);
        return new EngineAgent(team, new TimedOnly(engine), engine.name());
    }

    /** A program that is told limits of time only: GTP has no word for simulations, which its command line sets. */
    private record TimedOnly(Engine program) implements Engine {
        @Override
        public void newGame() {
            program.newGame();
        }

        @Override
        public Thinking think(Position position, Limits limits, Listener listener) {
            return program.think(position, limits.timeOnly(), listener);
        }

        @Override
        public boolean resigns(Report last) {
            return program.resigns(last);
        }

        @Override
        public void close() {
            program.close();
        }
    }
}
