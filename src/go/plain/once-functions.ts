import type { PlainExpression } from './expression.ts';
import type { FunctionId } from './ids.ts';
import { fieldKey, writtenIn } from './package-state.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import { reachedFrom } from './reached.ts';
import { typeOfPlace, typingOf } from './type-of.ts';
import { heldFunctions } from './held-functions.ts';
import { walkBlock } from './walk.ts';

/** The functions that each `sync.Once` of the text which others may use is given. */
export interface OnceFunctions {
  /** Where one of these is given, the text gives that `Once` no other function. */
  readonly alone: ReadonlySet<FunctionId>;
  /** Of these: something that they write to is written to elsewhere, too. */
  readonly overwritten: ReadonlySet<FunctionId>;
}

export function onceFunctions(program: PlainProgram): OnceFunctions {
  const given = givenByOnce(program);
  if (given === null) return { alone: new Set(), overwritten: new Set() };
  const alone = new Set([...given.values()].flatMap((functions) => [...functions]));
  for (const functions of given.values())
    if (functions.size > 1) for (const one of functions) if (one !== null) alone.delete(one);
  const known = new Set([...alone].filter((one) => one !== null));
  return { alone: known, overwritten: overwrittenOf(program, known) };
}

type Given = Map<string, Set<FunctionId | null>>;

/** By the field or package variable that the `Once` is; null where it is not known which one some function is given to. */
function givenByOnce(program: PlainProgram): Given | null {
  const given: Given = new Map();
  const held = heldFunctions(program);
  let isKnown = true;
  for (const fn of program.functions) {
    if (fn.origin === 'library') continue;
    walkBlock(fn.body, {
      statement: (one) => {
        if (one.kind !== 'call' && one.kind !== 'defer' && one.kind !== 'go') return;
        if (one.callee.kind !== 'static') return;
        if (program.functions[one.callee.function]!.qualified !== 'sync.(*Once).Do') return;
        const [receiver, todo] = one.arguments;
        const key = onceKey(program, fn, receiver!);
        if (key === null) isKnown = false;
        else if (key !== 'own') {
          const functions = given.get(key) ?? new Set();
          functions.add(held(fn, todo));
          given.set(key, functions);
        }
      },
    });
  }
  return isKnown ? given : null;
}

/** 'own' for one that a variable of the function holds; null where a pointer leads to it. */
function onceKey(
  program: PlainProgram,
  fn: PlainFunction,
  receiver: PlainExpression,
): string | null {
  if (receiver.kind !== 'address') return null;
  const { place } = receiver;
  switch (place.kind) {
    case 'global':
      return `variable ${String(place.global)}`;
    case 'field':
      return fieldKey(typeOfPlace(place.base, typingOf(program, fn)), place.field);
    case 'local':
    case 'cell':
      return 'own';
    case 'pointee':
    case 'element':
    case 'slice-element':
      return null;
  }
}

function overwrittenOf(
  program: PlainProgram,
  given: ReadonlySet<FunctionId>,
): ReadonlySet<FunctionId> {
  const writes = new Map(
    program.functions.map((fn) => [
      fn.id,
      fn.origin === 'library' ? new Set<string>() : writtenIn(program, fn),
    ]),
  );
  const overwritten = [...given].filter((id) => {
    const { functions } = reachedFrom(program, [id]);
    const own = new Set([...functions].flatMap((one) => [...writes.get(one)!]));
    return [...writes].some(
      ([other, places]) => !functions.has(other) && [...places].some((place) => own.has(place)),
    );
  });
  return new Set(overwritten);
}
