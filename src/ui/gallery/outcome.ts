import { unreachable } from '../../base/unreachable.ts';
import type { IconName } from '../parts/icons.ts';
import { plainCondition } from '../verdict/plain-condition.ts';
import type { Expected, ExpectedContracts } from '../state/expected.ts';

/** What comes of an example, before it is opened: a sign, a few words, and a condition or none. */
interface Preview {
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'open';
  readonly words: string;
  readonly condition: string | null;
}

export function previewOf(expected: Expected, contracts?: ExpectedContracts): Preview {
  if (contracts !== undefined) return previewOfContracts(contracts);

  switch (expected.outcome) {
    case 'verified':
      return verified(expected);
    case 'refuted': {
      const isCrash = expected.ending === 'crash';
      const always = isCrash ? 'Always crashes' : 'Always leaks';
      const words = expected.always ? always : isCrash ? 'Can crash' : 'Can leak';
      return { icon: 'cross', tone: 'bad', words, condition: null };
    }
    case 'rejected':
      return { icon: 'warning', tone: 'open', words: 'Refused, with the reason', condition: null };
    case 'undecided':
      return { icon: 'question', tone: 'open', words: 'Not decided', condition: null };
    default:
      return unreachable(expected);
  }
}

function previewOfContracts({ outcome }: ExpectedContracts): Preview {
  return outcome === 'verified'
    ? { icon: 'check', tone: 'good', words: 'Keeps its contracts', condition: null }
    : { icon: 'cross', tone: 'bad', words: 'Breaks its contract', condition: null };
}

function verified({ when, weakest }: Extract<Expected, { outcome: 'verified' }>): Preview {
  if (when === 'true') {
    return { icon: 'check', tone: 'good', words: 'Never leaks', condition: null };
  }
  const words = weakest ? 'Free exactly when' : 'Free whenever';
  return { icon: 'conditional', tone: 'good', words, condition: plainCondition(when) };
}
