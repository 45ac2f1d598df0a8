// Everything the page says, in English and Brazilian Portuguese.

const WORDS = {
  newGame: ['New game', 'Nova partida'], games: ['Games', 'Partidas'], language: ['Language', 'Idioma'],
  theme: ['Dark colours', 'Cores escuras'], board: ['Board', 'Tabuleiro'], gameTools: ['The game', 'A partida'],
  boardTools: ['The board', 'O tabuleiro'],
  first: ['To the start', 'Ao início'], back: ['One move back', 'Um lance atrás'],
  forward: ['One move forward', 'Um lance à frente'], last: ['To the last move', 'Ao último lance'],
  undo: ['Undo', 'Desfazer'], draw: ['Offer draw', 'Propor empate'], resign: ['Resign', 'Abandonar'],
  flip: ['Flip', 'Virar'], setup: ['Set up', 'Montar'],
  setupHint: ['Choose a piece, then click squares', 'Escolha uma peça e clique nas casas'],
  typeMove: ['Move', 'Lance'], playMove: ['Play', 'Jogar'], toMove: ['To move', 'Joga'],
  black: ['Black', 'Pretas'], white: ['White', 'Brancas'], clear: ['Clear', 'Limpar'],
  startPosition: ['Start position', 'Posição inicial'], cancel: ['Cancel', 'Cancelar'],
  playFromHere: ['Play from here', 'Jogar daqui'], team: ['The team', 'A equipe'], depth: ['Depth', 'Profundidade'],
  nodes: ['Positions', 'Posições'], speed: ['Per second', 'Por segundo'], line: ['Expected line', 'Linha esperada'],
  graph: ['Evaluation over the game', 'Avaliação ao longo da partida'], moves: ['Moves', 'Lances'],
  slaves: ['Search slaves by host', 'Escravos de busca por máquina'],
  messages: ['Messages between agents', 'Mensagens entre agentes'], listen: ['Live', 'Ao vivo'],
  filter: ['Filter: agent, act or word', 'Filtrar: agente, ato ou palavra'], lab: ['The lab', 'O laboratório'],
  applyRoster: ['Apply a roster', 'Aplicar uma escalação'], roster: ['Roster', 'Escalação'],
  rosterText: ['or a roster of your own, in Turtle', 'ou sua própria escalação, em Turtle'], apply: ['Apply', 'Aplicar'],
  thinks: ['Teams think', 'As equipes pensam'], byTime: ['for a time', 'por um tempo'],
  byDepth: ['to a depth', 'até uma profundidade'], byRoster: ['as their roster says', 'como diz a escalação'],
  seconds: ['Seconds a move', 'Segundos por lance'], plies: ['Plies', 'Meios-lances'],
  clock: ['Clock (min + s)', 'Relógio (min + s)'], noClock: ['none', 'nenhum'], start: ['Start', 'Começar'],
  copyText: ['Copy {0}', 'Copiar {0}'], loadText: ['Load {0}', 'Carregar {0}'],
  close: ['Close', 'Fechar'], person: ['A person', 'Uma pessoa'],
  you: ['You', 'Você'], copied: ['Copied', 'Copiado'], live: ['live', 'ao vivo'], asleep: ['asleep', 'em repouso'],
  watching: ['live, you watch', 'ao vivo, você assiste'],
  lost: ['connection lost, trying again', 'conexão perdida, tentando de novo'],
  yourTurn: ['Your turn', 'Sua vez'], capture: ['Your turn: you must capture', 'Sua vez: captura obrigatória'],
  thinking: ['{0} is thinking', '{0} está pensando'], toPlay: ['{0} to move', '{0} jogam'],
  illegal: ['That is not a legal move', 'Esse lance não é legal'],
  mustCapture: ['Captures are compulsory: take with a marked piece', 'A captura é obrigatória: use uma peça marcada'],
  goOnJumping: ['Go on jumping', 'Continue capturando'], declined: ['The team declines the draw', 'A equipe recusa o empate'],
  askResign: ['Give up this game?', 'Abandonar esta partida?'], looking: ['Move {0} of {1}', 'Lance {0} de {1}'],
  blackWins: ['Black wins', 'As pretas vencem'], whiteWins: ['White wins', 'As brancas vencem'], sideWins: ['{0} wins', '{0} vence'],
  drawn: ['Draw', 'Empate'],
  NO_MOVE: ['no move left', 'sem lances'], RESIGNATION: ['resignation', 'abandono'], TIME: ['out of time', 'tempo esgotado'],
  REPETITION: ['the position came up a third time', 'posição repetida pela terceira vez'],
  NO_PROGRESS: ['too many moves without progress', 'muitos lances sem progresso'], AGREEMENT: ['agreed', 'de comum acordo'],
  SHUTTLING: ['to and fro', 'vai e vem'], LENGTH: ['too long', 'longa demais'],
  square: ['square {0}', 'casa {0}'], empty: ['empty', 'vazia'], blackMan: ['black man', 'peão preto'],
  whiteMan: ['white man', 'peão branco'], blackKing: ['black king', 'dama preta'], whiteKing: ['white king', 'dama branca'],
  erase: ['empty square', 'casa vazia'], canMove: ['can move', 'pode jogar'], canGo: ['you can go here', 'destino possível'],
  chosen: ['chosen', 'escolhida'], pieces: ['{0} pieces', '{0} peças'], onePiece: ['1 piece', '1 peça'],
  nobody: ['No team is thinking', 'Nenhuma equipe pensa'],
  played: ['{0} played {1}', '{0} jogaram {1}'], waiting: ['waits', 'à espera'], helps: ['helps {0}', 'ajuda {0}'],
  branch: ['depth {0} after {1}', 'profundidade {0} após {1}'], wholeTree: ['depth {0}, whole tree', 'profundidade {0}, árvore toda'],
  noTask: ['no task now', 'sem tarefa agora'],
  gone: ['gone', 'foi embora'], noSlaves: ['There is no search slave.', 'Não há escravo de busca.'],
  skippedMessages: ['{0} more in a burst', 'mais {0} em rajada'], retry: ['Try again', 'Tentar de novo'],
  blackIsBetter: ['Black is better', 'pretas melhores'], whiteIsBetter: ['White is better', 'brancas melhores'],
  sideIsBetter: ['{0} is better', '{0} está melhor'], even: ['even', 'igual'],
  blackWinsIn: ['Black wins in {0} plies', 'pretas vencem em {0} meios-lances'],
  whiteWinsIn: ['White wins in {0} plies', 'brancas vencem em {0} meios-lances'],
  sideWinsIn: ['{1} wins in {0} plies', '{1} vence em {0} meios-lances'],
  kinds: ['Kinds of agents', 'Tipos de agentes'], coordinators: ['coordinators', 'coordenadores'], players: ['players', 'jogadores'],
  searchSlaves: ['search slaves', 'escravos de busca'], otherAgents: ['others', 'outros'],
  fallback: ['No player chose this move in time', 'Nenhum jogador escolheu este lance a tempo'],
  fallbacks: ['Fallbacks: {0} {1}, {2} {3}', 'Lances de emergência: {0} {1}, {2} {3}'],
  counted: ['Pieces counted', 'Peças contadas'], noPlayer: ['No player', 'Nenhum jogador'],
  noGames: ['No games yet', 'Ainda não há partidas'], gameLength: ['move {0}', 'lance {0}'], underWay: ['under way', 'em andamento'],
  opening: ['opening', 'abertura'], endgame: ['endgame', 'final'], game: ['whole game', 'partida toda'], external: ['external engine', 'motor externo'],
  kind: ['Game', 'Jogo'], firstSide: ['First side', 'Primeiro lado'], secondSide: ['Second side', 'Segundo lado'], 'english-draughts': ['English draughts', 'Damas inglesas'],
  position: ['Position', 'Posição'], noMoveYet: ['No move yet', 'Nenhum lance ainda'],
  movesOf: ['Moves of {0}', 'Lances de {0}'], noChoice: ['No move to choose', 'Nenhum lance a escolher'],
  unreachable: ['The server cannot be reached', 'Não há contato com o servidor'],
};

