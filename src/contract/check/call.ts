import type { Span } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Expression as Syntax } from '../language/node.ts';
import { checkBuiltin } from './builtin.ts';
import { conversion, converted, defaulted } from './convert.ts';
import { boundReceiver } from './captured.ts';
import { anyFunction } from './function-value.ts';
import { literalCall } from './literal.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Expression, FunctionInfo, PredicateInfo, Variable, Type } from './model.ts';
import { typeOrNull } from './resolve-type.ts';
import { find, type Environment } from './scope.ts';
import { memberOf, packageMember } from './select.ts';
import { boolean, permission, underlying } from './type.ts';
import { checkExpression } from './rules.ts';

type Call = Syntax & { readonly kind: 'call' };

/** A call, a conversion, or a predicate's instance. */
export function checkCall(env: Environment, syntax: Call, expected: Type | null): Expression {
  const { callee, span } = syntax;
  const builtin = checkBuiltin(env, syntax, expected);
  if (builtin !== null) return builtin;
  const target = typeOrNull(env, callee);
  if (target !== null) return conversionCall(env, syntax, target);
  if (callee.kind === 'name') {
    const own = ownMember(env, syntax, callee.name);
    if (own !== null) return own;
    const entity = find(env.scope, callee.name);
    if (entity === null) throw new TypeFault(`undefined: ${callee.name}`, callee.span);
    if (entity.kind === 'function') {
      const receiver = boundReceiver(env, entity, callee.span);
      return functionCall(env, entity.function, receiver, syntax);
    }
    if (entity.kind === 'predicate')
      return instance(env, entity.predicate, null, syntax.arguments, span);
    if (entity.kind === 'unsupported') throw new Unsupported(entity.what, callee.span);
  }
  if (callee.kind === 'selector') {
    const found = memberCall(env, syntax, callee);
    if (found !== null) return found;
  }
  return valueCall(env, syntax);
}

/** In the contracts of an interface its own methods and predicates stand without a receiver. */
function ownMember(env: Environment, syntax: Call, name: string): Expression | null {
  const self = find(env.scope, 'this');
  if (self?.kind !== 'variable' || underlying(self.variable.type).kind !== 'interface') return null;
  const { variable } = self;
  const receiver: Expression = {
    kind: 'variable',
    variable,
    type: variable.type,
    span: syntax.span,
  };
  const found = memberOf(env, receiver, name);
  if (found?.kind === 'function') return functionCall(env, found.function, receiver, syntax);
  return found && instance(env, found.predicate, receiver, syntax.arguments, syntax.span);
}

function conversionCall(env: Environment, syntax: Call, target: Type): Expression {
  const [only] = syntax.arguments;
  if (only === undefined || syntax.arguments.length > 1)
    throw new TypeFault('a conversion takes one value', syntax.span);
  const operand = checkExpression(env, only, target);
  const from = underlying(operand.type);
  if (target.kind === 'sequence' && from.kind === 'array')
    return { kind: 'to-sequence', operand, type: target, span: syntax.span };
  return { ...conversion(env, operand, target), span: syntax.span };
}

function memberCall(
  env: Environment,
  syntax: Call,
  callee: Syntax & { kind: 'selector' },
): Expression | null {
  const member = packageMember(env, callee);
  if (member !== null) {
    switch (member.kind) {
      case 'function':
        return functionCall(env, member.function, null, syntax);
      case 'predicate':
        return instance(env, member.predicate, null, syntax.arguments, syntax.span);
      case 'variable':
      case 'alias':
      case 'constant':
      case 'type':
      case 'package':
      case 'unsupported':
        throw new Unsupported('this member of a package', callee.span);
      default:
        return unreachable(member);
    }
  }
  const operand = checkExpression(env, callee.operand);
  const found = memberOf(env, operand, callee.name.name);
  if (found === null) {
    const type = underlying(operand.type);
    const struct = type.kind === 'pointer' ? underlying(type.element) : type;
    if (struct.kind === 'struct' && struct.fields.some(({ name }) => name === callee.name.name))
      return null;
    if (operand.kind === 'type-literal') throw new Unsupported('a method expression', syntax.span);
    throw new TypeFault(`there is no method ${callee.name.name} here`, callee.name.span);
  }
  if (found.kind === 'function') return functionCall(env, found.function, found.receiver, syntax);
  return instance(env, found.predicate, found.receiver, syntax.arguments, syntax.span);
}

