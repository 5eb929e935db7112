import { it } from 'vitest';
import { goReader } from '../support/go.ts';
import { toModels } from '../../src/model/to-models.ts';
import { toVirgo } from '../../src/lower/to-virgo.ts';
import { goCatalogue } from '../../src/diagnostics/go-catalogue.ts';
function wholeFile(example: string): string {
  const body = /^ƒ\{(.*)\}$/s.exec(example)?.[1];
  if (body !== undefined) return `package p\n\nfunc f(n int, b bool) {\n${body}\n}\n`;
  return example.includes('package ') ? example : `package p\n\n${example}`;
}
it('one', () => {
  for (const [code, { example }] of Object.entries(goCatalogue)) {
    const marked = wholeFile(example);
    const start = marked.indexOf('«');
    const end = marked.indexOf('»') - 1;
    const text = marked.replace('«', '').replace('»', '');
    if (text.length > 3000) continue;
    const read = goReader().read([{ name: 'main.go', text }]);
    const { fragments, diagnostics } = toModels(read.program);
    const lowered = fragments.flatMap(({ fragment }) =>
      fragment === null ? [] : toVirgo(fragment, { text, mode: 'commuted' }).diagnostics,
    );
    const all = [
      ...read.diagnostics,
      ...diagnostics,
      ...fragments.flatMap((one) => one.diagnostics),
      ...lowered,
    ];
    const hit = all.filter((d) => d.code === code);
    if (
      hit.length === 1 &&
      hit[0]!.span.start === start &&
      hit[0]!.span.end === end &&
      !all.some((d) => d.code !== code && d.severity === 'error')
    )
      continue;
    console.log(
      '#### ' +
        code +
        '\n' +
        marked +
        '\n   got ' +
        all.map((d) => `${d.code}[${text.slice(d.span.start, d.span.end)}]`).join(' | '),
    );
  }
});
