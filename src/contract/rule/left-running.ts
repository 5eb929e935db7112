import { everyExpression, everyStatement, expressionsOf } from '../check/children.ts';
import type { Span } from '../../base/span.ts';
import type { Call, Expression, FunctionInfo, Statement, Variable } from '../check/model.ts';

/**
 * Where a function may leave a goroutine running: it starts one whose `Done` it does not wait for on every way to its end,
 * or calls a function that says that it may. Of a goroutine that is waited for it is known that it called `Done`.
 */
export function leftRunning(target: FunctionInfo): readonly Span[] {
  const places: Span[] = [];
  const body = target.body();
  everyStatement(body, (statement) => {
    if (statement.kind === 'go' && !isWaitedFor(body, statement)) places.push(statement.span);
    if (statement.kind === 'defer' && mayLeave(statement.call)) places.push(statement.span);
    for (const e of expressionsOf(statement))
      everyExpression(e, (one) => {
        if (one.kind === 'call' && mayLeave(one)) places.push(statement.span);
      });
  });
  return places;
}

function mayLeave({ function: target }: Call): boolean {
  return target.contract().obligations.some(({ kind }) => kind === 'spawns');
}

type Started = Statement & { readonly kind: 'go' | 'defer' };

function isWaitedFor(body: readonly Statement[], started: Started): boolean {
  if (mayLeave(started.call)) return false;
  const waited = doneOf(started.call);
  return body.some((statement) => {
    const group = waitedIn(statement);
    if (group === null || !waited.includes(group)) return false;
    const { start } = statement.span;
    // Put off before the goroutine starts, or reached by all that starts it.
    if (statement.kind === 'defer') return start < started.span.start;
    return start > started.span.start && !leavesBetween(body, started.span.end, start);
  });
}

/** The waitgroups on which a call promises a Done, as its caller names them. */
function doneOf({ function: target, arguments: given }: Call): readonly Variable[] {
  return target.contract().obligations.flatMap(({ kind, subject }) => {
    if (kind !== 'done' || subject === null) return [];
    const at = subject.kind === 'variable' ? target.parameters.indexOf(subject.variable) : -1;
    const variable = groupOf(at < 0 ? subject : given[at]!);
    return variable === null ? [] : [variable];
  });
}

/** A waitgroup that a variable is, or that a variable that never changes points to. */
function groupOf(e: Expression): Variable | null {
  if (e.kind === 'address' && e.operand.kind === 'variable') return e.operand.variable;
  return e.kind === 'variable' && !e.variable.isAssigned ? e.variable : null;
}

function waitedIn(s: Statement): Variable | null {
  const call =
    s.kind === 'defer'
      ? s.call
      : s.kind === 'expression' && s.expression.kind === 'call'
        ? s.expression
        : null;
  if (call?.function.id !== '*sync.WaitGroup.Wait') return null;
  const [group] = call.arguments;
  return group === undefined ? null : groupOf(group);
}

function leavesBetween(body: readonly Statement[], from: number, to: number): boolean {
  let leaves = false;
  everyStatement(body, ({ kind, span }) => {
    if (kind === 'return' && span.start >= from && span.start < to) leaves = true;
  });
  return leaves;
}
