package damas.tests.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.tests.Needs;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The real launcher and build, on a small project of one class a layer. */
@Slow
class LayersTest {
    private static final List<String> LAYERS = List.of("knowledge", "ontology", "behaviours", "agents", "containers");

    @TempDir
    private Path project;

    @BeforeEach
    void makeProject() throws IOException {
        for (String file : List.of("damas", "build.xml", "ivy.xml", "ivysettings.xml", "lib.sha256", "style.xml")) {
            Files.copy(Needs.home().resolve(file), project.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
        }
        Files.createSymbolicLink(project.resolve("lib"), Needs.home().resolve("lib"));
        for (String layer : LAYERS) {
            source(layer, "Part", "");
        }
    }

    private Path source(String layer, String name, String imports) throws IOException {
        String text = "package damas.%s;%n%s%npublic final class %s {}%n".formatted(layer, imports, name);
        Path file = project.resolve(layer).resolve("src/damas").resolve(layer).resolve(name + ".java");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Answer build() throws Exception {
        return damas("--version");
    }

    private Answer damas(String command) throws Exception {
        return new Shell(project).run("", List.of(project.resolve("damas").toString(), command));
    }

    private boolean isBuilt(String layer, String name) {
        return Files.exists(project.resolve("build/classes/%s/damas/%s/%s.class".formatted(layer, layer, name)));
    }

    @Test
    void aLayerSeesTheLayersBeforeIt() throws Exception {
        for (int upper = 1; upper < LAYERS.size(); upper++) {
            StringBuilder imports = new StringBuilder();
            for (String lower : LAYERS.subList(0, upper)) {
                source(lower, "From" + lower, "");
                imports.append("import damas.%s.From%s;%n".formatted(lower, lower));
            }
            source(LAYERS.get(upper), "Upper", imports.toString());
        }
        Answer answer = build();
        assertTrue(isBuilt("containers", "Upper"), answer.err());
    }

    @ParameterizedTest
    @CsvSource({
        "knowledge, ontology",
        "knowledge, containers",
        "ontology, behaviours",
        "behaviours, agents",
        "agents, containers",
    })
    void anImportInTheWrongDirectionDoesNotCompile(String lower, String upper) throws Exception {
        source(lower, "Wrong", "import damas.%s.Part;".formatted(upper));
        Answer answer = build();
        assertEquals(1, answer.exitCode());
        assertTrue(answer.err().contains("package damas." + upper + " does not exist"), answer.err());
        assertTrue(answer.err().contains("the build failed"), answer.err());
    }

    @Test
    void theGameDoesNotSeeTheCommandLinesJars() throws Exception {
        source("knowledge", "Wrong", "import picocli.CommandLine;");
        assertTrue(build().err().contains("package picocli does not exist"));
    }

    @Test
    void aLayerIsCompiledAnewAfterTheLayersBeforeItWereInAnEarlierRun() throws Exception {
        source("agents", "User", "import damas.ontology.Part;");
        build();
        Files.delete(project.resolve("ontology/src/damas/ontology/Part.java"));
        source("ontology", "Other", "");
        assertTrue(build().err().contains("cannot find symbol"));
        // the layer before is built now and unchanged; the one that broke must not be taken for built
        assertTrue(build().err().contains("cannot find symbol"));
        assertTrue(!isBuilt("agents", "User"));
    }

    /** The folder for jars, empty and no longer that of this checkout. */
    private Path emptyLib() throws IOException {
        Files.delete(project.resolve("lib"));
        return Files.createDirectories(project.resolve("lib"));
    }

    private static boolean hasJars(Path configuration) throws IOException {
        if (!Files.isDirectory(configuration)) {
            return false;
        }
        try (Stream<Path> files = Files.list(configuration)) {
            return files.anyMatch(file -> file.toString().endsWith(".jar"));
        }
    }

    @Test
    void theJarsOfTestsAndStyleAreFetchedForTestsOnly() throws Exception {
        Path lib = emptyLib();
        Answer play = build();
        for (String layer : List.of("knowledge", "ontology", "containers")) {
            assertTrue(hasJars(lib.resolve(layer)), layer + play);
        }
        assertFalse(hasJars(lib.resolve("tests")) || hasJars(lib.resolve("style")), play::toString);
        source("tests", "Part", "");
        Answer test = damas("test");
        for (String configuration : List.of("knowledge", "ontology", "containers", "tests", "style")) {
            assertTrue(hasJars(lib.resolve(configuration)), configuration + test);
        }
    }

    @Test
    void aWrongJarIsNamed() throws Exception {
        Files.writeString(project.resolve("lib.sha256"), "0000  lib/knowledge/none.jar\n");
        emptyLib();
        Answer answer = build();
        assertEquals(1, answer.exitCode());
        assertTrue(answer.err().contains("are not those of lib.sha256"), answer.err());
    }

    @Test
    void whatIsChangedIsCompiledAndWhatIsDeletedIsGone() throws Exception {
        Path extra = source("ontology", "Extra", "");
        source("agents", "User", "import damas.ontology.Extra;");
        build();
        assertTrue(isBuilt("ontology", "Extra") && isBuilt("agents", "User"));
        Files.delete(extra);
        Answer broken = build();
        assertTrue(broken.err().contains("cannot find symbol"), broken.err());
        assertTrue(!isBuilt("ontology", "Extra"));
        source("agents", "User", "");
        build();
        assertTrue(isBuilt("agents", "User"));
    }
}
