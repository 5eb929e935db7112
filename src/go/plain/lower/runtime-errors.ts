import type { GoObject } from '../../types/type.ts';
import { runtimeErrorTypes, type RuntimeErrors } from '../program.ts';
import type { ProgramBuilder } from './program-builder.ts';
import { emptyEnvironment } from './type-environment.ts';

/** The types of failures of Go itself, where their package is there. Any of them may be in an interface. */
export function runtimeErrorsOf(program: ProgramBuilder): RuntimeErrors | null {
  const { natives, types, boxed } = program;
  const found = Object.entries(runtimeErrorTypes).map(([kind, { name, isPointer }]) => {
    const object = objectOf(program, `${natives.runtime}.${name}`);
    if (object?.kind !== 'type-name') return null;
    const { type } = object;
    const id = types.intern(
      isPointer ? { kind: 'pointer', element: type } : type,
      emptyEnvironment,
    );
    boxed.add(id);
    return [kind, id] as const;
  });
  const all = found.filter((one) => one !== null);
  return all.length < found.length ? null : (Object.fromEntries(all) as unknown as RuntimeErrors);
}

/** What a qualified name means, where its package is there. */
export function objectOf({ units }: ProgramBuilder, qualified: string): GoObject | undefined {
  const [, path, name] = /^(.*)\.([^.]+)$/.exec(qualified) ?? [];
  const unit = units.find(({ checked }) => checked.package.path === path);
  return unit?.checked.package.scope.names.get(name ?? '')?.object;
}
