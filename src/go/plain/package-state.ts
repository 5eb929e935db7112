import type { FunctionId, GlobalId } from './ids.ts';
import type { PlainProgram } from './program.ts';
import { reachedFrom } from './reached.ts';

type Part = Readonly<Record<string, unknown>>;

/** Package variables that may have another value than they begin with, when something of the program has run. */
export function changedGlobals(program: PlainProgram): ReadonlySet<GlobalId> {
  const changed = new Set<GlobalId>();
  const called = program.entries.map((one) => one.function);
  for (const id of reachedFrom(program, called).functions)
    eachPart(program.functions[id]!.body, (part) => {
      if (part['kind'] !== 'store' && part['kind'] !== 'address') return;
      const root = globalOf(part['place']);
      if (root !== null) changed.add(root);
    });
  for (const { id, name, package: path } of program.globals)
    if (path !== 'main' && /^\p{Lu}/u.test(name)) changed.add(id);
  return changed;
}

/** The package variables of the text that a function, or what it calls, speaks of. */
export function usedGlobals(program: PlainProgram, entry: FunctionId): ReadonlySet<GlobalId> {
  const own = new Set(ownGlobals(program));
  const used = new Set<GlobalId>();
  for (const id of reachedFrom(program, [entry]).functions)
    eachPart(program.functions[id]!.body, (part) => {
      const global = part['kind'] === 'global' ? (part['global'] as GlobalId) : null;
      if (global !== null && own.has(global)) used.add(global);
    });
  return used;
}

/** Not those of the library. */
export function ownGlobals({ globals, files }: PlainProgram): readonly GlobalId[] {
  return globals.filter(({ span }) => files[span.file]?.library === false).map(({ id }) => id);
}

/** The variable that a place is a part of. */
function globalOf(place: unknown): GlobalId | null {
  const part = place as Part;
  if (part['kind'] === 'global') return part['global'] as GlobalId;
  return part['base'] === undefined ? null : globalOf(part['base']);
}

function eachPart(part: unknown, visit: (part: Part) => void): void {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const one of part) eachPart(one, visit);
    return;
  }
  visit(part as Part);
  for (const [key, value] of Object.entries(part)) if (key !== 'span') eachPart(value, visit);
}
