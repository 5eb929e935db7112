import type { FairGraph, Group } from './fair-graph.ts';
import { nodesWithLastingTimers } from './set-timers.ts';

/** States that a fair run can stay in for ever, and the steps that it then takes again and again. */
export interface EndComponent {
  readonly nodes: readonly number[];
  readonly groups: readonly Group[];
}

/**
 * The sets of states in which a run can stay although chance takes every way that it is given again and
 * again, although everybody who can move again and again does, and although every timer that stays set fires.
 */
export function fairComponents(graph: FairGraph): readonly EndComponent[] {
  const found: EndComponent[] = [];
  const work: { readonly nodes: readonly number[]; readonly groups: readonly Group[] }[] = [
    { nodes: graph.states.map((_, at) => at), groups: graph.groups },
  ];
  for (let part = work.pop(); part !== undefined; part = work.pop()) {
    const inside = new Set(part.nodes);
    const groups = part.groups.filter(
      ({ from, edges }) => inside.has(from) && edges.every(({ to }) => inside.has(to)),
    );
    if (groups.length === 0) continue;
    const components = connected(part.nodes, groups);
    const [only] = components;
    if (components.length !== 1 || only!.length !== part.nodes.length) {
      for (const nodes of components) work.push({ nodes, groups });
      continue;
    }
    const moved = new Set(groups.flatMap(({ edges }) => edges.flatMap(({ movers }) => movers)));
    const lasting = nodesWithLastingTimers(graph.states, part.nodes, groups);
    const fair = part.nodes.filter(
      (node) => !lasting.has(node) && [...graph.able[node]!].every((one) => moved.has(one)),
    );
    if (fair.length === part.nodes.length) found.push({ nodes: part.nodes, groups });
    else if (fair.length > 0) work.push({ nodes: fair, groups });
  }
  return found;
}

/** The strongly connected components, by Tarjan's algorithm with a stack of its own; none without a step. */
function connected(
  nodes: readonly number[],
  groups: readonly Group[],
): readonly (readonly number[])[] {
  const next = new Map<number, number[]>(nodes.map((node) => [node, []]));
  for (const { from, edges } of groups) for (const { to } of edges) next.get(from)!.push(to);
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const done = new Set<number>();
  const stack: number[] = [];
  const found: number[][] = [];
  const calls: { readonly node: number; at: number }[] = [];
  const enter = (node: number): void => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    calls.push({ node, at: 0 });
  };
  for (const root of nodes) {
    if (index.has(root)) continue;
    enter(root);
    for (let call = calls.at(-1); call !== undefined; call = calls.at(-1)) {
      const { node } = call;
      const to = next.get(node)![call.at++];
      if (to !== undefined) {
        if (!index.has(to)) enter(to);
        else if (!done.has(to)) low.set(node, Math.min(low.get(node)!, index.get(to)!));
        continue;
      }
      calls.pop();
      const caller = calls.at(-1)?.node;
      if (caller !== undefined) low.set(caller, Math.min(low.get(caller)!, low.get(node)!));
      if (low.get(node) !== index.get(node)) continue;
      const component = stack.splice(stack.lastIndexOf(node));
      for (const one of component) done.add(one);
      const turns = component.length > 1 || next.get(node)!.includes(node);
      if (turns) found.push(component);
    }
  }
  return found;
}
