// The page: which game is shown, and what its buttons do.

import { get, post, useToken, watch } from './api.js';
import { askNewGame } from './newgame.js';
import { clearMessages, hearMessages, knowTeams, make, showGraph, showLab, showMessages, showMoves, showTeam, turnAt } from './panels.js';
import { translate } from './phrases.js';
import { forSide, gameName, has, say, sideName, useLanguage } from './words.js';

const by = id => document.getElementById(id);

let game;
let ply = 0;
let flipped = false;
let lab = [];
let house = { teams: [], player: true };
let stopWatching = () => {};
let clocksSeen = 0;

// ---- the view of the game that is shown: views/plain.js says what views offer ----

/** The modules by their names, once they are loaded. */
const modules = new Map();
let view;
let module;

function useView(wanted) {
  if (module === wanted) return;
  module = wanted;
  by('view-tools').replaceChildren();
  by('board').removeAttribute('tabindex');
  view = module.create(by('board'), by('view-tools'), {
    move: text => attempt(() => post(`games/${game.id}/moves`, { move: text, ply: game.plies.length })),
    illegal: word => toast(say(word)),
    playFrom: text => playFrom(text),
    hint: word => { if (word) by('verdict').textContent = say(word); else show(); },
  });
}

const isSettingUp = () => view?.setup?.isOpen ?? false;

// ---- the game ----

function hear(kind, news) {
  if (kind === 'game') hearGame(news);
  else if (kind === 'map') showLab(lab = news);
  else if (kind === 'messages') hearMessages(news);
  else if (game) {
    game.thought = news;
    if (ply === game.plies.length) showTeam(game, ply, module.names.noPlayer);
  }
}

/** News have only the last move; a page that has missed some asks for the whole game. */
function hearGame(news) {
  const known = game?.id === news.id;
  if (known && news.version < game.version) return;
  if (news.from > 0 && !(known && news.version <= game.version + 1 && news.from <= game.plies.length)) {
    get(`games/${news.id}`).then(showGame, () => {});
  } else {
    if (news.from > 0) news.plies.unshift(...game.plies.slice(0, news.from));
    showGame(news);
  }
}

/** Shows a game as soon as the view of its kind is loaded. */
function showGame(news) {
  const loaded = modules.get(news.view);
  if (loaded) {
    showIn(loaded, news);
    return;
  }
  import(`./views/${news.view}.js`).then(
    found => { modules.set(news.view, found); showIn(found, news); }, error => toast(error.message));
}

function showIn(wanted, news) {
  if (game && news.id === game.id && news.version < game.version) return;
  const atEnd = !game || game.id !== news.id || ply === game.plies.length;
  const before = game?.id === news.id ? game.plies.length : -1;
  const [first, second] = news.sides.map(side => news[side.toLowerCase()]);
  if (game?.id !== news.id) flipped = !first && second !== '';
  game = news;
  clocksSeen = performance.now();
  useView(wanted);
  if (atEnd || ply > game.plies.length) ply = game.plies.length;
  const moved = before >= 0 && game.plies.length === before + 1;
  if (moved) {
    by('speak').textContent = say('played', sideName(turnAt(game, before)), game.plies[before].move);
  }
  show(moved && atEnd);
}

function show(animate = false) {
  if (!game || isSettingUp()) return;
  const atEnd = ply === game.plies.length;
  const mine = house.player && atEnd && !game.result && seat(game.turn) === '';
  view.show({ game, ply, legal: mine ? game.legal : [], flipped, animate });
  // with the first side at the top a diagram of draughts stands as books print it: square 1 in the first row
  const [first, second] = game.sides;
  showPlayer('player-top', flipped ? second : first);
  showPlayer('player-bottom', flipped ? first : second);
  showVerdict();
  showTeam(game, ply, module.names.noPlayer);
  showMoves(game, ply, step);
  showGraph(game, ply, step);
  by('first').disabled = by('back').disabled = ply === 0;
  by('last').disabled = by('forward').disabled = atEnd;
  const person = house.player && game.sides.some(side => seat(side) === '');
  by('undo').disabled = !person || !game.plies.length;
  by('resign').disabled = !person || game.result !== '';
  by('draw').disabled = !mine;
  by('typed').disabled = by('play').disabled = !mine;
  by('typed').placeholder = module.names.example;
  by('flip').hidden = !view.canFlip;
  by('setup').hidden = !view.setup;
  nameTexts();
  for (const id of ['new-game', 'setup', 'load-fen', 'load-pdn', 'roster-apply']) by(id).disabled = !house.player;
}

