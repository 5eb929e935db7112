import { mayChange } from '../language/changes.ts';
import type { Expression as Syntax, VariableMember } from '../language/node.ts';
import { constantOf } from './constant.ts';
import type { Type } from './model.ts';
import { resolveType } from './resolve-type.ts';
import { find, newVariable, type Entity, type Environment } from './scope.ts';
import { boolean, integer } from './type.ts';

/**
 * A variable of the package that no line of the text assigns to, and whose address none takes: a constant, or an error
 * that stands for itself. Any other is not followed.
 */
export function packageVariable(env: Environment, member: VariableMember, at: number): Entity {
  const name = member.names[at]!;
  const other: Entity = { kind: 'unsupported', what: `the package's variable ${name.name}` };
  const { tokens } = env.checker;
  if (name.isShared || member.names.length > 1 || mayChange(tokens, name.name, name.span.start))
    return other;
  const [value] = member.values;
  if (value !== undefined && isNewError(env, value)) return sentinel(env, member, other);
  const type = member.type === null ? null : resolveType(env, member.type);
  const constant =
    value === undefined ? zeroOf(type) : (constantOf(env, value) ?? truth(env, value));
  if (constant === null) return other;
  const own = type ?? typeOf(constant);
  if (!isBasic(own)) return other;
  env.checker.unchanged.add(name.name);
  return { kind: 'constant', type: own, value: constant };
}

function truth(env: Environment, value: Syntax): boolean | null {
  if (value.kind !== 'name' || find(env.scope, value.name) !== null) return null;
  return value.name === 'true' ? true : value.name === 'false' ? false : null;
}

function isBasic({ kind }: Type): boolean {
  return kind === 'integer' || kind === 'boolean' || kind === 'string';
}

function typeOf(constant: bigint | boolean | string): Type {
  if (typeof constant === 'bigint') return integer;
  return typeof constant === 'boolean' ? boolean : { kind: 'string' };
}

function zeroOf(type: Type | null): bigint | boolean | string | null {
  if (type?.kind === 'integer') return 0n;
  if (type?.kind === 'boolean') return false;
  return type?.kind === 'string' ? '' : null;
}

function isNewError(env: Environment, value: Syntax): boolean {
  if (value.kind !== 'call' || value.callee.kind !== 'selector') return false;
  const { operand, name } = value.callee;
  const from = operand.kind === 'name' ? find(env.scope, operand.name) : null;
  return (
    from?.kind === 'package' &&
    from.scope === env.checker.packages.get('errors') &&
    name.name === 'New'
  );
}

/** var ErrX = errors.New("...") is not nil, and equal to itself. */
function sentinel(env: Environment, member: VariableMember, other: Entity): Entity {
  const entity = find(env.scope, 'error');
  if (entity?.kind !== 'type' || entity.type.kind !== 'named') return other;
  if (member.type !== null && resolveType(env, member.type) !== entity.type) return other;
  const [name] = member.names;
  if (name === undefined) return other;
  const variable = { ...newVariable(name.name, entity.type, name.span), isOfPackage: true };
  return { kind: 'variable', variable, level: env.level, isGhost: false };
}
