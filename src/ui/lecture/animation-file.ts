import type { RunView } from '../../protocol/run-view.ts';
import { rowHeight, toChart, top, type Chart } from '../run/chart.ts';

/** How long a step is to be seen, in seconds. */
export const secondsPerStep = 1.2;
/** A longer run is shown from its beginning this far. */
const mostSteps = 300;

interface Sheet {
  readonly chart: Chart;
  readonly lines: readonly string[];
  /** By step the lines of the program that it is about. */
  readonly marked: readonly (readonly number[])[];
  readonly sentences: readonly string[];
  readonly codeWidth: number;
  readonly width: number;
  readonly height: number;
}

const lineHeight = 19;
const letterWidth = 8;
const titleLetterWidth = 9.5;
const head = 46;

/** How high and wide the picture is, and all that stands in it. */
export function toSheet(run: RunView, source: string): Sheet {
  const frames = run.frames.slice(0, mostSteps + 1);
  const chart = toChart({ ...run, frames });
  const lines = source.replaceAll('\t', '    ').trimEnd().split('\n');
  const longest = Math.max(20, ...lines.map(({ length }) => Math.min(length, 90)));
  const codeWidth = 60 + longest * letterWidth;
  const sentences = frames.map(({ step }, at) =>
    at === run.frames.length - 1 && run.ending.kind !== 'unfinished'
      ? run.ending.sentence
      : (step?.sentence ?? 'The run begins.'),
  );
  const widest = Math.max(...sentences.map(({ length }) => Math.min(length, 120)));
  return {
    chart,
    lines,
    marked: frames.map(({ step }) => (step?.places ?? []).map(({ range }) => range.start.line)),
    sentences,
    codeWidth,
    width: Math.max(codeWidth + chart.width, 60 + widest * titleLetterWidth),
    height: head + Math.max(lines.length * lineHeight + 20, chart.height),
  };
}

/** The whole run as one picture that moves, without a script; it begins again at its end. */
export function printAnimation(run: RunView, source: string): string {
  const sheet = toSheet(run, source);
  const steps = sheet.sentences.length;
  const total = steps * secondsPerStep + 2;
  const at = (step: number): string => ((step * secondsPerStep) / total).toFixed(5);
  /** Seen from one step on, and with an end only until then. */
  const seen = (from: number, until: number | null): string => {
    const values = from === 0 ? ['1'] : ['0', '1'];
    const times = from === 0 ? ['0'] : ['0', at(from)];
    if (until !== null && until < steps) {
      values.push('0');
      times.push(at(until));
    }
    return `<animate attributeName="opacity" calcMode="discrete" dur="${total}s" repeatCount="indefinite" values="${values.join(';')}" keyTimes="${times.join(';')}"/>`;
  };
  return print(sheet, { steps, seen, travels: (message) => travel(message, sheet, total) });
}

/** One step of it, which stands still. */
export function printStep(run: RunView, source: string, step: number): string {
  const sheet = toSheet(run, source);
  return print(sheet, {
    steps: sheet.sentences.length,
    seen: (from, until) =>
      step >= from && (until === null || step < until)
        ? ''
        : '<set attributeName="opacity" to="0"/>',
    isSeen: (from, until) => step >= from && (until === null || step < until),
    travels: () => '',
  });
}

interface Timing {
  readonly steps: number;
  /** What makes an element appear at a step, and go at another. */
  readonly seen: (from: number, until: number | null) => string;
  /** Of a picture that stands still: what is in it at all. */
  readonly isSeen?: (from: number, until: number | null) => boolean;
  readonly travels: (message: Chart['messages'][number]) => string;
}

function print(sheet: Sheet, timing: Timing): string {
  const { width, height, codeWidth } = sheet;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...sentences(sheet, timing),
    ...code(sheet, timing),
    `<g transform="translate(${codeWidth} ${head - 20})" font-size="12">`,
    ...lanes(sheet),
    ...messages(sheet, timing),
    ...events(sheet, timing),
    '</g>',
    '</svg>\n',
  ].join('\n');
}

