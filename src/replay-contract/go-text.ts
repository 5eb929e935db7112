import { everyExpression } from '../contract/check/children.ts';
import type { Expression, Variable } from '../contract/check/model.ts';
import { isPermissionForm } from '../contract/check/roles.ts';
import { underlying } from '../contract/check/type.ts';

/** How a contract calls a variable: its value now, or the one before the function. */
export interface Naming {
  readonly name: (variable: Variable) => string;
  readonly before: ((variable: Variable) => string) | null;
}

function hasPermission(e: Expression): boolean {
  let found = false;
  everyExpression(e, (one) => {
    if (isPermissionForm(one)) found = true;
  });
  return found;
}

/** Says nothing but who may touch which memory: the run gives each parameter memory of its own. */
function isAccess(e: Expression): boolean {
  if (e.kind === 'access') return !isPermissionForm(e.target);
  if (e.kind === 'quantifier') return isAccess(e.body);
  return e.kind === 'binary' && e.operator === '==>' && isAccess(e.right);
}

/** What of a precondition Go can look at; null where it cannot be said in Go. */
export function testable(e: Expression, naming: Naming): string | null {
  if (e.kind === 'binary' && e.operator === '&&') {
    const [left, right] = [testable(e.left, naming), testable(e.right, naming)];
    return left === null || right === null ? null : `(${left} && ${right})`;
  }
  if (isAccess(e)) return 'true';
  return hasPermission(e) ? null : toGo(e, naming);
}

/** The same condition in Go; null for what Go has no words for, or what is more than a few lines of it. */
export function toGo(e: Expression, naming: Naming): string | null {
  const part = (one: Expression): string | null => toGo(one, naming);
  if (e.kind === 'integer') return e.value < 0n ? `(${String(e.value)})` : String(e.value);
  if (e.kind === 'boolean') return String(e.value);
  if (e.kind === 'variable') return naming.name(e.variable);
  if (e.kind === 'quantifier') return counted(e, naming);
  if (e.kind === 'unary' && e.operator !== '^') return joined`(${e.operator}${part(e.operand)})`;
  if (e.kind === 'length' && underlying(e.operand.type).kind === 'slice')
    return joined`len(${part(e.operand)})`;
  if (e.kind === 'element' && underlying(e.operand.type).kind === 'slice')
    return joined`${part(e.operand)}[${part(e.index)}]`;
  if (e.kind === 'dereference') return joined`(*${part(e.operand)})`;
  if (e.kind === 'old' && e.label === null && naming.before !== null)
    return toGo(e.operand, { name: naming.before, before: null });
  if (e.kind === 'binary') return binary(e, naming);
  return null;
}

function binary(e: Expression & { kind: 'binary' }, naming: Naming): string | null {
  const [left, right] = [toGo(e.left, naming), toGo(e.right, naming)];
  const { kind } = underlying(e.left.type);
  const isSimple = kind === 'integer' || kind === 'untyped' || kind === 'boolean';
  if (!isSimple) return null;
  if (e.operator === '==>') return joined`(!${left} || ${right})`;
  if (e.operator === '<==>') return joined`(${left} == ${right})`;
  const known = ['+', '-', '*', '/', '%', '&&', '||', '==', '!=', '<', '<=', '>', '>='];
  return known.includes(e.operator) ? joined`(${left} ${e.operator} ${right})` : null;
}

/** forall k int :: low <= k && k < high ==> body */
function counted(e: Expression & { kind: 'quantifier' }, naming: Naming): string | null {
  const [variable, ...others] = e.variables;
  const { body } = e;
  if (variable === undefined || others.length > 0 || e.quantifier !== 'forall') return null;
  if (body.kind !== 'binary' || body.operator !== '==>') return null;
  const { left } = body;
  if (left.kind !== 'binary' || left.operator !== '&&') return null;
  const [low, high] = [left.left, left.right];
  const isVariable = (one: Expression): boolean =>
    one.kind === 'variable' && one.variable === variable;
  if (low.kind !== 'binary' || low.operator !== '<=' || !isVariable(low.right)) return null;
  if (high.kind !== 'binary' || high.operator !== '<' || !isVariable(high.left)) return null;
  const { name } = variable;
  const from = toGo(low.left, naming);
  const to = toGo(high.right, naming);
  const each = toGo(body.right, naming);
  return joined`func() bool { for ${name} := ${from}; ${name} < ${to}; ${name}++ { if !${each} { return false } }; return true }()`;
}

/** null where a part is. */
function joined(texts: TemplateStringsArray, ...parts: readonly (string | null)[]): string | null {
  if (parts.includes(null)) return null;
  return texts.reduce((whole, text, at) => `${whole}${parts[at - 1]!}${text}`);
}
