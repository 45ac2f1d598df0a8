// What the page shows beside the board: the team's thoughts, the moves, the messages, the lab.

import { translate } from './phrases.js';
import { forSide, locale, say, sideName } from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const by = id => document.getElementById(id);

export function make(name, attributes = {}, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'class') element.className = value;
    else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value !== undefined) element.setAttribute(key, value);
  }
  element.append(...content);
  return element;
}

const short = number => new Intl.NumberFormat(locale(), { notation: 'compact', maximumFractionDigits: 1 }).format(number);

const isWon = value => Math.abs(value) > 1;
const isEven = value => Math.abs(value) < .005;
const pliesToWin = value => Math.round(1024 - Math.abs(value));

/** A value as people read it, from the side that moves first: + is good for that side. */
function valueText(value) {
  const sign = isEven(value) ? '' : value > 0 ? '+' : '−';
  return sign + (isWon(value) ? `#${pliesToWin(value)}` : Math.abs(value).toFixed(2));
}

function favours(game, value) {
  const side = game.sides[value > 0 ? 0 : 1];
  if (isWon(value)) return forSide(side, 'WinsIn', pliesToWin(value));
  return isEven(value) ? say('even') : forSide(side, 'IsBetter');
}

const forFirst = (game, value, turn) => (turn === game.sides[0] ? value : -value);
const teamOf = (game, side) => game[side.toLowerCase()];

// ---- the team ----

export function showTeam(game, ply, noPlayer) {
  const shown = ply < game.plies.length || !game.thought ? lastThought(game, ply) : { ...game.thought, live: true };
  const who = by('who');
  who.classList.toggle('idle', !shown?.live);
  if (!shown) {
    who.textContent = game.thinking ? say('thinking', teamOf(game, game.turn)) : say('nobody');
    for (const id of ['phase', 'value', 'favours', 'why']) by(id).textContent = '';
    for (const id of ['depth', 'nodes', 'speed', 'variation']) by(id).textContent = '–';
    return;
  }
  const name = (shown.player ?? shown.by ?? '').replace(`${shown.team}.`, '');
  who.textContent = name === '-' ? say(noPlayer) : name.replace(/\b(iiga|ega)\b-?/g, (all, kind) => kind.toUpperCase() + (all === kind ? '' : ' '));
  by('phase').textContent = [shown.team, say(shown.phase ?? '')].filter(Boolean).join(' · ');
  const value = forFirst(game, shown.value, shown.turn);
  by('value').textContent = shown.depth ? valueText(value) : '';
  by('favours').textContent = shown.depth ? favours(game, value) : '';
  by('why').textContent = shown.reason ? translate(shown.reason) : say('thinking', shown.team);
  by('depth').textContent = shown.depth || '–';
  by('nodes').textContent = shown.nodes ? short(shown.nodes) : '–';
  by('speed').textContent = shown.milliseconds ? short(shown.nodes * 1000 / shown.milliseconds) : '–';
  by('variation').textContent = shown.variation || shown.move || '–';
}

function lastThought(game, ply) {
  for (let i = Math.min(ply, game.plies.length) - 1; i >= 0; i--) {
    const found = game.plies[i];
    if (found.by) {
      const turn = turnAt(game, i);
      return { ...found, turn, team: teamOf(game, turn) };
    }
  }
  return undefined;
}

export function turnAt(game, ply) {
  return game.plies[ply]?.side ?? game.turn;
}

export function showGraph(game, ply, step) {
  const values = game.plies.map((played, i) => (played.by && played.depth ? forFirst(game, played.value, played.side) : undefined));
  const width = Math.max(20, values.length);
  const x = i => (i + 1) / width * 594;
  // small values are told apart better than large ones
  const y = value => 60 - Math.sign(value) * Math.sqrt(Math.min(1, Math.abs(value))) * 52;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 600 120');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('role', 'img');
  const known = values.map((value, i) => [i, value]).filter(([, value]) => value !== undefined);
  svg.setAttribute('aria-label', `${say('graph')}: ${known.slice(-3).map(([, value]) => valueText(value)).join(', ')}`);
  const add = (name, attributes) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    svg.append(element);
  };
  add('line', { class: 'zero', x1: 0, x2: 600, y1: 60, y2: 60 });
  if (known.length) {
    const points = known.map(([i, value]) => `${x(i)},${y(value)}`);
    add('polygon', { class: 'area', points: [`${x(known[0][0])},60`, ...points, `${x(known.at(-1)[0])},60`].join(' ') });
    add('polyline', { class: 'curve', points: points.join(' ') });
    add('path', { class: 'dot', d: `M${points.at(-1)} h0` });
  }
  if (ply > 0) add('line', { class: 'now', x1: x(ply - 1), x2: x(ply - 1), y1: 4, y2: 116 });
  svg.addEventListener('click', event => {
    const box = svg.getBoundingClientRect();
    step(Math.max(0, Math.min(values.length, Math.round((event.clientX - box.left) / box.width * width * 600 / 594))));
  });
  by('graph').replaceChildren(svg, ...game.sides.map(side => make('span', { class: 'side' }, sideName(side))));
}