function shown(timing: Timing, from: number, until: number | null, open: string, inner: string) {
  if (timing.isSeen !== undefined) return timing.isSeen(from, until) ? `${open}>${inner}</g>` : '';
  // What does not move it shows the last step.
  const still = until !== null && until < timing.steps ? ' opacity="0"' : '';
  return `${open}${still}>${timing.seen(from, until)}${inner}</g>`;
}

function sentences(sheet: Sheet, timing: Timing): readonly string[] {
  return sheet.sentences.map((sentence, step) =>
    shown(
      timing,
      step,
      step + 1,
      '<g',
      `<text x="16" y="28" font-size="17" font-weight="600" fill="#1d2025">${step}. ${escaped(sentence)}</text>`,
    ),
  );
}

function code({ lines, marked, codeWidth }: Sheet, timing: Timing): readonly string[] {
  const y = (line: number): number => head + line * lineHeight;
  const marks = marked.flatMap((all, step) =>
    all.map((line) =>
      shown(
        timing,
        step,
        step + 1,
        '<g',
        `<rect x="44" y="${y(line) - 14}" width="${codeWidth - 60}" height="${lineHeight}" fill="#e8eefb"/><text x="30" y="${y(line)}" fill="#2a5bd0">▶</text>`,
      ),
    ),
  );
  const text = lines.map(
    (line, at) =>
      `<text x="26" y="${y(at + 1)}" fill="#5b6270" font-size="11" text-anchor="end">${at + 1}</text><text x="48" y="${y(at + 1)}" xml:space="preserve" fill="#1d2025" font-family="ui-monospace, Menlo, Consolas, monospace">${escaped(line.slice(0, 90))}</text>`,
  );
  return [...marks, ...text];
}

function lanes({ chart }: Sheet): readonly string[] {
  return chart.lanes.map(
    ({ x, name, from, to }) =>
      `<text x="${x}" y="42" font-weight="600" fill="#1d2025">${escaped(name)}</text><line x1="${x}" x2="${x}" y1="${from}" y2="${to}" stroke="#9aa1ad"/>`,
  );
}

const stepAt = (y: number): number => Math.round((y - top) / rowHeight);

function messages({ chart }: Sheet, timing: Timing): readonly string[] {
  const dash = {
    exchange: '',
    start: ' stroke-dasharray="2 3"',
    buffered: ' stroke-dasharray="6 4"',
  };
  return chart.messages.map((one) => {
    const { kind, from, to } = one;
    const line = `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="#2a5bd0" stroke-width="1.6"${dash[kind]}/>`;
    return shown(timing, stepAt(to.y), null, '<g', `${line}${timing.travels(one)}`);
  });
}

/** A ball that goes from the sender to the receiver while their step is on show. */
function travel({ from, to }: Chart['messages'][number], _: Sheet, total: number): string {
  const begin = stepAt(to.y) * secondsPerStep;
  const times = [0, begin, begin + secondsPerStep * 0.6, total].map((time) =>
    (time / total).toFixed(5),
  );
  const move = (name: string, start: number, end: number): string =>
    `<animate attributeName="${name}" dur="${total}s" repeatCount="indefinite" values="${start};${start};${end};${end}" keyTimes="${times.join(';')}"/>`;
  return `<circle r="6" cx="${to.x}" cy="${to.y}" fill="#2a5bd0">${move('cx', from.x, to.x)}${move('cy', from.y, to.y)}</circle>`;
}

function events({ chart }: Sheet, timing: Timing): readonly string[] {
  return chart.events.map(({ step, x, y, words }) =>
    shown(
      timing,
      step,
      null,
      '<g',
      `<circle cx="${x}" cy="${y}" r="3.5" fill="#1d2025"/><text x="${x + 9}" y="${y - 5}" fill="#1d2025" font-family="ui-monospace, Menlo, Consolas, monospace">${escaped(words)}</text>`,
    ),
  );
}

/** The program is anybody's: its text is never markup. */
function escaped(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;')
      // eslint-disable-next-line no-control-regex -- XML has no way to write these
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
  );
}
