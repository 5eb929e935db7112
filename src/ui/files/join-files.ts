export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Files as one text, each behind a line with its name, as in txtar. A folder that all are in is not said. */
export function joinFiles(files: readonly NamedText[]): string {
  const shared = sharedFolder(files.map(({ name }) => name));
  return files
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, text }) => `-- ${name.slice(shared.length)} --\n${withNewline(text)}`)
    .join('');
}

function withNewline(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function sharedFolder(names: readonly string[]): string {
  const folder = /^[^/]*\//.exec(names[0] ?? '')?.[0] ?? '';
  return names.every((name) => name.startsWith(folder)) ? folder : '';
}

/** Several files that were pasted one after the other: each begins with its package clause. */
export function asFiles(text: string): string | null {
  if (/^[ \t]*-- +\S.* +--[ \t]*$/m.test(text)) return null;
  const starts = [...text.matchAll(/^package[ \t]+[\p{L}_][\p{L}\p{N}_]*[ \t]*$/gmu)].map(
    ({ index }) => beforeComments(text, index),
  );
  if (starts.length < 2) return null;
  return starts
    .map((start, at) => {
      const file = text.slice(at === 0 ? 0 : start, starts[at + 1] ?? text.length);
      return `-- ${at === 0 ? 'main' : `file${at + 1}`}.go --\n${withNewline(file.trimStart())}`;
    })
    .join('');
}

/** The comment directly above a package clause is its own. */
function beforeComments(text: string, index: number): number {
  let start = index;
  for (;;) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    if (start < 2 || !text.slice(before, start).startsWith('//')) return start;
    start = before;
  }
}
