import type { FunctionId, TypeId } from './ids.ts';
import type { PlainProgram } from './program.ts';
import { reachedFrom } from './reached.ts';
import { isDataStatement } from './statement-groups.ts';
import type { PlainStatement } from './statement.ts';
import { visitStatements } from './walk.ts';
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
  const does = [...reachedFrom(program, [id]).functions].some((one) => {
    const fn = program.functions[one]!;
    if (fn.origin === 'library') return false;
    let isActing = false;
    visitStatements(fn.body, (statement) => {
      isActing ||= writesOutside(fn, statement) || leads(statement);
    });
    return isActing;
  });
  known.set(id, does);
  return does;
}

/** To other goroutines, or to code that is not followed here. */
function leads(statement: PlainStatement): boolean {
  if (isDataStatement(statement)) return false;
  switch (statement.kind) {
    case 'send':
    case 'receive':
    case 'close':
    case 'select':
    case 'go':
    case 'native':
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
