import type { Place } from './expression.ts';
import type { FunctionId, GlobalId, TypeId } from './ids.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import { reachedFrom } from './reached.ts';
import type { PlainBlock } from './statement.ts';
import { typeOfPlace, typingOf, type Typing } from './type-of.ts';
import { walkBlock } from './walk.ts';

/** Package variables that may have another value than they begin with, when something of the program has run. */
export function changedGlobals(program: PlainProgram): ReadonlySet<GlobalId> {
  const changed = new Set<GlobalId>();
  const called = program.entries.map((one) => one.function);
  for (const id of reachedFrom(program, called).functions)
    eachWritten(program.functions[id]!.body, (place) => {
      const root = globalOf(place);
      if (root !== null) changed.add(root);
    });
  // An error is compared with, and never set by others.
  const isError = (type: TypeId): boolean => program.types[type]!.text === 'error';
  for (const { id, name, package: path, type } of program.globals)
    if (path !== 'main' && /^\p{Lu}/u.test(name) && !isError(type)) changed.add(id);
  return changed;
}

/** The fields and package variables that a function itself gives another value, by name. */
export function writtenIn(program: PlainProgram, fn: PlainFunction): Set<string> {
  const written = new Set<string>();
  addChangedFields(program, fn, written);
  eachWritten(fn.body, (place, isStore) => {
    const root = isStore ? globalOf(place) : null;
    if (root !== null) written.add(`variable ${String(root)}`);
  });
  return written;
}

/** Names a field in what `changedFields` returns. */
export const fieldKey = (type: TypeId, field: number): string => `${String(type)}.${String(field)}`;

/** The fields of structs that something of the program, or a user of the package, may give another value. */
export function changedFields(program: PlainProgram): ReadonlySet<string> {
  return new Set([...fieldChangers(program).keys(), ...settableFields(program)]);
}

/** Which functions of the program may give a field another value. */
export function fieldChangers(program: PlainProgram): ReadonlyMap<string, ReadonlySet<FunctionId>> {
  const changers = new Map<string, Set<FunctionId>>();
  const called = program.entries.map((one) => one.function);
  for (const id of reachedFrom(program, called).functions) {
    const changed = new Set<string>();
    addChangedFields(program, program.functions[id]!, changed);
    for (const key of changed) changers.set(key, (changers.get(key) ?? new Set()).add(id));
  }
  return changers;
}

/** The fields that a user of the package may set. */
export function settableFields({ types }: PlainProgram): ReadonlySet<string> {
  const settable = new Set<string>();
  for (const { id, named, shape } of types) {
    if (shape.kind !== 'struct' || named === null || named.package === 'main') continue;
    for (const [at, { name }] of shape.fields.entries())
      if (/^\p{Lu}/u.test(name)) settable.add(fieldKey(id, at));
  }
  return settable;
}

function addChangedFields(program: PlainProgram, fn: PlainFunction, changed: Set<string>): void {
  const typing = typingOf(program, fn);
  eachWritten(fn.body, (written, isStore) => {
    let place = written;
    // A variable of the function's own gets its value as a whole.
    if (isStore && place.kind !== 'cell') addParts(typing, typeOfPlace(place, typing), changed);
    while (place.kind === 'field' || place.kind === 'element') {
      if (place.kind === 'field')
        changed.add(fieldKey(typeOfPlace(place.base, typing), place.field));
      place = place.base;
    }
  });
}

/** What lies in a struct or an array is overwritten with it. */
function addParts(typing: Typing, type: TypeId, changed: Set<string>): void {
  const shape = typing.shape(type);
  if (shape.kind === 'array') return addParts(typing, shape.element, changed);
  if (shape.kind !== 'struct') return;
  for (const [at, field] of shape.fields.entries()) {
    changed.add(fieldKey(type, at));
    addParts(typing, field.type, changed);
  }
}

/** The package variables of the text that a function, or what it calls, speaks of. */
export function usedGlobals(program: PlainProgram, entry: FunctionId): ReadonlySet<GlobalId> {
  const own = new Set(ownGlobals(program));
  const used = new Set<GlobalId>();
  for (const id of reachedFrom(program, [entry]).functions)
    walkBlock(program.functions[id]!.body, {
      place: (place) => {
        if (place.kind === 'global' && own.has(place.global)) used.add(place.global);
      },
    });
  return used;
}

/** Not those of the library. */
export function ownGlobals({ globals, files }: PlainProgram): readonly GlobalId[] {
  return globals.filter(({ span }) => files[span.file]?.library === false).map(({ id }) => id);
}

/** The places that a block stores to, or takes the address of. */
function eachWritten(block: PlainBlock, visit: (place: Place, isStore: boolean) => void): void {
  walkBlock(block, {
    statement: (one) => {
      if (one.kind === 'store') visit(one.place, true);
    },
    expression: (one) => {
      if (one.kind === 'address') visit(one.place, false);
    },
  });
}

/** The variable that a place is a part of. */
function globalOf(place: Place): GlobalId | null {
  if (place.kind === 'field' || place.kind === 'element') return globalOf(place.base);
  return place.kind === 'global' ? place.global : null;
}
