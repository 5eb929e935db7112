import { goExamples } from '../../tests/support/examples.ts';

const imports = 'import (\n\t"sync"\n\t"time"\n\t"context"\n)\n';

/** A file of so many lines: what is given, and functions of the examples under new names. */
export function goFile(length: number, begin = 'package example\n'): string {
  const lines = begin.replace(/^(package .*\n)/, `$1\n${imports}`).split('\n');
  for (let copy = 0; lines.length < length; copy++) {
    for (const [index, { source }] of goExamples.entries()) {
      if (lines.length >= length) break;
      lines.push(...renamed(source, `X${copy}x${index}`).split('\n'));
    }
  }
  return lines.join('\n');
}

function renamed(source: string, tag: string): string {
  const text = source.replace(/^package .*$/m, '').replace(/^import (?:\([^)]*\)|.*)$/gm, '');
  const found = text.matchAll(/^(?:func(?: \([^)]*\))?|type) (\w+)/gm);
  return [...found].reduce(
    (all, [, name]) => all.replaceAll(new RegExp(`\\b${name!}\\b`, 'g'), `${name!}${tag}`),
    text,
  );
}
