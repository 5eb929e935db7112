import type { PlainSpan } from '../../go/plain/span.ts';
import type { GivenCode } from '../given.ts';
import type { OperationName } from '../statements.ts';
import { placeOf, type Here } from './context.ts';

/** What is taken for granted of code that is not in the text, said once. */
export function give(here: Here, code: GivenCode, words: string, span: PlainSpan): void {
  const { given } = here.builder;
  if (given.some((one) => one.words === words)) return;
  given.push({ code, words, span: placeOf(here, span) });
}

/** Who takes a lock of others waits for whoever has it. */
export function giveRelease(here: Here, name: string, how: OperationName, span: PlainSpan): void {
  if (how === 'lock' || how === 'read-lock')
    give(here, 'foreign-lock', `whoever holds ${name} releases it`, span);
}

/** Where all cases come from outside, one of them has to come. */
export function giveSelect(here: Here, names: readonly string[], span: PlainSpan): void {
  give(here, 'outside', `something happens at ${[...new Set(names)].join(' or ')}`, span);
}
