import * as t from '../../../logic/term.ts';
import type { CountingFact } from '../fact.ts';
import type { CountingModel } from '../model.ts';
import { connectivityFacts, guardFacts, loopFacts, tokenFacts } from './control.ts';
import { elementFacts, instanceFacts } from './chosen.ts';
import { channelFacts, lockFacts, onceFacts, waitgroupFacts } from './resources.ts';

/** What holds by construction, in every state of a run that has not crashed. */
export function baseFacts(model: CountingModel): readonly CountingFact[] {
  return [
    ...contractFacts(model),
    ...tokenFacts(model),
    ...channelFacts(model),
    ...waitgroupFacts(model),
    ...lockFacts(model),
    ...onceFacts(model),
    ...guardFacts(model),
    ...connectivityFacts(model),
    ...loopFacts(model),
    ...elementFacts(model),
    ...instanceFacts(model),
  ].filter(({ term }) => !(term.kind === 'boolean' && term.value));
}

/** What callers promise. */
function contractFacts(model: CountingModel): readonly CountingFact[] {
  return model.graph.contracts.map(({ condition, span }) => ({
    rule: 'contract',
    words: 'callers promise it',
    span,
    term: t.and(model.definedness(condition), model.term(condition)),
  }));
}
