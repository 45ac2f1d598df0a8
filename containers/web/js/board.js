// The board: shows a position and takes moves by click, drag or keyboard.

import { place, squareAt } from './position.js';
import { say } from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const NAMES = { b: 'blackMan', w: 'whiteMan', B: 'blackKing', W: 'whiteKing' };

function draw(name, attributes = {}, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent?.append(element);
  return element;
}

export function drawPiece(piece, parent) {
  const white = piece.toLowerCase() === 'w';
  const [rim, face, ring, crown] = white ? ['#b9a98d', '#fbf4e6', '#d5c6ab', '#8a5a12'] : ['#0c0a09', '#312b28', '#57504b', '#efc45a'];
  const group = draw('g', { class: 'piece' }, parent);
  draw('ellipse', { cx: 50, cy: 60, rx: 37, ry: 35, fill: '#0005' }, group);
  draw('circle', { cx: 50, cy: 56, r: 36, fill: rim }, group);
  draw('circle', { cx: 50, cy: 51, r: 36, fill: face, stroke: rim, 'stroke-width': 1.5 }, group);
  draw('circle', { cx: 50, cy: 51, r: 28, fill: 'none', stroke: ring, 'stroke-width': 2.5 }, group);
  if (piece === piece.toUpperCase()) {
    draw('path', { d: 'M31 64 L27 39 L40 49 L50 33 L60 49 L73 39 L69 64 Z', fill: crown, 'stroke-linejoin': 'round', stroke: crown, 'stroke-width': 2 }, group);
  } else {
    draw('circle', { cx: 50, cy: 51, r: 18, fill: 'none', stroke: ring, 'stroke-width': 2 }, group);
  }
  return group;
}

export class Board {
  constructor(home, { move, illegal, place: placed }) {
    this.home = home;
    this.onMove = move;
    this.onIllegal = illegal;
    this.onPlace = placed;
    this.position = { pieces: new Map(), turn: 'Black' };
    this.legal = [];
    this.last = [];
    this.path = [];
    this.flipped = false;
    this.setup = false;
    this.focus = 1;
    this.build();
    this.paint();
  }

  build() {
    this.svg = draw('svg', { viewBox: '0 0 800 800', role: 'group', 'aria-labelledby': 'board-title' });
    for (let row = 0; row < 8; row++) {
      for (let column = row % 2; column < 8; column += 2) {
        draw('rect', { class: 'lightsquare', x: column * 100, y: row * 100, width: 100, height: 100 }, this.svg);
      }
    }
    this.squares = new Map();
    for (let square = 1; square <= 32; square++) {
      const group = draw('g', { class: 'square', role: 'button', 'data-square': square, tabindex: -1 }, this.svg);
      draw('rect', { width: 100, height: 100 }, group);
      draw('rect', { class: 'ring', x: 5, y: 5, width: 90, height: 90, rx: 10 }, group);
      draw('text', { x: 5, y: 18, 'aria-hidden': 'true' }, group).textContent = square;
      draw('circle', { class: 'dot', cx: 50, cy: 50, r: 15 }, group);
      group.addEventListener('keydown', event => this.key(event, square));
      this.squares.set(square, group);
    }
    this.layer = draw('g', { 'aria-hidden': 'true' }, this.svg);
    this.svg.addEventListener('pointerdown', event => this.down(event));
    // a finger that takes a piece does not scroll the page
    this.svg.addEventListener('touchstart', event => { if (this.canTake(this.pressed?.square)) event.preventDefault(); }, { passive: false });
    this.svg.addEventListener('pointermove', event => this.drag(event));
    this.svg.addEventListener('pointerup', event => this.up(event));
    this.svg.addEventListener('pointercancel', () => this.drop());
    this.home.replaceChildren(this.svg);
  }

  xy(square) {
    const { row, column } = place(square);
    return this.flipped ? [700 - column * 100, 700 - row * 100] : [column * 100, row * 100];
  }

  /** Shows a position. What is legal may be nothing: then nobody can move. */
  show({ position, legal, last, animate }) {
    const same = JSON.stringify(legal.map(move => move.text)) === JSON.stringify(this.legal.map(move => move.text))
      && JSON.stringify([...position.pieces]) === JSON.stringify([...this.position.pieces]);
    this.position = position;
    this.legal = legal;
    this.last = last;
    if (!same) this.path = [];
    this.paint();
    if (animate && last.length > 1) this.slide(last);
  }

  flip(flipped) {
    this.flipped = flipped;
    this.paint();
  }

  candidates() {
    return this.legal.filter(move => this.path.every((square, i) => move.path[i] === square));
  }

  paint() {
    const able = this.candidates();
    const targets = new Set(this.path.length ? able.flatMap(move => [move.path[this.path.length], move.path.at(-1)]) : []);
    const movable = new Set(this.path.length ? [] : this.legal.map(move => move.path[0]));
    for (const [square, group] of this.squares) {
      const [x, y] = this.xy(square);
      group.setAttribute('transform', `translate(${x} ${y})`);
      group.setAttribute('tabindex', square === this.focus ? 0 : -1);
      group.classList.toggle('last', this.last.includes(square));
      group.classList.toggle('movable', movable.has(square));
      group.classList.toggle('target', targets.has(square));
      group.classList.toggle('chosen', this.path.at(-1) === square);
      const piece = this.position.pieces.get(square);
      const words = [say('square', square), say(piece ? NAMES[piece] : 'empty')];
      if (movable.has(square)) words.push(say('canMove'));
      if (targets.has(square)) words.push(say('canGo'));
      if (this.path.at(-1) === square) words.push(say('chosen'));
      group.setAttribute('aria-label', words.join(', '));
    }
    this.layer.replaceChildren();
    this.pieces = new Map();
    const jumped = this.path.length > 1 && able.length ? this.takenSoFar(able[0]) : [];
    for (const [square, piece] of this.position.pieces) {
      const moved = this.path.length > 1 && square === this.path[0];
      const at = moved ? this.path.at(-1) : square;
      const [x, y] = this.xy(at);
      const group = drawPiece(piece, this.layer);
      group.setAttribute('transform', `translate(${x} ${y})`);
      group.classList.toggle('taken', jumped.includes(square));
      this.pieces.set(at, group);
    }
  }

