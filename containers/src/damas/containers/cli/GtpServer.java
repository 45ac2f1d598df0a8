package damas.containers.cli;

import static damas.knowledge.text.NotationException.quoted;

import damas.containers.gtp.GtpSession;
import damas.containers.platform.BuildVersion;
import damas.containers.team.Lab;
import damas.containers.team.Lab.Quarters;
import damas.containers.team.TeamEngine;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.ThreadedEngine;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoRules;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Engines;
import damas.ontology.roster.Roster;
import damas.ontology.words.EnginePlayer;
import damas.ontology.words.Team;
import java.io.IOException;
import java.io.PrintStream;

/** A team of Go as an engine, in the protocol of programs of Go. */
final class GtpServer {
    /** The roster that plays if none is named. */
    static final String DEFAULT_ROSTER = "go-ahead";

    private final String roster;
    private final int slaves;

    /**
     * @param roster a roster, by name or file
     * @param slaves how many search slaves help a team of several agents
     */
    GtpServer(String roster, int slaves) {
        this.roster = roster;
        this.slaves = slaves;
    }

    /** Talks over standard input and output until the client quits. */
    void run() throws IOException {
        PrintStream answers = System.out;
        // whatever else is printed must not be taken for an answer
        System.setOut(System.err);
        try {
            Team team = team();
            String name = "Damas " + team.name();
            new GtpSession(name, BuildVersion.NUMBER, engine(team), GoRules.parse(Go.GAME.rules().get(0)))
                    .run(System.in, answers);
        } finally {
            System.setOut(answers);
        }
    }

    /** The engine of the roster. */
    Engine engine() throws IOException {
        return engine(team());
    }

    private Team team() throws IOException {
        Roster found = Home.rosters().find(roster);
        Team team = found.team();
        if (!team.gameName().equals(Go.NAME)) {
            throw new NotationException(
                    quoted(roster) + " plays " + team.gameName() + "; GTP is a protocol for " + Go.NAME);
        }
        return team;
    }

    /** An engine that plays alone needs no agents, and reports more without them: visits, priors, owners. */
    private Engine engine(Team team) throws IOException {
        if (team.players().size() == 1 && team.players().get(0) instanceof EnginePlayer alone) {
            return Engines.of(alone.engine(), Go.GAME, ThreadedEngine.ownThread("engine"));
        }
        Quarters quarters = Lab.startWith(Home.teams(), roster, slaves, Home.platform());
        return new TeamEngine(quarters.lab(), quarters.team().name());
    }
}
