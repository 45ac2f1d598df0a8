package damas.containers.cli;

import damas.containers.dist.Archive;
import damas.containers.platform.BuildVersion;
import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Packs Damas for machines that only run it. */
@Command(
        name = "dist",
        description = {
            "Pack one archive for lab machines. They unpack it and join a platform, and need Java 17 only:",
            "no build, no network but to the platform, no root."
        })
final class DistCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "0..1", description = "The archive, otherwise build/damas-VERSION.tar.gz.")
    private Optional<Path> file = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        String top = "damas-" + BuildVersion.NUMBER;
        Path target = file.orElse(Home.root().resolve("build").resolve(top + ".tar.gz"));
        byte[] archive = new Archive(Home.root(), top).bytes();
        WholeFile.write(target, archive);
        PrintWriter out = spec.commandLine().getOut();
        out.printf(Locale.ROOT, "%s, %.1f MB, build %s%n", target, archive.length / 1e6, BuildVersion.build());
        out.println("On a lab machine: tar xf " + target.getFileName() + " && " + top + "/damas join HOST");
        return ExitCode.OK;
    }
}
