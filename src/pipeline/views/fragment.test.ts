import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { toDafnyView, toFragmentView } from './fragment.ts';
import { toDiagnosticView } from './place.ts';
import { LineMap } from '../../base/span.ts';

const source = 'c=chan[0];\ngo { for 0..x { c! } };\nc?';

function compiled() {
  const [fragment] = compile(source, { kind: 'virgo' }).fragments;
  if (fragment === undefined) throw new Error('the program is fine');
  return fragment;
}

describe('the view of a fragment', () => {
  const view = toFragmentView(compiled(), source);

  test('computes neither encoding nor obligations: it is made at each key press', () => {
    const stop = (stage: string) => (): never => {
      throw new Error(`${stage} was computed`);
    };
    const guarded = Object.defineProperties(compiled(), {
      encoding: { get: stop('the encoding') },
      obligations: { get: stop('the list of obligations') },
    });
    expect(() => guarded.obligations).toThrow('was computed');
    expect(toFragmentView(guarded, source)).toEqual(view);
  });

  test('links every statement of the source to its place in the canonical text', () => {
    const cut = (text: string, { start, end }: { start: number; end: number }) =>
      text.slice(start, end).split('\n')[0];
    const pairs = view.virgo.links.map(({ source: from, target }) => [
      cut(source, from),
      cut(view.virgo.text, target),
    ]);
    expect(pairs).toEqual([
      ['c=chan[0]', 'c = chan [0]'],
      ['go { for 0..x { c! } }', 'go {'],
      ['for 0..x { c! }', 'for 0 .. x {'],
      ['c!', 'c!'],
      ['c?', 'c?'],
    ]);
  });

  test('places have lines and columns of the source', () => {
    const receive = view.processes[0]!.points[2]!;
    expect(receive.operation).toBe('c?');
    expect(receive.place.range).toEqual({
      start: { line: 3, column: 1 },
      end: { line: 3, column: 3 },
    });
  });

  test('has CoreDafny for each strategy', () => {
    const texts = ([1, 2, 3] as const).map((strategy) => toDafnyView(compiled(), strategy).text);
    for (const text of texts) expect(text).toContain('method Fragment');
    expect(new Set(texts).size).toBe(3);
  });

  test('knows what of CoreDafny comes of which statement', () => {
    const { text, pieces } = toDafnyView(compiled(), 3);
    const nodeOf = (written: string) =>
      view.virgo.links.find(({ source: { start } }) => source.startsWith(written, start))!.node;
    const cut = (node: number) =>
      pieces
        .filter(({ nodes }) => nodes[0] === node)
        .map(({ place: { start, end } }) => text.slice(start, end).split('\n')[0]);
    expect(cut(nodeOf('c!'))).toEqual(['case 1 => // c!', 'case 2 => // c! acknowledged']);
    expect(cut(nodeOf('c?'))).toEqual(['case 2 => // c?']);
    expect(cut(nodeOf('for'))).toEqual([
      'var i := 0;',
      '// i counts the iterations of its loop',
      'case 0 => // for i : 0 .. x',
      'case 3 => // next i',
    ]);
    expect(cut(nodeOf('c='))).toContain('// c is sent to at least as often as it is received from');
    const speaking = pieces.filter(({ nodes }) => nodes.includes(nodeOf('c?')));
    expect(speaking.length).toBeGreaterThan(cut(nodeOf('c?')).length);
  });

  test('crosses to the page as it is', () => {
    expect(structuredClone(view)).toEqual(view);
  });
});

test('a diagnostic keeps its fix, with places for an editor', () => {
  const broken = 'c = chan [1]\nc!';
  const { diagnostics } = compile(broken, { kind: 'virgo' });
  const view = toDiagnosticView(new LineMap(broken), diagnostics[0]!);
  expect(view.place.range.start).toEqual({ line: 2, column: 1 });
  expect(view.fix?.edits[0]).toMatchObject({ text: ';', place: { start: 12, end: 12 } });
});
