/**
 * How training is spread: the trainer gives each worker a section of one agent's games ({@link
 * damas.behaviours.training.SpreadingTraining}); the worker reports after every game ({@link
 * damas.behaviours.training.PlayingSection}), so one that dies costs one game. What is decided is in {@link
 * damas.knowledge.learning.Curriculum}.
 */
package damas.behaviours.training;
