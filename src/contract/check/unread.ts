import type { FunctionMember } from '../language/node.ts';
import { SyntaxFault } from '../language/syntax-fault.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { FunctionInfo } from './model.ts';
import type { Environment } from './scope.ts';

/** Something in the text that is wrong or not followed: what it stands in stays open, and the rest goes on. */
export type Fault = SyntaxFault | TypeFault | Unsupported;

export function isFault(fault: unknown): fault is Fault {
  return fault instanceof SyntaxFault || fault instanceof TypeFault || fault instanceof Unsupported;
}

/** The value, or what stood in the way of it. */
export function orFault<T>(make: () => T): { readonly value: T } | { readonly fault: Fault } {
  try {
    return { value: make() };
  } catch (fault) {
    if (!isFault(fault)) throw fault;
    return { fault };
  }
}

/** A function whose signature is not read: nobody calls it by a contract, and it is open itself. */
export function unreadFunction(
  env: Environment,
  member: FunctionMember,
  id: string,
  fault: Fault,
): FunctionInfo {
  const refuse = (): never => {
    throw fault;
  };
  const { isPure, isGhost, isTrusted, name, span } = member;
  return {
    ...{ id, name: name.name, span, nameSpan: name.span, isPure, isGhost, isTrusted },
    ...{ parameters: [], results: [], hasReceiver: member.receiver !== null, isVariadic: false },
    ...{ interface: null, isLibrary: env.isLibrary, hasBody: true, captured: new Set() },
    ...{ contract: refuse, body: refuse, value: refuse, given: () => new Map() },
  };
}