function valueCall(env: Environment, syntax: Call): Expression {
  const { callee, span } = syntax;
  if (callee.kind === 'function-literal') return calledHere(env, syntax, callee);
  const value = checkExpression(env, callee);
  const type = underlying(value.type);
  if (type.kind === 'function') {
    if (syntax.isSpread) throw new Unsupported('a spread argument here', span);
    return functionCall(env, anyFunction(env, type, span), value, syntax);
  }
  if (type.kind !== 'predicate') throw new TypeFault('this cannot be called', span);
  if (type.parameters.length !== syntax.arguments.length)
    throw new TypeFault('wrong number of arguments', span);
  const values = syntax.arguments.map((one, index) => {
    const wanted = type.parameters[index]!;
    return converted(env, checkExpression(env, one, wanted), wanted);
  });
  if (value.kind === 'constructor') return filledIn(value, values, span);
  return { kind: 'value-instance', value, arguments: values, type: boolean, span };
}

/** func() int { ... }() as a value. */
function calledHere(
  env: Environment,
  syntax: Call,
  literal: Syntax & { kind: 'function-literal' },
): Expression {
  const { span } = syntax;
  if (env.isGhost) throw new Unsupported('a function literal in a specification', span);
  const call = literalCall(env, syntax, literal, []);
  const types = call.function.results.map(({ type }) => type);
  const type: Type = types.length === 1 ? types[0]! : { kind: 'tuple', elements: types };
  return { kind: 'call', ...call, type, span };
}

function filledIn(value: Expression, values: readonly Expression[], span: Span): Expression {
  return { kind: 'value-instance', value, arguments: values, type: boolean, span };
}

function functionCall(
  env: Environment,
  target: FunctionInfo,
  receiver: Expression | null,
  syntax: Call,
): Expression {
  const { span } = syntax;
  if (env.isGhost && !target.isGhost && !target.isPure)
    throw new TypeFault(`ghost code calls ${target.name}, which is neither ghost nor pure`, span);
  if (!env.isGhost && (target.isGhost || hasGhostValue(target)))
    throw new TypeFault(`the program itself does not use the ghost function ${target.name}`, span);
  if (!env.isGhost && target.isPure) env.checker.calledPure.set(target, span);
  const parameters = target.parameters.slice(receiver === null ? 0 : 1);
  const values = argumentsFor(env, target, parameters, syntax);
  const all = receiver === null ? values : [receiver, ...values];
  const types = target.results.map(({ type }) => type);
  const type: Type = types.length === 1 ? types[0]! : { kind: 'tuple', elements: types };
  const isDispatched = target.interface !== null && receiver !== null && !env.isGhost;
  return { kind: 'call', function: target, arguments: all, isDispatched, type, span };
}

function hasGhostValue({ results }: FunctionInfo): boolean {
  return results.length === 1 && results[0]!.isGhost === true;
}

function argumentsFor(
  env: Environment,
  target: FunctionInfo,
  parameters: readonly Variable[],
  syntax: Call,
): readonly Expression[] {
  const { span } = syntax;
  let given = syntax.arguments;
  if (target.isLibrary) given = withFractions(parameters, given, span);
  if (target.isVariadic && !syntax.isSpread) return variadicArguments(env, parameters, given, span);
  const only = given[0];
  if (given.length === 1 && parameters.length > 1 && only?.kind === 'call')
    throw new Unsupported('a call with the results of another as its arguments', span);
  if (given.length !== parameters.length && target.isLibrary)
    return libraryDefaults(env, parameters, given, span);
  if (given.length !== parameters.length)
    throw new TypeFault(
      `${target.name} takes ${parameters.length} arguments, not ${given.length}`,
      span,
    );
  return given.map((one, index) => argumentOf(env, one, parameters[index]!));
}

