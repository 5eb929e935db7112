import { unreachable } from '../base/unreachable.ts';
import type { Block, Count, Repeat, Statement } from '../model/statements.ts';
import { loopsOf, originsOf } from '../model/quantity.ts';
import { assuming, factorBranches, invariantBranch } from './branches.ts';
import { commuteSpawn } from './commute.ts';
import { leaveEarly, leaveOpenLoop } from './early-exit.ts';
import { oneOfOpenLoop } from './loop-ends.ts';
import { peelGates } from './gates.ts';
import { reject, type Lowering } from './lowering.ts';
import { isSurface } from './lowered.ts';
import { asBlock, flattenNested } from './nested.ts';
import { oneIterationForAll } from './own-iteration.ts';
import { withoutDead } from './dead.ts';
import { crashOfSpawned } from './sizes.ts';
import { chooseIterations } from './some-iterations.ts';
import { hasExit } from '../model/exits.ts';
import { mapBlocks, quantitiesOf, sizeOf, visitBlock } from '../model/walk.ts';
import { isSilent } from './silent.ts';

/** More than this is no loop body that can still be followed. */
const largest = 400;

/**
 * A counted loop whose body is already without scopes, as statements that VirGo has: what is the same
 * in every iteration is decided before the loop, what leaves it is taken out, what remains is a sequence.
 */
export function shapeLoop(lowering: Lowering, loop: Count): Block {
  const { from, to, span } = loop;
  if (from.kind === 'integer' && to.kind === 'integer' && to.value <= from.value) return [];
  const body = withoutDead(factored(loop.body));
  if (isSilent(body)) return [];
  if (sizeOf(body) > largest) {
    reject(lowering, 'go-too-large', span, {});
    return [];
  }
  const split = lowering.splits > 0 ? invariantBranch(body, loop.loop) : null;
  if (split !== null) {
    const inner: Lowering = { ...lowering, splits: lowering.splits - 1 };
    const { condition } = split;
    const then = inner.shapeLoop(inner, { ...loop, body: assuming(body, condition, true) });
    const otherwise = inner.shapeLoop(inner, { ...loop, body: assuming(body, condition, false) });
    return [{ kind: 'if', condition, then, otherwise, span: split.span }];
  }
  const own = oneIterationForAll(lowering, loop, body);
  if (own !== null) return own;
  if (hasExit(body)) return leaveEarly(lowering, loop, body);
  return shapePlain(lowering, { ...loop, body });
}

/** Nothing leaves the loop any more. */
function shapePlain(lowering: Lowering, loop: Count): Block {
  const chosen = chooseIterations(lowering, loop);
  if (chosen !== null) return chosen;
  const flat = flattenNested(loop);
  if (flat !== null) return asBlock(flat);
  const peeled = peelGates(lowering, loop);
  if (peeled !== null) return peeled;
  for (const statement of loop.body) rejectInLoop(lowering, loop, statement);
  const crash = crashOfSpawned(loop);
  if (crash !== null) return crash;
  const spawns = loop.body.filter((statement) => statement.kind === 'go');
  if (spawns.length === 0) return [loop];
  const kept = lowering.mode === 'counted' && spawns.every(({ body }) => canBeCounted(body));
  return kept ? [loop] : commuteSpawn(lowering, loop);
}

/** The instances of a goroutine can be counted point by point if it has no loop and spawns nothing. */
function canBeCounted(body: Block): boolean {
  return body.every((statement) => {
    if (isSurface(statement)) return false;
    switch (statement.kind) {
      case 'operation':
      case 'add':
      case 'end':
        return true;
      case 'if':
        return canBeCounted(statement.then) && canBeCounted(statement.otherwise);
      case 'make':
      case 'go':
      case 'count':
      case 'stuck':
        return false;
      default:
        return unreachable(statement);
    }
  });
}

/** What the body of a VirGo loop cannot hold, told at its place. */
function rejectInLoop(lowering: Lowering, loop: Count, statement: Statement): void {
  const { span } = statement;
  // Reported before, or gone: by normalization and by what takes exits out of loops.
  if (isSurface(statement)) return;
  switch (statement.kind) {
    case 'operation':
      if (statement.name === 'wait')
        reject(lowering, 'go-wait-in-loop', span, { name: statement.primitive.name });
      return;
    case 'add':
      if (quantitiesOf(statement).some((quantity) => loopsOf(quantity).has(loop.loop)))
        reject(lowering, 'go-varying-value', span, {
          name: `What is added to ${statement.primitive.name}`,
        });
      return;
    case 'if': {
      const origins = originsOf(statement.condition);
      const isSelect = origins.has('choice') || origins.has('attempt');
      return reject(lowering, isSelect ? 'go-select-in-loop' : 'go-branch-in-loop', span, {});
    }
    case 'count':
      return reject(lowering, 'go-nested-loop', span, {});
    case 'make':
      return reject(lowering, 'go-make-in-loop', span, { name: statement.primitive.name });
    case 'go':
      visitBlock(statement.body, (inner) => {
        if (inner.kind === 'if' && loopsOf(inner.condition).has(loop.loop))
          reject(lowering, 'go-branch-in-loop', inner.span, {});
      });
      return;
    case 'stuck':
      return reject(lowering, 'go-wait-in-loop', span, { name: 'A select without cases' });
    case 'end':
      return;
    default:
      return unreachable(statement);
  }
}

function factored(body: Block): Block {
  return body.flatMap((statement): Block => {
    if (statement.kind !== 'if')
      return [statement.kind === 'go' ? mapBlocks(statement, factored) : statement];
    return factorBranches({
      ...statement,
      then: factored(statement.then),
      otherwise: factored(statement.otherwise),
    });
  });
}

/** for { } and for cond { }: only what leaves it ends it. */
export function shapeOpenLoop(lowering: Lowering, loop: Repeat, body: Block): Block {
  const live = withoutDead(factored(body));
  const split = lowering.splits > 0 ? invariantBranch(live, loop.loop) : null;
  if (split === null)
    return oneOfOpenLoop(lowering, loop, live) ?? leaveOpenLoop(lowering, loop, live);
  const inner: Lowering = { ...lowering, splits: lowering.splits - 1 };
  const { condition, span } = split;
  const then = shapeOpenLoop(inner, loop, assuming(live, condition, true));
  const otherwise = shapeOpenLoop(inner, loop, assuming(live, condition, false));
  return [{ kind: 'if', condition, then, otherwise, span }];
}
