// What the page asks of the server, and what the server tells it.

import { translate } from './phrases.js';
import { say } from './words.js';

let token = '';

export function useToken(given) {
  if (given) sessionStorage.setItem('damas-token', given);
  token = sessionStorage.getItem('damas-token') ?? '';
}

async function call(method, path, body) {
  const headers = { 'X-Damas-Token': token };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch('/api/' + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
    .catch(() => { throw new Error(say('unreachable')); });
  const text = await answer.text();
  let words;
  try { words = JSON.parse(text); } catch { words = text; }
  if (!answer.ok) {
    const error = new Error(translate(words.error ?? `${answer.status}`));
    error.problems = words.problems ?? [];
    error.status = answer.status;
    throw error;
  }
  return words;
}

export const get = path => call('GET', path);
export const post = (path, body = {}) => call('POST', path, body);

/**
 * A browser has six lines for all its pages of a server. So many of them watch; when another one opens, the oldest
 * sleeps until somebody comes back to it.
 */
const MOST_LINES = 3;
const pages = new BroadcastChannel('damas-lines');

/** Watches a game; comes back by itself when the line was lost. Returns a function that ends it. */
export function watch(game, talk, hear, link) {
  let source;
  let again;
  let newer = 0;
  const close = () => { clearTimeout(again); source?.close(); source = undefined; };
  const open = () => {
    close();
    newer = 0;
    source = new EventSource(`/api/events?game=${game}&talk=${talk ? 1 : 0}`);
    for (const kind of ['game', 'thought', 'map', 'messages']) {
      source.addEventListener(kind, event => hear(kind, JSON.parse(event.data)));
    }
    source.onopen = () => { link('live'); pages.postMessage('another'); };
    source.onerror = () => {
      close();
      link('lost');
      again = setTimeout(open, 1000);
    };
  };
  pages.onmessage = () => { if (source && ++newer >= MOST_LINES) { close(); link('asleep'); } };
  const wake = () => { if (!source && !document.hidden) open(); };
  const events = [['visibilitychange', wake], ['focus', wake], ['pointerdown', wake], ['pageshow', wake], ['pagehide', close]];
  for (const [event, then] of events) addEventListener(event, then, true);
  open();
  return () => {
    close();
    for (const [event, then] of events) removeEventListener(event, then, true);
  };
}
