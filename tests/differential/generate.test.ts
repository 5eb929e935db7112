import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Program } from '../../src/virgo/ast.ts';
import { checkVirgo } from '../../src/virgo/check.ts';
import { parseVirgo } from '../../src/virgo/parse.ts';
import { printVirgo } from '../../src/virgo/print.ts';
import { generated, programs } from './generate/arbitrary.ts';
import { makeDice } from './generate/dice.ts';
import { parametersOf } from './generate/parameters.ts';
import { perturb } from './generate/perturb.ts';
import { smallerPrograms } from './generate/shrink.ts';
import { isWellFormed } from './generate/well-formed.ts';
import type { Grammar } from './generate/well-formed.ts';
import { interpret, usualOptions } from './interpreter.ts';
import { shapeOf } from './shape.ts';
import { sample, valuations } from './valuations.ts';

const paper: Grammar = { spawningLoops: false };
const counted: Grammar = { spawningLoops: true };
const settings = { seed: 20_240_601, numRuns: 1_000 };

function parsed(text: string): Program {
  const result = parseVirgo(text);
  if (!result.ok) throw new Error(`${text}\n${result.diagnostics[0]!.message}`);
  return result.value;
}

function accepted(program: Program): ReturnType<typeof checkVirgo> {
  return checkVirgo(parsed(generated(program, 0).text));
}

test('what is written in any spelling is what the parser reads', () => {
  const property = fc.property(programs(counted), ({ program, text }) => {
    expect(shapeOf(parsed(text))).toBe(shapeOf(program));
  });
  fc.assert(property, settings);
});

test('the canonical form reads as the same program and prints as itself', () => {
  const property = fc.property(programs(counted), ({ program, text }) => {
    const canonical = printVirgo(parsed(text)).text;
    expect(shapeOf(parsed(canonical))).toBe(shapeOf(program));
    expect(printVirgo(parsed(canonical)).text).toBe(canonical);
  });
  fc.assert(property, settings);
});

test('the checker accepts every program of the generator, with the parameters that it has', () => {
  let shadowing = 0;
  const property = fc.property(programs(counted), ({ program, text }) => {
    const checked = checkVirgo(parsed(text));
    const codes = new Set(checked.diagnostics.map(({ code }) => code));
    if (codes.delete('virgo-note-shadow')) shadowing += 1;
    expect([...codes]).toEqual([]);
    if (checked.ok) expect(checked.value.parameters).toEqual(parametersOf(program));
  });
  fc.assert(property, settings);
  expect(shadowing).toBeGreaterThan(20);
});

test('the checker and the generator agree on what is well formed', () => {
  const seen = { formed: 0, broken: 0 };
  const property = fc.property(programs(counted), fc.integer(), ({ program }, seed) => {
    const damaged = damage(program, seed);
    const formed = isWellFormed(damaged, counted);
    seen[formed ? 'formed' : 'broken'] += 1;
    expect(accepted(damaged).ok).toBe(formed);
  });
  fc.assert(property, settings);
  expect(Math.min(seen.formed, seen.broken)).toBeGreaterThan(200);
});

/** Perturbed without looking whether it stays a program. */
function damage(program: Program, seed: number): Program {
  const dice = makeDice(seed);
  const scope = { integers: ['x'], truths: [] };
  const rounds = [...Array(4).keys()];
  return rounds.reduce((sofar) => perturb(sofar, dice, scope), program);
}

test('smaller programs are programs too, and shrinking ends', () => {
  const property = fc.property(programs(counted), ({ program }) => {
    let current = program;
    // Always the last of the small edits: the longest way down.
    for (let round = 0; round < 40; round++) {
      const smaller = [...smallerPrograms(current, counted)];
      if (smaller.length === 0) return;
      for (const one of sample(smaller, 20)) expect(accepted(one).ok).toBe(true);
      current = smaller.at(-1)!;
    }
  });
  fc.assert(property, { ...settings, numRuns: 30 });
});

test('the programs are of all kinds', () => {
  const kinds = { always: 0, sometimes: 0, never: 0, race: 0, stuck: 0, crash: 0 };
  let incomplete = 0;
  for (const { program } of fc.sample(programs(paper), settings)) {
    const judged = valuations(parametersOf(program), -2, 3).map((valuation) =>
      interpret(program, valuation),
    );
    incomplete += judged.filter(({ complete }) => !complete).length;
    const clean = judged.filter(({ stuck, crash }) => !stuck && !crash).length;
    kinds[clean === judged.length ? 'always' : clean > 0 ? 'sometimes' : 'never'] += 1;
    if (judged.some(({ ok, stuck, crash }) => ok && (stuck || crash))) kinds.race += 1;
    if (judged.some(({ stuck }) => stuck)) kinds.stuck += 1;
    if (judged.some(({ crash }) => crash)) kinds.crash += 1;
  }
  expect(incomplete).toBe(0);
  expect(Math.min(kinds.always, kinds.never)).toBeGreaterThan(200);
  expect(kinds.sometimes).toBeGreaterThan(350);
  expect(Math.min(kinds.race, kinds.crash)).toBeGreaterThan(100);
  expect(kinds.stuck).toBeGreaterThan(300);
});

test('doing local statements first changes no verdict', () => {
  const property = fc.property(programs(counted), ({ program }) => {
    for (const valuation of sample(valuations(parametersOf(program), -1, 2), 4)) {
      const all = interpret(program, valuation, { ...usualOptions, interleavings: 'all' });
      if (!all.complete) continue;
      const fewer = interpret(program, valuation);
      expect({ ...fewer, states: 0 }).toEqual({ ...all, states: 0 });
    }
  });
  fc.assert(property, { ...settings, numRuns: 300 });
});
