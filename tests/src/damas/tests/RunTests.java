package damas.tests;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.launcher.LauncherConstants;
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
        Progress progress = new Progress(out);
        try {
            LauncherDiscoveryRequestBuilder request = request(pattern(classes));
            if (fast) {
                request.filters(TagFilter.includeTags("fast"));
            }
            LegacyXmlReportGeneratingListener reports = new LegacyXmlReportGeneratingListener(emptyFolder(), out);
            LauncherFactory.create().execute(request.build(), progress, reports);
        } catch (Throwable e) {
            // JUnit lets errors such as a lack of memory through
            progress.crashed(e);
        } finally {
            progress.summarize();
            // tests may have left threads behind
            System.exit(progress.succeeded() ? 0 : 1);
        }
    }

    /** All tests in classes with such a name; what looks like a test but would not run is an error. */
    public static LauncherDiscoveryRequestBuilder request(String classNames) {
        return LauncherDiscoveryRequestBuilder.request()
                .configurationParameter(LauncherConstants.CRITICAL_DISCOVERY_ISSUE_SEVERITY_PROPERTY_NAME, "WARNING")
                .selectors(selectClasspathRoots(Set.of(Needs.home().resolve("build/classes/tests"))))
                .filters(ClassNameFilter.includeClassNamePatterns(classNames));
    }

    private static String pattern(List<String> classes) {
        String names = classes.stream().map(Pattern::quote).collect(Collectors.joining("|"));
        return classes.isEmpty() ? ".*" : ".*(" + names + ").*";
    }

    private static Path emptyFolder() throws IOException {
        Path reports = Files.createDirectories(Needs.home().resolve("build/reports"));
        try (DirectoryStream<Path> old = Files.newDirectoryStream(reports)) {
            for (Path report : old) {
                Files.delete(report);
            }
        }
        return reports;
    }
}
