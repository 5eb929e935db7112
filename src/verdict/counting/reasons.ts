import type { CountingFact } from '../../encode/counting/fact.ts';
import { counterName } from '../../encode/counting/model.ts';
import type { CountingObligation } from '../../encode/counting/obligation.ts';
import { evaluateTerm, type TermValue } from '../../logic/evaluate-term.ts';
import type { Term } from '../../logic/term.ts';
import type { Edge } from '../../process/graph/graph.ts';
import type { CountingProof } from './proof.ts';
import type { CountingValues } from './session.ts';
import { smallest } from './smallest.ts';

/** Why an obligation holds: facts of which none can be left out, and which exclude it together. */
interface CountingReason {
  readonly obligation: CountingObligation;
  readonly facts: readonly CountingFact[];
}

/** What the facts do not exclude: a state that may be reachable or not, with what the terms come to in it. */
export interface OpenState {
  readonly obligation: CountingObligation;
  readonly values: readonly { readonly name: string; readonly value: TermValue }[];
  /** How often each edge was taken, of those that were. */
  readonly taken: readonly { readonly edge: Edge; readonly times: bigint }[];
  /** Where somebody stands who has not ended. */
  readonly standing: readonly { readonly point: number; readonly count: bigint }[];
}

export async function reasonsOf(proof: CountingProof): Promise<readonly CountingReason[]> {
  const reasons: CountingReason[] = [];
  for (const { obligation, proved } of proof.obligations) {
    if (!proved) continue;
    const facts = await reasonOf(proof, obligation);
    if (facts !== null) reasons.push({ obligation, facts });
  }
  return reasons;
}

/** Null where the solver does not say it again. */
export async function reasonOf(
  { session, facts }: CountingProof,
  { negated }: CountingObligation,
): Promise<readonly CountingFact[] | null> {
  const isExcluded = async (view: Term, some: readonly CountingFact[]) => {
    const [answer] = await session.check(some, [[view]]);
    return answer === 'unsatisfiable';
  };
  for (const view of negated) {
    if (!(await isExcluded(view, facts))) continue;
    // Those found last are the strongest; the plain ones are to go only if they are not needed.
    return smallest(facts.toReversed(), (some) => isExcluded(view, some));
  }
  return null;
}

export async function openStates(proof: CountingProof): Promise<readonly OpenState[]> {
  const states: OpenState[] = [];
  for (const { obligation, proved } of proof.obligations) {
    const state = proved ? null : await openState(proof, obligation);
    if (state !== null) states.push(state);
  }
  return states;
}

/** Null where the solver finds none. */
export async function openState(
  proof: CountingProof,
  obligation: CountingObligation,
): Promise<OpenState | null> {
  const { session, facts } = proof;
  const values = await session.model(facts, obligation.negated.slice(0, 1));
  return typeof values === 'string' ? null : describe(proof, obligation, values);
}

function describe(
  { model, session }: CountingProof,
  obligation: CountingObligation,
  values: CountingValues,
): OpenState {
  const { graph } = model;
  const integer = (term: Term): bigint => {
    const value = evaluateTerm(session.products.linear(term), values);
    return typeof value === 'bigint' ? value : 0n;
  };
  return {
    obligation,
    values: [...graph.parameters, ...graph.choices].flatMap(({ name, sort }) => {
      const own = model.values.get(name);
      if (own?.kind !== 'variable') return [];
      return [{ name, value: values.get(own.name) ?? (sort === 'bool' ? false : 0n) }];
    }),
    taken: graph.edges.flatMap((edge) => {
      const times = values.get(counterName(edge.index)) ?? 0n;
      return typeof times === 'bigint' && times > 0n ? [{ edge, times }] : [];
    }),
    standing: graph.points.flatMap((_, point) => {
      const count = model.isEnd(point) ? 0n : integer(model.tokens(point));
      return count > 0n ? [{ point, count }] : [];
    }),
  };
}
