import { expect, test } from 'vitest';
import { baseFacts } from '../../../src/encode/counting/base/base.ts';
import { CountingModel } from '../../../src/encode/counting/model.ts';
import { crashObligations, stuckObligation } from '../../../src/encode/counting/obligation.ts';
import { toGraph } from '../../../src/process/graph/to-graph.ts';
import { readVirgo } from '../../../src/virgo/read.ts';
import { badRun, falseIn, overlooked, overlookedSegment } from './witness.ts';

function modelOf(text: string): CountingModel {
  const read = readVirgo(text);
  if (!read.ok) throw new Error(read.diagnostics[0]!.message);
  return new CountingModel(toGraph(read.value.extended));
}

const none = new Map();

test('the run of a program that gets stuck is seen by the obligations, and by no fewer', () => {
  const model = modelOf('c = chan [1]; c!; c!');
  const bad = badRun(model.graph, [none], 100)!;
  const obligations = [stuckObligation(model), ...crashObligations(model)];
  expect(bad.ending).toBe('stuck');
  expect(overlooked(model, obligations, bad)).toEqual([]);
  expect(overlooked(model, obligations.slice(1), bad)).toHaveLength(1);
  const facts = baseFacts(model);
  expect(falseIn({ model, facts }, none, bad.counts)).toEqual([]);
  const wrong = { ...facts[0]!, term: stuckObligation(model).negated[0]! };
  expect(falseIn({ model, facts: [wrong] }, none, bad.counts)).toHaveLength(1);
});

test('a crash is the crash obligations’ to see', () => {
  const model = modelOf('c = chan [1]; close c; close c');
  const bad = badRun(model.graph, [none], 100)!;
  expect(bad.ending).toBe('crash');
  expect(overlooked(model, crashObligations(model), bad)).toEqual([]);
  expect(overlooked(model, [stuckObligation(model)], bad)).toHaveLength(1);
});

test('a loop without an end is a segment, unless a fact says that it is never entered', () => {
  const model = modelOf('c = chan [1]; loop { c!; c? }');
  const facts = baseFacts(model);
  expect(overlookedSegment({ model, facts }, none)).toEqual([]);
  const enter = model.graph.loops[0]!.enter;
  const never = facts
    .map((fact) => fact)
    .concat({
      ...{ rule: 'B7', words: '', span: null },
      term: {
        kind: 'compare',
        operator: '==',
        left: model.x(enter),
        right: { kind: 'integer', value: 0n },
      },
    });
  expect(overlookedSegment({ model, facts: never }, none)).toHaveLength(1);
});