const seat = side => game[side.toLowerCase()];
const opponent = side => game.sides.find(other => other !== side);

function playerName(side) {
  const team = seat(side);
  if (team) return team;
  return house.player && seat(opponent(side)) ? say('you') : say('person');
}

function showPlayer(id, side) {
  const place = by(id);
  const turn = !game.result && game.turn === side;
  place.className = `player${turn ? ' moving' : ''}${turn && game.thinking ? ' thinking' : ''}`;
  place.replaceChildren(
    disc(side),
    make('span', { class: 'name' }, playerName(side)),
    make('span', { class: 'count' }, [sideName(side), view.about(game, side, ply)].filter(Boolean).join(' · ')));
  if (game.clocks) place.append(showClock(make('span', { class: 'clock', 'data-side': side })));
}

/** A disc of the side's colour; with its initial if its name is no colour. */
function disc(side) {
  const isColour = has(side.toLowerCase());
  return make('span', { class: `disc ${isColour ? side.toLowerCase() : 'initial'}`, 'aria-hidden': 'true' }, isColour ? '' : side[0]);
}

function showClock(clock) {
  const { side } = clock.dataset;
  const runs = game.clocks.running === side;
  const left = Math.max(0, game.clocks[side.toLowerCase()] - (runs ? performance.now() - clocksSeen : 0));
  const seconds = Math.ceil(left / 1000);
  clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  clock.classList.toggle('low', runs && seconds <= 10);
  return clock;
}

setInterval(() => {
  for (const clock of document.querySelectorAll('.clock')) showClock(clock);
}, 250);

function showVerdict() {
  const place = by('verdict');
  place.classList.toggle('bad', game.trouble !== '');
  if (game.trouble) {
    place.replaceChildren(translate(game.trouble) + ' ', make('button', { onclick: () => attempt(() => post(`games/${game.id}/goon`)) }, say('retry')));
  } else if (game.result) {
    const winner = game.sides.find(side => game.outcome.startsWith(`${side} wins`));
    const why = has(game.ending) ? say(game.ending) : translate(game.outcome.slice(game.outcome.indexOf(':') + 2));
    place.textContent = `${winner ? forSide(winner, 'Wins') : say('drawn')}: ${why}`;
  } else if (ply < game.plies.length) {
    place.textContent = say('looking', ply, game.plies.length);
  } else if (seat(game.turn)) {
    place.textContent = say('thinking', seat(game.turn));
  } else if (!house.player || game.sides.every(side => seat(side) === '')) {
    place.textContent = say('toPlay', sideName(game.turn));
  } else {
    place.textContent = say(view.turnWord(game.legal));
  }
  document.title = `${place.firstChild.textContent.trim()} – Damas`;
}

function step(to) {
  const next = Math.max(0, Math.min(game.plies.length, to));
  const forward = next === ply + 1;
  ply = next;
  show(forward);
}

async function attempt(action) {
  try {
    const answer = await action();
    if (answer?.plies) showGame(answer);
    return answer;
  } catch (error) {
    toast(error.message);
    show();
    return undefined;
  }
}

/** Another game is shown next, and the editor of positions is closed. */
function leave() {
  game = undefined;
  if (isSettingUp()) view.setup.close();
}

function open(id) {
  stopWatching();
  localStorage.setItem('damas-game', id);
  if (!location.hash.startsWith(`#${id}`)) history.replaceState(null, '', `#${id}`);
  stopWatching = watch(id, by('listen').checked, hear, state => {
    link = state;
    showLink();
    // a server that was started anew counts versions anew
    if (state !== 'live' && game) game.version = -1;
  });
}