// ---- the moves ----

export function showMoves(game, ply, step) {
  const list = by('moves');
  const shift = turnAt(game, 0) === game.sides[1] ? 1 : 0;
  const rows = [];
  for (let i = -shift; i < game.plies.length; i += 2) {
    const row = make('li', {}, make('span', { class: 'number' }, `${(i + shift) / 2 + 1}.`));
    for (const at of [i, i + 1]) {
      const played = game.plies[at];
      if (!played) {
        row.append(make('span', {}, at < 0 ? '…' : ''));
        continue;
      }
      const button = make('button', { type: 'button', 'aria-current': at + 1 === ply ? 'true' : undefined, title: played.reason && translate(played.reason),
        onclick: () => step(at + 1) }, played.move);
      if (played.by && played.by !== '-') button.append(make('span', { class: 'by' }, played.by));
      if (played.fallback) button.append(make('span', { class: 'by fallback', title: say('fallback') }, '?'));
      row.append(button);
    }
    rows.push(row);
  }
  if (game.result) rows.push(make('li', {}, make('span'), make('strong', {}, game.result)));
  const counts = game.sides.map(side => game.fallbacks[side.toLowerCase()]);
  if (counts.some(Boolean) || game.result && game.sides.some(side => teamOf(game, side))) {
    const [first, second] = game.sides.map(sideName);
    rows.push(make('li', { class: 'fallbacks', title: say('fallback') }, make('span'), say('fallbacks', first, counts[0], second, counts[1])));
  }
  list.replaceChildren(...rows);
  showCurrentMove();
}

function showCurrentMove() {
  const list = by('moves');
  const current = list.querySelector('[aria-current]');
  list.scrollTop = current ? current.offsetTop - list.offsetTop - list.clientHeight / 2 : 0;
}
new ResizeObserver(showCurrentMove).observe(by('moves'));

// ---- the lab ----

/** The names of the agents that play. */
let players = new Set();

export function knowTeams(teams) {
  players = new Set(teams.flatMap(team => team.agents.map(agent => `${team.name}.${agent}`)));
}

const kind = name => (/slave-?\d/.test(name) ? 'slave' : /\.coordinator/.test(name) ? 'coordinator'
  : players.has(name) || /\.(iiga|ega)/.test(name) ? 'player' : 'house');

const KINDS = ['coordinator', 'player', 'slave', 'house'];
const inOrder = (a, b) => KINDS.indexOf(kind(a.name)) - KINDS.indexOf(kind(b.name))
  || a.name.localeCompare(b.name, 'en', { numeric: true });

export function showLab(news) {
  const map = news.map(place => ({ ...place, agents: place.agents.toSorted(inOrder) }));
  by('map').replaceChildren(...map.map(place => make('div', { class: place.there ? 'host' : 'host gone' },
    make('h3', {}, place.name, make('small', {}, place.there ? place.address : say('gone'))),
    make('ul', { class: 'agents' }, ...place.agents.map(agent => make('li',
      { class: agent.there ? 'agent' : 'agent gone', 'data-kind': kind(agent.name), 'data-agent': agent.name }, agent.name))))));
  const hosts = map.map(place => ({ ...place, agents: place.agents.filter(agent => kind(agent.name) === 'slave') }))
    .filter(place => place.agents.length);
  by('slaves').replaceChildren(...hosts.map(place => make('div', { class: place.there ? 'host' : 'host gone' },
    make('h3', {}, place.name, make('small', {}, place.address)),
    make('ul', { class: 'agents' }, ...place.agents.map(slaveTile)))));
  if (!hosts.length) by('slaves').replaceChildren(make('p', { class: 'quiet' }, say('noSlaves')));
}

