import type { FunctionDeclaration } from '../go/syntax.ts';
import { readFacts, type FunctionFacts } from './facts.ts';
import type { Names } from './name-set.ts';
import type { Reach } from './reach.ts';

/** Of a function with all of the file that it may call. */
export interface ReachableFacts extends Reach {
  /** Fields that may be written when goroutines already run. */
  readonly lateWrites: Names;
}

interface Known {
  readonly factsOf: (declaration: FunctionDeclaration) => FunctionFacts;
  readonly reachFrom: (facts: FunctionFacts) => Reach;
  readonly spawning: () => ReadonlySet<string>;
}

/** Of a whole function; up to the first of its statements that may spawn nobody else runs. */
export function reachableFacts(known: Known, root: FunctionDeclaration): ReachableFacts {
  const all = known.reachFrom(known.factsOf(root));
  const statements = root.body?.statements ?? [];
  const spawning = known.spawning();
  const first = all.spawns
    ? statements.findIndex((statement) => {
        const facts = readFacts([statement]);
        return facts.spawns || [...facts.calls].some((name) => spawning.has(name));
      })
    : -1;
  const late = first < 0 ? null : known.reachFrom(readFacts(statements.slice(first)));
  return { ...all, lateWrites: late?.writes ?? new Set() };
}
