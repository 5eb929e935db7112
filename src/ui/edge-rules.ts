import type { EdgeKind } from '../protocol/fragment-view.ts';

/** What an edge of a control-flow graph stands for, in one sentence. */
interface EdgeRule {
  readonly name: string;
  readonly sentence: string;
}

export const edgeRules: Readonly<Record<EdgeKind, EdgeRule>> = {
  make: { name: 'MAKE', sentence: 'Makes the channel; a negative capacity crashes.' },
  send: {
    name: 'SEND',
    sentence:
      'Needs room in the buffer, or without a buffer somebody who receives; after a close it crashes.',
  },
  receive: {
    name: 'RECEIVE',
    sentence: 'Needs a value in the buffer, or without a buffer somebody who sends.',
  },
  'receive-closed': {
    name: 'RECEIVE CLOSED',
    sentence: 'Needs the channel to be closed and empty; nothing is taken from it.',
  },
  close: { name: 'CLOSE', sentence: 'Never waits; a second close crashes.' },
  'cancel-first': {
    name: 'CANCEL',
    sentence: 'The first cancel: from now on everybody who waits for the context goes on.',
  },
  'cancel-again': {
    name: 'CANCEL AGAIN',
    sentence: 'A cancel of a context that is cancelled already changes nothing.',
  },
  add: { name: 'ADD', sentence: 'Changes the counter of the waitgroup; below zero it crashes.' },
  wait: { name: 'WAIT', sentence: 'Needs the counter of the waitgroup to be zero.' },
  'count-zero': {
    name: 'COUNT, ZERO',
    sentence: 'Changes the counter and finds it at zero, in one step.',
  },
  'count-more': {
    name: 'COUNT, MORE',
    sentence: 'Changes the counter and finds it above zero, in one step.',
  },
  lock: {
    name: 'LOCK',
    sentence:
      'Needs that nobody holds the lock for writing. A writer of an RWMutex announces itself here, which keeps new readers out.',
  },
  drain: {
    name: 'DRAIN',
    sentence: 'The writer that has announced itself needs the last reader to be gone.',
  },
  unlock: { name: 'UNLOCK', sentence: 'Never waits; unlocking what is not locked crashes.' },
  'read-lock': {
    name: 'READ LOCK',
    sentence: 'Needs that no writer holds the lock or has announced itself.',
  },
  'read-unlock': {
    name: 'READ UNLOCK',
    sentence: 'Never waits; without a read lock to give back it crashes.',
  },
  'once-first': { name: 'ONCE, FIRST', sentence: 'The first to come does it.' },
  'once-done': { name: 'ONCE, DONE', sentence: 'It is done: those who wait for that go on.' },
  'once-later': { name: 'ONCE, LATER', sentence: 'Needs that the first has done it.' },
  tau: { name: 'STEP', sentence: 'A step that never waits.' },
  elapse: { name: 'TIMER', sentence: 'A timer that fires in the end, whatever others do.' },
  default: {
    name: 'DEFAULT',
    sentence: 'Taken where no other case of the select can surely go on.',
  },
  branch: {
    name: 'BRANCH',
    sentence: 'Goes this way in runs whose parameters say so, and in no others.',
  },
  spawn: { name: 'GO', sentence: 'One more instance stands at the first point of the process.' },
  enter: { name: 'ENTER', sentence: 'Comes to the head of the loop.' },
  iteration: {
    name: 'ITERATION',
    sentence:
      'From the head into the body: no more often than the bounds allow, over all visits together.',
  },
  exit: {
    name: 'EXIT',
    sentence: 'From the head behind the loop, once all iterations of the visit are made.',
  },
};