/** What a slave says of itself: `helps NAME: depth 8 after 11-15 22-18, 12345 nodes in 250 ms`. */
function slaveTile(agent) {
  const [, master, work] = /^helps ([^:]+)(?:: (.*))?$/.exec(agent.doing ?? '') ?? [];
  const busy = agent.there && master !== undefined;
  const words = [!agent.there ? say('gone') : busy ? say('helps', master) : say('waiting')];
  const [, task, nodes, time] = /^(.*), (\d+) nodes in (\d+) ms$/.exec(busy ? work ?? '' : '') ?? [];
  if (task) {
    words.push(taskWords(task));
    if (Number(nodes)) words.push(`${short(nodes)} ${say('nodes').toLowerCase()} · ${short(nodes * 1000 / Math.max(1, time))}/s`);
  }
  return make('li', { class: `agent tile ${agent.there ? '' : 'gone'} ${busy ? 'busy' : ''}`, 'data-slave': agent.name },
    agent.name.replace(/^.*\.slave/, 'slave'), ...words.map(line => make('small', {}, line)));
}

function taskWords(task) {
  const [, depth, path] = /^depth (\d+)(?: after (.+))?$/.exec(task) ?? [];
  if (path) return say('branch', depth, path);
  return depth ? say('wholeTree', depth) : say('noTask');
}

// ---- the messages ----

const messages = [];
const SHOWN = 120;

/** Whose text is shown; the strip stands still meanwhile. */
let opened = 0;

export function hearMessages(news) {
  if (news.all) clearMessages();
  const fresh = news.skipped ? [...news.messages, { skipped: news.skipped }] : news.messages;
  messages.push(...fresh);
  messages.splice(0, messages.length - 600);
  if (!opened) follow(list => list.append(...fresh.filter(isWanted).map(row)));
}

export function clearMessages() {
  messages.length = 0;
  showMessages();
}

/** Shows the strip anew; no text is open then. */
export function showMessages() {
  opened = 0;
  follow(list => list.replaceChildren(...messages.filter(isWanted).slice(-SHOWN).map(row)));
}

/** Changes the strip; whoever looks at its end goes on looking there. */
function follow(change) {
  const list = by('strip');
  const atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 40;
  change(list);
  while (list.childElementCount > SHOWN) list.firstElementChild.remove();
  if (atEnd && !opened) list.scrollTop = list.scrollHeight;
}

function isWanted(message) {
  const filter = by('filter').value.trim().toLowerCase();
  return !filter
    || (!message.skipped && `${message.from} ${message.to} ${message.performative} ${message.content}`.toLowerCase().includes(filter));
}

const row = message => (message.skipped ? make('li', { class: 'skipped' }, say('skippedMessages', message.skipped)) : line(message));

function line(message) {
  const button = make('button', { type: 'button', 'aria-expanded': 'false', onclick: () => {
    const wasOpen = opened === message.number;
    for (const text of by('strip').querySelectorAll('pre')) text.remove();
    for (const other of by('strip').querySelectorAll('[aria-expanded]')) other.setAttribute('aria-expanded', 'false');
    if (wasOpen) { showMessages(); return; }
    opened = message.number;
    button.setAttribute('aria-expanded', 'true');
    button.after(make('pre', {}, `${message.protocol} · ${message.conversation}\n${indent(message.content)}`));
    button.parentElement.scrollIntoView({ block: 'nearest' });
  } }, make('span', { class: 'time' }, new Date(message.time).toLocaleTimeString('en-GB')),
  make('span', { class: 'ends-of' }, `${message.from} → ${message.to}`),
  make('span', { class: 'act', 'data-act': message.performative }, message.performative),
  make('span', { class: 'gist' }, gist(message.content)));
  return make('li', {}, button);
}

/** What a message is about: its first word of ours, and what follows. */
const gist = text => /\(([A-Z].*)/s.exec(text)?.[1].replace(/\)+$/, '').slice(0, 160) ?? '';

/** FIPA SL with a line for each word that has words of its own. */
function indent(text) {
  let depth = 0;
  let quoted = false;
  let out = '';
  let before = '';
  for (const char of text) {
    if (char === '"' && before !== '\\') quoted = !quoted;
    if (!quoted && char === '(') {
      if (depth > 0) out = out.trimEnd() + '\n' + '  '.repeat(depth);
      depth++;
    } else if (!quoted && char === ')') {
      depth--;
    }
    out += char;
    before = char;
  }
  return out;
}
