import { calledFrom, handsOver, onlyLooks } from './called-from.ts';
import type { FunctionId, TypeId } from './ids.ts';
import type { PlainProgram } from './program.ts';
import { leads } from './leads.ts';
import { opaqueKind } from './reached.ts';
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
  for (const { id, methods } of program.types) {
    if (isOfLibrary(program, id)) continue;
    if ([...methods].some(([key, one]) => isExportedKey(key) && acts(program, one, quiet))) add(id);
  }
  // What is embedded as an interface has the methods of what lies in it.
  const carriers = program.types.filter(
    ({ shape }) =>
      shape.kind === 'interface' &&
      program.types.some(({ methods }) =>
        shape.methods.some((key) => {
          const method = isExportedKey(key) ? methods.get(key) : undefined;
          return method !== undefined && acts(program, method, quiet);
        }),
      ),
  );
  const acting = new Set(carriers.map(({ id }) => id));
  addEmbedding(program, { values, places, interfaces: acting });
  for (const { id, shape } of program.types)
    if (shape.kind === 'pointer' && places.has(shape.element)) values.add(id);
  return { values, places };
}

function isOfLibrary({ types }: PlainProgram, type: TypeId): boolean {
  const { named, shape } = types[type]!;
  return (
    named?.library ?? (shape.kind === 'pointer' && types[shape.element]!.named?.library === true)
  );
}

/** Structs have the methods of what is embedded in them. */
function addEmbedding(
  program: PlainProgram,
  {
    values,
    places,
    interfaces,
  }: { values: Set<TypeId>; places: Set<TypeId>; interfaces: Set<TypeId> },
): void {
  const byPointer = (type: TypeId): boolean => {
    const { shape } = program.types[type]!;
    return shape.kind === 'pointer' && places.has(shape.element);
  };
  for (let before = -1; before !== values.size + places.size;) {
    before = values.size + places.size;
    for (const { id, shape } of program.types) {
      if (shape.kind !== 'struct') continue;
      const embedded = shape.fields.flatMap((one) => (one.embedded ? [one.type] : []));
      if (embedded.some((type) => values.has(type) || interfaces.has(type) || byPointer(type)))
        values.add(id);
      if (values.has(id) || embedded.some((type) => places.has(type))) places.add(id);
    }
  }
}

const isExportedKey = (key: string): boolean => /^\p{Lu}/u.test(key);

const isExported = (name: string): boolean => /\.\p{Lu}[^.]*$/u.test(name);

function acts(program: PlainProgram, id: FunctionId, known: Map<FunctionId, boolean>): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  const does = calledFrom(program, id).some((one) => {
    const { origin, body } = one;
    if (opaqueKind(one) !== null) return opaqueKind(one) === 'exits';
    if (onlyLooks(one)) return false;
    let isActing = false;
    visitStatements(body, (statement) => {
      // What the library writes is its own; where others wait for that, it does something else, too.
      isActing ||= leads(statement);
      if (origin !== 'library')
        isActing ||= writesOutside(one, statement) || handsOver(program, one, statement);
    });
    return isActing;
  });
  known.set(id, does);
  return does;
}
