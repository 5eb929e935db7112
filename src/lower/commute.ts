import { diagnose } from '../diagnostics/diagnose.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import type { Block, Count, Go } from '../model/statements.ts';
import { loopsOf } from '../model/quantity.ts';
import { binary } from '../expression/fold.ts';
import { coverProblem } from './cover.ts';
import { asBlock, flattenNested } from './nested.ts';
import { reject, type Lowering } from './lowering.ts';
import { toParts, type Parts } from './parts.ts';
import { withoutLastEnd } from './dead.ts';

/**
 * Section 6.1: for { go { P } } becomes go { for { P } }, so that one goroutine does iteration by iteration
 * what many did at once.
 *
 * Payloads being left out, all instances are alike. It is sound where the order in which they
 * proceed cannot be seen:
 *
 * - P only sends on one channel, or only receives from one: whichever instance goes next, the same
 *   operation happens, and when one is blocked all are;
 * - P is one section under a lock: the lock itself puts the instances in sequence;
 * - Done before that can be taken as soon as the instance exists, Done after it right after it: it
 *   never waits, so a run that delays it ends where the run ends that does not.
 *
 * What the parent does in the same iteration (only Add of a positive number, which never waits) is done
 * for all iterations first: `for { w.Add(1) }; go { for { P } }`. `coverProblem` says when that can be seen.
 */
export function commuteSpawn(lowering: Lowering, loop: Count): Block {
  const spawns = loop.body.filter((statement) => statement.kind === 'go');
  const rest = loop.body.filter((statement) => statement.kind !== 'go');
  const [firstSpawn] = spawns;
  if (firstSpawn === undefined) return [loop];
  const refuse = (why: string): Block => {
    reject(lowering, 'go-spawn-in-loop', firstSpawn.span, { why });
    return [];
  };
  const adds = rest.filter((statement) => statement.kind === 'add');
  if (adds.length < rest.length) return refuse('the loop itself waits for something between them');
  const parts = spawns.map((spawn) => toParts(withoutLastEnd(spawn.body)));
  for (const part of parts) if (typeof part === 'string') return refuse(part);
  const known = parts as readonly Parts[];
  if (known.some(({ gates }) => gates.some(({ primitive }) => primitive.latch !== true)))
    return refuse('each of them waits for a waitgroup');
  const varies = known.some(
    ({ inner }) =>
      inner !== null && [inner.from, inner.to].some((bound) => loopsOf(bound).has(loop.loop)),
  );
  if (varies) return refuse('how often each of them iterates differs');
  const problem = coverProblem(
    lowering.places,
    loop,
    adds,
    known.flatMap(({ dones }) => dones),
  );
  if (problem !== null) return refuse(problem);
  lowering.diagnostics.push(diagnose(goCatalogue, 'go-note-commuted', loop.span, {}));
  const parent: Block = adds.length === 0 ? [] : [{ ...loop, body: adds }];
  return [...parent, ...spawns.map((spawn, at) => gathered(loop, spawn, parts[at] as Parts))];
}

/**
 * The gates are passed once, if there is an instance at all; Dones that come first are done for all
 * instances before the first one may wait; then iteration by iteration.
 *
 * Where each instance has a loop of its own, all those iterations come first and all Dones after them:
 * nobody passes Wait before the last of the Dones, so that it cannot be seen when the others come.
 */
function gathered(loop: Count, spawn: Go, { gates, early, iteration, inner, late }: Parts): Go {
  const iterations = (body: Block): Block => (body.length === 0 ? [] : [{ ...loop, body }]);
  const nested = inner === null ? null : flattenNested({ ...loop, body: [inner] });
  const middle =
    inner === null
      ? iterations(iteration)
      : [...(nested === null ? [] : asBlock(nested)), ...iterations(late)];
  const body: Block = [...iterations(early), ...middle];
  if (gates.length === 0) return { ...spawn, commuted: true, body };
  const condition = binary('<', loop.from, loop.to);
  return {
    ...spawn,
    commuted: true,
    body: [{ kind: 'if', condition, then: [...gates, ...body], otherwise: [], span: loop.span }],
  };
}
