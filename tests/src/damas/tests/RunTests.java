package damas.tests;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.reporting.legacy.xml.LegacyXmlReportGeneratingListener;

/** Runs the tests: {@code [--fast] [CLASS...]}. Exits with 0 if at least one ran and none failed. */
public final class RunTests {
    private RunTests() {}

    public static void main(String[] arguments) throws Exception {
        List<String> classes = new ArrayList<>(List.of(arguments));
        boolean fast = classes.remove("--fast");
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClasspathRoots(Set.of(Needs.home().resolve("build/classes/tests"))))
                .filters(ClassNameFilter.includeClassNamePatterns(pattern(classes)));
        if (fast) {
            request.filters(TagFilter.includeTags("fast"));
        }
        Path reports = Needs.home().resolve("build/reports");
        Files.createDirectories(reports);
        Progress progress = new Progress(out);
        Launcher launcher = LauncherFactory.create();
        launcher.execute(request.build(), progress, new LegacyXmlReportGeneratingListener(reports, out));
        progress.summarize();
        System.exit(progress.succeeded() ? 0 : 1);
    }

    private static String pattern(List<String> classes) {
        String names = classes.stream().map(Pattern::quote).collect(Collectors.joining("|"));
        return classes.isEmpty() ? ".*Test" : ".*(" + names + ").*";
    }
}
