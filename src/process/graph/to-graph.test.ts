import { describe, expect, it } from 'vitest';
import { readVirgo } from '../../virgo/read.ts';
import { chooseInstance } from './choose-instance.ts';
import { focusArrays } from './focus-arrays.ts';
import type { Graph } from './graph.ts';
import { toGraph } from './to-graph.ts';

function graphOf(text: string): Graph {
  const read = readVirgo(text);
  if (!read.ok) throw new Error(read.diagnostics.map(({ message }) => message).join('\n'));
  return toGraph(read.value.extended);
}

function edges({ edges }: Graph): readonly string[] {
  return edges.map(({ label, from, to }) => `${from} ${label.kind} ${to}`);
}

describe('toGraph', () => {
  it('gives a range an edge for values and one for the end', () => {
    const graph = graphOf('c = chan [0]; for range c { skip }');
    expect(edges(graph)).toEqual(['0 enter 2', '2 receive 2', '2 receive-closed 1']);
  });

  it('lets the writer of an RWMutex announce itself', () => {
    expect(edges(graphOf('rwmutex m; m.Lock(); m.Unlock()'))).toEqual([
      '0 lock 3',
      '3 drain 2',
      '2 unlock 1',
    ]);
  });

  it('tells processes that run once from families', () => {
    const { classes } = graphOf(
      'go { go { skip } } for 0 .. n { go { skip } } loop { go { skip } }',
    );
    expect(classes.map(({ single }) => single)).toEqual([true, true, true, false, false]);
  });

  it('tells one instance of a family apart', () => {
    const graph = chooseInstance(graphOf('c = chan [0]; for 0 .. n { go { c! } } c?'), 1);
    expect(graph.classes.map(({ single }) => single)).toEqual([true, false, true]);
    expect(graph.chosen?.spawns).toHaveLength(1);
  });

  it('sees arrays by one of their elements', () => {
    const text = 'cs = [n] chan [0]; for i : 0 .. n { go { cs[i]! } } for i : 0 .. n { cs[i]? }';
    const graph = focusArrays(graphOf(text))!;
    expect(graph.channels.map(({ part }) => part)).toEqual(['element', 'rest']);
    // The goroutine of the element is one, the others are many.
    expect(graph.classes.map(({ single }) => single)).toEqual([true, false, true]);
    expect(graph.edges.every(({ label }) => !('element' in label) || label.element === null)).toBe(
      true,
    );
  });

  it('gives up where one wait is for two elements', () => {
    const text = `cs = [n] chan [0];
      for i : 0 .. n { for j : 0 .. n { select { case cs[i]? { } case cs[j]! { } } } }`;
    expect(focusArrays(graphOf(text))).toBeNull();
  });
});
