import type { GoExpression, GoStatement, Name } from '../syntax/node.ts';
import { assignTo, targetType } from './assignment.ts';
import { basics, unknownType } from './basic.ts';
import { within, type Checker } from './checker.ts';
import { coreType } from './core-type.ts';
import { useAll, value } from './evaluate.ts';
import { underlyingOf } from './named.ts';
import { newVariable, setType } from './objects.ts';
import { isVague, valueOperand, type Operand } from './operand.ts';
import { defaultType, is, isUntyped } from './predicates.ts';
import { expressionText, fail, operandText } from './report.ts';
import { declareName, innerScope } from './scopes.ts';
import type { StatementRules } from './statement-rules.ts';
import { settle } from './untyped.ts';
import type { SignatureType, Type, VariableObject } from './type.ts';

type RangeStatement = GoStatement & { readonly kind: 'range' };

/** What a loop over a value gives: null for no such variable. */
interface Iteration {
  readonly key: Type | null;
  readonly value: Type | null;
  /** Why the value cannot be ranged over; null where it can. */
  readonly fault: string | null;
}

const vague: Iteration = { key: unknownType, value: unknownType, fault: null };

export function checkRange(c: Checker, s: RangeStatement, rules: StatementRules): void {
  const scope = innerScope(c, s);
  within(c, { scope }, () => {
    const x = value(c, s.subject);
    const iteration = iterationOf(x);
    if (iteration.fault !== null) {
      const cause = iteration.fault === '' ? '' : `: ${iteration.fault}`;
      fail(c, s.subject.span, 'go-cannot-range', { operand: operandText(c, x), cause });
    }
    const isCounting = isUntyped(x.type) && is(x.type, 'numeric') && !isVague(x);
    const own = iteration.fault === null ? iteration : vague;
    checkCount(c, s, own, x);
    const count = s.defines ? define(c, s, own, x, isCounting) : assign(c, s, own, x, isCounting);
    if (isUntyped(x.type) && x.mode !== 'unknown')
      settle(c, s.subject, isCounting ? count : defaultType(x.type), true);
    rules.block(c, s.body, { canBreak: true, canContinue: true, fallthrough: 'none' });
  });
}

/** Too many variables for what is ranged over. */
function checkCount(c: Checker, s: RangeStatement, iteration: Iteration, x: Operand): void {
  const operand = operandText(c, x);
  if (s.key !== null && iteration.key === null)
    fail(c, s.key.span, 'go-range-variables', { operand, most: 0 });
  else if (s.value !== null && iteration.value === null)
    fail(c, s.value.span, 'go-range-variables', { operand, most: 1 });
}

function define(
  c: Checker,
  s: RangeStatement,
  iteration: Iteration,
  x: Operand,
  isCounting: boolean,
): Type {
  const { scope, file } = c.environment;
  const fresh: { readonly name: Name; readonly variable: VariableObject }[] = [];
  const types = [iteration.key, iteration.value];
  let hasFault = false;
  [s.key, s.value].forEach((e, index) => {
    if (e === null) return;
    const place = { span: e.span, file, package: c.package };
    if (e.kind !== 'name') {
      useAll(c, [e]);
      hasFault = true;
      fail(c, e.span, 'go-not-a-name', { text: expressionText(c, e) });
      return;
    }
    const variable = newVariable('local', e.name, unknownType, place);
    const type = types[index] ?? unknownType;
    setType(variable, isCounting && index === 0 ? defaultType(x.type) : type);
    fresh.push({ name: e, variable });
  });
  const isNothingNew = fresh.every(({ name }) => name.name === '_');
  if (s.key !== null && isNothingNew && !hasFault) fail(c, s.key.span, 'go-no-new-variables', {});
  for (const { name, variable } of fresh) declareName(c, scope, name, variable, s.body.span.start);
  return defaultType(x.type);
}

/** Gives the type that an untyped count has: that of the variable. */
function assign(
  c: Checker,
  s: RangeStatement,
  iteration: Iteration,
  x: Operand,
  isCounting: boolean,
): Type {
  const types = [iteration.key, iteration.value];
  let count = defaultType(x.type);
  [s.key, s.value].forEach((e, index) => {
    if (e === null) return;
    const target = targetType(c, e);
    const type = types[index] ?? unknownType;
    if (isCounting && index === 0) {
      if (target.type !== null) count = target.type;
      if (target.type !== null) assignTo(c, target, x, 'range clause');
      return;
    }
    if (type.kind === 'unknown') return;
    assignTo(c, target, rangeOperand(e, type), 'assignment');
  });
  return count;
}

function rangeOperand(e: GoExpression, type: Type): Operand {
  return valueOperand(e, type);
}

function iterationOf(x: Operand): Iteration {
  if (isVague(x)) return vague;
  const core = coreType(x.type);
  const no = (fault: string): Iteration => ({ key: null, value: null, fault });
  const both = (key: Type, own: Type | null): Iteration => ({ key, value: own, fault: null });
  switch (core?.kind) {
    case undefined:
      return no('no core type');
    case 'unknown':
      return vague;
    case 'basic':
      if (is(core, 'string')) return both(basics.int, basics.rune);
      return is(core, 'integer') || (isUntyped(core) && isWhole(x)) ? both(x.type, null) : no('');
    case 'array':
    case 'slice':
      return both(basics.int, core.element);
    case 'pointer': {
      const array = underlyingOf(core.element);
      if (array.kind === 'unknown') return vague;
      return array.kind === 'array' ? both(basics.int, array.element) : no('');
    }
    case 'map':
      return both(core.key, core.value);
    case 'channel':
      return core.direction === 'send'
        ? no('receive from send-only channel')
        : both(core.element, null);
    case 'signature':
      return overFunction(core);
    case 'named':
    case 'type-parameter':
    case 'struct':
    case 'interface':
    case 'union':
    case 'tuple':
      return no('');
  }
}

function isWhole(x: Operand): boolean {
  return x.mode === 'constant' && x.type.kind === 'basic' && x.type.basic === 'untyped rune';
}

/** func(yield func(K, V) bool) */
function overFunction(type: SignatureType): Iteration {
  const no = (fault: string): Iteration => ({ key: null, value: null, fault });
  const [only] = type.parameters;
  if (type.parameters.length !== 1 || only === undefined)
    return no('func must be func(yield func(...) bool): wrong argument count');
  if (type.results.length > 0)
    return no('func must be func(yield func(...) bool): unexpected results');
  const yielded = coreType(only.type);
  if (yielded?.kind === 'unknown') return vague;
  if (yielded?.kind !== 'signature')
    return no('func must be func(yield func(...) bool): argument is not func');
  if (yielded.parameters.length > 2)
    return no('func must be func(yield func(...) bool): yield func has too many parameters');
  const [answer] = yielded.results;
  if (yielded.results.length !== 1 || answer === undefined || !is(answer.type, 'boolean'))
    return no('func must be func(yield func(...) bool): yield func does not return bool');
  const [key, own] = yielded.parameters;
  return { key: key?.type ?? null, value: own?.type ?? null, fault: null };
}
