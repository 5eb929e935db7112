import { hiddenVariable, readOf } from './build.ts';
import type { Expression, Statement } from './model.ts';

/** What every `select` looks at before any of its cases is chosen, and the case that is left. */
interface Entered {
  readonly before: readonly Statement[];
  readonly statements: readonly Statement[];
}

/** Go evaluates the channels and the values to be sent of all cases, from the first to the last, chosen or not. */
export function enteredCase(statements: readonly Statement[]): Entered {
  const before: Statement[] = [];
  const early = (e: Expression): Expression => {
    if (isSimple(e)) return e;
    const variable = hiddenVariable('case', e.type, e.span);
    before.push({ kind: 'declare', variable, value: e, span: e.span });
    return readOf(variable, e.span);
  };
  const later = statements.map((one) => withEarly(one, early));
  return { before, statements: later };
}

function withEarly(s: Statement, early: (e: Expression) => Expression): Statement {
  if (s.kind === 'send') {
    const channel = early(s.channel);
    return { ...s, channel, value: early(s.value) };
  }
  if (s.kind === 'expression') return { ...s, expression: received(s.expression, early) };
  if (s.kind === 'assign') return { ...s, right: s.right.map((one) => received(one, early)) };
  if (s.kind !== 'declare' || s.value === null) return s;
  return { ...s, value: received(s.value, early) };
}

function received(e: Expression, early: (e: Expression) => Expression): Expression {
  if (e.kind === 'receive') return { ...e, channel: early(e.channel) };
  if (e.kind === 'box' || e.kind === 'conversion')
    return { ...e, operand: received(e.operand, early) };
  return e;
}

/** Whenever it is looked at, it is the same, and looking does nothing. */
function isSimple(e: Expression): boolean {
  if (e.kind === 'variable') return !e.variable.isShared && !e.variable.isCaptured;
  if (e.kind === 'box') return isSimple(e.operand);
  return ['integer', 'boolean', 'string', 'zero'].includes(e.kind);
}
