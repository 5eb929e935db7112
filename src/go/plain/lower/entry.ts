import type { FunctionDeclaration } from '../../syntax/node.ts';
import { testMain } from '../../std/knowledge.ts';
import { printType } from '../../types/print-type.ts';
import type { FunctionObject, Type, VariableObject } from '../../types/type.ts';
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
  return [
    {
      kind: kindOf(name, unit.checked.package.name, object.type.parameters),
      name,
      function: reference.id,
    },
  ];
}

/** It prepares the tests of its package, and is none. */
const isTestsRunner = (type: Type): boolean =>
  type.kind === 'pointer' && printType(type, ({ path }) => path) === '*testing.M';

function kindOf(name: string, home: string, parameters: readonly VariableObject[]): Entry['kind'] {
  if (name === 'main' && home === 'main') return 'main';
  if (name === testMain && parameters.some(({ type }) => isTestsRunner(type))) return 'function';
  return /^Test(?!\p{Ll})/u.test(name) ? 'test' : 'function';
}
