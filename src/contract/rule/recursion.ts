import { underlying } from '../check/type.ts';
import { calledIn } from '../check/children.ts';
import type { Expression, FunctionInfo, Implementation, Program } from '../check/model.ts';

/** The pure functions that one directly rests on: in its body and its contract, or behind an interface. */
function calledBy(program: Program, one: FunctionInfo): ReadonlySet<FunctionInfo> {
  const called = new Set<FunctionInfo>();
  const contract = one.contract();
  const parts: (Expression | null)[] = [
    one.value(),
    ...contract.requires.map(({ expression }) => expression),
    ...contract.ensures.map(({ expression }) => expression),
  ];
  for (const part of parts) if (part !== null) calledIn(part, called);
  if (one.interface !== null) for (const { target } of dispatched(program, one)) called.add(target);
  return called;
}

interface Dispatch {
  readonly implementation: Implementation;
  /** The proof that was written, or the method itself. */
  readonly target: FunctionInfo;
  /** It gets the value itself as its receiver. */
  readonly isDirect: boolean;
}

/** What stands behind an interface's method, for each type that implements it here. */
export function dispatched(program: Program, method: FunctionInfo): readonly Dispatch[] {
  const { interface: owner } = method;
  if (owner === null) return [];
  return program.implementations.flatMap((implementation) => {
    const under = underlying(implementation.interface);
    // An interface may have the method of one that it embeds.
    if (under.kind !== 'interface' || !under.methods.includes(method)) return [];
    const proof = implementation.proofs.get(method.name);
    const own = implementation.methods.get(method.name);
    const target = proof ?? own?.function;
    if (target === undefined) return [];
    const isDirect = proof !== undefined || own?.receiver.kind === 'variable';
    return [{ implementation, target, isDirect }];
  });
}

function reachable(program: Program, from: FunctionInfo): ReadonlySet<FunctionInfo> {
  const seen = new Set<FunctionInfo>();
  const visit = (one: FunctionInfo): void => {
    for (const called of calledBy(program, one)) {
      if (seen.has(called) || !called.isPure) continue;
      seen.add(called);
      visit(called);
    }
  };
  visit(from);
  return seen;
}

/** The functions that call each other in a circle with this one, itself included if it is in one. */
export function circleOf(program: Program, one: FunctionInfo): ReadonlySet<FunctionInfo> {
  const below = reachable(program, one);
  if (!below.has(one)) return new Set();
  return new Set([...below].filter((other) => reachable(program, other).has(one)));
}

/** All that it rests on. */
export function closureOf(program: Program, one: FunctionInfo): ReadonlySet<FunctionInfo> {
  return reachable(program, one);
}
