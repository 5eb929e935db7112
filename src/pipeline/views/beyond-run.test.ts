import { expect, test } from 'vitest';
import { readVirgo } from '../../virgo/read.ts';
import { beyondProgram, type BeyondFragment } from '../beyond.ts';
import { findBeyondRun, playBeyond, toBeyondRun } from './beyond-run.ts';
import { findBadRun } from '../../verdict/counting/decide-graph.ts';

function fragmentOf(text: string): BeyondFragment {
  const read = readVirgo(text);
  if (!read.ok) throw new Error(read.diagnostics[0]!.message);
  return beyondProgram(read.value.extended);
}

const text =
  'c = chan [0]; go { for 0 .. N { c! } close c } if * { c? } else { for range c { skip } }';
const fragment = fragmentOf(text);
const values = [{ name: 'N', value: '2' }];

test('the run that refutes is shown step by step, and stays what it is when it is played', () => {
  const run = toBeyondRun(fragment, text, findBadRun(fragment.graph)!);
  expect(run.ending.kind).toBe('stuck');
  expect(run.frames.length).toBeGreaterThan(3);
  const request = { values: run.values, trace: run.trace, keep: null, then: null, view: null };
  const played = playBeyond(fragment, text, request);
  expect(played).toEqual({ kind: 'played', run, at: run.frames.length - 1 });
});

test('a run can be made by hand', () => {
  const request = { values, trace: null, keep: null, then: 0, view: null };
  const played = playBeyond(fragment, text, request);
  expect(played.kind === 'played' && played.run.frames.length).toBe(2);
  expect(playBeyond(fragment, text, { ...request, then: 99 }).kind).toBe('refused');
});

test('all schedules at some values are looked at', () => {
  const found = findBeyondRun(fragment, text, values);
  expect(found).toMatchObject({ outcome: 'bad', sentence: 'With these values a run hangs.' });
  const none = findBeyondRun(fragment, text, [{ name: 'N', value: '0' }]);
  expect(none).toMatchObject({ outcome: 'clean' });
  const large = findBeyondRun(fragment, text, [{ name: 'N', value: '99999999999' }]);
  expect(large).toMatchObject({ kind: 'refused' });
});

test('no run of an abstraction is shown as one of Go', () => {
  const abstract = { ...fragment, graph: fragment.graph, isAbstraction: true };
  expect(findBeyondRun(abstract, text, values).kind).toBe('refused');
});
