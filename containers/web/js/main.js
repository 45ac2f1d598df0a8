// The page: which game is shown, and what its buttons do.

import { get, post, useToken, watch } from './api.js';
import { Board, drawPiece } from './board.js';
import { clearMessages, hearMessages, make, showGraph, showLab, showMessages, showMoves, showTeam, turnAt } from './panels.js';
import { translate } from './phrases.js';
import { count, format, parse, play } from './position.js';
import { say, useLanguage } from './words.js';

const by = id => document.getElementById(id);
const START = 'B:W21-32:B1-12';

let game;
let positions = [];
let ply = 0;
let flipped = false;
let lab = [];
let house = { teams: [], player: true };
let stopWatching = () => {};
let clocksSeen = 0;
let setup;

const board = new Board(by('board'), {
  move: move => attempt(() => post(`games/${game.id}/moves`, { move: move.text, ply: game.plies.length })),
  illegal: word => toast(say(word)),
  place: square => placePiece(square),
});

// ---- the game ----

function hear(kind, news) {
  if (kind === 'game') hearGame(news);
  else if (kind === 'map') showLab(lab = news);
  else if (kind === 'messages') hearMessages(news);
  else if (game) {
    game.thought = news;
    if (ply === game.plies.length) showTeam(game, ply);
  }
}

/** News have only the last move; whoever has missed something asks for the whole game. */
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

function showGame(news) {
  if (game && news.id === game.id && news.version < game.version) return;
  const atEnd = !game || game.id !== news.id || ply === game.plies.length;
  const before = game?.id === news.id ? game.plies.length : -1;
  if (game?.id !== news.id) flipped = !news.black && news.white !== '';
  game = news;
  clocksSeen = performance.now();
  positions = [parse(game.start)];
  for (const played of game.plies) positions.push(play(positions.at(-1), played));
  if (atEnd || ply > game.plies.length) ply = game.plies.length;
  const moved = before >= 0 && game.plies.length === before + 1;
  if (moved) {
    by('speak').textContent = say('played', say(turnAt(game, before).toLowerCase()), game.plies[before].move);
  }
  show(moved && atEnd);
}

function show(animate = false) {
  if (!game || setup) return;
  const atEnd = ply === game.plies.length;
  const mine = house.player && atEnd && !game.result && seat(game.turn) === '';
  board.flip(flipped);
  board.show({ position: positions[ply], legal: mine ? game.legal : [], last: ply ? game.plies[ply - 1].path : [], animate });
  // with Black at the top the diagram stands as books print it: square 1 in the first row
  showPlayer('player-top', flipped ? 'White' : 'Black');
  showPlayer('player-bottom', flipped ? 'Black' : 'White');
  showVerdict();
  showTeam(game, ply);
  showMoves(game, ply, step);
  showGraph(game, ply, step);
  by('first').disabled = by('back').disabled = ply === 0;
  by('last').disabled = by('forward').disabled = atEnd;
  const person = house.player && (game.black === '' || game.white === '');
  by('undo').disabled = !person || !game.plies.length;
  by('resign').disabled = !person || game.result !== '';
  by('draw').disabled = !mine;
  by('typed').disabled = by('play').disabled = !mine;
  for (const id of ['new-game', 'setup', 'load-fen', 'load-pdn', 'roster-apply']) by(id).disabled = !house.player;
}

const seat = side => (side === 'Black' ? game.black : game.white);

function playerName(side) {
  const team = seat(side);
  if (team) return team;
  return house.player && seat(side === 'Black' ? 'White' : 'Black') ? say('you') : say('person');
}

const pieceCount = number => say(number === 1 ? 'onePiece' : 'pieces', number);

