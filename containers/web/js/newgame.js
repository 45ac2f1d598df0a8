// The dialog that asks who plays whom, and begins a game.

import { get, post } from './api.js';
import { make } from './panels.js';
import { gameName, say, sideName } from './words.js';

const by = id => document.getElementById(id);
const SEATS = ['new-first', 'new-second'];

/** What the server says of each kind of game, by its name. */
const kinds = new Map();

let house;
let asked;
let kind;

/**
 * Opens the dialog.
 * @param asked `game` is the game that is shown, if any; `start` the position or record to begin with; `learn` asks who
 * can be played; `begun` takes the new game
 */
export async function askNewGame(question) {
  asked = question;
  by('new-said').textContent = '';
  house = await asked.learn();
  const names = house.kinds ?? [];
  by('new-kind').replaceChildren(...names.map(name => make('option', { value: name }, gameName(name))));
  by('new-kind-row').hidden = names.length < 2;
  // a position or a record belongs to the game that is shown
  by('new-kind').disabled = Object.keys(asked.start).length > 0;
  await useKind(asked.game?.game ?? names[0]);
  by('new-dialog').showModal();
}

async function useKind(name) {
  if (!kinds.has(name)) kinds.set(name, asked.game?.game === name ? asked.game : await get(`kinds/${name}`));
  kind = kinds.get(name);
  by('new-kind').value = name;
  const teams = house.teams.filter(team => team.game === name);
  const chosen = seats(teams);
  SEATS.forEach((id, i) => {
    by(`${id}-side`).textContent = sideName(kind.sides[i]);
    by(id).replaceChildren(make('option', { value: '' }, say('person')), ...teams.map(team => make('option', { value: team.name }, team.name)));
    by(id).value = chosen[i];
    by(id).onchange = () => { by(`${id}-purpose`).textContent = teams.find(team => team.name === by(id).value)?.purpose ?? ''; };
    by(id).onchange();
  });
}

/** The players to begin with: those of the game that is shown, or a person against a team. */
function seats(teams) {
  const { game } = asked;
  const [first, second] = game?.game === by('new-kind').value ? game.sides.map(side => game[side.toLowerCase()]) : ['', ''];
  const usual = teams.find(team => team.name === 'damas') ?? teams.find(team => team.name !== 'material');
  return [first, second || (first ? '' : usual?.name ?? '')];
}

by('new-kind').onchange = () => useKind(by('new-kind').value).catch(error => { by('new-said').textContent = error.message; });
by('new-limit').onchange = () => {
  by('new-time-row').hidden = by('new-limit').value !== 'time';
  by('new-depth-row').hidden = by('new-limit').value !== 'depth';
};
by('new-limit').onchange();
by('new-start').onclick = async event => {
  event.preventDefault();
  const [minutes, increment] = by('new-clock').value.split('+').map(Number);
  const limit = by('new-limit').value;
  const [first, second] = kind.sides.map(side => side.toLowerCase());
  try {
    const begun = await post('games', {
      game: kind.game, [first]: by('new-first').value, [second]: by('new-second').value,
      milliseconds: limit === 'time' ? Math.round(Number(by('new-time').value) * 1000) : 0,
      depth: limit === 'depth' ? Math.round(Number(by('new-depth').value)) : 0,
      seconds: minutes * 60, increment, ...asked.start,
    });
    by('new-dialog').close();
    asked.begun(begun);
  } catch (error) {
    by('new-said').textContent = error.message;
  }
};
