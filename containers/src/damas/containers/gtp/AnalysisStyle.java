package damas.containers.gtp;

import damas.knowledge.engine.Candidate;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Side;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.GoStatus;
import java.util.List;
import java.util.Locale;

/** How a line of analysis is written. Values are those of the side to move. */
enum AnalysisStyle {
    /** That of Leela Zero: numbers in ten-thousandths. */
    LEELA,

    /** That of KataGo: numbers from 0 to 1, and perhaps who owns each point. */
    KATA;

    /** All moves of a report on one line, the best first. */
    String line(Report report, GoPosition at, AnalysisOptions options) {
        StringBuilder line = new StringBuilder();
        List<Candidate> candidates = report.candidates();
        for (int i = 0; i < Math.min(candidates.size(), options.most()); i++) {
            Candidate candidate = candidates.get(i);
            line.append(i == 0 ? "" : " ").append("info move ").append(candidate.move().text());
            line.append(" visits ").append(candidate.visits());
            line.append(" winrate ").append(number(winrate(candidate.value())));
            line.append(" prior ").append(number(candidate.prior().orElse(0)));
            line.append(" lcb ").append(number(winrate(candidate.lowerBound().orElse(candidate.value()))));
            line.append(" order ").append(i).append(" pv");
            for (Move move : candidate.line()) {
                line.append(' ').append(move.text());
            }
        }
        double[] map = report.maps().getOrDefault(GoStatus.OWNERSHIP, new double[0]);
        if (options.hasOwnership() && map.length > 0) {
            line.append(" ownership ").append(ownership(map, at));
        }
        return line.toString();
    }

    private static String ownership(double[] map, GoPosition at) {
        int size = at.rules().size();
        int sign = at.turn() == Side.FIRST ? 1 : -1;
        return BoardText.words(size, point -> decimals(sign * map[point.row() * size + point.column()] + 0.0))
                .replace('\n', ' ');
    }

    /** The probability of winning that a value stands for, which lies between -1 and 1 unless it is proven. */
    private static double winrate(double value) {
        return (Math.max(-1, Math.min(1, value)) + 1) / 2;
    }

    private String number(double share) {
        return this == LEELA ? String.valueOf(Math.round(share * 10_000)) : decimals(share);
    }

    private static String decimals(double number) {
        return String.format(Locale.ROOT, "%.6f", number);
    }
}
