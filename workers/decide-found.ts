import { claimsOf, type VerdictOnGo } from '../src/confront/claim.ts';
import { countedVerdict, paperVerdict } from '../src/confront/verdict-on-go.ts';
import { grantLoops } from '../src/pipeline/granted-loops.ts';
import { toBeyondVerdict, toBothVerdict } from '../src/pipeline/views/beyond.ts';
import type { SealedClaims } from '../src/protocol/compiler-api.ts';
import type { VerdictView } from '../src/protocol/verdict-view.ts';
import type { Found } from './latest-text.ts';
import type { Decide, OnPhase } from './proving.ts';

interface DecidedFragment {
  readonly verdict: VerdictView;
  readonly claims: SealedClaims | null;
}

/** Proves a fragment, and says what of it the Go machine can be asked about. */
export async function decideFound(
  found: Found,
  decide: Decide,
  onPhase: OnPhase,
): Promise<DecidedFragment> {
  const { source, isGo } = found;
  const sealed = (verdict: VerdictOnGo): SealedClaims | null =>
    isGo ? { sealed: claimsOf(verdict) } : null;
  if (found.profile === 'extended') {
    const counted = await decide.count(found.fragment, onPhase);
    const { fragment, decision } = grantLoops(found.fragment, counted.decision);
    return {
      verdict: toBeyondVerdict(fragment, source, decision, counted.milliseconds),
      claims: sealed(countedVerdict(fragment, decision)),
    };
  }
  const { decision, milliseconds } = await decide(found.fragment, onPhase);
  const { paper, counted } = decision;
  return {
    verdict: toBothVerdict(found.fragment, source, decision, milliseconds),
    claims: sealed(
      counted === null
        ? paperVerdict(found.fragment, paper)
        : countedVerdict(counted.fragment, counted.decision),
    ),
  };
}
