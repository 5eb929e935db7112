import type { LocalId } from './ids.ts';
import { namesOfLocals, namesOfProgram, type Names, type ProgramNames } from './print-names.ts';
import { StatementPrinter } from './print-statement.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import type { PlainType } from './types.ts';

/** Which functions are shown: those of the text, or those of the library too. */
type Shown = 'text' | 'all';

/**
 * Plain Go as text, one statement per line: the types that were declared, package variables, functions. A
 * boxed local reads and writes as `load x` and `store x`, any other by its name.
 */
export function printPlain(program: PlainProgram, shown: Shown = 'text'): string {
  const names = namesOfProgram(program);
  const isShown = (file: number): boolean =>
    shown === 'all' || program.files[file]?.library === false;
  const types = program.types
    .filter((type) => type.named !== null && (shown === 'all' || !type.named.library))
    .map((type) => printType(type, names));
  const globals = program.globals
    .filter(({ span }) => isShown(span.file))
    .map(({ id, type }) => `var ${names.global(id)} ${names.type(type)}\n`);
  const functions = program.functions
    .filter(({ span, origin }) => origin !== 'library' && isShown(span.file))
    .map((fn) => printFunction(fn, names));
  return [types.join(''), globals.join(''), ...functions].filter((part) => part !== '').join('\n');
}

function printType({ id, shape, methods }: PlainType, names: ProgramNames): string {
  const table = [...methods]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, target]) => `  ${key} = ${names.function(target)}\n`);
  return `type ${names.type(id)} ${printShape(shape, names)}\n${table.join('')}`;
}

function printShape(shape: PlainType['shape'], names: ProgramNames): string {
  switch (shape.kind) {
    case 'struct': {
      const fields = shape.fields.map(
        ({ name, type, embedded }) => `${embedded ? '' : `${name} `}${names.type(type)}`,
      );
      return `struct { ${fields.join('; ')} }`;
    }
    case 'interface':
      return `interface { ${shape.methods.join('; ')} }`;
    case 'integer':
      return `${shape.signed ? '' : 'u'}int${shape.bits}`;
    case 'float':
    case 'complex':
      return `${shape.kind}${shape.bits}`;
    case 'boolean':
    case 'string':
    case 'unknown':
      return shape.kind;
    case 'native':
      return `native ${shape.family}`;
    case 'pointer':
      return `*${names.type(shape.element)}`;
    case 'slice':
      return `[]${names.type(shape.element)}`;
    case 'array':
      return `[${shape.length}]${names.type(shape.element)}`;
    case 'map':
      return `map[${names.type(shape.key)}]${names.type(shape.value)}`;
    case 'channel':
      return `${channelWords[shape.direction]} ${names.type(shape.element)}`;
    case 'function': {
      const list = (types: readonly number[]): string => types.map(names.type).join(', ');
      return `func(${list(shape.parameters)}) (${list(shape.results)})`;
    }
  }
}

const channelWords = { both: 'chan', send: 'chan<-', receive: '<-chan' } as const;

function printFunction(fn: PlainFunction, names: ProgramNames): string {
  const own = namesOfLocals(fn, names);
  const known = [...fn.parameters, ...fn.results, ...fn.captures];
  const isBoxed = (local: LocalId): boolean => fn.locals[local]?.boxed === true;
  const printer = new StatementPrinter(own, isBoxed, known);
  return `${header(fn, own, isBoxed)} {\n${printer.print(fn.body, '  ')}}\n`;
}

function header(fn: PlainFunction, names: Names, isBoxed: (local: LocalId) => boolean): string {
  const local = (id: LocalId): string =>
    `${names.local(id)} ${names.typeOfLocal(id)}${isBoxed(id) ? ' boxed' : ''}`;
  const list = (ids: readonly LocalId[]): string => ids.map(local).join(', ');
  const results = fn.results.length === 0 ? '' : ` (${list(fn.results)})`;
  const captures =
    fn.captures.length === 0
      ? ''
      : ` captures ${fn.captures.map((id) => `${names.local(id)} ${names.typeOfLocal(id)}`).join(', ')}`;
  return `func ${names.function(fn.id)}(${list(fn.parameters)})${results}${captures}`;
}
