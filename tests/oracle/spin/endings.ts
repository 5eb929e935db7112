import { expect } from 'vitest';
import { bindMachine } from '../../../src/explore/bind.ts';
import { explore } from '../../../src/explore/explore.ts';
import { searchGraph } from '../../../src/explore/graph/search.ts';
import type { Valuation } from '../../../src/expression/evaluate.ts';
import type { Graph } from '../../../src/process/graph/graph.ts';
import type { Machine } from '../../../src/process/machine.ts';
import { printGraphPromela } from '../../../src/promela/graph/print.ts';
import { printPromela } from '../../../src/promela/print.ts';
import { runTask } from '../../../src/run/task.ts';
import { smallValuations } from '../../../src/verdict/counting/find-failure.ts';
import { askSpin } from './spin.ts';

/** More than this takes Spin too long, or more processes than it has. */
const mostStates = 4_000;

/** Asks the explorer and Spin for the endings of a machine of the paper's, which are to be alike. */
export function compareMachine(
  machine: Machine,
  valuation: Valuation,
  text: string,
): readonly string[] {
  const { ok, stuck, crash, complete } = runTask(explore(bindMachine(machine, valuation)));
  expect(complete, text).toBe(true);
  expectOfSpin(printPromela(machine, valuation), valuation, text, { ok, stuck, crash });
  return Object.entries({ ok, stuck, crash }).flatMap(([kind, found]) => (found ? [kind] : []));
}

/** The same of a graph, at as many small values as are asked for; how many were compared. */
export function compareGraph(graph: Graph, text: string, most: number): number {
  let compared = 0;
  for (const valuation of smallValuations(graph).slice(0, 4 * most)) {
    if (compared === most) break;
    const seen = searchGraph(graph, valuation, { maxStates: mostStates, firstOnly: false });
    if (!seen.complete) continue;
    expectOfSpin(printGraphPromela(graph, valuation), valuation, text, {
      ok: seen.ends,
      stuck: seen.stuck !== null,
      crash: seen.crash !== null,
    });
    compared += 1;
  }
  return compared;
}

type Endings = ReturnType<typeof askSpin>;

function expectOfSpin(model: string, valuation: Valuation, text: string, endings: Endings): void {
  const values = [...valuation].map(([name, value]) => `${name} = ${value}`).join(', ');
  expect(askSpin(model), `${text}\nwith ${values}\n${model}`).toEqual(endings);
}
