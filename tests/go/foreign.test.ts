import { describe, expect, it } from 'vitest';
import { isError } from '../../src/diagnostics/diagnostic.ts';
import { compile } from '../../src/pipeline/compile.ts';
import { foreignFiles, goReader } from '../support/go.ts';

const reader = goReader();

function compiled(source: string) {
  const { fragments, diagnostics } = compile(source, { kind: 'go', reader });
  return { fragments, errors: diagnostics.filter(isError).map(({ code }) => code) };
}

describe('what the language of the paper can express is translated', () => {
  it.each(foreignFiles.filter(({ folder }) => folder === 'expressible'))('$name', ({ source }) => {
    const { fragments, errors } = compiled(source);
    expect(errors).toEqual([]);
    expect(fragments.length).toBeGreaterThan(0);
  });
});

describe('what is beyond it is rejected for the reason that it names', () => {
  it.each(foreignFiles.filter(({ folder }) => folder === 'beyond'))('$name', ({ source }) => {
    const expected = /^\/\/ (go-[a-z-]+): /.exec(source)?.[1];
    const { fragments, errors } = compiled(source);
    expect(fragments).toEqual([]);
    expect(errors).toContain(expected);
  });
});
