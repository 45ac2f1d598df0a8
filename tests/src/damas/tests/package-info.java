/**
 * How we know: the tests, the benchmarks beside them, and what runs them.
 *
 * <p>Every test class is {@link damas.tests.Fast} or {@link damas.tests.Slow}. What a test needs from its surroundings
 * it asks of {@link damas.tests.Needs}: it is skipped where that is missing, and fails where {@code CI=true}. {@link
 * damas.tests.RunTests} is what {@code ./damas test} starts. A class whose name ends in {@code Bench} is a benchmark.
 */
package damas.tests;
