/** Teams of agents on real platforms: decisions, games, losses, rubbish. */
package damas.tests.team;
