import type { CallExpression } from '../syntax/node.ts';
import { assignValue } from './assign-value.ts';
import { checkCount } from './bounds.ts';
import type { Checker } from './checker.ts';
import { coreType } from './core-type.ts';
import { anything, useAll, value } from './evaluate.ts';
import { isGeneric } from './predicates.ts';
import { unknownOperand, valueOperand, type Operand } from './operand.ts';
import { expressionText, fail, typeText } from './report.ts';

export function makeCall(c: Checker, e: CallExpression): Operand {
  const [first, ...sizes] = e.arguments;
  if (first === undefined) return unknownOperand(e);
  const type = c.rules.type(c, first);
  const core = coreType(type);
  if (type.kind === 'unknown' || core?.kind === 'unknown') {
    useAll(c, sizes);
    return valueOperand(e, type);
  }
  if (core?.kind !== 'slice' && core?.kind !== 'map' && core?.kind !== 'channel') {
    const given = { text: expressionText(c, first), type: typeText(c, type) };
    fail(c, first.span, 'go-cannot-make', given);
    useAll(c, sizes);
    return unknownOperand(e);
  }
  const least = core.kind === 'slice' ? 1 : 0;
  const most = core.kind === 'slice' ? 2 : 1;
  if (sizes.length < least || sizes.length > most) {
    const given = {
      text: expressionText(c, e),
      least: least + 1,
      most: most + 1,
      have: sizes.length + 1,
    };
    fail(c, e.span, 'go-make-arguments', given);
    useAll(c, sizes);
    return unknownOperand(e);
  }
  checkSizes(c, sizes);
  return valueOperand(e, type);
}

function checkSizes(c: Checker, sizes: CallExpression['arguments']): void {
  const known = sizes.map((size) => checkCount(c, value(c, size), 'index', false));
  const [length, capacity] = known;
  if (typeof length !== 'bigint' || typeof capacity !== 'bigint' || length <= capacity) return;
  fail(c, sizes[0]!.span, 'go-length-and-capacity', {});
}

/** new(T), and new(x) of a value. */
export function newCall(c: Checker, e: CallExpression): Operand {
  const [argument] = e.arguments;
  if (argument === undefined) return unknownOperand(e);
  const x = anything(c, argument);
  if (x.mode === 'unknown') return unknownOperand(e);
  if (x.mode === 'type') {
    if (isGeneric(x.type)) {
      fail(c, argument.span, 'go-not-instantiated', {
        what: 'type',
        text: expressionText(c, argument),
      });
      return unknownOperand(e);
    }
    const element = c.rules.type(c, argument);
    return valueOperand(e, { kind: 'pointer', element });
  }
  const own = assignValue(c, x, null, 'argument to new');
  if (own.mode === 'unknown') return unknownOperand(e);
  return valueOperand(e, { kind: 'pointer', element: own.type });
}
