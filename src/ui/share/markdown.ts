import type { Language } from '../../base/language.ts';
import type { RunView } from '../../protocol/run-view.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';

interface Shared {
  readonly language: Language;
  readonly source: string;
  readonly headline: HeadlineView | null;
  readonly run: RunView | null;
  readonly link: string;
}

/** The program, its verdict and its run, to be pasted into an issue or a page of notes. */
export function toMarkdown({ language, source, headline, run, link }: Shared): string {
  return [
    fenced(language, source),
    ...(headline === null ? [] : [verdict(headline)]),
    ...(run === null ? [] : [steps(run)]),
    `[Open it in the VirGo Playground](${link})\n`,
  ].join('\n');
}

/** Longer than any row of backticks in the text, so that it ends where we say. */
function fenced(language: Language, source: string): string {
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language === 'go' ? 'go' : ''}\n${source.trimEnd()}\n${fence}\n`;
}

function verdict({ title, condition, sentence }: HeadlineView): string {
  const when = condition === null ? '' : ` ${code(condition)}`;
  return `**${title}${when}.** ${sentence}\n`;
}

function steps({ values, frames, ending }: RunView): string {
  const at = values.map(({ name, value }) => code(`${name} = ${value}`)).join(', ');
  const lines = frames.flatMap(({ step }) => (step === null ? [] : [step]));
  const listed = lines.map(({ sentence, places }, index) => {
    const [place] = places;
    const line = place === undefined ? '' : ` (line ${place.range.start.line})`;
    return `${index + 1}. ${sentence}${line}`;
  });
  return [
    at === '' ? 'A run:' : `A run with ${at}:`,
    '',
    ...listed,
    '',
    `${ending.sentence}\n`,
  ].join('\n');
}

function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
