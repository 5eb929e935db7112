import type { Action } from './event.ts';

/** Letters are for ever: a link from today must open later. New actions get new letters. */
export const letters: Readonly<Record<Action, string>> = {
  'make-channel': 'm',
  send: 's',
  exchange: 'x',
  offer: 'o',
  take: 't',
  acknowledge: 'k',
  receive: 'r',
  add: 'a',
  wait: 'w',
  spawn: 'g',
  return: 'e',
  branch: 'b',
  jump: 'j',
  'loop-head': 'h',
  'loop-next': 'n',
  close: 'c',
  'receive-closed': 'z',
  default: 'd',
  lock: 'l',
  unlock: 'u',
  'try-lock': 'y',
  'cond-wait': 'W',
  'cond-wake': 'K',
  signal: 'S',
  broadcast: 'B',
  'start-timer': 'T',
  'stop-timer': 'P',
  fire: 'F',
  cancel: 'C',
  read: 'i',
  write: 'v',
  atomic: 'A',
  print: 'p',
  suppose: 'q',
  local: 'f',
};

export const actionOf: ReadonlyMap<string, Action> = new Map(
  (Object.keys(letters) as Action[]).map((action) => [letters[action], action]),
);
