import { actionOf, letters } from './action-letters.ts';
import type { Action } from './event.ts';
import type { Move, Mover, Partner } from './move.ts';
import type { Dialect, Trace } from './trace.ts';

/**
 * A trace as text for a link: `1g.0ms.1s.0r` is version 1, VirGo as Go has it, main makes a channel and
 * sends, and so on: the goroutine's number, then a letter per move. An exchange ends its group with the
 * receiver's number: `1x0`. A pick stands behind its letter, `3s-2`, and the receiver's behind its
 * number: `1x-2_0-1`. A timer's number has a `t` before it. Only characters that a link carries as they
 * are.
 */
export function printTrace({ dialect, moves }: Trace): string {
  const groups: string[] = [];
  let open: string | null = null;
  for (const { mover, action, pick, partner } of moves) {
    const text = `${letters[action]}${printPick(pick)}`;
    const who = `${mover.kind === 'timer' ? 't' : ''}${mover.id}`;
    if (open === who) groups[groups.length - 1] += text;
    else groups.push(`${who}${text}`);
    open = partner === null ? who : null;
    if (partner !== null) {
      groups[groups.length - 1] +=
        `${pick === null ? '' : '_'}${partner.id}${printPick(partner.pick)}`;
    }
  }
  return [`1${dialectLetters[dialect]}`, ...groups].join('.');
}

const dialectLetters: Readonly<Record<Dialect, string>> = { go: 'g', encoding: 'e', program: 'p' };

function printPick(pick: number | null): string {
  return pick === null ? '' : `-${pick}`;
}

/** Longer ones are refused, whoever made them: a link must not be able to hang the page. */
const movesAllowed = 200_000;

export const laterVersion = 'This run was saved by another version of the playground.';

type ParsedTrace =
  { readonly ok: true; readonly trace: Trace } | { readonly ok: false; readonly message: string };

export function parseTrace(text: string): ParsedTrace {
  const [head = '', ...groups] = text.split('.');
  const dialect = dialects.find((one) => head === `1${dialectLetters[one]}`);
  if (dialect === undefined) {
    const isLater = /^\d+[a-z]$/.test(head);
    return { ok: false, message: isLater ? laterVersion : 'This is not a saved run.' };
  }
  const moves: Move[] = [];
  for (const group of groups) {
    const parsed = parseGroup(group, dialect);
    if (parsed === null)
      return { ok: false, message: `The saved run is damaged at "${shorten(group)}".` };
    if (moves.length + parsed.length > movesAllowed) {
      return { ok: false, message: `The saved run has more than ${movesAllowed} steps.` };
    }
    for (const move of parsed) moves.push(move);
  }
  return { ok: true, trace: { dialect, moves } };
}

const dialects: readonly Dialect[] = ['go', 'encoding', 'program'];

function shorten(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}

/** Actions that the moves of a dialect never are. */
const foreign: Readonly<Record<Dialect, ReadonlySet<Action>>> = {
  go: new Set(['offer', 'take', 'acknowledge']),
  encoding: new Set(['exchange']),
  program: new Set(['offer', 'take', 'acknowledge']),
};

/** The mover, then its letters with their picks, then a partner. */
function parseGroup(group: string, dialect: Dialect): readonly Move[] | null {
  const start = /^(t?)(\d{1,6})/.exec(group);
  if (start === null) return null;
  const mover: Mover = { kind: start[1] === 't' ? 'timer' : 'goroutine', id: Number(start[2]) };
  const step = /([a-zA-Z])(?:-(\d{1,6}))?/y;
  step.lastIndex = start[0].length;
  const moves: Move[] = [];
  let end = step.lastIndex;
  for (let found = step.exec(group); found !== null; found = step.exec(group)) {
    const action = actionOf.get(found[1]!);
    if (action === undefined || foreign[dialect].has(action)) return null;
    moves.push({ mover, action, pick: toPick(found[2]), partner: null });
    end = step.lastIndex;
  }
  return withPartner(moves, group.slice(end));
}

/** The last move of a group, and no other, is an exchange where a partner stands behind it. */
function withPartner(moves: readonly Move[], rest: string): readonly Move[] | null {
  const exchange = moves.findIndex(({ action }) => action === 'exchange');
  if (rest === '') return moves.length > 0 && exchange < 0 ? moves : null;
  const found = /^_?(\d{1,6})(?:-(\d{1,6}))?$/.exec(rest);
  if (found === null || exchange < 0 || exchange < moves.length - 1) return null;
  const partner: Partner = { id: Number(found[1]), pick: toPick(found[2]) };
  return [...moves.slice(0, -1), { ...moves.at(-1)!, partner }];
}

function toPick(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
