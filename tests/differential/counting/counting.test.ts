import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { nodeSolvers } from '../../../src/smt/z3/node-solver.ts';
import { toGraph } from '../../../src/process/graph/to-graph.ts';
import { searchGraph } from '../../../src/explore/graph/search.ts';
import { printExtended } from '../../../src/virgo/extended/print.ts';
import { readVirgo } from '../../../src/virgo/read.ts';
import { valuations } from '../valuations.ts';
import { countingAgreement } from './agreement.ts';
import { readCorpus } from './corpus.ts';
import { huntCounting, programOf } from './hunt.ts';
import { interpretExtended } from './interpreter.ts';

const isInstalled = spawnSync('z3', ['--version']).status === 0;
const solver = isInstalled ? nativeSolver() : nodeSolvers()();
const corpus = readCorpus();

describe('proofs by counting', () => {
  afterAll(() => solver.dispose());

  test('no claim about 20 generated programs is contradicted', { timeout: 600_000 }, async () => {
    const report = await huntCounting(70_000, 20, solver);
    expect(report.contradictions).toEqual([]);
    // Who claims nothing is never wrong.
    expect(report.shown.get('every run ends')).toBeGreaterThan(1);
    expect(report.wrong).toBeGreaterThan(6);
  });

  test.each(corpus)('nor one about $name', { timeout: 120_000 }, async ({ checked }) => {
    const { contradictions } = await countingAgreement(checked, solver);
    expect(contradictions).toEqual([]);
  });
});

test('explorer and interpreter agree about 400 generated programs', { timeout: 300_000 }, () => {
  let compared = 0;
  for (let seed = 0; seed < 400; seed++) {
    const { text, checked } = programOf(90_000 + seed, corpus);
    const graph = toGraph(checked);
    const names = [...checked.parameters, ...checked.choices];
    for (const valuation of valuations(names, 0, 2).slice(-4)) {
      const judged = interpretExtended(checked.program, valuation, 1_500);
      const seen = searchGraph(graph, valuation, { maxStates: 3_000, firstOnly: false });
      if (!judged.complete || !seen.complete) continue;
      compared += 1;
      expect({
        text,
        ...{ ok: seen.ends, stuck: seen.stuck !== null, crash: seen.crash !== null },
        ...{ endless: seen.endless, alwaysMayEnd: seen.alwaysMayEnd },
      }).toEqual({
        text,
        ...{ ok: judged.ok, stuck: judged.stuck, crash: judged.crash },
        ...{ endless: judged.endless, alwaysMayEnd: judged.alwaysMayEnd },
      });
    }
  }
  expect(compared).toBeGreaterThan(800);
});

test('what the printer prints, the parser reads as the same program', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { checked } = programOf(110_000 + seed, corpus);
    const once = printExtended(checked.program).text;
    const read = readVirgo(once);
    expect(read.ok).toBe(true);
    if (read.ok) expect(printExtended(read.value.extended.program).text).toBe(once);
  }
});
