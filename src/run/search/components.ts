import type { Store } from './store.ts';

/** A strongly connected component with a cycle in it. */
interface Component {
  readonly nodes: readonly number[];
  /** No step leads out of it. */
  readonly isBottom: boolean;
}

/** Tarjan's algorithm with a stack of its own, since graphs are deep. */
export function cyclicComponents(store: Store): readonly Component[] {
  const { count } = store;
  const index = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const component = new Int32Array(count).fill(-1);
  const edge = new Int32Array(count);
  const stack: number[] = [];
  const calls: number[] = [];
  const found: number[][] = [];
  let next = 0;
  const enter = (node: number): void => {
    index[node] = low[node] = next++;
    edge[node] = store.firstEdge(node);
    stack.push(node);
    calls.push(node);
  };
  for (let root = 0; root < count; root++) {
    if (index[root]! >= 0) continue;
    enter(root);
    for (let node = calls.at(-1); node !== undefined; node = calls.at(-1)) {
      const at = edge[node]!;
      if (at >= 0) {
        edge[node] = store.nextEdge(at);
        const to = store.target(at);
        if (index[to]! < 0) enter(to);
        else if (component[to]! < 0) low[node] = Math.min(low[node]!, index[to]!);
        continue;
      }
      calls.pop();
      const caller = calls.at(-1);
      if (caller !== undefined) low[caller] = Math.min(low[caller]!, low[node]!);
      if (low[node] !== index[node]) continue;
      const nodes = stack.splice(stack.lastIndexOf(node));
      for (const one of nodes) component[one] = found.length;
      found.push(nodes);
    }
  }
  return found.flatMap((nodes) => toComponent(nodes, store, component));
}

function toComponent(
  nodes: readonly number[],
  store: Store,
  component: Int32Array<ArrayBuffer>,
): Component[] {
  const mine = component[nodes[0]!]!;
  let hasCycle = nodes.length > 1;
  let isBottom = true;
  for (const node of nodes)
    for (let edge = store.firstEdge(node); edge >= 0; edge = store.nextEdge(edge)) {
      const to = store.target(edge);
      if (to === node) hasCycle = true;
      if (component[to] !== mine) isBottom = false;
    }
  return hasCycle ? [{ nodes, isBottom }] : [];
}
