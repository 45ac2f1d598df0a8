package damas.tests.held;

import damas.ontology.DamasOntology;
import damas.ontology.Slot;
import damas.ontology.words.Reshape;
import damas.ontology.words.Team;
import jade.content.abs.AbsContentElement;
import jade.content.lang.Codec.CodecException;
import jade.content.lang.sl.SLCodec;
import jade.content.onto.OntologyException;
import jade.content.onto.basic.Action;
import jade.core.AID;
import java.util.ArrayList;
import java.util.List;

/** The forms that a team of a roster is written in: lines of slots, a FIPA SL message, and Turtle. */
final class HeldRoster {
    private final Team team;

    HeldRoster(Team team) {
        this.team = team;
    }

    /** One line per value, with the path of slots that leads to it: {@code team/players[ega-1]/search/depth 8}. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        list(team.name(), team, lines);
        return lines;
    }

    private static void list(String path, Object value, List<String> lines) {
        if (value instanceof Record word) {
            lines.add(path + " a " + word.getClass().getSimpleName());
            for (Slot slot : Slot.of(word.getClass())) {
                slot.in(word).ifPresent(inner -> list(path + "/" + slot.name(), inner, lines));
            }
        } else if (value instanceof List<?> values) {
            for (int i = 0; i < values.size(); i++) {
                list(path + "[" + label(values.get(i), i) + "]", values.get(i), lines);
            }
        } else {
            lines.add(path + " " + value);
        }
    }

    private static String label(Object element, int index) {
        return Slot.of(element.getClass()).stream()
                .filter(slot -> slot.name().equals("name"))
                .flatMap(slot -> slot.in((Record) element).stream())
                .map(Object::toString)
                .findFirst()
                .orElse(Integer.toString(index + 1));
    }

    /** The team after it was sent in a message to reshape it, and read by the receiver. */
    Team throughMessage() throws CodecException, OntologyException {
        DamasOntology ontology = DamasOntology.instance();
        SLCodec codec = new SLCodec();
        Action action = new Action(new AID("steward@lab", AID.ISGUID), new Reshape(team));
        String text = codec.encode(ontology, (AbsContentElement) ontology.fromObject(action));
        Action read = (Action) ontology.toObject(codec.decode(ontology, text));
        return ((Reshape) read.getAction()).team();
    }

    /** The team in Turtle: every word is a blank node inside its owner. */
    String turtle() {
        return "@prefix : <http://example.org/damas#> .\n<#team> " + slots(team) + " .\n";
    }

    private static String slots(Record word) {
        StringBuilder text = new StringBuilder("a :" + word.getClass().getSimpleName());
        for (Slot slot : Slot.of(word.getClass())) {
            slot.in(word).ifPresent(value -> {
                List<?> values = value instanceof List<?> many ? many : List.of(value);
                values.forEach(one -> text.append(" ;\n  :").append(slot.name()).append(' ').append(object(one)));
            });
        }
        return text.toString();
    }

    private static String object(Object value) {
        if (value instanceof Record word) {
            return "[ " + slots(word) + " ]";
        }
        if (value instanceof String text) {
            return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
        }
        return value.toString();
    }
}