let link = '';
function showLink() {
  by('link').textContent = say(link === 'live' && !house.player ? 'watching' : link);
  by('link').classList.toggle('lost', link === 'lost');
}

let toastEnd;
function toast(words) {
  by('toast').textContent = words;
  by('toast').classList.add('shown');
  clearTimeout(toastEnd);
  toastEnd = setTimeout(() => by('toast').classList.remove('shown'), 3500);
}

// ---- buttons ----

by('first').onclick = () => step(0);
by('back').onclick = () => step(ply - 1);
by('forward').onclick = () => step(ply + 1);
by('last').onclick = () => step(game.plies.length);
by('flip').onclick = () => { flipped = !flipped; show(); };
by('undo').onclick = () => attempt(() => post(`games/${game.id}/undo`));
by('draw').onclick = async () => {
  const answer = await attempt(() => post(`games/${game.id}/draw`));
  if (answer && !answer.agreed) toast(say('declined'));
};
by('resign').onclick = () => ask(say('askResign'), say('resign'), () => attempt(() => post(`games/${game.id}/resign`)));
by('type').onsubmit = event => {
  event.preventDefault();
  const move = by('typed').value.trim();
  if (move) attempt(() => post(`games/${game.id}/moves`, { move, ply: game.plies.length })).then(done => { if (done) by('typed').value = ''; });
};
document.addEventListener('keydown', event => {
  if (event.target.closest('input, textarea, select, dialog, #board') || !game) return;
  if (event.key === 'ArrowLeft') step(ply - 1);
  if (event.key === 'ArrowRight') step(ply + 1);
});

function ask(question, yes, then) {
  by('ask-title').textContent = question;
  by('ask-yes').textContent = yes;
  const dialog = by('ask-dialog');
  dialog.onclose = () => { if (dialog.returnValue === 'yes') then(); };
  dialog.returnValue = '';
  dialog.showModal();
}

// ---- a new game ----

const askGame = (start = {}) => askNewGame({ game, start, learn: learnHouse, begun });

async function learnHouse() {
  try { house = await get('house'); } catch (error) { toast(error.message); }
  knowTeams(house.teams);
  showLab(lab);
  const roster = by('roster-name').value;
  by('roster-name').replaceChildren(...house.teams.filter(team => team.name !== 'material').map(team => make('option', { value: team.name }, team.name)));
  if (roster) by('roster-name').value = roster;
  return house;
}

function begun(news) {
  by('text-dialog').close();
  leave();
  showGame(news);
  open(news.id);
}

by('new-game').onclick = () => askGame();

/** What a record calls a person, in the page's language. */
const seatName = name => (name === 'A person' ? say('person') : name);

by('games').onclick = async () => {
  // a page that was opened and closed again has left a game without a move
  const games = (await attempt(() => get('games')) ?? []).filter(each => each.plies || each.id === game?.id);
  by('games-list').replaceChildren(...games.map(each => make('li', {}, make('button', { type: 'button', onclick: () => {
    by('games-dialog').close();
    leave();
    open(each.id);
  }, 'aria-current': each.id === game?.id ? 'true' : undefined }, make('span', {}, each.players.map(seatName).join(' – ')),
  make('span', { class: 'quiet small' }, [...(house.kinds?.length > 1 ? [gameName(each.game)] : []), each.date.replaceAll('.', '-'), say('gameLength', Math.ceil(each.plies / 2)),
    each.result === '*' ? say('underWay') : each.result].join(' · '))))));
  if (!games.length) by('games-list').replaceChildren(make('li', {}, say('noGames')));
  by('games-dialog').showModal();
};

// ---- positions and records as texts ----

