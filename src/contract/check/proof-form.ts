import { everyExpression, everyStatement, expressionsOf } from './children.ts';
import { TypeFault } from './fault.ts';
import type { Expression, FunctionInfo, ImplementedMethod, Statement } from './model.ts';

/**
 * A written proof that a method keeps an interface's contract is the method's one call, with the same arguments, and
 * folding and unfolding around it: else it would be a proof about another method.
 */
export function checkProofForm(written: FunctionInfo, method: ImplementedMethod): void {
  const value = written.value();
  const fits =
    value === null
      ? isOneCall(written, method)
      : isTheCall(throughUnfolding(value), written, method);
  if (fits) return;
  throw new TypeFault(
    `the proof of ${method.function.name} calls ${method.function.name} once, with the same arguments, and gives back what it gives`,
    written.span,
  );
}

function throughUnfolding(e: Expression): Expression {
  return e.kind === 'unfolding' ? throughUnfolding(e.body) : e;
}

function isOneCall(written: FunctionInfo, method: ImplementedMethod): boolean {
  const body = written.body();
  const calls = body.filter((one) => callIn(one) !== null);
  const [only] = calls;
  return (
    only !== undefined &&
    calls.length === 1 &&
    countCalls(body) === 1 &&
    isTheCall(callIn(only)!, written, method) &&
    givesResults(only, written) &&
    body.every((one) => one === only || isHarmless(one, written))
  );
}

/** The call that a statement is, or whose results it takes. */
function callIn(s: Statement): Expression | null {
  const only = (all: readonly Expression[]): Expression | null => {
    const [one] = all;
    return all.length === 1 && one?.kind === 'call' && !one.function.isPure ? one : null;
  };
  if (s.kind === 'expression') return only([s.expression]);
  if (s.kind === 'assign') return only(s.right);
  return s.kind === 'return' ? only(s.values) : null;
}

function countCalls(body: readonly Statement[]): number {
  let count = 0;
  everyStatement(body, (statement) => {
    for (const each of expressionsOf(statement))
      everyExpression(each, (one) => {
        if (one.kind === 'call' && !one.function.isPure) count++;
      });
  });
  return count;
}

function isTheCall(e: Expression, written: FunctionInfo, method: ImplementedMethod): boolean {
  if (e.kind !== 'call' || e.function !== method.function) return false;
  const [receiver, ...given] = e.arguments;
  const [self, ...parameters] = written.parameters;
  return (
    receiver !== undefined &&
    pathOf(receiver, self) === pathOf(method.receiver, method.self) &&
    given.length === parameters.length &&
    given.every((one, index) => one.kind === 'variable' && one.variable === parameters[index])
  );
}

/** How the receiver comes from the value. */
function pathOf(e: Expression, self: FunctionInfo['parameters'][number] | undefined): string {
  if (e.kind === 'variable') return e.variable === self ? 'self' : 'other';
  if (e.kind === 'field') return `${pathOf(e.operand, self)}.${e.field.name}`;
  if (e.kind === 'dereference') return `*(${pathOf(e.operand, self)})`;
  return e.kind === 'address' ? `&(${pathOf(e.operand, self)})` : 'other';
}

function isResults(all: readonly (Expression | null)[], { results }: FunctionInfo): boolean {
  return (
    all.length === results.length &&
    all.every((one, index) => one?.kind === 'variable' && one.variable === results[index])
  );
}

function givesResults(s: Statement, written: FunctionInfo): boolean {
  if (s.kind === 'assign') return isResults(s.left, written);
  return s.kind === 'return' || written.results.length === 0;
}

const harmless: readonly Statement['kind'][] = [
  ...(['assert', 'assume', 'inhale', 'exhale', 'fold', 'unfold', 'label'] as const),
];

function isHarmless(s: Statement, written: FunctionInfo): boolean {
  if (s.kind === 'return') return s.values.length === 0 || isResults(s.values, written);
  return harmless.includes(s.kind);
}
