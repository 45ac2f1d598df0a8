/**
 * How training is spread: the trainer gives each worker a section of one agent's games ({@link
 * SpreadingTraining}); the worker reports after every game ({@link
 * PlayingSection}), so one that dies costs one game. What is decided is in {@link
 * damas.knowledge.draughts.learning.Curriculum}.
 */
package damas.behaviours.training;
