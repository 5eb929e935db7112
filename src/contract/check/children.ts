import { isConnective, type Connective } from './roles.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Expression, FunctionInfo, Statement } from './model.ts';

/** The expressions directly inside of one. */
function childrenOf(e: Expression): readonly Expression[] {
  if (isConnective(e)) return joined(e);
  switch (e.kind) {
    case 'integer':
    case 'boolean':
    case 'string':
    case 'zero':
    case 'variable':
    case 'type-literal':
      return [];
    case 'field':
    case 'dereference':
    case 'address':
    case 'unary':
    case 'length':
    case 'capacity':
    case 'old':
    case 'box':
    case 'conversion':
    case 'assertion':
    case 'type-of':
    case 'comparable':
    case 'to-sequence':
    case 'collected':
    case 'content':
      return [e.operand];
    case 'call':
    case 'instance':
      return e.arguments;
    case 'value-instance':
      return [e.value, ...e.arguments];
    case 'access':
    case 'constructor':
    case 'slice':
      return given(e);
    case 'struct':
      return e.values.filter((one) => one !== null);
    case 'array':
    case 'sequence':
    case 'set':
    case 'multiset':
    case 'slice-literal':
      return e.values;
    case 'element':
    case 'fraction':
    case 'interval':
    case 'update':
    case 'lookup':
    case 'without':
    case 'dict':
    case 'domain':
    case 'option':
      return collected(e);
    case 'allocate':
    case 'function-value':
    case 'make-slice':
    case 'make-channel':
    case 'receive':
    case 'append':
    case 'copy':
    case 'bytes':
    case 'text':
      return used(e);
    default:
      return unreachable(e);
  }
}

type Sparse = Extract<Expression, { readonly kind: 'access' | 'constructor' | 'slice' }>;

/** Of what may leave parts out. */
function given(e: Sparse): readonly Expression[] {
  switch (e.kind) {
    case 'access':
      return e.permission === null || e.permission === 'wildcard'
        ? [e.target]
        : [e.target, e.permission];
    case 'constructor':
      return e.arguments.filter((one) => one !== null);
    case 'slice':
      return [e.operand, e.low, e.high, e.most].filter((one) => one !== null);
    default:
      return unreachable(e);
  }
}

type Effect = Extract<
  Expression,
  {
    readonly kind:
      | 'allocate'
      | 'function-value'
      | 'make-slice'
      | 'make-channel'
      | 'receive'
      | 'append'
      | 'copy'
      | 'bytes'
      | 'text';
  }
>;

function used(e: Effect): readonly Expression[] {
  switch (e.kind) {
    case 'allocate':
      return [e.value];
    case 'function-value':
      return e.receiver === null ? [] : [e.receiver];
    case 'make-slice':
      return e.capacity === null ? [e.length] : [e.length, e.capacity];
    case 'make-channel':
      return e.capacity === null ? [] : [e.capacity];
    case 'receive':
      return [e.channel];
    case 'append':
      return [e.operand, ...e.values, ...(e.spread === null ? [] : [e.spread])];
    case 'copy':
      return [e.target, e.source];
    case 'bytes':
    case 'text':
      return [e.operand];
    default:
      return unreachable(e);
  }
}

type Collecting = Extract<
  Expression,
  {
    readonly kind:
      | 'element'
      | 'fraction'
      | 'interval'
      | 'update'
      | 'lookup'
      | 'without'
      | 'dict'
      | 'domain'
      | 'option';
  }
>;

function collected(e: Collecting): readonly Expression[] {
  switch (e.kind) {
    case 'element':
      return [e.operand, e.index];
    case 'fraction':
      return [e.numerator, e.denominator];
    case 'interval':
      return [e.low, e.high];
    case 'update':
      return [e.operand, e.key, e.value];
    case 'lookup':
    case 'without':
      return [e.operand, e.key];
    case 'dict':
      return e.entries.flatMap(({ key, value }) => [key, value]);
    case 'domain':
      return [e.operand];
    case 'option':
      return e.value === null ? [] : [e.value];
    default:
      return unreachable(e);
  }
}

function joined(e: Connective): readonly Expression[] {
  switch (e.kind) {
    case 'binary':
      return [e.left, e.right];
    case 'conditional':
      return [e.condition, e.then, e.otherwise];
    case 'quantifier':
      return [...e.triggers.flat(), e.body];
    case 'unfolding':
      return [e.access, e.body];
    case 'let':
      return [e.value, e.body];
    default:
      return unreachable(e);
  }
}

export function everyExpression(e: Expression, visit: (one: Expression) => void): void {
  visit(e);
  for (const child of childrenOf(e)) everyExpression(child, visit);
}

/** The blocks directly inside of a statement. */
function blocksOf(s: Statement): readonly (readonly Statement[])[] {
  switch (s.kind) {
    case 'block':
      return [s.statements];
    case 'if':
      return [s.then, s.otherwise];
    case 'choose':
      return s.cases;
    case 'loop':
      return [s.prelude, s.body, s.update];
    case 'breakable':
      return [s.body];
    case 'declare':
    case 'assign':
    case 'expression':
    case 'send':
    case 'close':
    case 'carries':
    case 'levels':
    case 'panic':
    case 'go':
    case 'defer':
    case 'return':
    case 'break':
    case 'continue':
    case 'label':
    case 'assert':
    case 'assume':
    case 'inhale':
    case 'exhale':
    case 'fold':
    case 'unfold':
      return [];
    default:
      return unreachable(s);
  }
}

/** The expressions directly inside of a statement. */
export function expressionsOf(s: Statement): readonly Expression[] {
  switch (s.kind) {
    case 'declare':
      return s.value === null ? [] : [s.value];
    case 'assign':
      return [...s.left.filter((one) => one !== null), ...s.right];
    case 'expression':
      return [s.expression];
    case 'send':
      return [s.channel, s.value];
    case 'close':
      return s.payment === null ? [s.channel] : [s.channel, s.payment];
    case 'carries':
      return [s.carried.channel];
    case 'levels':
      return [...s.below, ...s.above].flatMap(({ below, above }) => [below, above]);
    case 'go':
    case 'defer':
      return s.call.arguments;
    case 'return':
      return s.values;
    case 'if':
      return [s.condition];
    case 'loop':
      return s.condition === null ? [] : [s.condition];
    case 'assert':
    case 'assume':
    case 'inhale':
    case 'exhale':
      return [s.assertion.expression];
    case 'fold':
    case 'unfold':
      return [s.access];
    case 'block':
    case 'choose':
    case 'breakable':
    case 'panic':
    case 'break':
    case 'continue':
    case 'label':
      return [];
    default:
      return unreachable(s);
  }
}

export function everyStatement(
  statements: readonly Statement[],
  visit: (one: Statement) => void,
): void {
  for (const statement of statements) {
    visit(statement);
    for (const block of blocksOf(statement)) everyStatement(block, visit);
  }
}

/** The functions that an expression calls. */
export function calledIn(e: Expression, into: Set<FunctionInfo>): void {
  everyExpression(e, (one) => {
    if (one.kind === 'call') into.add(one.function);
  });
}
