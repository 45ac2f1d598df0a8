/**
 * How teams are founded and re-shaped.
 *
 * <p>{@link Reshaping} compares a team as it is with what a roster wants and says what is
 * to be done; it is pure. {@link KeepingTeams} does it: it has agents made where the
 * roster places them, gives them their parts, lets others retire, and replaces whoever a lost host took away.
 */
package damas.behaviours.stewardship;
