// The view of English draughts: a board of 8 by 8 squares, and an editor of positions. plain.js says what a view offers.

import { Board, drawPiece } from '../board.js';
import { make } from '../panels.js';
import { count, format, parse, play } from '../position.js';
import { say } from '../words.js';

export const names = { position: 'FEN', record: 'PDN', example: '11-15', noPlayer: 'counted' };

export function create(home, tools, hooks) {
  return new Draughts(home, tools, hooks);
}

class Draughts {
  constructor(home, tools, { move, illegal, playFrom, hint }) {
    home.className = 'board';
    this.canFlip = true;
    this.setup = new Setup(tools, { view: this, playFrom, hint });
    this.board = new Board(home, { move: each => move(each.text), illegal, place: square => this.setup.place(square) });
  }

  show({ game, ply, legal, flipped, animate }) {
    this.follow(game, ply);
    this.board.flip(flipped);
    this.board.show({ position: this.positions[ply], legal, last: ply ? game.plies[ply - 1].path : [], animate });
  }

  follow(game, ply) {
    if (this.game !== game) {
      this.game = game;
      this.positions = [parse(game.start)];
      for (const played of game.plies) this.positions.push(play(this.positions.at(-1), played));
    }
    this.ply = ply;
  }

  text(game, ply) {
    const { pieces, turn } = this.positions[ply];
    return format(pieces, turn[0]);
  }

  about(game, side, ply) {
    const number = count(this.positions[ply], side === 'Black' ? 'b' : 'w');
    return say(number === 1 ? 'onePiece' : 'pieces', number);
  }

  turnWord(legal) {
    return legal.some(move => move.taken.length) ? 'capture' : 'yourTurn';
  }
}

// ---- a position of one's own ----

const START = 'B:W21-32:B1-12';
const PALETTE = [['b', 'blackMan'], ['B', 'blackKing'], ['w', 'whiteMan'], ['W', 'whiteKing'], ['', 'erase']];

class Setup {
  constructor(tools, { view, playFrom, hint }) {
    this.view = view;
    this.hint = hint;
    const button = (id, word, onclick, attributes = {}) =>
      make('button', { type: 'button', id, 'data-word': word, onclick, ...attributes }, say(word));
    this.palette = make('div', { class: 'palette', id: 'palette' });
    this.turn = make('select', { id: 'setup-turn' },
      make('option', { value: 'B', 'data-word': 'black' }, say('black')), make('option', { value: 'W', 'data-word': 'white' }, say('white')));
    this.tools = make('div', { id: 'setup-tools', class: 'setup-tools', role: 'group', 'data-label': 'setup', 'aria-label': say('setup'), hidden: '' },
      this.palette,
      make('label', {}, make('span', { 'data-word': 'toMove' }, say('toMove')), ' ', this.turn),
      button('setup-clear', 'clear', () => { this.pieces = new Map(); this.show(); }),
      button('setup-start', 'startPosition', () => { this.pieces = parse(START).pieces; this.turn.value = 'B'; this.show(); }),
      button('setup-cancel', 'cancel', () => this.close()),
      button('setup-done', 'playFromHere', async () => {
        if (await playFrom(format(this.pieces, this.turn.value))) this.close();
      }, { class: 'main' }));
    tools.replaceChildren(this.tools);
  }

  get isOpen() {
    return this.pieces !== undefined;
  }

  open() {
    const { pieces, turn } = this.view.positions[this.view.ply];
    this.pieces = new Map(pieces);
    this.piece = 'b';
    this.turn.value = turn[0];
    this.show();
  }

  close() {
    this.pieces = undefined;
    this.show();
  }

  place(square) {
    if (!this.piece || this.pieces.get(square) === this.piece) this.pieces.delete(square);
    else this.pieces.set(square, this.piece);
    this.show();
  }

  show() {
    const { board } = this.view;
    board.setup = this.isOpen;
    this.tools.hidden = !this.isOpen;
    document.body.classList.toggle('setting-up', this.isOpen);
    if (this.isOpen) {
      this.paintPalette();
      board.show({ position: { pieces: this.pieces, turn: 'Black' }, legal: [], last: [], animate: false });
    }
    this.hint(this.isOpen ? 'setupHint' : '');
  }

  paintPalette() {
    this.palette.replaceChildren(...PALETTE.map(([piece, word]) => {
      const button = make('button', { type: 'button', 'aria-label': say(word), title: say(word), 'aria-pressed': this.piece === piece, class: 'icon',
        onclick: () => { this.piece = piece; this.paintPalette(); } });
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('viewBox', '8 10 84 84');
      svg.setAttribute('width', 28);
      svg.setAttribute('height', 28);
      svg.setAttribute('aria-hidden', 'true');
      if (piece) { drawPiece(piece, svg); button.append(svg); } else button.append('✕');
      return button;
    }));
  }
}
