import type { Fault } from '../execute/search/fault.ts';
import type { PropertyName } from '../run/property.ts';
import type { Judgement } from '../protocol/judgement.ts';
import type { FixIt } from '../protocol/puzzle.ts';
import type { RunView } from '../protocol/run-view.ts';
import type { GivenValues } from './go/run.ts';
import { wrong } from './rule.ts';
import { valuesInWords } from './values-run.ts';

/** A panic says most; that a few schedules do not end says nothing. */
const waiting: readonly PropertyName[] = ['no-deadlock', 'no-leak'];
const order: readonly PropertyName[] = [
  'no-panic',
  ...waiting,
  'channel-safety',
  'waitgroup-safety',
  'lock-safety',
  'race-free',
];

/** The property that a check breaks, of those that must hold and that a few runs can show. */
export function firstWrong(
  { holds }: FixIt,
  isFound: (name: PropertyName) => boolean,
): PropertyName | undefined {
  return order.find((one) => holds.includes(one) && isFound(one));
}

/** That a check goes wrong at some values; `words` are what is wrong where it leaves somebody behind. */
export function wrongRun(
  fault: Fault,
  given: GivenValues,
  words: string,
  run: RunView | null,
): Judgement {
  const said = waiting.includes(fault.property) ? words : `in some run ${fault.words}`;
  return wrong(
    `With ${valuesInWords(Object.entries(given))} ${said}.`,
    run === null ? { kind: 'none' } : { kind: 'run', run },
  );
}
