import type { LocalId } from '../../go/plain/ids.ts';
import type { Flow } from './emitter.ts';

/**
 * For each instruction the locals that it or a later one reads before they are written. `always` are alive
 * everywhere: what deferred calls and results need.
 */
export function computeLiveness(
  flows: readonly Flow[],
  always: readonly LocalId[],
): readonly Int32Array[] {
  const live: Set<LocalId>[] = flows.map(() => new Set());
  for (let changed = true; changed;) {
    changed = false;
    for (let at = flows.length - 1; at >= 0; at--) changed = update(at, flows, live) || changed;
  }
  return live.map((set) =>
    Int32Array.from([...new Set([...set, ...always])].sort((a, b) => a - b)),
  );
}

function update(at: number, flows: readonly Flow[], live: Set<LocalId>[]): boolean {
  const flow = flows[at]!;
  const set = live[at]!;
  const before = set.size;
  for (const local of flow.uses) set.add(local);
  const from = (next: Set<LocalId> | undefined): void => {
    if (next !== undefined)
      for (const local of next) if (!flow.defines.includes(local)) set.add(local);
  };
  if (flow.falls) from(live[at + 1]);
  for (const jump of flow.jumps) from(live[jump.pc]);
  return set.size > before;
}
