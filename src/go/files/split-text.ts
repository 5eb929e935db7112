import type { GoText } from './go-text.ts';

/** `-- name --` on a line of its own begins a file, as in txtar and on the Go Playground; editors may indent it. */
const marker = /^[ \t]*-- +(\S(?:.*\S)?) +--[ \t]*(?:\r?\n|$)/gm;

const firstName = 'main.go';

/**
 * The files of a text. What stands before the first marker is a file, too, if it is more than comments: on the
 * Go Playground it is the one without a name.
 */
export function splitText(text: string, name = firstName): readonly GoText[] {
  const markers = [...text.matchAll(marker)];
  const files = markers.map(({ 0: line, 1: file, index }, at): GoText => {
    const end = markers[at + 1]?.index ?? text.length;
    return { name: file!, text: text.slice(0, end), start: index + line.length };
  });
  const lead = text.slice(0, markers[0]?.index ?? text.length);
  const hasLead = markers.length === 0 || /^[ \t]*package\b/m.test(lead);
  return hasLead ? [{ name, text: lead, start: 0 }, ...files] : files;
}

/** The files as one text, which `splitText` takes apart again. */
export function joinTexts(texts: readonly GoText[]): string {
  return texts
    .map(({ name, text, start = 0 }) => {
      const own = text.slice(start);
      return `-- ${name} --\n${own}${own === '' || own.endsWith('\n') ? '' : '\n'}`;
    })
    .join('');
}