function showPlayer(id, side) {
  const place = by(id);
  const turn = !game.result && game.turn === side;
  place.className = `player${turn ? ' moving' : ''}${turn && game.thinking ? ' thinking' : ''}`;
  place.replaceChildren(
    make('span', { class: `disc ${side.toLowerCase()}` }),
    make('span', { class: 'name' }, playerName(side)),
    make('span', { class: 'count' }, `${say(side.toLowerCase())} · ${pieceCount(count(positions[ply], side === 'Black' ? 'b' : 'w'))}`));
  if (game.clocks) place.append(showClock(make('span', { class: 'clock', 'data-side': side })));
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
    place.textContent = `${say(game.outcome.startsWith('Black') ? 'blackWins' : game.outcome.startsWith('White') ? 'whiteWins' : 'drawn')}: ${say(game.ending)}`;
  } else if (ply < game.plies.length) {
    place.textContent = say('looking', ply, game.plies.length);
  } else if (seat(game.turn)) {
    place.textContent = say('thinking', seat(game.turn));
  } else if (!house.player || (game.black === '' && game.white === '')) {
    place.textContent = say('toPlay', say(game.turn.toLowerCase()));
  } else {
    place.textContent = say(game.legal.some(move => move.taken.length) ? 'capture' : 'yourTurn');
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

/** Another game is shown next; nobody sets up a position any more. */
function leave() {
  game = undefined;
  setup = undefined;
  showSetup();
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
  if (event.target.closest('input, textarea, select, dialog, .board') || !game) return;
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

let newStart = {};

async function askNewGame(start = {}) {
  newStart = start;
  by('new-said').textContent = '';
  await learnTeams();
  by('new-dialog').showModal();
}

async function learnTeams() {
  try { house = await get('house'); } catch (error) { toast(error.message); }
  const chosen = { 'new-black': game?.black ?? '', 'new-white': game?.white || (game?.black ? '' : 'damas') };
  for (const id of ['new-black', 'new-white']) {
    by(id).replaceChildren(make('option', { value: '' }, say('person')), ...house.teams.map(team => make('option', { value: team.name }, team.name)));
    by(id).value = chosen[id];
    by(id).onchange = () => { by(`${id}-purpose`).textContent = house.teams.find(team => team.name === by(id).value)?.purpose ?? ''; };
    by(id).onchange();
  }
  const roster = by('roster-name').value;
  by('roster-name').replaceChildren(...house.teams.filter(team => team.name !== 'material').map(team => make('option', { value: team.name }, team.name)));
  if (roster) by('roster-name').value = roster;
}

by('new-game').onclick = () => askNewGame();
by('new-limit').onchange = () => {
  by('new-time-row').hidden = by('new-limit').value !== 'time';
  by('new-depth-row').hidden = by('new-limit').value !== 'depth';
};
by('new-limit').onchange();
by('new-start').onclick = async event => {
  event.preventDefault();
  const [minutes, increment] = by('new-clock').value.split('+').map(Number);
  const limit = by('new-limit').value;
  try {
    const begun = await post('games', {
      black: by('new-black').value, white: by('new-white').value,
      milliseconds: limit === 'time' ? Math.round(Number(by('new-time').value) * 1000) : 0,
      depth: limit === 'depth' ? Math.round(Number(by('new-depth').value)) : 0,
      seconds: minutes * 60, increment, ...newStart,
    });
    by('new-dialog').close();
    by('text-dialog').close();
    leave();
    showGame(begun);
    open(begun.id);
  } catch (error) {
    by('new-said').textContent = error.message;
  }
};

/** What a record calls a person, in the page's language. */
const seatName = name => (name === 'A person' ? say('person') : name);

by('games').onclick = async () => {
  // whoever has opened the page and gone again has left a game without a move
  const games = (await attempt(() => get('games')) ?? []).filter(each => each.plies || each.id === game?.id);
  by('games-list').replaceChildren(...games.map(each => make('li', {}, make('button', { type: 'button', onclick: () => {
    by('games-dialog').close();
    leave();
    open(each.id);
  }, 'aria-current': each.id === game?.id ? 'true' : undefined }, make('span', {}, `${seatName(each.black)} – ${seatName(each.white)}`),
  make('span', { class: 'quiet small' }, [each.date.replaceAll('.', '-'), say('gameLength', Math.ceil(each.plies / 2)),
    each.result === '*' ? say('underWay') : each.result].join(' · '))))));
  if (!games.length) by('games-list').replaceChildren(make('li', {}, say('noGames')));
  by('games-dialog').showModal();
};

// ---- FEN and PDN ----

by('text').onclick = async () => {
  by('text-said').textContent = '';
  by('fen').value = format(positions[ply].pieces, positions[ply].turn[0]);
  by('pdn').value = await attempt(() => get(`games/${game.id}/pdn`)) ?? '';
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
    const { fen } = await post('position', { fen: by('fen').value });
    await askNewGame({ fen });
  } catch (error) { by('text-said').textContent = error.message; }
};
by('load-pdn').onclick = () => askNewGame({ pdn: by('pdn').value });

// ---- a position of one's own ----

const PALETTE = [['b', 'blackMan'], ['B', 'blackKing'], ['w', 'whiteMan'], ['W', 'whiteKing'], ['', 'erase']];

function paintPalette() {
  by('palette').replaceChildren(...PALETTE.map(([piece, word]) => {
    const button = make('button', { type: 'button', 'aria-label': say(word), title: say(word), 'aria-pressed': setup?.piece === piece, class: 'icon',
      onclick: () => { setup.piece = piece; paintPalette(); } });
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '8 10 84 84');
    svg.setAttribute('width', 28);
    svg.setAttribute('height', 28);
    svg.setAttribute('aria-hidden', 'true');
    if (piece) { drawPiece(piece, svg); button.append(svg); } else button.append('✕');
    return button;
  }));
}

function showSetup() {
  board.setup = setup !== undefined;
  by('setup-tools').hidden = !setup;
  document.body.classList.toggle('setting-up', setup !== undefined);
  if (!setup) { show(); return; }
  paintPalette();
  by('verdict').textContent = say('setupHint');
  board.show({ position: { pieces: setup.pieces, turn: 'Black' }, legal: [], last: [], animate: false });
}

function placePiece(square) {
  if (!setup.piece || setup.pieces.get(square) === setup.piece) setup.pieces.delete(square);
  else setup.pieces.set(square, setup.piece);
  showSetup();
}

by('setup').onclick = () => {
  setup = { pieces: new Map(positions[ply].pieces), piece: 'b' };
  by('setup-turn').value = positions[ply].turn[0];
  showSetup();
};
by('setup-clear').onclick = () => { setup.pieces = new Map(); showSetup(); };
by('setup-start').onclick = () => { setup.pieces = parse(START).pieces; by('setup-turn').value = 'B'; showSetup(); };
by('setup-cancel').onclick = () => { setup = undefined; showSetup(); };
by('setup-done').onclick = async () => {
  try {
    const { fen } = await post('position', { fen: format(setup.pieces, by('setup-turn').value) });
    setup = undefined;
    showSetup();
    await askNewGame({ fen });
  } catch (error) { toast(error.message); }
};

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
    learnTeams();
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
  showSetup();
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
  else if (house.player) askNewGame();
}

window.addEventListener('hashchange', () => { leave(); begin(); });
const theme = localStorage.getItem('damas-theme');
chooseTheme(theme ? theme === 'dark' : prefersDark.matches);
by('listen').checked = innerWidth >= 900;
chooseLanguage(localStorage.getItem('damas-language') ?? (navigator.language.startsWith('pt') ? 'pt' : 'en'));
begin().then(learnTeams);
