import type { ProcessIndex } from '../process/machine.ts';

/**
 * One decision of the scheduler: which process moves. The action says what it was seen to do, so that
 * a run kept in a link notices when the program has become another one.
 */
export interface Choice {
  readonly process: ProcessIndex;
  readonly action: Action;
  /** The receiver, where the action is an `exchange`. */
  readonly partner: ProcessIndex | null;
}

/** `exchange` belongs to Go's view; `offer`, `take` and `acknowledge` to the encoding's. */
export const actions = [
  'make-channel',
  'send',
  'exchange',
  'offer',
  'take',
  'acknowledge',
  'receive',
  'add',
  'wait',
  'spawn',
  'return',
  'branch',
  'jump',
  'loop-head',
  'loop-next',
] as const;

export type Action = (typeof actions)[number];

export function sameChoice(one: Choice, other: Choice): boolean {
  return (
    one.process === other.process && one.action === other.action && one.partner === other.partner
  );
}
