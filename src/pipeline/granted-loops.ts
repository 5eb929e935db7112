import { isFreeChoice } from '../encode/counting/ends.ts';
import type { Given } from '../model/given.ts';
import type { GraphLoop } from '../process/graph/graph.ts';
import type { CountingDecision } from '../verdict/counting/decide-graph.ts';
import type { BeyondFragment } from './beyond.ts';

interface Counted {
  readonly fragment: BeyondFragment;
  readonly decision: CountingDecision;
}

/**
 * A Go function whose loops go by what nothing tells, an answer from the network say, may go on for ever: that they end
 * is granted. Loops that nothing leaves are no such loops.
 */
export function grantLoops(fragment: BeyondFragment, decision: CountingDecision): Counted {
  const { proof, strategies } = decision;
  const [first, ...others] = strategies;
  const isProved = strategies.some(({ outcome }) => outcome === 'verified');
  const isGranted = fragment.isAbstraction && proof.endsWithItsLoops && !isWhole(fragment);
  if (!isGranted || isProved || first === undefined) return { fragment, decision };
  const verified = { ...first, outcome: 'verified', weakest: true, reason: null } as const;
  return {
    fragment: { ...fragment, given: [...fragment.given, givenOf(proof.model)] },
    decision: {
      ...decision,
      strategies: [verified, ...others],
      shown: 'every run ends whose loops end',
    },
  };
}

/** Of a program that begins here nothing is unknown but what it reads: its runs tell more than a condition. */
const isWhole = ({ name }: BeyondFragment): boolean => name === 'main';

function givenOf({ graph: { loops }, outgoing }: CountingDecision['proof']['model']): Given {
  const isLeft = ({ bounds, points }: GraphLoop): boolean =>
    bounds === null && [...points].some((point) => isFreeChoice(outgoing[point]!));
  const asked = loops.filter(isLeft);
  const span = (asked[0] ?? loops[0])?.span ?? { start: 0, end: 0 };
  const words = asked.length === 1 ? 'its loop ends' : 'its loops end';
  return { code: 'loop-ends', words, span };
}
