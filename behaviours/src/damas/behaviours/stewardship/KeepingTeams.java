package damas.behaviours.stewardship;

import damas.behaviours.conversation.Asking;
import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.conversation.Speech;
import damas.behaviours.knowing.Fetching;
import damas.behaviours.stewardship.Reshaping.Founding;
import damas.behaviours.stewardship.Reshaping.Teaching;
import damas.ontology.meaning.Needed;
import damas.ontology.words.Carried;
import damas.ontology.words.Coordinator;
import damas.ontology.words.LeadTeam;
import damas.ontology.words.Player;
import damas.ontology.words.Reshape;
import damas.ontology.words.Retire;
import damas.ontology.words.Serve;
import damas.ontology.words.TakePart;
import damas.ontology.words.Team;
import jade.content.AgentAction;
import jade.content.Concept;
import jade.content.Predicate;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.WakerBehaviour;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * The steward's work: keeps the platform's teams as their rosters want them. It changes one team at a time; a change
 * that fails half way is taken back.
 */
public final class KeepingTeams {
    private static final Logger LOG = LogManager.getLogger(KeepingTeams.class);
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    /** How long after a loss the team is looked at: a lost host takes several agents at once. */
    private static final int SETTLING = 200;

    private final Agent agent;
    private final Conversations conversations;
    private final Directory hosts;
    private final Classes classes;
    private final String home;

    private final Map<String, Kept> teams = new LinkedHashMap<>();
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean busy;
    private final Set<String> names = new HashSet<>();
    private int generation = 1;

    /** The classes of the agents, which this layer does not know. */
    public record Classes(String coordinator, String player, String slave) {
        String of(Concept role) {
            if (role instanceof Coordinator) {
                return coordinator;
            }
            return role instanceof Player ? player : slave;
        }
    }

    /** A team that is kept. */
    private static final class Kept {
        private Team team;
        private final List<Member> members = new ArrayList<>();

        Kept(Team team) {
            this.team = team;
        }
    }

    /**
     * @param hosts the containers that have joined
     * @param home the container that is always there
     */
    public KeepingTeams(Agent agent, Conversations conversations, Directory hosts, Classes classes, String home) {
        this.agent = agent;
        this.conversations = conversations;
        this.hosts = hosts;
        this.classes = classes;
        this.home = home;
        hosts.with(new Directory.Listener() {
            @Override
            public void came(AID host, String container) {
                settleAll();
            }
        });
    }

    /** Hears of members that are gone, through a directory of those who are to be kept. */
    public Directory.Listener mourning() {
        return new Directory.Listener() {
            @Override
            public void left(AID gone, String service) {
                lost(gone.getLocalName());
            }
        };
    }