function argumentOf(env: Environment, syntax: Syntax, { type, isGhost }: Variable): Expression {
  return argument(isGhost === true ? { ...env, isGhost } : env, syntax, type);
}

function argument(env: Environment, syntax: Syntax, type: Type): Expression {
  return converted(env, checkExpression(env, syntax, type), type);
}

/** Where a permission is wanted, a numerator and a denominator may stand as two arguments. */
function withFractions(
  parameters: readonly Variable[],
  given: readonly Syntax[],
  span: Span,
): readonly Syntax[] {
  const wanted = parameters.filter(({ type }) => type.kind === 'permission').length;
  if (given.length !== parameters.length + wanted) return given;
  const rest = [...given];
  return parameters.map(({ type }): Syntax => {
    const first = rest.shift()!;
    if (type.kind !== 'permission') return first;
    return { kind: 'binary', operator: '/', left: first, right: rest.shift()!, span };
  });
}

/** `wg.Add(1)` and `c.Init(p)` leave out the permission and the predicate that promises nothing. */
function libraryDefaults(
  env: Environment,
  parameters: readonly Variable[],
  given: readonly Syntax[],
  span: Span,
): readonly Expression[] {
  const rest = [...given];
  return parameters.map((parameter) => {
    const { type } = parameter;
    const next = rest.shift();
    if (next !== undefined) return argumentOf(env, next, parameter);
    if (type.kind === 'permission')
      return {
        kind: 'fraction',
        numerator: zero(span),
        denominator: one(span),
        type: permission,
        span,
      };
    if (type.kind === 'sequence') return { kind: 'sequence', values: [], type, span };
    const nothing = find(env.checker.universe, 'PredTrue');
    if (type.kind !== 'predicate' || type.parameters.length > 0 || nothing?.kind !== 'predicate')
      throw new TypeFault('arguments are missing here', span);
    return { kind: 'constructor', predicate: nothing.predicate, arguments: [], type, span };
  });
}

function zero(span: Span): Expression {
  return { kind: 'integer', value: 0n, type: { kind: 'integer', name: 'int' }, span };
}

function one(span: Span): Expression {
  return { kind: 'integer', value: 1n, type: { kind: 'integer', name: 'int' }, span };
}

function variadicArguments(
  env: Environment,
  parameters: readonly Variable[],
  given: readonly Syntax[],
  span: Span,
): readonly Expression[] {
  const fixed = parameters.length - 1;
  const { type } = parameters[fixed]!;
  const element = type.kind === 'slice' ? type.element : type;
  const first = given
    .slice(0, fixed)
    .map((item, index) => argumentOf(env, item, parameters[index]!));
  const values = given.slice(fixed).map((item) => argument(env, item, element));
  return [...first, { kind: 'slice-literal', values, type, span }];
}

function instance(
  env: Environment,
  predicate: PredicateInfo,
  receiver: Expression | null,
  given: readonly Syntax[],
  span: Span,
): Expression {
  const parameters = predicate.parameters.slice(receiver === null ? 0 : 1);
  const said = predicate.isLibrary ? withFractions(parameters, given, span) : given;
  if (parameters.length !== said.length)
    throw new TypeFault(
      `${predicate.name} takes ${parameters.length} arguments, not ${given.length}`,
      span,
    );
  const values = said.map((item, index) => defaulted(argument(env, item, parameters[index]!.type)));
  const all = receiver === null ? values : [receiver, ...values];
  return { kind: 'instance', predicate, arguments: all, type: boolean, span };
}
