import type { AssumedTerm } from '../encode/encoding.ts';
import type { Decision } from '../verdict/decide.ts';
import type { StrategyVerdict } from '../verdict/verdict.ts';
import type { VerdictOnGo } from './claim.ts';

type Said = Pick<VerdictOnGo, 'nameSpan' | 'meanings'> & {
  readonly given: VerdictOnGo['notFollowed'];
};

interface OnPaper extends Said {
  readonly program: Pick<VerdictOnGo, 'parameters'>;
  readonly encoding: { readonly assumptions: readonly AssumedTerm[] };
}

interface OnGraph extends Said {
  readonly checked: Pick<VerdictOnGo, 'parameters'>;
  readonly assumptions: readonly AssumedTerm[];
}

/** What the paper's encoding says of a function, and its run. */
export function paperVerdict(
  { nameSpan, meanings, program, encoding, given: notFollowed }: OnPaper,
  decision: Decision,
): VerdictOnGo {
  const { parameters } = program;
  const { assumptions } = encoding;
  return { nameSpan, meanings, parameters, assumptions, notFollowed, decision };
}

/** What counting edges says of a function: a run of its graph may be none of Go, and is no claim. */
export function countedVerdict(
  { nameSpan, meanings, checked, assumptions, given: notFollowed }: OnGraph,
  { strategies }: { readonly strategies: readonly StrategyVerdict[] },
): VerdictOnGo {
  const { parameters } = checked;
  return {
    ...{ nameSpan, meanings, parameters, assumptions, notFollowed },
    decision: { verdict: { strategies, first: null, obligations: [] }, counterexample: null },
  };
}
