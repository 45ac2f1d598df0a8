// What agents and the server say is English; this puts it into the page's language, phrase by phrase.

import { locale } from './words.js';

const PORTUGUESE = [
  // why a player was chosen
  [/\b1 piece\b/g, '1 peça'],
  [/\b(\d+) pieces\b/g, '$1 peças'],
  [': opening, so ', ': abertura, então '],
  [': endgame; ', ': final; '],
  [' plays the whole game', ' joga a partida toda'],
  ['decided at ', 'decidido com '],
  [/(\S+)'s (\d+) clusters say (\S+)/, 'os $2 grupos do $1 dizem $3'],
  [/(\S+)'s only cluster holds all endgames/, 'o único grupo do $1 contém todos os finais'],
  ['material classes say ', 'as classes de material dizem '],
  ['(cosine ', '(cosseno '],
  ['(similarity ', '(semelhança '],
  ['; exception rule ', '; a regra de exceção '],
  [') sends it to ', ') passa a vez a '],
  [/; (\S+) is absent/, '; $1 está ausente'],
  [/; (\S.*) and (\S+) are absent/, '; $1 e $2 estão ausentes'],
  ['; nobody is there', '; ninguém está presente'],
  [' decides alone', ' decide por si'],
  [/; (\S.*) and (\S+) vote/, '; $1 e $2 votam'],
  [/(\d+) of (\d+) propose /, '$1 de $2 propõem '],
  ['no majority among ', 'sem maioria entre '],
  [' is drawn by lot', ' foi sorteado'],
  ['no player has answered in time, so pieces were counted', 'nenhum jogador respondeu a tempo, então contaram-se as peças'],
  ['not all have answered in time', 'nem todos responderam a tempo'],
  ['an external engine', 'um motor externo'],
  [/, so (?=\S+(;|$))/g, ', então '],
  // why something is not done
  [' is not legal: ', ' não é legal: '],
  [/from (\d+) there is /, 'da casa $1 há '],
  [/the piece on (\d+) cannot move/, 'a peça da casa $1 não pode jogar'],
  [/(Black|White), whose turn it is, has no piece on (\d+)/,
    (all, side, square) => `as ${sides[side]}, que jogam, não têm peça na casa ${square}`],
  [/(Black|White) must capture: /, (all, side) => `as ${sides[side]} têm de capturar: `],
  [' may mean ', ' pode ser '],
  [' is no move: write it as 11-15 or 11x18x25', ' não é um lance: escreva 11-15 ou 11x18x25'],
  [' is no position: ', ' não é uma posição: '],
  ['it needs a side to move and the pieces of two sides, as in ', 'faltam quem joga e as peças dos dois lados, como em '],
  [' is no side to move', ' não diz quem joga'],
  [' does not start with B or W', ' não começa com B ou W'],
  [' is no square from 1 to 32', ' não é uma casa de 1 a 32'],
  [' is no range of squares', ' não é uma sequência de casas'],
  [' names a square a second time', ' repete uma casa'],
  ['there is no piece on the board', 'não há peças no tabuleiro'],
  ['there is no game in the text', 'não há partida no texto'],
  ['the game has gone on meanwhile', 'a partida já avançou'],
  [/it is the turn of (\S+)/, 'é a vez de $1'],
  [/^the game is over:.*/, 'a partida acabou'],
  ['there is no move of a person to take back', 'não há lance de uma pessoa para desfazer'],
  ['there is no such game', 'essa partida não existe'],
  ['too many requests; wait a minute', 'pedidos demais; espere um minuto'],
  ['that is too much', 'isso é grande demais'],
  ['you may watch; to play, open the page by the address with the token',
    'você pode assistir; para jogar, abra a página pelo endereço com a senha'],
  ['too many games are being played; try again later', 'há partidas demais; tente mais tarde'],
  [' does not play: ', ' não joga: '],
  ['something went wrong; the log has more', 'algo deu errado; o registro diz mais'],
];
const sides = { Black: 'pretas', White: 'brancas' };

export function translate(text) {
  if (locale() !== 'pt-BR') return text;
  return PORTUGUESE.reduce((said, [english, portuguese]) => said.replace(english, portuguese), text);
}
