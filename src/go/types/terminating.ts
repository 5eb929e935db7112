import type { GoExpression, GoStatement } from '../syntax/node.ts';

type Panics = ReadonlySet<GoExpression>;

/** Whether control never runs off the end, as Go defines it: by the form of the last statement. */
export function isTerminatingList(statements: readonly GoStatement[], panics: Panics): boolean {
  let last = statements.length - 1;
  while (last >= 0 && statements[last]!.kind === 'empty') last--;
  const statement = statements[last];
  return statement !== undefined && isTerminating(statement, panics, null);
}

function isTerminating(s: GoStatement, panics: Panics, label: string | null): boolean {
  switch (s.kind) {
    case 'return':
    case 'goto':
      return true;
    case 'expression': {
      let e = s.expression;
      while (e.kind === 'parentheses') e = e.inner;
      return panics.has(e);
    }
    case 'block':
      return isTerminatingList(s.statements, panics);
    case 'if':
      return (
        s.otherwise !== null &&
        isTerminatingList(s.then.statements, panics) &&
        isTerminating(s.otherwise, panics, null)
      );
    case 'for':
      return s.condition === null && !breaks(s.body.statements, label, true);
    case 'labeled':
      return isTerminating(s.statement, panics, s.label.name);
    case 'switch':
    case 'type-switch':
      return (
        s.cases.some(({ isDefault }) => isDefault) &&
        s.cases.every(
          ({ body }) =>
            (isTerminatingList(body.statements, panics) || fallsThrough(body.statements)) &&
            !breaks(body.statements, label, true),
        )
      );
    case 'select':
      return s.cases.every(
        ({ body }) =>
          isTerminatingList(body.statements, panics) && !breaks(body.statements, label, true),
      );
    case 'bad':
      return true;
    case 'send':
    case 'step':
    case 'assign':
    case 'define':
    case 'declare':
    case 'go':
    case 'defer':
    case 'break':
    case 'continue':
    case 'fallthrough':
    case 'range':
    case 'empty':
      return false;
  }
}

function fallsThrough(statements: readonly GoStatement[]): boolean {
  return statements.filter(({ kind }) => kind !== 'empty').at(-1)?.kind === 'fallthrough';
}

/** Whether a break leaves the statement with the label; one without a label too, if it is meant directly. */
function breaks(
  statements: readonly GoStatement[],
  label: string | null,
  isDirect: boolean,
): boolean {
  return statements.some((statement) => breaksIn(statement, label, isDirect));
}

function breaksIn(s: GoStatement, label: string | null, isDirect: boolean): boolean {
  if (s.kind === 'break') return s.label === null ? isDirect : s.label.name === label;
  if (s.kind === 'block') return breaks(s.statements, label, isDirect);
  if (s.kind === 'if')
    return (
      breaks(s.then.statements, label, isDirect) ||
      (s.otherwise !== null && breaksIn(s.otherwise, label, isDirect))
    );
  if (s.kind === 'labeled') return breaksIn(s.statement, label, isDirect);
  if (s.kind === 'for' || s.kind === 'range')
    return label !== null && breaks(s.body.statements, label, false);
  if (s.kind === 'switch' || s.kind === 'type-switch' || s.kind === 'select')
    return label !== null && s.cases.some(({ body }) => breaks(body.statements, label, false));
  return false;
}
