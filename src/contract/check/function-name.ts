import type { Clause, Expression as Syntax, Name, Statement as Node } from '../language/node.ts';
import { hiddenVariable } from './build.ts';
import { Unsupported } from './fault.ts';
import { literalFunction } from './literal.ts';
import type { Statement } from './model.ts';
import { checkExpression } from './rules.ts';
import { declare, find, type Environment } from './scope.ts';
import { memberOf, packageMember } from './select.ts';

/** `f := ...`: what it takes to make the name mean one function for ever; null where it is a variable like any other. */
export function definesFunction(
  env: Environment,
  { left, right }: Node & { kind: 'define' },
  clauses: readonly Clause[],
): readonly Statement[] | null {
  const [name] = left;
  if (left.length !== 1 || name?.kind !== 'name') return null;
  return meansFunction(env, name, right, clauses);
}

/** A name for a function that never means another: calls of it are calls of that function. */
export function meansFunction(
  env: Environment,
  name: Name,
  values: readonly Syntax[],
  clauses: readonly Clause[],
): readonly Statement[] | null {
  const [value] = values;
  if (value === undefined || values.length !== 1 || env.isGhost) return null;
  if (name.name === '_' || name.isShared || env.scope.names.has(name.name)) return null;
  if (value.kind === 'function-literal') {
    if (clauses.length === 0 && isChanged(env, name)) return null;
    const target = literalFunction(env, value, clauses, name.name);
    env.scope.names.set(name.name, { kind: 'function', function: target });
    return [];
  }
  if (clauses.length > 0 || isChanged(env, name)) return null;
  if (value.kind === 'name') return sameFunction(env, name, value.name);
  return value.kind === 'selector' ? methodOf(env, name, value) : null;
}

function sameFunction(env: Environment, name: Name, value: string): readonly Statement[] | null {
  const entity = find(env.scope, value);
  if (entity?.kind !== 'function' || entity.function.isGhost) return null;
  env.scope.names.set(name.name, entity);
  return [];
}

/** The receiver is evaluated now. */
function methodOf(
  env: Environment,
  name: Name,
  value: Syntax & { readonly kind: 'selector' },
): readonly Statement[] | null {
  if (packageMember(env, value) !== null) return null;
  const { span } = value;
  const operand = checkExpression(env, value.operand);
  if (operand.kind === 'type-literal') return null;
  const method = memberOf(env, operand, value.name.name);
  if (method?.kind !== 'function' || method.function.isGhost) return null;
  if (method.function.interface !== null)
    throw new Unsupported("an interface's method as a value", span);
  const receiver = hiddenVariable(`receiver of ${name.name}`, method.receiver.type, span);
  const bound = { receiver: declare(env, receiver), level: env.level };
  env.scope.names.set(name.name, { kind: 'function', function: method.function, bound });
  return [{ kind: 'declare', variable: receiver, value: method.receiver, span }];
}

/** Something behind it, in the block that it is declared in, assigns to a variable of this name, or takes its address. */
function isChanged({ checker: { text } }: Environment, { name, span }: Name): boolean {
  let depth = 0;
  let end = span.end;
  for (; end < text.length && depth >= 0; end++) {
    if (text[end] === '{') depth++;
    if (text[end] === '}') depth--;
  }
  // The first `:=` or `=` is its own.
  const rest = text.slice(span.end, end).replace(/^[^=]*=/, '');
  const assigned = `\\b${name}\\b[^\\S\\n]*(,[^=\\n;{}]*[^=!<>:\\n;{}])?=(?!=)`;
  return new RegExp(`${assigned}|(?<!&)&\\s*${name}\\b`).test(rest);
}
