import { emptySpan } from '../../../base/span.ts';
import type { PackageDiagnostic } from '../../types/checked-package.ts';
import { entries as starting } from '../../std/knowledge.ts';
import type { FunctionId } from '../ids.ts';
import type { Entry, KnownTypes, PlainFunction, PlainProgram, Starts } from '../program.ts';
import type { PlainType } from '../types.ts';
import { objectOf, runtimeErrorsOf } from './runtime-errors.ts';
import type { Context, LowerOptions, Surroundings } from './context.ts';
import { referenceTo } from './declaration.ts';
import { entriesOf } from './entry.ts';
import { describeFound } from './found.ts';
import { FunctionBuilder } from './function-builder.ts';
import { impossibleTypes } from './impossible.ts';
import { Initialization } from './initialize.ts';
import { lowerers } from './lowerers.ts';
import { MethodTables } from './method-table.ts';
import { ProgramBuilder, type Natives, type Unit } from './program-builder.ts';
import { emptyEnvironment } from './type-environment.ts';

interface Lowered {
  readonly program: PlainProgram;
  /** What was cut off, since it is nested too deeply or has no end. */
  readonly diagnostics: readonly PackageDiagnostic[];
}

interface ToPlainOptions extends Partial<LowerOptions> {
  readonly natives: Natives;
}

/** Functions that instantiate each other without end are cut off here. */
const mostFunctions = 20_000;

/**
 * Lowers what the functions of the text reach. The packages are in the order in which they are initialized:
 * those that are imported come before those that import them.
 */
export function toPlain(units: readonly Unit[], options: ToPlainOptions): Lowered {
  const program = new ProgramBuilder(units, options.natives, { functions: mostFunctions });
  const loopVariables = options.loopVariables ?? (() => 'per-iteration' as const);
  const surroundings: Surroundings = { program, lower: lowerers, options: { loopVariables } };
  program.runtimeErrors = runtimeErrorsOf(program);
  const entries = entriesOf(surroundings);
  const initialization = new Initialization(surroundings);
  const tables = new MethodTables(rootContext(surroundings));
  while (program.next());
  const starts = startsOf(surroundings, entries);
  do {
    while (program.next());
  } while (initialization.advance() || tables.advance());
  const initialize = initialization.finish();
  // Before the types are listed: a text that names none of them adds them here.
  const known = knownTypes(program);
  const impossible = impossibleTypes(program);
  const lowered: PlainProgram = {
    files: program.files,
    types: program.types.entries.map(({ id, text, named, shape }): PlainType => ({
      id,
      text,
      named,
      shape,
      methods: tables.tableOf(id),
      lacks: impossible.get(id) ?? new Set(),
    })),
    places: program.places,
    globals: program.globals,
    functions: program.functions.map((fn, id) => fn ?? missing(id)),
    initialize,
    entries,
    known,
    starts,
  };
  return { program: lowered, diagnostics: program.found.map(describeFound) };
}

function knownTypes({ types, runtimeErrors }: ProgramBuilder): KnownTypes {
  return {
    boolean: types.basic('bool'),
    int: types.basic('int'),
    string: types.basic('string'),
    byte: types.basic('uint8'),
    unknown: types.unknown,
    runtimeErrors,
  };
}

function startsOf(surroundings: Surroundings, entries: readonly Entry[]): Starts {
  const { program } = surroundings;
  const find = (qualified: string): FunctionId | null => {
    const object = objectOf(program, qualified);
    if (object?.kind !== 'function') return null;
    const reference = referenceTo(surroundings, object, []);
    return reference.kind === 'function' ? reference.id : null;
  };
  const takesContext = entries.some(({ function: id }) => {
    const fn = program.functions[id]!;
    return fn?.parameters.some(
      (local) => program.types.entries[fn.locals[local]!.type]!.text === 'context.Context',
    );
  });
  const hasTests = entries.some(({ kind }) => kind === 'test');
  return {
    test: hasTests ? find(starting.test) : null,
    context: takesContext ? find(starting.context) : null,
  };
}

/** Where what belongs to no function is made. */
function rootContext(surroundings: Surroundings): Context {
  const { program } = surroundings;
  const unit = program.units.at(-1)!;
  const header = { id: -1, name: '', package: '', qualified: null, origin: 'wrapper' } as const;
  const fn = new FunctionBuilder(
    { ...header, file: 0, span: emptySpan, nameSpan: emptySpan },
    null,
  );
  return {
    ...surroundings,
    unit,
    info: unit.checked.info,
    file: unit.checked.files[0]!,
    fn,
    environment: emptyEnvironment,
    jumps: [],
    boxing: { variables: new Set(), results: new Set() },
    frame: null,
    returning: fn,
    depth: { value: 0 },
  };
}

/** Every function that was numbered was lowered since. */
function missing(id: FunctionId): PlainFunction {
  throw new Error(`function ${id} was never lowered`);
}
