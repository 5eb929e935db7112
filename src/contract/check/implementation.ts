import type { Span } from '../../base/span.ts';
import { TypeFault } from './fault.ts';
import type { FunctionInfo, NamedType, Type } from './model.ts';
import type { Environment } from './scope.ts';
import { typeKey, underlying } from './type.ts';

export function baseOf(type: Type): NamedType | null {
  if (type.kind === 'named') return type;
  return type.kind === 'pointer' && type.element.kind === 'named' ? type.element : null;
}

/** Somewhere a value of the type becomes one of the interface: that it keeps the contracts is to be proved. */
export function requireImplementation(
  env: Environment,
  type: Type,
  target: Type,
  span: Span,
): void {
  const under = underlying(target);
  if (under.kind !== 'interface') return;
  const base = baseOf(type);
  for (const { name } of under.methods) {
    if (base?.methods.has(name) === true) continue;
    throw new TypeFault(
      `${typeKey(type)} does not implement ${typeKey(target)} (missing method ${name})`,
      span,
    );
  }
  if (target.kind !== 'named')
    throw new TypeFault('an interface with contracts needs a name', span);
  const { implementations } = env.checker;
  const key = `${typeKey(type)} implements ${target.name}`;
  if (implementations.has(key)) return;
  const proofs: ReadonlyMap<string, FunctionInfo> = new Map();
  implementations.set(key, { type, interface: target, span, proofs, isWritten: false });
}
