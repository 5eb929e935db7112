import type { FunctionFacts } from './facts.ts';
import { NameSet, type Names, type NameTable } from './name-set.ts';

/** Of a text together with everything in the file that may be called from there. */
export interface Reach {
  readonly writes: Names;
  /** Those of them that are written in a loop or a function literal, or may be through an address. */
  readonly looseWrites: Names;
  readonly elementWrites: Names;
  readonly spawns: boolean;
  readonly waits: boolean;
}

interface Sum extends Reach {
  readonly writes: NameSet;
  readonly looseWrites: NameSet;
  readonly elementWrites: NameSet;
}

/** All functions and methods of a name, as one: a call is known by its name alone. */
interface Node {
  readonly facts: readonly FunctionFacts[];
  readonly calls: readonly string[];
  /** The order in which nodes are met, and the first of them that is in the same circle. */
  order: number;
  low: number;
  /** Null until its circle is complete. */
  sum: Sum | null;
}

/**
 * Adds up what is reached. Functions that call each other in a circle reach the same; the circles are
 * found by Tarjan's algorithm, each after those that it calls, so that every call is looked at once.
 */
export function reaching(
  factsOfName: (name: string) => readonly FunctionFacts[],
): (start: FunctionFacts) => Reach {
  const table: NameTable = { numbers: new Map(), names: [] };
  const nodes = new Map<string, Node>();
  const nodeOf = (name: string): Node => {
    const known = nodes.get(name);
    if (known !== undefined) return known;
    const facts = factsOfName(name);
    const calls = [...new Set(facts.flatMap((one) => [...one.calls]))];
    const node: Node = { facts, calls, order: -1, low: -1, sum: null };
    nodes.set(name, node);
    return node;
  };
  const sumOf = (name: string): Sum | null => nodeOf(name).sum;
  const complete = circles(nodeOf, (facts) => addUp(table, facts, sumOf));
  return (start) => {
    start.calls.forEach((name) => complete(nodeOf(name)));
    return addUp(table, [start], sumOf);
  };
}

function circles(
  nodeOf: (name: string) => Node,
  add: (facts: readonly FunctionFacts[]) => Sum,
): (root: Node) => void {
  let met = 0;
  return (root) => {
    const open: Node[] = [];
    // Calls go deeper than the stack of the machine.
    const path: { readonly node: Node; next: number }[] = [];
    const enter = (node: Node): void => {
      node.order = node.low = met++;
      open.push(node);
      path.push({ node, next: 0 });
    };
    if (root.order < 0) enter(root);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { node } = top;
      const name = node.calls[top.next++];
      if (name !== undefined) {
        const called = nodeOf(name);
        if (called.order < 0) enter(called);
        else if (called.sum === null) node.low = Math.min(node.low, called.order);
        continue;
      }
      path.pop();
      const caller = path.at(-1)?.node;
      if (caller !== undefined) caller.low = Math.min(caller.low, node.low);
      if (node.low < node.order) continue;
      const circle = open.splice(open.lastIndexOf(node));
      const sum = add(circle.flatMap(({ facts }) => facts));
      for (const one of circle) one.sum = sum;
    }
  };
}

/** Who has no sum yet belongs to the circle itself. */
function addUp(
  table: NameTable,
  circle: readonly FunctionFacts[],
  sumOf: (name: string) => Sum | null,
): Sum {
  const nobody = NameSet.of(table, new Set());
  let [writes, looseWrites, elementWrites] = [nobody, nobody, nobody];
  let isLooseItself = false;
  for (const facts of circle) {
    writes = writes.plus(NameSet.of(table, facts.writes));
    looseWrites = looseWrites.plus(NameSet.of(table, facts.looseWrites));
    elementWrites = elementWrites.plus(NameSet.of(table, facts.elementWrites));
  }
  const sums = new Set<Sum>();
  for (const { calls, looseCalls } of circle) {
    for (const name of calls) {
      const called = sumOf(name);
      const isLoose = looseCalls.has(name);
      if (called === null) {
        isLooseItself ||= isLoose;
        continue;
      }
      sums.add(called);
      writes = writes.plus(called.writes);
      looseWrites = looseWrites.plus(isLoose ? called.writes : called.looseWrites);
      elementWrites = elementWrites.plus(called.elementWrites);
    }
  }
  return {
    writes,
    looseWrites: isLooseItself ? looseWrites.plus(writes) : looseWrites,
    elementWrites,
    spawns: circle.some(({ spawns }) => spawns) || [...sums].some(({ spawns }) => spawns),
    waits: circle.some(({ waits }) => waits) || [...sums].some(({ waits }) => waits),
  };
}
