import type { CountingFact } from '../../encode/counting/fact.ts';
import type { CountingModel } from '../../encode/counting/model.ts';
import { readableNames } from '../../encode/counting/readable-names.ts';
import { plainStyle, printTerm } from '../../logic/print-term.ts';
import { mapChildren } from '../../logic/term-children.ts';
import type { Term } from '../../logic/term.ts';
import { collectAll } from './collect-terms.ts';

/** Terms over counters as people read them: `x7_send - x9_receive`, with parameters by their own names. */
export function countingPrinter(model: CountingModel): (term: Term) => string {
  const names = new Map(readableNames(model));
  for (const [name, renamed] of model.values)
    if (renamed.kind === 'variable') names.set(renamed.name, name);
  const style = {
    ...plainStyle,
    variable: (name: string) => plainStyle.variable(names.get(name) ?? name),
  };
  return (term) => printTerm(gainsFirst(collectAll(term)), style);
}

/** What adds before what takes away: `1 - x0_send`, not `-x0_send + 1`. */
function gainsFirst(term: Term): Term {
  const inner = mapChildren(term, gainsFirst);
  if (inner.kind !== 'add') return inner;
  const losses = inner.terms.filter(isLoss);
  return { ...inner, terms: [...inner.terms.filter((one) => !isLoss(one)), ...losses] };
}

function isLoss(term: Term): boolean {
  if (term.kind === 'integer') return term.value < 0n;
  if (term.kind === 'multiply') return isLoss(term.left);
  return term.kind === 'negate';
}

/** What the families of facts are about. */
export const factFamilies: Readonly<Record<CountingFact['rule'], string>> = {
  B1: 'marking equation',
  B2: 'what a channel holds',
  B3: 'what follows from a close',
  B4: 'the counter of a waitgroup',
  B5: 'who holds a lock',
  B6: 'a condition on parameters',
  B7: 'no cycle runs by itself',
  B8: 'the iterations of a bounded loop',
  element: 'one element of an array',
  instance: 'one goroutine told apart',
  contract: 'promised by callers',
  trap: 'a trap, found for this program',
  small: 'found inductive for this program',
  large: 'found inductive for this program',
};
