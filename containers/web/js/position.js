// Positions as the page needs them: which piece stands where. The rules are the server's.

/** A map from square to b, B, w or W, and the side to move. */
export function parse(fen) {
  const [turn, ...sides] = fen.replace(/\.$/, '').split(':');
  const pieces = new Map();
  for (const side of sides) {
    const colour = side[0] === 'W' ? 'w' : 'b';
    for (const part of side.slice(1).split(',').filter(Boolean)) {
      const king = part.startsWith('K');
      const [from, to] = part.replace('K', '').split('-').map(Number);
      for (let square = from; square <= (to ?? from); square++) pieces.set(square, king ? colour.toUpperCase() : colour);
    }
  }
  return { pieces, turn: turn === 'W' ? 'White' : 'Black' };
}

export function format(pieces, turn) {
  const side = colour => [...pieces].filter(([, piece]) => piece.toLowerCase() === colour).sort((a, b) => a[0] - b[0])
    .map(([square, piece]) => (piece === piece.toUpperCase() ? 'K' : '') + square).join(',');
  return `${turn}:W${side('w')}:B${side('b')}`;
}

/** The position after a move that the server has told of. */
export function play(position, ply) {
  const pieces = new Map(position.pieces);
  const from = ply.path[0];
  const to = ply.path.at(-1);
  let piece = pieces.get(from);
  pieces.delete(from);
  ply.taken.forEach(square => pieces.delete(square));
  if (piece === 'b' && to >= 29) piece = 'B';
  if (piece === 'w' && to <= 4) piece = 'W';
  pieces.set(to, piece);
  return { pieces, turn: position.turn === 'Black' ? 'White' : 'Black' };
}

export function count(position, colour) {
  return [...position.pieces.values()].filter(piece => piece.toLowerCase() === colour).length;
}

/** Row and column of a square, as the diagram has them: square 1 in the first row. */
export function place(square) {
  const row = Math.floor((square - 1) / 4);
  const column = 2 * ((square - 1) % 4) + (row % 2 === 0 ? 1 : 0);
  return { row, column };
}

export function squareAt(row, column) {
  if (row < 0 || row > 7 || column < 0 || column > 7 || (row + column) % 2 === 0) return 0;
  return row * 4 + Math.floor(column / 2) + 1;
}
