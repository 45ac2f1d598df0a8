/**
 * How we know: the tests, the benchmarks beside them, and what runs them.
 *
 * <p>Every test class is {@link Fast} or {@link Slow}. What a test needs from its surroundings
 * it asks of {@link Needs}: it is skipped where that is missing, and fails where {@code CI=true}. {@link
 * RunTests} is what {@code ./damas test} starts. A class whose name ends in {@code Bench} is a benchmark.
 */
package damas.tests;
