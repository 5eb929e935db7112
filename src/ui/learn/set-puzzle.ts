import { unreachable } from '../../base/unreachable.ts';
import type { Language } from '../../base/language.ts';
import type { Mishap, PuzzleKind, Question } from '../../protocol/puzzle.ts';
import type { PropertyName } from '../../run/property.ts';

/** What somebody fills in to set a puzzle of the program on the page. */
export interface Setting {
  readonly kind: PuzzleKind;
  title: string;
  goal: string;
  readonly hints: string[];
  why: string;
  entry: string;
  target: Mishap;
  /** `4-6, 9` */
  editable: string;
  property: PropertyName;
  question: Question;
  /** One on each line. */
  options: string;
}

/** The text of a puzzle that stands alone; what is wrong with it, the judge says. */
export function toPuzzleText(setting: Setting, language: Language, program: string): string {
  const { kind, title, goal, why } = setting;
  const hints = setting.hints.filter((hint) => hint.trim() !== '');
  const shared = { version: 1, kind, title, goal, hints, language, program };
  const given = why.trim() === '' ? shared : { ...shared, why };
  return JSON.stringify({ ...given, ...ofKind(setting) });
}

function ofKind(setting: Setting): Readonly<Record<string, unknown>> {
  const entry = setting.entry.trim();
  const run = entry === '' ? {} : { entry };
  switch (setting.kind) {
    case 'make-it-hang':
      return { ...run, target: setting.target };
    case 'fix-it':
      return { ...run, ...editableLines(setting.editable) };
    case 'break-it':
      return { ...run, ...editableLines(setting.editable), property: setting.property };
    case 'predict':
      return {
        ...run,
        question: setting.question,
        options: setting.options.split('\n').filter((line) => line.trim() !== ''),
      };
    case 'for-which-n':
      return entry === '' ? {} : { fragment: entry };
    case 'complete-the-invariant':
      return {};
    default:
      return unreachable(setting.kind);
  }
}

function editableLines(text: string): Readonly<Record<string, unknown>> {
  if (text.trim() === '') return {};
  const editable = text.split(',').map((part) => {
    const [from, to = from] = part.split(/[-–]/).map((number) => Number(number.trim()));
    return [from, to];
  });
  return { editable };
}
