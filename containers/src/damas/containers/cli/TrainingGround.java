package damas.containers.cli;

import damas.containers.platform.Residents;
import damas.containers.team.Lab;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where a command has its endgame agents trained. */
final class TrainingGround {
    @Option(names = "--workers", paramLabel = "N", description = "Training workers, otherwise one a core.")
    private int workers = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--at",
            paramLabel = "HOST[:PORT]",
            converter = MainAddress.Converter.class,
            description = "Train on a platform that is running there, with the workers of all its machines.")
    private Optional<MainAddress> at = Optional.empty();

    int workers() {
        return workers;
    }

    /** Joins the platform that is running there, or starts one of this command's own with its workers. */
    Lab open() throws IOException {
        if (at.isPresent()) {
            return Lab.join(at.get().host(), at.get().port());
        }
        Lab lab = Lab.start(Home.platform());
        new Residents(lab.platform()).train(workers);
        return lab;
    }
}
