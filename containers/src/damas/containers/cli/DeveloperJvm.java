package damas.containers.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another JVM, with the tests and benchmarks on its class path, that shares this one's console. */
final class DeveloperJvm {
    /** What the launcher told this JVM. */
    private static final List<String> PROPERTIES = List.of(
            "damas.home",
            "damas.var",
            "damas.log",
            "log4j2.configurationFile",
            "java.util.logging.manager",
            "WEKA_HOME",
            "weka.packageManager.offline");

    private DeveloperJvm() {}

    /** Runs a main class to its end and returns its exit code. */
    static int run(List<String> options, String mainClass, List<String> arguments)
            throws IOException, InterruptedException {
        Path root = Home.root();
        Path tests = root.resolve("build/classes/tests");
        if (!Files.isDirectory(tests)) {
            throw new IOException("there are no compiled tests in " + tests + "; use the launcher, ./damas");
        }
        String classPath = String.join(
                System.getProperty("path.separator"),
                tests.toString(),
                root.resolve("tests/resources").toString(),
                root.resolve("lib/tests").resolve("*").toString(),
                System.getProperty("java.class.path"));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-XX:"))
                .forEach(command::add);
        command.addAll(options);
        for (String property : PROPERTIES) {
            command.add("-D" + property + "=" + System.getProperty(property, ""));
        }
        command.add("-Ddamas.log.name=" + System.getProperty("damas.log.name", "damas") + "-child");
        command.addAll(List.of("-cp", classPath, mainClass));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        return process.waitFor();
    }
}