/** Calls the texts what the game calls them: FEN and PDN in draughts. */
function nameTexts() {
  const position = module.names.position ?? say('position');
  const record = module.names.record ?? game.record.toUpperCase();
  const names = { text: `${position} / ${record}`, 'text-title': `${position} / ${record}`, 'fen-name': position, 'pdn-name': record,
    'copy-fen': say('copyText', position), 'load-fen': say('loadText', position),
    'copy-pdn': say('copyText', record), 'load-pdn': say('loadText', record) };
  for (const [id, name] of Object.entries(names)) by(id).textContent = name;
}

by('text').onclick = async () => {
  by('text-said').textContent = '';
  by('fen').value = view.text(game, ply);
  by('pdn').value = await attempt(() => get(`games/${game.id}/${game.record}`)) ?? '';
  by('text-dialog').showModal();
  by('fen').select();
};

async function copy(id) {
  by(id).select();
  try { await navigator.clipboard.writeText(by(id).value); } catch { document.execCommand('copy'); }
  by('text-said').textContent = say('copied');
}
by('copy-fen').onclick = () => copy('fen');
by('copy-pdn').onclick = () => copy('pdn');
by('load-fen').onclick = async () => {
  try {
    const { fen } = await post('position', { game: game.game, fen: by('fen').value });
    await askGame({ fen });
  } catch (error) { by('text-said').textContent = error.message; }
};
by('load-pdn').onclick = () => askGame({ [game.record]: by('pdn').value });

// ---- a position of one's own ----

by('setup').onclick = () => view.setup.open();

/** Offers a game from a position; whether there is such a position. */
async function playFrom(text) {
  try {
    const { fen } = await post('position', { game: game.game, fen: text });
    await askGame({ fen });
    return true;
  } catch (error) {
    toast(error.message);
    return false;
  }
}

// ---- messages and the lab ----

by('listen').onchange = () => { if (game) open(game.id); };
by('filter').oninput = showMessages;
by('talk-clear').onclick = clearMessages;
by('roster').onsubmit = async event => {
  event.preventDefault();
  const said = by('roster-said');
  said.className = '';
  said.textContent = '…';
  try {
    const text = by('roster-text').value;
    const { done } = await post('rosters', { name: text ? 'roster.ttl' : by('roster-name').value, text });
    said.textContent = done;
    learnHouse();
  } catch (error) {
    said.className = 'said';
    said.textContent = error.problems?.length ? error.problems.join('\n') : error.message;
  }
};

// ---- language and colours ----

function chooseLanguage(name) {
  localStorage.setItem('damas-language', name);
  by('language').value = name;
  useLanguage(name);
  showLink();
  showLab(lab);
  showMessages();
  if (isSettingUp()) view.setup.show(); else show();
}
by('language').onchange = () => chooseLanguage(by('language').value);

function chooseTheme(dark) {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  by('theme').setAttribute('aria-pressed', dark);
}
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
prefersDark.onchange = () => chooseTheme(prefersDark.matches);
by('theme').onclick = () => {
  const dark = document.documentElement.dataset.theme !== 'dark';
  localStorage.setItem('damas-theme', dark ? 'dark' : 'light');
  chooseTheme(dark);
};

// ---- the beginning ----

async function begin() {
  const [id, token] = location.hash.slice(1).split('/');
  useToken(token);
  try { house = await get('house'); } catch (error) { toast(error.message); }
  const kept = localStorage.getItem('damas-game');
  for (const wanted of [id, kept].filter(Boolean)) {
    try {
      showGame(await get(`games/${encodeURIComponent(wanted)}`));
      open(wanted);
      return;
    } catch (error) { if (error.status !== 404) toast(error.message); }
  }
  const games = await attempt(() => get('games')) ?? [];
  if (games.length) open(games[0].id);
  else if (house.player) askGame();
}

window.addEventListener('hashchange', () => { leave(); begin(); });
const theme = localStorage.getItem('damas-theme');
chooseTheme(theme ? theme === 'dark' : prefersDark.matches);
by('listen').checked = innerWidth >= 900;
chooseLanguage(localStorage.getItem('damas-language') ?? (navigator.language.startsWith('pt') ? 'pt' : 'en'));
begin().then(learnHouse);
