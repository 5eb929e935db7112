import type { NativeOperation } from '../std/natives.ts';
import type { FunctionId, TypeId } from './ids.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import { opaqueKind } from './reached.ts';
import { isDataStatement } from './statement-groups.ts';
import type { PlainStatement } from './statement.ts';
import { visitStatements, walkBlock, type PlainVisitor } from './walk.ts';
import { writesOutside } from './writes.ts';

/** Types with a method that others can call and that does something besides computing a result. */
export interface ActingTypes {
  /** Whose values have one. */
  readonly values: ReadonlySet<TypeId>;
  /** Of which an address has one. */
  readonly places: ReadonlySet<TypeId>;
}

export function actingTypes(program: PlainProgram): ActingTypes {
  const values = new Set<TypeId>();
  const places = new Set<TypeId>();
  const add = (type: TypeId): void => {
    const { shape } = program.types[type]!;
    if (shape.kind !== 'pointer') values.add(type);
    // A pointer has the methods of what it points to.
    places.add(shape.kind === 'pointer' ? shape.element : type);
  };
  const quiet = new Map<FunctionId, boolean>();
  for (const { kind, name, function: id } of program.entries) {
    if (kind !== 'method' || !isExported(name)) continue;
    const { parameters, locals } = program.functions[id]!;
    const [receiver] = parameters;
    if (receiver !== undefined && acts(program, id, quiet)) add(locals[receiver]!.type);
  }
  addEmbedding(program, values, places);
  for (const { id, shape } of program.types)
    if (shape.kind === 'pointer' && places.has(shape.element)) values.add(id);
  return { values, places };
}

/** Structs have the methods of what is embedded in them. */
function addEmbedding(program: PlainProgram, values: Set<TypeId>, places: Set<TypeId>): void {
  const byPointer = (type: TypeId): boolean => {
    const { shape } = program.types[type]!;
    return shape.kind === 'pointer' && places.has(shape.element);
  };
  for (let before = -1; before !== values.size + places.size;) {
    before = values.size + places.size;
    for (const { id, shape } of program.types) {
      if (shape.kind !== 'struct') continue;
      const embedded = shape.fields.flatMap((one) => (one.embedded ? [one.type] : []));
      if (embedded.some((type) => values.has(type) || byPointer(type))) values.add(id);
      if (values.has(id) || embedded.some((type) => places.has(type))) places.add(id);
    }
  }
}

const isExported = (name: string): boolean => /\.\p{Lu}[^.]*$/u.test(name);

function acts(program: PlainProgram, id: FunctionId, known: Map<FunctionId, boolean>): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  const does = calledFrom(program, id).some((one) => {
    const { origin, body } = one;
    if (opaqueKind(one) !== null) return opaqueKind(one) === 'exits';
    let isActing = false;
    visitStatements(body, (statement) => {
      // What the library writes is its own; where others wait for that, it does something else, too.
      isActing ||= leads(statement) || (origin !== 'library' && writesOutside(one, statement));
    });
    return isActing;
  });
  known.set(id, does);
  return does;
}

/** With all methods that may stand behind one of an interface. */
function calledFrom(program: PlainProgram, id: FunctionId): readonly PlainFunction[] {
  const seen = new Set([id]);
  const keys = new Set<string>();
  const visitor: PlainVisitor = {
    callee: (callee) => {
      if (callee.kind === 'static') seen.add(callee.function);
      if (callee.kind !== 'method' || keys.has(callee.method)) return;
      keys.add(callee.method);
      for (const { methods } of program.types) {
        const target = methods.get(callee.method);
        if (target !== undefined) seen.add(target);
      }
    },
    expression: (one) => {
      if (one.kind === 'closure') seen.add(one.function);
    },
  };
  // The set grows while it is walked.
  for (const one of seen) {
    const fn = program.functions[one]!;
    if (opaqueKind(fn) === null) walkBlock(fn.body, visitor);
  }
  return [...seen].map((one) => program.functions[one]!);
}

/** Natives that look at what others do, without a trace. */
const looking: ReadonlySet<NativeOperation> = new Set<NativeOperation>([
  ...(['timer.now', 'timer.look', 'timer.between', 'timer.part'] as const),
  ...(['atomic.load', 'goroutine.count', 'goroutine.processors'] as const),
]);

/** Families of natives that make their results of what they are given, or choose them. */
const computing = /^(dynamic|text|unicode|math|format|choice)\./;

const isLooking = (operation: NativeOperation): boolean =>
  looking.has(operation) || computing.test(operation);

/** To other goroutines, or to code that is not followed here. */
function leads(statement: PlainStatement): boolean {
  if (isDataStatement(statement)) return false;
  switch (statement.kind) {
    case 'native':
      return !isLooking(statement.operation);
    case 'send':
    case 'receive':
    case 'close':
    case 'select':
    case 'go':
      return true;
    case 'call':
    case 'defer':
      return statement.callee.kind === 'dynamic' || statement.callee.kind === 'unknown';
    case 'return':
    case 'panic':
    case 'recover':
    case 'make-channel':
    case 'channel-length':
    case 'if':
    case 'range-map':
    case 'loop':
    case 'block':
    case 'break':
    case 'continue':
      return false;
  }
}
