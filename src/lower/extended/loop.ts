import { binary } from '../../expression/fold.ts';
import { fromSource, loopsOf, type Quantity, type Source } from '../../model/quantity.ts';
import type { Block, Count, Repeat } from '../../model/statements.ts';
import type { Expression } from '../../virgo/ast.ts';
import type { ExtendedBlock } from '../../virgo/extended/ast.ts';
import { mayBeEndless } from '../endless.ts';
import { emitExpression } from '../emit-expression.ts';
import { node, type Around, type Emitter } from './emitter.ts';
import { iterationsOf } from './elements.ts';

export function emitCount(emitter: Emitter, loop: Count, around: Around): ExtendedBlock {
  const { from, to, span } = loop;
  const iterations = iterationsOf(loop)!;
  const block = emitIterations(emitter, loop, iterations, around);
  if (!mayBeEndless(loop)) return block;
  const isOrdered = binary('<=', from, to);
  // for i := a; i != b; i++ with a > b goes on for ever.
  const otherwise: ExtendedBlock = [{ ...node(emitter, span), kind: 'select', cases: [] }];
  const own = node(emitter, span);
  if (loopsOf(isOrdered).size > 0) return [{ ...own, kind: 'choose', then: block, otherwise }];
  const condition = emitExpression(isOrdered, span, emitter.names);
  return [{ ...own, kind: 'if', condition, then: block, otherwise }];
}

export function emitRepeat(
  emitter: Emitter,
  loop: Repeat,
  iterations: Source,
  around: Around,
): ExtendedBlock {
  return emitIterations(emitter, loop, fromSource(iterations), around);
}

function emitIterations(
  emitter: Emitter,
  loop: Count | Repeat,
  iterations: Quantity,
  around: Around,
): ExtendedBlock {
  const { span } = loop;
  const body = emitter.block(emitter, loop.body, around);
  if (body.length === 0) return [];
  if (loopsOf(iterations).size > 0) return someIterations(emitter, loop, body, around);
  const zero: Expression = { span, kind: 'integer', value: 0n };
  const name = emitter.variables.get(loop.loop);
  const variable = name === undefined ? null : { name, span };
  const to = emitExpression(iterations, span, emitter.names);
  return [{ ...node(emitter, span), kind: 'for', variable, from: zero, to, body }];
}

/**
 * A number of iterations that is another one each time: any number up to the greatest of the run, which
 * exists as long as the loops around have an end. In each of so many iterations the body may run or not.
 */
function someIterations(
  emitter: Emitter,
  loop: Count | Repeat,
  body: ExtendedBlock,
  { isBounded }: Around,
): ExtendedBlock {
  const { span } = loop;
  const own = node(emitter, span);
  if (!isBounded) {
    const leaving = { ...node(emitter, span), kind: 'break' } as const;
    const perhaps = { ...node(emitter, span), kind: 'choose' } as const;
    const last = { ...perhaps, then: [leaving], otherwise: [] };
    return [{ ...own, kind: 'loop', body: [last, ...body] }];
  }
  const name = emitter.names.channel('most iterations');
  emitter.declared.push({ ...node(emitter, span), kind: 'choice', name });
  const some: ExtendedBlock = [
    { ...node(emitter, span), kind: 'choose', then: body, otherwise: [] },
  ];
  const from: Expression = { span, kind: 'integer', value: 0n };
  const to: Expression = { span, kind: 'parameter', name };
  return [{ ...own, kind: 'for', variable: null, from, to, body: some }];
}

/** for { }: what leaves it ends it, if anything does. */
export function emitEndless(emitter: Emitter, loop: Repeat, around: Around): ExtendedBlock {
  const { span } = loop;
  const body: Block = loop.body;
  const inside = emitter.block(emitter, body, { ...around, isBounded: false });
  return [{ ...node(emitter, span), kind: 'loop', body: inside }];
}
