/**
 * The syntax of SGF FF[4], the record format of Go: text to trees of nodes with properties, and back. What the
 * properties mean is the business of {@code damas.knowledge.go}.
 *
 * <p>Read {@link SgfTree} first. A value is kept as it stands between its brackets, so that every text that was read is
 * written with the same meaning, unknown properties included:
 *
 * <pre>
 * SgfTree game = SgfReader.parse("(;FF[4]SZ[9];B[ee](;W[cc])(;W[gg]C[or here]))").get(0);
 * game.nodes().get(3).first("C").orElseThrow().text(); // "or here"
 * SgfWriter.format(List.of(game));
 * </pre>
 *
 * <p>{@link SgfReader} needs no recursion: the depth of variations costs no stack. What is wrong is a
 * {@link damas.knowledge.text.NotationException} that begins with line and column: {@code 3:7: ...}.
 */
package damas.knowledge.go.sgf;