    /** The teams and their agents, for people. */
    public String describe() {
        return teams.values().stream()
                .map(kept -> kept.team.name() + ": " + kept.members.stream()
                        .map(member -> member.part() + " in " + member.container())
                        .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
    }

    /** Answers a request to re-shape a team, or to found it. */
    public void reshape(Request request) {
        Team team = ((Reshape) request.action()).team();
        request.agree();
        agent.addBehaviour(new Fetching(
                agent,
                conversations,
                () -> Optional.of(request.sender()),
                Needed.by(team),
                () -> inTurn(() -> change(
                        team,
                        request::fail,
                        words -> request.inform(new Carried("team " + team.name() + ": " + words)))),
                request::fail));
    }

    private void lost(String name) {
        for (Kept kept : teams.values()) {
            if (kept.members.removeIf(member -> member.agent().equals(name))) {
                LOG.warn("team {} has lost {}", kept.team.name(), name);
                agent.addBehaviour(new WakerBehaviour(agent, SETTLING) {
                    private static final long serialVersionUID = 1;

                    @Override
                    protected void onWake() {
                        settle(kept);
                    }
                });
            }
        }
    }

    private void settleAll() {
        teams.values().forEach(this::settle);
    }

    private void settle(Kept kept) {
        inTurn(() -> change(
                kept.team,
                reason -> LOG.warn("team {} is not complete: {}", kept.team.name(), reason),
                words -> LOG.info("team {}: {}", kept.team.name(), words)));
    }

    private void inTurn(Runnable work) {
        waiting.add(work);
        if (!busy) {
            next();
        }
    }

    private void next() {
        Runnable work = waiting.poll();
        busy = work != null;
        if (busy) {
            work.run();
        }
    }

    private void change(Team team, Consumer<String> failed, Consumer<String> done) {
        Kept kept = teams.getOrDefault(team.name(), new Kept(team));
        Set<String> containers = new HashSet<>(hosts.services());
        containers.add(home);
        Reshaping plan = Reshaping.of(kept.members, team, containers, home);
        if (plan.isEmpty() && kept.team.equals(team)) {
            done.accept(plan.toString());
            next();
            return;
        }
        new Change(kept, team, plan, failed, done).found(new ArrayDeque<>(plan.found()));
    }

    /** A change of one team that is under way. */
    private final class Change {
        private final Kept kept;
        private final Team team;
        private final Reshaping plan;
        private final Consumer<String> failed;
        private final Consumer<String> done;
        private final List<Member> founded = new ArrayList<>();
        private final List<Teaching> taught = new ArrayList<>();

        Change(Kept kept, Team team, Reshaping plan, Consumer<String> failed, Consumer<String> done) {
            this.kept = kept;
            this.team = team;
            this.plan = plan;
            this.failed = failed;
            this.done = done;
        }

        void found(Deque<Founding> rest) {
            if (rest.isEmpty()) {
                List<Teaching> teachings = new ArrayList<>(plan.teach());
                kept.members.stream()
                        .filter(member -> member.role() instanceof Coordinator && !plan.dismiss().contains(member))
                        .filter(member -> plan.teach().stream().noneMatch(teaching -> teaching.member() == member))
                        .forEach(member -> teachings.add(new Teaching(member, member.role())));
                teach(new ArrayDeque<>(teachings));
                return;
            }
            Founding founding = rest.poll();
            Member member = new Member(
                    founding.part(), founding.role(), freeName(founding.part()), founding.container());
            agent.addBehaviour(new Creating(
                    agent,
                    conversations,
                    member.agent(),
                    classes.of(member.role()),
                    member.container(),
                    () -> {
                        founded.add(member);
                        give(member, member.role(), () -> found(rest));
                    },
                    this::takeBack));
        }

        /** The first agent of a part is called like it; JADE may not have forgotten it when the next one comes. */
        private String freeName(String part) {
            String name = team.name() + "." + part;
            return names.add(name) ? name : name + "." + ++generation;
        }

        void teach(Deque<Teaching> rest) {
            if (rest.isEmpty()) {
                finish();
                return;
            }
            Teaching teaching = rest.poll();
            give(teaching.member(), teaching.role(), () -> {
                taught.add(teaching);
                teach(rest);
            });
        }

        private void give(Member member, Concept role, Runnable then) {
            ask(member, part(team, role), then, this::takeBack);
        }

        private void finish() {
            for (Teaching teaching : taught) {
                Member member = teaching.member();
                kept.members.remove(member);
                kept.members.add(new Member(member.part(), teaching.role(), member.agent(), member.container()));
            }
            kept.team = team;
            kept.members.removeAll(plan.dismiss());
            kept.members.addAll(founded);
            teams.put(team.name(), kept);
            plan.dismiss().forEach(KeepingTeams.this::dismiss);
            done.accept(plan.toString());
            next();
        }

        private void takeBack(String reason) {
            for (Teaching teaching : taught) {
                Member member = teaching.member();
                ask(member, part(kept.team, member.role()), () -> { }, LOG::warn);
            }
            founded.forEach(KeepingTeams.this::dismiss);
            failed.accept(reason);
            next();
        }
    }

    private static AgentAction part(Team team, Concept role) {
        if (role instanceof Coordinator) {
            return new LeadTeam(team);
        }
        return role instanceof Player player ? new TakePart(team.name(), team.gameName(), player) : new Serve();
    }

    private void dismiss(Member member) {
        ask(member, new Retire(), () -> { }, LOG::debug);
    }

    private void ask(Member member, AgentAction action, Runnable then, Consumer<String> failed) {
        AID whom = agent.getAID(member.agent());
        agent.addBehaviour(new Asking(
                agent,
                conversations,
                Speech.request(agent, whom, action),
                PATIENCE,
                new Asking.Listener() {
                    @Override
                    public void informed(Predicate answer) {
                        then.run();
                    }

                    @Override
                    public void declined(String reason) {
                        failed.accept(reason);
                    }
                }));
    }
}
