import type { FunctionId, GlobalId } from './ids.ts';
import type { PlainProgram } from './program.ts';
import { reachedFrom } from './reached.ts';

/** What a function finds in package variables when something else of the program ran before it. */
export interface PackageState {
  /** Those that may have another value than they begin with. */
  readonly changed: ReadonlySet<GlobalId>;
  /** Those that the function, or what it calls, speaks of. */
  readonly used: ReadonlySet<GlobalId>;
}

type Part = Readonly<Record<string, unknown>>;

export function packageState(program: PlainProgram, entry: FunctionId): PackageState {
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
  const isOwn = (id: GlobalId): boolean =>
    program.files[program.globals[id]!.span.file]?.library === false;
  const used = new Set<GlobalId>();
  for (const id of reachedFrom(program, [entry]).functions)
    eachPart(program.functions[id]!.body, (part) => {
      if (part['kind'] === 'global' && isOwn(part['global'] as GlobalId))
        used.add(part['global'] as GlobalId);
    });
  return { changed, used };
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
