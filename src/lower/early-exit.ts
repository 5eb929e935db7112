import type { Block, Count, If, Operation, Repeat, Statement } from '../model/statements.ts';
import { integer } from '../expression/expression.ts';
import { originsOf, type Quantity } from '../model/quantity.ts';
import { binary } from '../expression/fold.ts';
import { isFree } from './branches.ts';
import { exitName, exitsOf, giveEnd } from './loop-ends.ts';
import { forOneIteration, freeValue, reject, type Lowering } from './lowering.ts';
import { alwaysExits, hasExit } from '../model/exits.ts';
import { mapLeavesIn } from '../model/walk.ts';
import { isSilent } from './silent.ts';

/**
 * A loop that is left early, by break or return, in an iteration that data from outside decides on. With k
 * for the number of whole iterations before that one:
 *
 *     for a .. b { P; if e { X; leave }; S }
 *       becomes
 *     if 0 <= k && k < b - a { for a .. a+k { P; S }; P; X; leave } else { for a .. b { P; S } }
 *
 * Every run of the Go program is one of these for some k, and every k is a run for some data. Side
 * condition: the data is free (`isFree`): it is no function of the number of the iteration, and no earlier
 * iteration has computed it.
 */
export function leaveEarly(lowering: Lowering, loop: Count, body: Block): Block {
  const { from, to, span } = loop;
  const one = binary('<', from, to);
  if (alwaysExits(body))
    return [
      {
        kind: 'if',
        condition: one,
        then: lastIteration(lowering, loop.loop, body, from),
        otherwise: [],
        span,
      },
    ];
  const exits = exitsOf(body);
  if (!areFree(lowering, exits, loop, false)) return [];
  const whole = withoutExits(body);
  const last = lastIteration(lowering, loop.loop, endingIteration(body), null);
  if (isSilent(whole)) {
    const some = freeValue(lowering, `some iteration: ${exitName(exits)}`, 'bool', 'leaves', span);
    return [{ kind: 'if', condition: binary('&&', one, some), then: last, otherwise: [], span }];
  }
  const iterations = freeValue(lowering, 'full iterations', 'int', 'iterations-before', span);
  const inRange = binary(
    '&&',
    binary('<=', integer(0), iterations),
    binary('<', iterations, binary('-', to, from)),
  );
  const inner: Lowering = { ...lowering, splits: lowering.splits - 1 };
  const early = inner.shapeLoop(inner, { ...loop, to: binary('+', from, iterations), body: whole });
  const late = inner.shapeLoop(inner, { ...loop, body: whole });
  return [{ kind: 'if', condition: inRange, then: [...early, ...last], otherwise: late, span }];
}

/**
 * for { P; if e { X; leave }; S }, which only ends by leaving: k whole iterations, then the last one. That
 * it ends is taken for granted; what it received must not decide about it, since then the messages
 * decide on k. A loop that only ends when its select takes an operation, and polls until then, waits for that
 * operation: here it has no escape any more.
 */
export function leaveOpenLoop(lowering: Lowering, loop: Repeat, body: Block): Block {
  const { span } = loop;
  if (alwaysExits(body)) return lastIteration(lowering, loop.loop, body, null);
  const exits = exitsOf(body);
  if (exits.length === 0) {
    reject(lowering, 'go-endless-loop', span, {});
    return [];
  }
  if (!areFree(lowering, exits, loop, true)) return [];
  const polls = exits.filter(({ condition }) => originsOf(condition).has('attempt'));
  const [poll] = polls;
  if (poll !== undefined && (exits.length > 1 || hasExit(poll.otherwise))) {
    reject(lowering, 'go-endless-loop', poll.span, {});
    return [];
  }
  const polled = poll?.then[0];
  if (isPolled(polled)) {
    if (polledByOthers(lowering, polled)) {
      reject(lowering, 'go-endless-loop', span, {});
      return [];
    }
    lowering.polls.push(polled);
  } else {
    giveEnd(lowering, exits, span);
  }
  const whole = withoutExits(body);
  const ending = endingIteration(body);
  const waiting = poll === undefined ? ending : withoutEscape(ending, poll.then[0]);
  const last = lastIteration(lowering, loop.loop, waiting, null);
  if (isSilent(whole)) return last;
  const iterations = freeValue(lowering, 'full iterations', 'int', 'iterations-before', span);
  const count: Count = {
    kind: 'count',
    loop: loop.loop,
    from: integer(0),
    to: iterations,
    endlessUnlessOrdered: false,
    body: whole,
    span,
  };
  return [...lowering.shapeLoop(lowering, count), ...last];
}

/** Not one of what comes after: a case of a channel from outside has no operation. */
function isPolled(first: Statement | undefined): first is Operation {
  return first?.kind === 'operation' && first.hasEscape !== undefined;
}

/** Two who only look whether the other one waits never meet: nobody waits. */
function polledByOthers({ polls }: Lowering, { name, primitive }: Operation): boolean {
  return polls.some((other) => other.primitive.id === primitive.id && other.name !== name);
}

/** The operation of the select that ends the loop: until it can go on, the loop does. */
function withoutEscape(block: Block, polled: Statement | undefined): Block {
  return block.map((statement) => {
    if (statement !== polled || statement.kind !== 'operation') return statement;
    const { hasEscape, ...waiting } = statement;
    return hasEscape === undefined ? statement : waiting;
  });
}

function areFree(
  lowering: Lowering,
  exits: readonly If[],
  loop: Count | Repeat,
  isOpenLoop: boolean,
): boolean {
  for (const { condition, span } of exits) {
    const isReceived = originsOf(condition).has('received');
    if (isFree(condition, loop.loop) && !(isOpenLoop && isReceived)) continue;
    if (isOpenLoop) reject(lowering, 'go-endless-loop', span, {});
    else reject(lowering, 'go-exit-in-loop', span, {});
    return false;
  }
  if (exits.length > 0) return true;
  reject(lowering, 'go-exit-in-loop', loop.span, {});
  return false;
}

/** The iteration as it goes when it does not leave. */
function withoutExits(block: Block): Block {
  return block.flatMap((statement): Block => {
    if (statement.kind !== 'if' || !hasExit([statement])) return [statement];
    if (alwaysExits(statement.then)) return withoutExits(statement.otherwise);
    if (alwaysExits(statement.otherwise)) return withoutExits(statement.then);
    return [
      {
        ...statement,
        then: withoutExits(statement.then),
        otherwise: withoutExits(statement.otherwise),
      },
    ];
  });
}

/** The iteration as it goes when it leaves: at the last place that it can, if not before. */
function endingIteration(block: Block): Block {
  const at = block.findLastIndex((statement) => hasExit([statement]));
  const statement = block[at];
  if (statement === undefined) return block;
  const before = block.slice(0, at);
  if (statement.kind !== 'if') return [...before, statement];
  const { then, otherwise } = statement;
  if (!hasExit(otherwise)) return [...before, ...endingIteration(then)];
  if (!hasExit(then)) return [...before, ...endingIteration(otherwise)];
  return [
    ...before,
    { ...statement, then: endingIteration(then), otherwise: endingIteration(otherwise) },
  ];
}

/** Outside of the loop, what differs from iteration to iteration has the one value of this iteration. */
function lastIteration(
  lowering: Lowering,
  loop: number,
  block: Block,
  iteration: Quantity | null,
): Block {
  return mapLeavesIn(block, forOneIteration(lowering, loop, iteration));
}
