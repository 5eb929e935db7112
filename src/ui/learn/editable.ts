import type { PlaceView } from '../../protocol/place.ts';
import type { Puzzle } from '../../protocol/puzzle.ts';
import type { Mark } from '../editor/mark.ts';

/** Which lines a learner may edit, as a sentence. */
export function editableWords(puzzle: Puzzle): string {
  if (puzzle.kind !== 'fix-it' && puzzle.kind !== 'break-it') return '';
  const count =
    puzzle.kind === 'break-it'
      ? ` Change ${puzzle.lines === 1 ? 'one line' : `at most ${puzzle.lines} lines`}.`
      : '';
  if (puzzle.editable === null) return `You may edit all of it.${count}`;
  const ranges = puzzle.editable.map(({ from, to }) =>
    from === to ? `line ${from}` : `lines ${from} to ${to}`,
  );
  return `You may edit ${ranges.join(' and ')}; the others stay.${count}`;
}

/** The lines that may be edited, where an edit has not made it hard to say which they are. */
export function editableMarks(puzzle: Puzzle, text: string): readonly Mark[] {
  if ((puzzle.kind !== 'fix-it' && puzzle.kind !== 'break-it') || puzzle.editable === null)
    return [];
  const [first, ...more] = puzzle.editable;
  if (first === undefined || (more.length > 0 && text !== puzzle.program)) return [];
  const grown = text.split('\n').length - puzzle.program.split('\n').length;
  return puzzle.editable.flatMap(({ from, to }): readonly Mark[] =>
    to + grown < from
      ? []
      : [{ kind: 'linked', place: placeOfLines(text, from, to + grown), isBlock: true }],
  );
}

function placeOfLines(text: string, from: number, to: number): PlaceView {
  const lines = text.split('\n');
  const offset = (line: number): number =>
    lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const last = lines[to - 1] ?? '';
  return {
    start: offset(from),
    end: offset(to) + last.length,
    range: {
      start: { line: from, column: 1 },
      end: { line: to, column: last.length + 1 },
    },
  };
}
