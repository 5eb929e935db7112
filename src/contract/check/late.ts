import { everyExpression } from './children.ts';
import { hiddenVariable, readOf } from './build.ts';
import { Unsupported } from './fault.ts';
import type { Expression, Statement } from './model.ts';
import { boolean } from './type.ts';

const effects: ReadonlySet<Expression['kind']> = new Set([
  ...([
    'receive',
    'append',
    'copy',
    'bytes',
    'text',
    'allocate',
    'function-value',
    'make-slice',
    'slice-literal',
    'make-channel',
  ] as const),
]);

/** A call, or something that makes memory: evaluated twice it happens twice. */
export function hasEffect(e: Expression): boolean {
  let found = false;
  everyExpression(e, (one) => {
    if (one.kind === 'call' && !one.function.isPure) found = true;
    if (effects.has(one.kind)) found = true;
  });
  return found;
}

/** A place that is read and written again is chosen once. */
export function refuseTwice(place: Expression): void {
  if (hasEffect(place)) throw new Unsupported('a change of what a call chooses', place.span);
}

/** Runs only where the left side lets it, and does something when it runs. */
function isLate(e: Expression): boolean {
  if (e.kind === 'unary') return isLate(e.operand);
  if (e.kind !== 'binary' || (e.operator !== '&&' && e.operator !== '||')) return false;
  return hasEffect(e.right) || isLate(e.left);
}

/** A condition as statements and a variable, where a call stands behind `&&` or `||`. */
interface Early {
  readonly before: readonly Statement[];
  readonly condition: Expression;
}

export function early(e: Expression): Early {
  if (!isLate(e)) return { before: [], condition: e };
  const { span } = e;
  if (e.kind === 'unary') {
    const { before, condition } = early(e.operand);
    return { before, condition: { ...e, operand: condition } };
  }
  if (e.kind !== 'binary') return { before: [], condition: e };
  const result = hiddenVariable('condition', boolean, span);
  result.isAssigned = true;
  const left = early(e.left);
  const right = early(e.right);
  const test = readOf(result, span);
  const not: Expression = { kind: 'unary', operator: '!', operand: test, type: boolean, span };
  const more: readonly Statement[] = [
    ...right.before,
    { kind: 'assign', left: [test], right: [right.condition], span },
  ];
  const before: readonly Statement[] = [
    ...left.before,
    { kind: 'declare', variable: result, value: left.condition, span },
    { kind: 'if', condition: e.operator === '||' ? not : test, then: more, otherwise: [], span },
  ];
  return { before, condition: test };
}
