import type { FunctionDeclaration } from '../../syntax/node.ts';
import type { FunctionObject } from '../../types/type.ts';
import type { Entry } from '../program.ts';
import type { Surroundings } from './context.ts';
import { referenceTo } from './declaration.ts';
import { representatives } from './representative.ts';
import type { Unit } from './program-builder.ts';

/**
 * Every function and method of the package that is read; of a generic one the instance with representative
 * types.
 */
export function entriesOf(surroundings: Surroundings): readonly Entry[] {
  return surroundings.program.units
    .filter(({ library, imported }) => !library && imported !== true)
    .flatMap((unit) =>
      [...unit.checked.info.functions].flatMap(([syntax, object]) =>
        entryFor(surroundings, unit, syntax, object),
      ),
    );
}

function entryFor(
  surroundings: Surroundings,
  unit: Unit,
  { name: { name }, receiver, body }: FunctionDeclaration,
  object: FunctionObject,
): readonly Entry[] {
  const { typeParameters, receiverTypeParameters } = object.type;
  if (body === null) return [];
  if (receiver === null && (name === 'init' || name === '_')) return [];
  const parameters = receiver === null ? typeParameters : receiverTypeParameters;
  const given = representatives(surroundings.program.types, parameters);
  const reference = referenceTo(surroundings, object, given);
  if (reference.kind !== 'function') return [];
  const base = object.receiverBase?.object.name;
  if (receiver !== null)
    return [{ kind: 'method', name: `${base ?? '?'}.${name}`, function: reference.id }];
  return [{ kind: kindOf(name, unit.checked.package.name), name, function: reference.id }];
}

function kindOf(name: string, home: string): Entry['kind'] {
  if (name === 'main' && home === 'main') return 'main';
  return /^Test(?!\p{Ll})/u.test(name) ? 'test' : 'function';
}
