import type { GoExpression, GoType, Name } from '../../go/syntax.ts';
import { quantityValue, type Value } from '../value.ts';
import { boolean } from '../../expression/expression.ts';
import { namedConstant } from './constants.ts';
import { variableOf } from './variables.ts';
import type { Here } from './context.ts';
import { unknownValue } from './sources.ts';

const builtins: ReadonlySet<string> = new Set([
  'append',
  'cap',
  'clear',
  'close',
  'complex',
  'copy',
  'delete',
  'imag',
  'len',
  'make',
  'max',
  'min',
  'new',
  'panic',
  'print',
  'println',
  'real',
  'recover',
]);

const basicTypes: ReadonlySet<string> = new Set([
  'any',
  'bool',
  'byte',
  'complex64',
  'complex128',
  'error',
  'float32',
  'float64',
  'int',
  'int8',
  'int16',
  'int32',
  'int64',
  'rune',
  'string',
  'uint',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
  'uintptr',
]);

/** Packages that are known without an import, so that a pasted function alone can be read. */
const commonPackages: Readonly<Record<string, string>> = {
  time: 'time',
  sync: 'sync',
  os: 'os',
  log: 'log',
  fmt: 'fmt',
  errors: 'errors',
  runtime: 'runtime',
  context: 'context',
  errgroup: 'golang.org/x/sync/errgroup',
  strings: 'strings',
  sort: 'sort',
  math: 'math',
  atomic: 'sync/atomic',
  http: 'net/http',
};

/** A name that is no local variable: a package, constant, function, type or package variable. */
export function globalName(here: Here, name: Name): Value {
  const { builder } = here;
  const { index } = builder;
  const constant = namedConstant(index, name.name);
  if (constant !== null) return quantityValue(constant);
  const declaration = index.functions.get(name.name);
  if (declaration !== undefined) return { kind: 'declared', declaration, receiver: null };
  const type = index.types.get(name.name);
  const named: GoType = { kind: 'named', package: null, name: name.name, span: name.span };
  if (type !== undefined) return { kind: 'type', type: named };
  if (index.constants.has(name.name)) return { kind: 'text', text: name.name };
  if (index.globals.has(name.name)) return globalVariable(here, name);
  if (builtins.has(name.name)) return { kind: 'builtin', name: name.name };
  if (basicTypes.has(name.name)) return { kind: 'type', type: named };
  if (name.name === 'true' || name.name === 'false')
    return quantityValue(boolean(name.name === 'true'));
  return undeclared(here, name);
}

function globalVariable(here: Here, name: Name): Value {
  const { builder, flow } = here;
  const key = `global ${name.name}`;
  const known = builder.remembered.get(key);
  if (known !== undefined) return known;
  const found = builder.index.globals.get(name.name);
  const value = found?.declaration.values[found.at];
  const type = found?.declaration.type ?? (value === undefined ? null : literalType(value));
  const still = !builder.facts.writes.has(name.name);
  const loops = still ? [] : flow.loops;
  const made = unknownValue(builder, {
    name: name.name,
    type,
    origin: 'stored',
    span: name.span,
    loops,
    assumedStill: still,
  });
  if (still) builder.remembered.set(key, made);
  return made;
}

function literalType(value: GoExpression): GoType | null {
  const basic = (name: string): GoType => ({
    kind: 'named',
    package: null,
    name,
    span: value.span,
  });
  if (value.kind === 'integer') return basic('int');
  if (value.kind === 'boolean') return basic('bool');
  if (value.kind === 'composite') return value.type;
  const [first] = value.kind === 'call' ? value.arguments : [];
  return first?.kind === 'type-expression' ? first.type : null;
}

/** Declared in another file of the package, as far as we can tell. */
function undeclared(here: Here, name: Name): Value {
  const { builder } = here;
  const key = `global ${name.name}`;
  const known = builder.remembered.get(key);
  if (known !== undefined) return known;
  const called = builder.index.file.text[name.span.end] === '(';
  const value: Value = called
    ? { kind: 'external', path: '', name: name.name, receiver: null }
    : unknownValue(builder, {
        name: name.name,
        type: null,
        origin: 'stored',
        span: name.span,
        loops: [],
        assumedStill: true,
      });
  builder.remembered.set(key, value);
  return value;
}

/** The path of the package that a selector's operand names, or null. */
export function packageOf(here: Here, operand: GoExpression): string | null {
  if (operand.kind !== 'name' || variableOf(here, operand) !== null) return null;
  const { index } = here.builder;
  const imported = index.imports.get(operand.name);
  if (imported !== undefined) return imported;
  const isGlobal = index.globals.has(operand.name) || index.constants.has(operand.name);
  return isGlobal ? null : (commonPackages[operand.name] ?? null);
}
