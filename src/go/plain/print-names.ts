import type { PlainFunction, PlainProgram } from './program.ts';
import type { FunctionId, GlobalId, LocalId, TypeId } from './ids.ts';
import type { Typing } from './type-of.ts';

/** What the printed text calls things; stable as long as the program's own names are. */
export interface Names {
  readonly type: (id: TypeId) => string;
  readonly function: (id: FunctionId) => string;
  readonly global: (id: GlobalId) => string;
  readonly local: (id: LocalId) => string;
  readonly typeOfLocal: (id: LocalId) => string;
  readonly typing: Typing;
}

export interface ProgramNames extends Pick<Names, 'type' | 'function' | 'global'> {
  readonly typing: Omit<Typing, 'local'>;
}

export function namesOfProgram(program: PlainProgram): ProgramNames {
  const functions = distinct(program.functions.map(nameOfFunction));
  const types = distinct(program.types.map(({ text }) => text));
  const globals = distinct(program.globals.map((global) => `${global.package}.${global.name}`));
  return {
    type: (id) => types[id] ?? `type#${id}`,
    function: (id) => functions[id] ?? `function#${id}`,
    global: (id) => globals[id] ?? `global#${id}`,
    typing: {
      ...program.known,
      shape: (id) => program.types[id]?.shape ?? { kind: 'unknown' },
      global: (id) => program.globals[id]?.type ?? program.known.unknown,
    },
  };
}

const nameOfFunction = ({ package: path, name }: PlainFunction): string =>
  path === '' || name.startsWith(`${path}.`) ? name : `${path}.${name}`;

/** Variables that a name shadows, and temporaries, are told apart by numbers in the order of the text. */
export function namesOfLocals({ locals }: PlainFunction, names: ProgramNames): Names {
  let temporaries = 0;
  const named = distinct(locals.map(({ name }) => name ?? `%${++temporaries}`));
  return {
    ...names,
    typing: {
      ...names.typing,
      local: (id) => locals[id]?.type ?? names.typing.unknown,
    },
    local: (id) => named[id] ?? `local#${id}`,
    typeOfLocal: (id) => {
      const local = locals[id];
      return local === undefined ? '?' : names.type(local.type);
    },
  };
}

function distinct(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before === 0 ? name : `${name}#${before + 1}`;
  });
}