let language = 0;

export function useLanguage(name) {
  language = name === 'pt' ? 1 : 0;
  document.documentElement.lang = language ? 'pt-BR' : 'en';
  for (const element of document.querySelectorAll('[data-word]')) element.textContent = say(element.dataset.word);
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', say(element.dataset.label));
    if (element.tagName === 'BUTTON') element.title = say(element.dataset.label);
  }
  for (const element of document.querySelectorAll('[data-placeholder]')) element.placeholder = say(element.dataset.placeholder);
}

export function say(word, ...values) {
  const text = WORDS[word]?.[language] ?? word;
  return text.replace(/\{(\d)\}/g, (all, i) => values[i] ?? all);
}

/** Whether there is a word. */
export const has = word => WORDS[word] !== undefined;

/** A side in the page's language: of a game whose sides are not colours it is what the game calls it. */
export const sideName = side => (has(side.toLowerCase()) ? say(side.toLowerCase()) : side);

/** A sentence about a side: that of its own, as `blackWins`, or `sideWins`, whose last value is the side. */
export function forSide(side, sentence, ...values) {
  const own = side.toLowerCase() + sentence;
  return has(own) ? say(own, ...values) : say(`side${sentence}`, ...values, side);
}

/** A game by its name: `tic-tac-toe` is Tic tac toe. */
export function gameName(name) {
  const words = name.replaceAll('-', ' ');
  return has(name) ? say(name) : words.charAt(0).toUpperCase() + words.slice(1);
}

export const locale = () => (language ? 'pt-BR' : 'en');
