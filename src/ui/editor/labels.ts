import type { Mark } from './mark.ts';

/** Who stands at a line, and where there is room for it behind the text. */
interface LineLabels {
  readonly line: number;
  readonly column: number;
  readonly names: readonly { readonly label: string; readonly hue: number }[];
}

/** As wide as the text field shows a tab. */
const tabSize = 2;

export function labelsOf(text: string, marks: readonly Mark[]): readonly LineLabels[] {
  const lines = text.split('\n');
  const found = new Map<number, LineLabels['names']>();
  for (const { kind, place, label = '', hue = 0 } of marks) {
    const { line } = place.range.start;
    if (kind === 'stands') found.set(line, [...(found.get(line) ?? []), { label, hue }]);
  }
  return [...found].map(([line, names]) => ({
    line,
    names,
    column: widthOf(lines[line - 1] ?? ''),
  }));
}

function widthOf(line: string): number {
  let width = 0;
  for (const letter of line) width += letter === '\t' ? tabSize - (width % tabSize) : 1;
  return width;
}
