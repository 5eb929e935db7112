import type { CheckedExtended } from '../../virgo/extended/ast.ts';
import { BlockCutter } from './cut.ts';
import { GraphBuilder, type ClassDraft } from './builder.ts';
import {
  repeatingLoops,
  type Edge,
  type Graph,
  type GraphLoop,
  type GraphPoint,
  type ProcessClass,
} from './graph.ts';
import { GraphResources } from './resources.ts';

/** Cuts a program into one control-flow graph per process class. */
export function toGraph({ program, parameters, choices }: CheckedExtended): Graph {
  const builder = new GraphBuilder();
  const resources = new GraphResources(program);
  const cutter = new BlockCutter(builder, resources, program);
  cutter.process('main', program.body, program.span);
  cutter.namedProcesses();
  const { points, edges, loops } = builder;
  const { channels, waitgroups, locks, onces } = resources;
  const contracts = program.contracts.map(({ condition, span }) => ({ condition, span }));
  const classes = withSingles(builder.classes, points, edges, loops);
  return {
    ...{ parameters, choices, contracts, channels, waitgroups, locks, onces },
    ...{ classes, points, edges, loops, focus: null, chosen: null },
  };
}

/** A class is single if one edge spawns it, once. */
export function withSingles(
  classes: readonly ClassDraft[],
  points: readonly GraphPoint[],
  edges: readonly Edge[],
  loops: readonly GraphLoop[],
): readonly ProcessClass[] {
  const known = new Map<number, boolean>([[0, true]]);
  const isSingle = (index: number): boolean => {
    const found = known.get(index);
    if (found !== undefined) return found;
    // Whoever spawns itself in the end has no bound.
    known.set(index, false);
    const spawns = edges.filter(({ label }) => label.kind === 'spawn' && label.class === index);
    const single =
      spawns.length <= 1 &&
      spawns.every(
        ({ from }) => repeatingLoops(loops, from).length === 0 && isSingle(points[from]!.class),
      );
    known.set(index, single);
    return single;
  };
  const isMainSpawned = edges.some(({ label }) => label.kind === 'spawn' && label.class === 0);
  if (isMainSpawned) throw new Error('nobody can spawn the main process');
  return classes.map((one) => ({ ...one, single: isSingle(one.index) }));
}
