import { describe, expect, it } from 'vitest';
import { isError } from '../../src/diagnostics/diagnostic.ts';
import { compile } from '../../src/pipeline/compile.ts';
import { foreignFiles, goReader } from '../support/go.ts';

const reader = goReader();

function compiled(source: string) {
  const { fragments, beyond, diagnostics } = compile(source, { kind: 'go', reader });
  return { fragments, beyond, errors: diagnostics.filter(isError).map(({ code }) => code) };
}

describe('what the language of the paper can express is translated', () => {
  it.each(foreignFiles.filter(({ folder }) => folder === 'expressible'))('$name', ({ source }) => {
    const { fragments, errors } = compiled(source);
    expect(errors).toEqual([]);
    expect(fragments.length).toBeGreaterThan(0);
  });
});

/** Those that are lowered to extended VirGo, where counting edges may prove them. */
const reached = new Set(
  [
    'close-and-range',
    'event-loop',
    'jobs-closed',
    'leader-election',
    'nested-two-operations',
    'select-timeout-in-loop',
    'two-sources',
    'quit-from-outside',
    'returned-channel',
    'stored-channel',
    'worker-quit-select',
  ].map((name) => `foreign-${name}`),
);

describe('what is beyond it is counted, or rejected for the reason that it names', () => {
  it.each(foreignFiles.filter(({ folder }) => folder === 'beyond'))('$name', ({ name, source }) => {
    const expected = /^\/\/ (go-[a-z-]+): /.exec(source)?.[1];
    const { fragments, beyond, errors } = compiled(source);
    expect(fragments.every(({ given }) => given.length > 0)).toBe(true);
    expect(fragments.length + beyond.length > 0).toBe(reached.has(name));
    if (!reached.has(name)) expect(errors).toContain(expected);
  });
});
