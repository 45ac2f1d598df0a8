package damas.tests.ontology;

import damas.ontology.roster.RosterFile;
import damas.tests.Needs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** A small roster that is right, and what reads it. */
final class Rosters {
    /** A team of six on lines that tests replace. */
    static final String EXAMPLE =
            """
            @prefix : <http://example.org/damas#> .
            <#team> a :Team ;
              :name "example" ;
              :purpose "Shows how it is done" ;
              :coordinator <#chief> ;
              :slaves [ a :Slaves ; :number 2 ; :container "lab1" ] ;
              :players <#iiga> , <#one> , <#two> , <#three> , <#four> .
            <#chief> a :Coordinator ;
              :openingPieces 15 ;
              :exceptionRules [ a :ExceptionRule ; :rank 1 ;
                :standsFor "ahead" ; :condition "PieceAdvantage >= 2" ; :instead "kings" ] ,
              [ a :ExceptionRule ; :rank 2 ;
                :standsFor "level" ; :condition "Threat > 1 and Taken < 1" ; :instead "ahead" ] .
            <#iiga> a :IIGA ;
              :evaluation [ a :Network ; :file "visiondraughts.txt" ] ;
              :search <#search> .
            <#one> a :EGA ; :name "ega-1" ; :standsFor "ahead" ; :evaluation <#material> ; :search <#search> .
            <#two> a :EGA ; :name "ega-2" ; :standsFor "behind" ; :evaluation <#material> ; :search <#search> .
            <#three> a :EGA ; :name "ega-3" ; :standsFor "level" ; :evaluation <#material> ; :search <#search> .
            <#four> a :EGA ; :name "ega-4" ; :standsFor "kings" ; :evaluation <#material> ; :search <#search> .
            <#material> a :Material .
            <#search> a :SearchPlan ;
              :algorithm "alpha-beta" ;
              :depth 8 .
            """;

    static final Path FOLDER = Needs.home().resolve("ontology/rosters");

    private static final RosterFile READER;

    static {
        try {
            READER = new RosterFile(Needs.home().resolve("ontology"), Needs.home().resolve("knowledge/weights"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Rosters() {}

    static RosterFile reader() {
        return READER;
    }
}
