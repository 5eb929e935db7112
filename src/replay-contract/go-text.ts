import { everyExpression } from '../contract/check/children.ts';
import type { Expression, Type, Variable } from '../contract/check/model.ts';
import { isPermissionForm } from '../contract/check/roles.ts';
import { underlying } from '../contract/check/type.ts';

type NameOf = (variable: Variable) => string | null;

/** How a contract calls a variable: its value now, or the one before the function; null for what the program has not. */
export interface Naming {
  readonly name: NameOf;
  readonly before: NameOf | null;
  /** It has a value that was tried, and those are small. */
  readonly isGiven: (variable: Variable) => boolean;
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

/** What of a postcondition Go can look at; null where it cannot be said in Go. */
export function testable(e: Expression, naming: Naming): string | null {
  if (e.kind === 'binary' && e.operator === '&&') {
    const [left, right] = [testable(e.left, naming), testable(e.right, naming)];
    return left === null || right === null ? null : `(${left} && ${right})`;
  }
  if (isAccess(e)) return 'true';
  return hasPermission(e) ? null : toGo(e, naming);
}

/** A precondition in Go, which means more than what it tests: who may touch an element knows that there is one. */
export function asked(requires: readonly Expression[], naming: Naming): string | null {
  const parts = requires.flatMap(conjuncts);
  const bases = parts.filter(isAccess).map(baseOf);
  // Two rights to one memory may exclude each other, or say that two places are different.
  if (bases.includes(null) || new Set(bases).size < bases.length) return null;
  const said = parts.map((one) =>
    isAccess(one) ? existing(one, naming) : hasPermission(one) ? null : toGo(one, naming),
  );
  return said.includes(null) ? null : said.join(' && ') || 'true';
}

function conjuncts(e: Expression): readonly Expression[] {
  return e.kind === 'binary' && e.operator === '&&'
    ? [...conjuncts(e.left), ...conjuncts(e.right)]
    : [e];
}

/** Into which parameter's memory the right is. */
function baseOf(e: Expression): Variable | null {
  if (e.kind === 'quantifier') return baseOf(e.body);
  if (e.kind === 'binary') return baseOf(e.right);
  if (e.kind !== 'access') return null;
  const { target } = e;
  const of = target.kind === 'element' || target.kind === 'dereference' ? target.operand : null;
  return of?.kind === 'variable' ? of.variable : null;
}

/** That the places are there to which it gives the right. */
function existing(e: Expression, naming: Naming): string | null {
  if (e.kind === 'quantifier') {
    const [variable] = e.variables;
    const { body } = e;
    const to = body.kind === 'binary' && body.right.kind === 'access' ? body.right.target : null;
    const isOneEach =
      to?.kind === 'element' && to.index.kind === 'variable' && to.index.variable === variable;
    return isOneEach ? counted(e, naming, existing) : null;
  }
  if (e.kind === 'binary') {
    const [condition, rest] = [toGo(e.left, naming), existing(e.right, naming)];
    return joined`(!${condition} || ${rest})`;
  }
  if (e.kind !== 'access') return null;
  // A parameter's pointer leads somewhere.
  if (e.target.kind === 'dereference') return 'true';
  if (e.target.kind !== 'element' || underlying(e.target.operand.type).kind !== 'slice')
    return null;
  const [slice, index] = [toGo(e.target.operand, naming), toGo(e.target.index, naming)];
  return joined`(0 <= ${index} && ${index} < len(${slice}))`;
}

const narrow = /^(int8|int16|int32|int64|uint8|uint16|uint32|byte|rune)$/;

/** Contracts count without bounds: what is narrower than int is made one; null for what may not fit. */
function widened(text: string | null, type: Type, isSmall = false): string | null {
  const under = underlying(type);
  if (under.kind !== 'integer' || (type.kind === 'integer' && type.name === 'int')) return text;
  const fits = isSmall || under.name === 'int' || narrow.test(under.name);
  return fits ? joined`int(${text})` : null;
}

/** The same condition in Go; null for what Go has no words for, or what is more than a few lines of it. */
export function toGo(e: Expression, naming: Naming): string | null {
  const part = (one: Expression): string | null => toGo(one, naming);
  if (e.kind === 'integer') return e.value < 0n ? `(${String(e.value)})` : String(e.value);
  if (e.kind === 'boolean') return String(e.value);
  if (e.kind === 'variable') {
    const name = naming.name(e.variable);
    return widened(name, e.type, naming.isGiven(e.variable));
  }
  if (e.kind === 'quantifier') return counted(e, naming, toGo);
  if (e.kind === 'unary' && e.operator !== '^') return joined`(${e.operator}${part(e.operand)})`;
  if (e.kind === 'length' && underlying(e.operand.type).kind === 'slice')
    return joined`len(${part(e.operand)})`;
  if (e.kind === 'element' && underlying(e.operand.type).kind === 'slice')
    return widened(joined`${part(e.operand)}[${part(e.index)}]`, e.type);
  if (e.kind === 'dereference') return widened(joined`(*${part(e.operand)})`, e.type);
  if (e.kind === 'old' && e.label === null && naming.before !== null)
    return toGo(e.operand, { ...naming, name: naming.before, before: null });
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
function counted(
  e: Expression & { kind: 'quantifier' },
  naming: Naming,
  inside: (body: Expression, naming: Naming) => string | null,
): string | null {
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
  const bound =
    (around: NameOf): NameOf =>
    (one) =>
      one === variable ? name : around(one);
  const before = naming.before && bound(naming.before);
  const each = inside(body.right, { ...naming, name: bound(naming.name), before });
  return joined`func() bool { for ${name} := ${from}; ${name} < ${to}; ${name}++ { if !${each} { return false } }; return true }()`;
}

/** null where a part is. */
function joined(texts: TemplateStringsArray, ...parts: readonly (string | null)[]): string | null {
  if (parts.includes(null)) return null;
  return texts.reduce((whole, text, at) => `${whole}${parts[at - 1]!}${text}`);
}
