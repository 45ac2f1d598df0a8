// The view of a game without a board of its own: the position's text, and the legal moves as buttons.
//
// A module in this folder is the page's view of one game; the server says which (GameView.module). It exports
//   names                        what the texts of positions and records are called, an example of a move, and the word
//                                for a player that did not choose: { position, record, example, noPlayer }
//   create(home, tools, hooks)   fills the element `home`, may put buttons into `tools`, and returns a view:
//     canFlip                    whether the board can be seen from both sides
//     show({ game, ply, legal, flipped, animate })   the position after `ply` moves, of which `legal` can be played now
//     text(game, ply)            the position's text
//     about(game, side, ply)     a few words on a side, such as its number of pieces
//     turnWord(legal)            the word that tells a person to move
//     setup                      absent, or { isOpen, open(), close() }: an editor of positions
//   hooks: move(text) plays; illegal(word) explains; playFrom(text) begins a game; hint(word) shows a word under the board

import { make } from '../panels.js';
import { say, sideName } from '../words.js';

export const names = { position: undefined, record: undefined, example: '', noPlayer: 'noPlayer' };

/** Texts up to these lengths are shown in these sizes. */
const SIZES = [[16, 'large'], [60, 'medium']];

export function create(home, tools, { move }) {
  home.className = 'plain';
  const text = (game, ply) => (ply ? game.plies[ply - 1].after : game.start);

  function show({ game, ply, legal }) {
    const hadFocus = home.contains(document.activeElement);
    const choices = ply === game.plies.length && !game.result ? game.legal : [];
    const playable = new Set(legal.map(each => each.text));
    const last = game.plies[ply - 1];
    home.replaceChildren(
      make('div', { class: 'position' },
        make('h3', {}, say('position')),
        make('p', { class: `text ${size(text(game, ply))}` }, ...marked(text(game, ply), ply ? text(game, ply - 1) : '')),
        make('p', { class: 'quiet' }, last ? say('played', sideName(last.side), last.move) : say('noMoveYet'))),
      make('div', { class: 'choices' },
        make('h3', {}, choices.length ? say('movesOf', sideName(game.turn)) : say('noChoice')),
        make('ul', {}, ...choices.map(each => make('li', {}, make('button', { type: 'button', 'data-move': each.text,
          disabled: playable.has(each.text) ? undefined : '', onclick: () => choose(each.text) }, each.move))))));
    if (hadFocus) (home.querySelector('button:enabled') ?? home).focus();
  }

  /** A move is sent once: the buttons wait for the answer. */
  function choose(chosen) {
    for (const button of home.querySelectorAll('button')) button.disabled = true;
    move(chosen);
  }

  home.tabIndex = -1;
  return { canFlip: false, show, text, about: () => '', turnWord: () => 'yourTurn' };
}

const size = text => SIZES.find(([longest]) => text.length <= longest)?.[1] ?? 'small';

/** The text, with what the last move has changed marked, if the texts have one length. */
function marked(text, before) {
  if (text.length !== before.length) return [text];
  return [...text].map((sign, i) => (sign === before[i] ? sign : make('mark', {}, sign)));
}
