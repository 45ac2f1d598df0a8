/** Mining as a service of the platform: {@link MiningGames} does it on a thread of its own. */
package damas.behaviours.mining;
