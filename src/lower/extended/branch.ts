import { sameExpression } from '../../expression/expression.ts';
import { not } from '../../expression/fold.ts';
import { findExpression } from '../../expression/walk.ts';
import { alwaysExits } from '../../model/exits.ts';
import { loopsOf, type Quantity } from '../../model/quantity.ts';
import type { Block, Statement } from '../../model/statements.ts';
import { quantitiesOf, sizeOf, someStatement } from '../../model/walk.ts';
import type { ExtendedBlock } from '../../virgo/extended/ast.ts';
import { emitExpression } from '../emit-expression.ts';
import { assume } from '../split-choices.ts';
import { node, type Around, type Emitter } from './emitter.ts';

type If = Extract<Statement, { readonly kind: 'if' }>;

/** What stands behind a conditional is copied into its branches only where it is short. */
const mostCopied = 60;

/**
 * A condition that is the same in the whole run stays; any other is a choice that is made anew each
 * time. Where it is asked again in what follows, what follows is told once for either answer.
 */
export function emitIf(
  emitter: Emitter,
  statement: If,
  rest: Block,
  around: Around,
): ExtendedBlock {
  const { condition, then, otherwise } = statement;
  if (condition.kind === 'boolean')
    return emitter.block(emitter, behind(condition.value ? then : otherwise, rest), around);
  const isVarying = loopsOf(condition).size > 0;
  if (isVarying && sizeOf(rest) <= mostCopied && asks(rest, condition)) {
    const side = (body: Block, holds: boolean): Block =>
      behind(assume(body, condition, holds), assume(rest, condition, holds));
    const told: If = {
      ...statement,
      then: side(then, true),
      otherwise: side(otherwise, false),
    };
    return emitCondition(emitter, told, around);
  }
  const own = emitCondition(emitter, statement, around);
  return alwaysExits([statement]) ? own : [...own, ...emitter.block(emitter, rest, around)];
}

function behind(branch: Block, rest: Block): Block {
  return alwaysExits(branch) ? branch : [...branch, ...rest];
}

/** The block hangs on the condition, or on its opposite. */
export function asks(block: Block, condition: Quantity): boolean {
  const opposite = not(condition);
  const isIt = (inner: Quantity): inner is Quantity =>
    sameExpression(inner, condition) || sameExpression(inner, opposite);
  return someStatement(block, (statement) =>
    quantitiesOf(statement).some((quantity) => findExpression(quantity, isIt) !== null),
  );
}

/** Copied into two branches, where one half of a condition is the same in the whole run. */
const mostTwice = 3;

function emitCondition(emitter: Emitter, statement: If, around: Around): ExtendedBlock {
  const { condition, then, otherwise, span } = statement;
  const emit = (body: Block): ExtendedBlock => emitter.block(emitter, body, around);
  if (loopsOf(condition).size === 0) {
    const own = {
      ...node(emitter, span),
      condition: emitExpression(condition, span, emitter.names),
    };
    return [{ ...own, kind: 'if', then: emit(then), otherwise: emit(otherwise) }];
  }
  const split = splitCondition(statement);
  if (split !== null) return emitCondition(emitter, split, around);
  const first = emit(then);
  const second = emit(otherwise);
  if (first.length === 0 && second.length === 0) return [];
  return [{ ...node(emitter, span), kind: 'choose', then: first, otherwise: second }];
}

/** if a && b { P } else { Q } is if a { if b { P } else { Q } } else { Q }; the same for a || b. */
function splitCondition(statement: If): If | null {
  const { condition, then, otherwise } = statement;
  if (condition.kind === 'unary' && condition.operator === '!')
    return { ...statement, condition: condition.operand, then: otherwise, otherwise: then };
  if (condition.kind !== 'binary') return null;
  const { operator, left, right } = condition;
  if (operator !== '&&' && operator !== '||') return null;
  const [outer, inner] = loopsOf(left).size === 0 ? [left, right] : [right, left];
  const twice = operator === '&&' ? otherwise : then;
  if (loopsOf(outer).size > 0 || sizeOf(twice) > mostTwice) return null;
  const nested: If = { ...statement, condition: inner };
  return operator === '&&'
    ? { ...statement, condition: outer, then: [nested], otherwise }
    : { ...statement, condition: outer, then, otherwise: [nested] };
}
