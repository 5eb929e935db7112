import { toChart, type Chart, type Lane, type Message } from './chart.ts';
import type { RunView } from '../../protocol/run-view.ts';

/** The chart as a file of its own: with its colours, on white paper. */
export function printChart(run: RunView): string {
  const chart = toChart(run);
  const title = run.values.map(({ name, value }) => `${name} = ${value}`).join(', ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${chart.width}" height="${chart.height}" viewBox="0 0 ${chart.width} ${chart.height}" font-family="system-ui, sans-serif" font-size="12">`,
    `<title>${escaped(title === '' ? 'A run' : `A run with ${title}`)}</title>`,
    `<desc>${escaped(run.ending.sentence)}</desc>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8Z" fill="#2a5bd0"/></marker></defs>',
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="24" y="20" fill="#5b6270">${escaped(title)}</text>`,
    ...chart.lanes.map(lane),
    ...chart.messages.map(message),
    ...events(chart),
    '</svg>\n',
  ].join('\n');
}

function lane({ x, name, from, to, end, words }: Lane): string {
  const isBad = end === 'stuck' || end === 'crashed';
  const colour = isBad ? '#b3261e' : '#1d2025';
  const sign = { ended: '', open: '', stuck: '■ ', crashed: '✕ ' }[end];
  return [
    `<text x="${x}" y="42" font-weight="600" fill="${colour}">${escaped(name)}</text>`,
    `<line x1="${x}" x2="${x}" y1="${from}" y2="${to}" stroke="#9aa1ad"/>`,
    end === 'ended'
      ? `<line x1="${x - 6}" x2="${x + 6}" y1="${to}" y2="${to}" stroke="#5b6270"/>`
      : '',
    isBad
      ? `<text x="${x}" y="${to + 16}" fill="${colour}">${sign}${escaped(words === null ? end : 'stuck')}</text>`
      : '',
  ].join('');
}

function message({ kind, from, to }: Message): string {
  const dash = {
    exchange: '',
    start: ' stroke-dasharray="2 3"',
    buffered: ' stroke-dasharray="6 4"',
  };
  return `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="#2a5bd0" stroke-width="1.4"${dash[kind]} marker-end="url(#tip)"/>`;
}

function events({ events: all }: Chart): readonly string[] {
  return all.map(({ step, x, y, words, isQuiet }) => {
    const colour = isQuiet ? '#5b6270' : '#1d2025';
    return [
      `<text x="30" y="${y + 4}" fill="#5b6270" font-size="11" text-anchor="end">${step}</text>`,
      `<circle cx="${x}" cy="${y}" r="3.5" fill="${colour}"/>`,
      `<text x="${x + 9}" y="${y - 5}" fill="${colour}" font-family="ui-monospace, monospace">${escaped(words)}</text>`,
    ].join('');
  });
}

/** Names come from the program, and anybody may have written it. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
