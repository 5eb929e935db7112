import type { TypeMember } from '../language/node.ts';
import { Unsupported } from './fault.ts';
import type { NamedType } from './model.ts';
import { namedUnderlying } from './resolve-type.ts';
import { declareOnce, type Environment } from './scope.ts';
import { orFault } from './unread.ts';

/** What stands before the names of a package of the library. */
export const prefixOf = (library: string | null): string => (library === null ? '' : `${library}.`);

/** All names first, since types may speak of each other; what they stand for is filled in later. */
export function declareTypes(
  env: Environment,
  members: readonly TypeMember[],
  library: string | null,
): readonly NamedType[] {
  const prefix = prefixOf(library);
  return members.map(({ name, span }) => {
    const type: NamedType = {
      ...{ kind: 'named', name: `${prefix}${name.name}`, library, span, underlying: null },
      ...{ methods: new Map(), predicates: new Map(), unread: new Set() },
    };
    declareOnce(env.scope, name.name, name.span, { kind: 'type', type });
    return type;
  });
}

/** A type that is not followed makes those that speak of it not followed, too: all are read again without it. */
export function fillTypes(
  env: Environment,
  members: readonly TypeMember[],
  named: readonly NamedType[],
): void {
  const { functions } = env.checker;
  const before = functions.length;
  const unread = new Set<TypeMember>();
  for (let isStable = false; !isStable;) {
    functions.length = before;
    isStable = true;
    members.forEach((member, index) => {
      if (unread.has(member)) return;
      const read = orFault(() => {
        if (member.unread !== undefined) throw member.unread.fault;
        if (member.isGeneric) throw new Unsupported('a generic type', member.span);
        return namedUnderlying(env, named[index]!.name, member.type);
      });
      if ('value' in read) {
        named[index]!.underlying = read.value;
        return;
      }
      unread.add(member);
      isStable = false;
      const { fault } = read;
      const why = 'what' in fault ? fault.what : fault.message;
      const what = `the type ${member.name.name} (${why})`;
      for (const name of [member.name.name, ...(member.unread?.names ?? [])])
        env.scope.names.set(name, { kind: 'unsupported', what });
    });
  }
}
