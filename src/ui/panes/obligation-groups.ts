import { unreachable } from '../../base/unreachable.ts';
import type { ObligationView } from '../../protocol/fragment-view.ts';
import type { OutcomeOfObligation } from '../../protocol/verdict-view.ts';

/** An obligation with its number in the fragment, and what came of it, if that is known. */
export interface Row {
  readonly index: number;
  readonly obligation: ObligationView;
  readonly outcome: OutcomeOfObligation | null;
}

export interface Group {
  readonly id: string;
  readonly title: string;
  /** Why these are asked. */
  readonly words: string;
  readonly rows: readonly Row[];
}

/** What is open comes first; the others by what they are for. Groups without rows are left out. */
export function toGroups(rows: readonly Row[]): readonly Group[] {
  const of = (...outcomes: readonly OutcomeOfObligation['outcome'][]) =>
    rows.filter(({ outcome }) => outcome !== null && outcomes.includes(outcome.outcome));
  const open = [...of('failed'), ...of('unknown')];
  const rest = rows.filter(({ outcome }) => outcome === null || outcome.outcome === 'proved');
  const kinds = ['establishment', 'preservation', 'crash', 'exit', 'necessity'] as const;
  return [
    { id: 'open', title: 'Not proved', words: 'These decide the verdict.', rows: open },
    ...kinds.map((kind) => ({
      id: kind,
      ...about(kind),
      rows: rest.filter(({ obligation }) => obligation.kind === kind),
    })),
  ].filter((group) => group.rows.length > 0);
}

function about(kind: ObligationView['kind']): Pick<Group, 'title' | 'words'> {
  switch (kind) {
    case 'establishment':
      return { title: 'The start', words: 'The invariant holds in the state a run starts in.' };
    case 'preservation':
      return { title: 'Every step', words: 'Whoever moves, the invariant still holds behind it.' };
    case 'crash':
      return { title: 'No crash', words: 'No reachable step makes the program panic.' };
    case 'exit':
      return { title: 'Nobody is left', words: 'Where nothing moves any more, nobody waits.' };
    case 'necessity':
      return {
        title: 'Necessity',
        words: 'A run that ends well shows that the program is balanced.',
      };
    default:
      return unreachable(kind);
  }
}
