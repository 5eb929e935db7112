import type { CountingModel } from '../../encode/counting/model.ts';
import {
  comparisons,
  conclusions,
  conditional,
  heads,
  type Observation,
} from '../../encode/counting/candidate/large.ts';
import type { CountingFact } from '../../encode/counting/fact.ts';
import { evaluateTerm } from '../../logic/evaluate-term.ts';
import type { CountingValues } from './session.ts';

/** The states of random runs, as values of the model's names. */
export type Samples = readonly CountingValues[];

/** More candidates than this take the solver too long. */
const mostCandidates = 600;

/** R4: what is true in all states of some random runs may be true in all states. */
export function largeCandidates(model: CountingModel, samples: Samples): readonly CountingFact[] {
  const left = heads(model).map((one) => ({ one, bits: bitsOf(one, samples) }));
  const right = conclusions(model).map((one) => ({ one, bits: bitsOf(one, samples) }));
  const found: CountingFact[] = [];
  for (const head of left) {
    if (head.bits === 0n) continue;
    for (const conclusion of right) {
      if (head.one.term === conclusion.one.term) continue;
      if ((head.bits & ~conclusion.bits) !== 0n) continue;
      found.push(conditional(head.one, conclusion.one));
    }
  }
  return [...orderCandidates(model, samples), ...found].slice(0, mostCandidates);
}

/** Of those the comparisons alone: what is done no more often than what. */
export function orderCandidates(model: CountingModel, samples: Samples): readonly CountingFact[] {
  return comparisons(model).filter(({ term }) =>
    samples.every((values) => evaluateTerm(term, values) === true),
  );
}

/** One bit per sample in which it is true. */
function bitsOf({ term }: Observation, samples: Samples): bigint {
  let text = '0b';
  for (const values of samples) text += evaluateTerm(term, values) === true ? '1' : '0';
  return samples.length === 0 ? 0n : BigInt(text);
}
