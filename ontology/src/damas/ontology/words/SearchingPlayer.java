package damas.ontology.words;

/** A player of draughts as the papers have it: it owns an evaluation and a search by alpha-beta or minimax. */
public interface SearchingPlayer {
    /** What it knows of positions. */
    Evaluation evaluation();

    /** How it searches. */
    SearchPlan search();
}
