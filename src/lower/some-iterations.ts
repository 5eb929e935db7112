import { choiceName } from '../model/choice-name.ts';
import type { Add, Block, Count, Statement } from '../model/statements.ts';
import { integer, sameExpression } from '../expression/expression.ts';
import { originsOf, type Quantity } from '../model/quantity.ts';
import { binary, not } from '../expression/fold.ts';
import { mentionsIteration, visitBlock } from '../model/walk.ts';
import { isFree } from './branches.ts';
import { coverProblem } from './cover.ts';
import { isRaise } from './gates.ts';
import { freeValue, type Lowering } from './lowering.ts';
import { withoutDead } from './dead.ts';

/**
 * Iterations that differ by a free choice. With m for how often it falls one way:
 *
 *     for a .. b { if e { P } }   becomes   for 0 .. m { P },   0 <= m <= b - a
 *
 * since the iterations that do nothing cannot be seen. With two sides that both do something the iterations
 * are sorted, those of the one side first: sound where the parent's part of an iteration cannot wait
 * (Add and go only), so that the order of the iterations cannot be seen either.
 *
 * That m is in range is an assumption about the parameter. In a loop inside another one, where m is
 * another number each time, a value out of range stands for all iterations on the first side instead.
 * Side condition: the number of the iteration occurs nowhere in the body.
 */
export function chooseIterations(lowering: Lowering, loop: Count): Block | null {
  const found = findChoice(loop.body, loop.loop);
  if (found === null || lowering.splits <= 0 || mentionsIteration(loop.body, loop.loop))
    return null;
  const { first, second } = found;
  if (second.length > 0 && !canBeSorted(lowering, loop, [first, second])) return null;
  const { from, to, span } = loop;
  const iterations = iterationsWith(lowering, loop, found);
  const count = binary('-', to, from);
  const inner: Lowering = { ...lowering, splits: lowering.splits - 1 };
  const some = inner.shapeLoop(inner, { ...loop, from: integer(0), to: iterations, body: first });
  const others =
    second.length === 0
      ? []
      : inner.shapeLoop(inner, { ...loop, from: iterations, to: count, body: second });
  if (lowering.loops.length === 0) {
    if (iterations.kind === 'source')
      lowering.parts.push({ iterations: iterations.source, from, to });
    return [...some, ...others];
  }
  const inRange = binary(
    '&&',
    binary('<=', integer(0), iterations),
    binary('<=', iterations, count),
  );
  const all = inner.shapeLoop(inner, { ...loop, body: first });
  return [{ kind: 'if', condition: inRange, then: [...some, ...others], otherwise: all, span }];
}

/** The parent's part of an iteration cannot wait, and doing its Adds in another order cannot be seen. */
function canBeSorted(lowering: Lowering, loop: Count, sides: readonly Block[]): boolean {
  if (!cannotWait(loop.body)) return false;
  return sides.every((body) => {
    const adds = body.filter((statement) => statement.kind === 'add');
    if (adds.length === 0) return true;
    const instances = body.flatMap((statement) =>
      statement.kind === 'go' ? addsBelow(statement.body) : [],
    );
    if (instances.some(isRaise)) return false;
    return coverProblem(lowering.places, { ...loop, body }, adds, instances) === null;
  });
}

function addsBelow(block: Block): readonly Add[] {
  const adds: Add[] = [];
  visitBlock(block, (statement) => {
    if (statement.kind === 'add') adds.push(statement);
  });
  return adds;
}

/** What the text counts by itself is the same number. */
function iterationsWith(lowering: Lowering, loop: Count, { condition }: Choice): Quantity {
  const tally = lowering.tallies.find(
    (one) => one.loop === loop.loop && sameExpression(one.condition, condition),
  );
  if (tally !== undefined) return { kind: 'source', source: tally.iterations };
  return freeValue(
    lowering,
    `iterations with ${choiceName(condition)}`,
    'int',
    'iterations-with',
    loop.span,
  );
}

interface Choice {
  /** Holds in the iterations of the first kind. */
  readonly condition: Quantity;
  readonly first: Block;
  readonly second: Block;
}

/** The first free conditional in the body, or in a goroutine of it, and the body with either side. */
function findChoice(body: Block, loop: number): Choice | null {
  for (const [at, statement] of body.entries()) {
    const put = (inside: readonly Statement[]): Block => [
      ...body.slice(0, at),
      ...inside,
      ...body.slice(at + 1),
    ];
    if (
      statement.kind === 'if' &&
      isFree(statement.condition, loop) &&
      // Whether a select with a default or a timeout finds its case ready is no data from outside.
      !originsOf(statement.condition).has('attempt')
    ) {
      const first = put(statement.then);
      const second = put(statement.otherwise);
      // Either way round: the side that does something comes first.
      const { condition } = statement;
      return first.length === 0
        ? { condition: not(condition), first: second, second: first }
        : { condition, first, second };
    }
    if (statement.kind !== 'go') continue;
    const inner = findChoice(statement.body, loop);
    if (inner === null) continue;
    const spawn = (block: Block): readonly Statement[] => {
      const live = withoutDead(block);
      return live.length === 0 ? [] : [{ ...statement, body: live }];
    };
    return {
      condition: inner.condition,
      first: put(spawn(inner.first)),
      second: put(spawn(inner.second)),
    };
  }
  return null;
}

function cannotWait(body: Block): boolean {
  return body.every(
    (statement) =>
      statement.kind === 'add' ||
      statement.kind === 'go' ||
      (statement.kind === 'if' && cannotWait(statement.then) && cannotWait(statement.otherwise)),
  );
}