  takenSoFar(move) {
    const between = [];
    for (let i = 1; i < this.path.length; i++) {
      const from = place(move.path[i - 1]);
      const to = place(move.path[i]);
      between.push(squareAt((from.row + to.row) / 2, (from.column + to.column) / 2));
    }
    return between;
  }

  slide(path) {
    const group = this.pieces.get(path.at(-1));
    if (!group || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.layer.append(group);
    const [endX, endY] = this.xy(path.at(-1));
    const inner = [...group.children];
    const steps = path.map(square => {
      const [x, y] = this.xy(square);
      return { transform: `translate(${x - endX}px, ${y - endY}px)` };
    });
    inner.forEach(shape => shape.animate(steps, { duration: 130 + 110 * (path.length - 1), easing: 'ease-in-out' }));
  }

  // ---- moves ----

  click(square) {
    this.focus = square || this.focus;
    if (this.setup) {
      if (square) this.onPlace(square);
      return;
    }
    if (!this.legal.length) return;
    if (this.path.length && square === this.path.at(-1)) {
      this.path = [];
    } else if (!this.path.length || !this.goOn(square)) {
      const starts = this.legal.some(move => move.path[0] === square);
      if (starts && this.path.length <= 1) {
        this.path = [square];
      } else {
        const wasJumping = this.path.length > 1;
        if (!wasJumping) this.path = [];
        this.refuse(wasJumping);
      }
    }
    this.paint();
  }

  /** One jump or step further, or straight to the end where only one move leads there. */
  goOn(square) {
    const able = this.candidates();
    const next = able.filter(move => move.path[this.path.length] === square);
    const ends = able.filter(move => move.path.at(-1) === square);
    if (next.length === 1) return this.finish(next[0]);
    if (next.length > 1) {
      const ended = next.find(move => move.path.length === this.path.length + 1);
      if (ended) return this.finish(ended);
      this.path.push(square);
      return true;
    }
    return ends.length >= 1 ? this.finish(ends[0]) : false;
  }

  finish(move) {
    this.path = [];
    this.legal = [];
    this.onMove(move);
    return true;
  }

  refuse(jumping) {
    this.home.classList.remove('shake');
    void this.home.offsetWidth;
    this.home.classList.add('shake');
    this.onIllegal(jumping ? 'goOnJumping' : this.legal.some(move => move.taken.length) ? 'mustCapture' : 'illegal');
  }

  // ---- pointer and keys ----

  at(event) {
    const box = this.svg.getBoundingClientRect();
    let column = Math.floor((event.clientX - box.left) / box.width * 8);
    let row = Math.floor((event.clientY - box.top) / box.height * 8);
    if (this.flipped) [row, column] = [7 - row, 7 - column];
    return squareAt(row, column);
  }

  /** Whether the piece there can be dragged. */
  canTake(square) {
    return this.path.at(-1) === square || (this.path.length <= 1 && this.legal.some(move => move.path[0] === square));
  }

  down(event) {
    if (event.button) return;
    const square = this.at(event);
    this.pressed = { square, x: event.clientX, y: event.clientY, dragging: false };
  }

  drag(event) {
    const press = this.pressed;
    if (!press || this.setup) return;
    if (!press.dragging) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < 8) return;
      if (!this.canTake(press.square)) return;
      if (this.path.at(-1) !== press.square) this.path = [press.square];
      this.paint();
      press.dragging = true;
      this.svg.setPointerCapture(event.pointerId);
      press.group = this.pieces.get(press.square);
      this.layer.append(press.group);
      press.group.classList.add('held');
    }
    const box = this.svg.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width * 800 - 50;
    const y = (event.clientY - box.top) / box.height * 800 - 50;
    press.group.setAttribute('transform', `translate(${x} ${y})`);
    event.preventDefault();
  }

  up(event) {
    const press = this.pressed;
    this.pressed = undefined;
    if (!press) return;
    const square = this.at(event);
    if (press.dragging) {
      if (square === press.square || !square) this.paint();
      else this.click(square);
    } else if (square && square === press.square) {
      this.click(square);
    }
  }

  drop() {
    this.pressed = undefined;
    this.paint();
  }

  key(event, square) {
    const turn = this.flipped ? -1 : 1;
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.click(square);
    } else if (event.key === 'Escape') {
      this.path = [];
      this.paint();
    } else if (steps[event.key]) {
      event.preventDefault();
      const [down, right] = steps[event.key].map(step => step * turn);
      const { row, column } = place(square);
      // dark squares are beside those of the next row: up and down go straight on in a zigzag
      const next = squareAt(row + down, column + 2 * right + (down ? 1 - 2 * ((row + 1) % 2) : 0));
      if (next) {
        this.focus = next;
        this.paint();
        this.squares.get(next).focus();
      }
    }
  }
}
