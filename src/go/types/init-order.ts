import type { Checker, DeclarationInfo } from './checker.ts';
import { failIn } from './report.ts';
import type { GoObject, VariableObject } from './type.ts';

/**
 * Orders the package's variables: always the first one in the text whose first value uses no variable that is
 * still without its own, functions looked through.
 */
export function orderInitializers(c: Checker): void {
  reportCycles(c);
  const pending: DeclarationInfo[] = [];
  const owners = new Map<DeclarationInfo, VariableObject>();
  for (const [object, info] of c.declarations) {
    if (object.kind !== 'variable' || info.syntax.kind !== 'variable') continue;
    if (owners.has(info)) continue;
    owners.set(info, object);
    if (info.syntax.spec.values.length > 0) pending.push(info);
  }
  for (const next of inOrder(c, pending)) initialize(c, owners.get(next)!, next);
}

/** Always the first of those that need none which is still missing; where all do, the first one. */
function inOrder(c: Checker, pending: readonly DeclarationInfo[]): readonly DeclarationInfo[] {
  const places = new Map(pending.map((info, at) => [info, at] as const));
  const missing = new Array<number>(pending.length).fill(0);
  const users = pending.map((): number[] => []);
  pending.forEach((info, at) => {
    for (const needed of neededBy(c, info, places)) {
      if (needed === info) continue;
      missing[at]!++;
      users[places.get(needed)!]!.push(at);
    }
  });
  const order: DeclarationInfo[] = [];
  const isChosen = new Array<boolean>(pending.length).fill(false);
  let from = 0;
  while (order.length < pending.length) {
    let next = from;
    while (next < pending.length && (isChosen[next] === true || missing[next]! > 0)) next++;
    if (next === pending.length) next = isChosen.indexOf(false);
    isChosen[next] = true;
    order.push(pending[next]!);
    from = next;
    for (const user of users[next]!)
      if (--missing[user]! === 0 && user < from && isChosen[user] !== true) from = user;
  }
  return order;
}

/** What a variable's value needs itself; what that needs in turn comes before it. */
function neededBy(
  c: Checker,
  info: DeclarationInfo,
  among: ReadonlyMap<DeclarationInfo, number>,
): ReadonlySet<DeclarationInfo> {
  const needed = new Set<DeclarationInfo>();
  const seen = new Set<GoObject>();
  const open = [...info.uses];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const own = c.declarations.get(next);
    if (own === undefined) continue;
    if (among.has(own)) needed.add(own);
    else open.push(...own.uses);
  }
  return needed;
}

function initialize(c: Checker, object: VariableObject, info: DeclarationInfo): void {
  if (info.syntax.kind !== 'variable') return;
  const { spec, index, together } = info.syntax;
  const value = together === null ? spec.values[index] : spec.values[0];
  if (value === undefined) return;
  c.info.initializers.push({ variables: together ?? [object], value });
}

/** A circle of constants, variables and functions, with at least one that is no function. */
function reportCycles(c: Checker): void {
  const state = new Map<GoObject, 'open' | 'done'>();
  for (const start of c.declarations.keys()) {
    if (start.kind !== 'variable' && start.kind !== 'constant') continue;
    const cycle = findCycle(c, start, state);
    if (cycle === null) continue;
    const first = cycle[0]!;
    if (first.file === null || first.span === null) continue;
    const related = cycle.flatMap((one, index) => {
      const next = cycle[(index + 1) % cycle.length]!;
      const isHere = one.span !== null && one.file === first.file && cycle.length > 1;
      return isHere ? [{ span: one.span, message: `${one.name} refers to ${next.name}` }] : [];
    });
    const given = { name: first.name, isAlone: cycle.length === 1 };
    failIn(c, first.file, first.span, 'go-initialization-cycle', given, related);
  }
}

/** Depth first, without recursion: generated packages have long chains. */
function findCycle(
  c: Checker,
  start: GoObject,
  state: Map<GoObject, 'open' | 'done'>,
): readonly GoObject[] | null {
  const path: GoObject[] = [];
  const iterators: Iterator<GoObject>[] = [];
  const enter = (object: GoObject): void => {
    state.set(object, 'open');
    path.push(object);
    iterators.push((c.declarations.get(object)?.uses ?? new Set<GoObject>()).values());
  };
  if (state.has(start)) return null;
  enter(start);
  while (path.length > 0) {
    const next = iterators.at(-1)!.next();
    if (next.done === true) {
      state.set(path.pop()!, 'done');
      iterators.pop();
      continue;
    }
    const object = next.value;
    if (object.kind === 'type-name') continue;
    const known = state.get(object);
    if (known === undefined) enter(object);
    else if (known === 'open') {
      const cycle = path.slice(path.indexOf(object));
      const at = cycle.findIndex(({ kind }) => kind !== 'function');
      if (at < 0) continue;
      path.forEach((one) => state.set(one, 'done'));
      return [...cycle.slice(at), ...cycle.slice(0, at)];
    }
  }
  return null;
}
