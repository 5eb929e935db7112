import { describe, expect, it } from 'vitest';
import { checkVirgo } from '../virgo/check.ts';
import { parseVirgo } from '../virgo/parse.ts';
import { readVirgo } from '../virgo/read.ts';
import { virgoCatalogue } from './catalogue.ts';

/** Takes the marks out of an example and tells where they stood. */
function unmarked(example: string): { text: string; start: number; end: number } {
  const start = example.indexOf('«');
  const end = example.indexOf('»') - 1;
  return { text: example.replace('«', '').replace('»', ''), start, end };
}

function diagnosticsOf(text: string) {
  const parsed = parseVirgo(text);
  return parsed.ok ? checkVirgo(parsed.value).diagnostics : parsed.diagnostics;
}

/** What the paper's reader alone refuses is shown by it; the rest by the reader of all of VirGo. */
function diagnosticsFor(code: string, text: string) {
  const found = diagnosticsOf(text);
  const isBeyond = found[0]?.code === 'virgo-beyond-paper' && code !== 'virgo-beyond-paper';
  return isBeyond ? readVirgo(text).diagnostics : found;
}

const madeHere: Readonly<Record<string, string>> = {
  'virgo-too-deep': `c = chan [${'('.repeat(200)}«1»${')'.repeat(200)}]`,
  'virgo-too-many-goroutines': `«${'go { skip }\n'.repeat(41)}»`,
  'virgo-too-many-terms': `«${'if a + 1 > 2 && !(b < -1) { }\n'.repeat(250)}»`,
  'virgo-too-many-parameters': `«c = chan [${Array.from({ length: 41 }, (_, index) => `x${index}`).join(' + ')}]»`,
  'virgo-too-large': `«${'c = chan [1]; c!; c?;\n'}${'c!; c?;\n'.repeat(300)}»`,
};

describe('every message about VirGo comes out of its example, at the marked place', () => {
  for (const [code, { example }] of Object.entries(virgoCatalogue)) {
    it(code, () => {
      const { text, start, end } = unmarked(example === '' ? madeHere[code]! : example);
      const found = diagnosticsFor(code, text).map(({ code, span }) => ({ code, ...span }));
      expect(found).toEqual([{ code, start, end }]);
    });
  }
});

describe('messages', () => {
  it('offer a repair where one is known', () => {
    const [first] = diagnosticsOf('w = WaitGroup; w.Done()');
    expect(first?.fix?.edits).toEqual([{ span: { start: 15, end: 23 }, text: 'w.Add(-1)' }]);
  });

  it('end as sentences', () => {
    for (const text of ['c', 'd!', 'if 1 {', 'x = [1]; x = [2]', '#']) {
      for (const { message } of diagnosticsOf(text)) expect(message).toMatch(/^[A-Za-z].*\.$/);
    }
  });
});
