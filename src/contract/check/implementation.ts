import type { Span } from '../../base/span.ts';
import { TypeFault } from './fault.ts';
import { readOf } from './build.ts';
import type { FunctionInfo, ImplementedMethod, InterfaceType, Type } from './model.ts';
import { newVariable, type Environment } from './scope.ts';
import { memberOf } from './select.ts';
import { typeKey, underlying } from './type.ts';

/** Somewhere a value of the type becomes one of the interface: that it keeps the contracts is to be proved. */
export function requireImplementation(
  env: Environment,
  type: Type,
  target: Type,
  span: Span,
): void {
  const under = underlying(target);
  if (under.kind !== 'interface') return;
  const methods = methodsOf(env, type, target, span);
  if (target.kind !== 'named')
    throw new TypeFault('an interface with contracts needs a name', span);
  const { implementations } = env.checker;
  const key = `${typeKey(type)} implements ${target.name}`;
  if (implementations.has(key)) return;
  const proofs: ReadonlyMap<string, FunctionInfo> = new Map();
  implementations.set(key, { type, interface: target, span, proofs, methods, isWritten: false });
}

/** For each method of the interface the type's own, or the one that it has of what is embedded. */
export function methodsOf(
  env: Environment,
  type: Type,
  target: Type,
  span: Span,
): ReadonlyMap<string, ImplementedMethod> {
  const under = underlying(target);
  const wanted = under.kind === 'interface' ? under.methods : [];
  return new Map(
    wanted.map(({ name }) => {
      const self = newVariable('self', type, span);
      const member = memberOf(env, readOf(self, span), name);
      // A method that needs the address of its receiver is none of the value.
      if (member?.kind !== 'function' || self.isShared)
        throw new TypeFault(
          `${typeKey(type)} does not implement ${typeKey(target)} (missing method ${name})`,
          span,
        );
      return [name, { self, function: member.function, receiver: member.receiver }] as const;
    }),
  );
}

/** A value of one interface is one of another that only asks for methods of it, with their very contracts. */
export function isWider(from: InterfaceType, to: InterfaceType): boolean {
  return (
    to.methods.every((one) => from.methods.includes(one)) &&
    to.predicates.every((one) => from.predicates.includes(one))
  );
}
