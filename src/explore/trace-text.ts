import type { Action, Choice } from './choice.ts';
import type { View } from './state.ts';
import type { Trace } from './trace.ts';

/**
 * A trace as text for a link: `1g.0ms.1s.0r` is version 1, Go's view, main makes a channel and spawns,
 * and so on: the process's number, then a letter per step. An exchange ends its group with the
 * receiver's number: `1x0`. Only characters that a link carries as they are.
 *
 * Letters are for ever: a link from today must open later. New actions get new letters.
 */
const letters: Readonly<Record<Action, string>> = {
  'make-channel': 'm',
  send: 's',
  exchange: 'x',
  offer: 'o',
  take: 't',
  acknowledge: 'k',
  receive: 'r',
  add: 'a',
  wait: 'w',
  spawn: 'g',
  return: 'e',
  branch: 'b',
  jump: 'j',
  'loop-head': 'h',
  'loop-next': 'n',
};

const viewLetters: Readonly<Record<View, string>> = { go: 'g', encoding: 'e' };

/** Longer ones are refused, whoever made them: a link must not be able to hang the page. */
const choicesAllowed = 200_000;

export function printTrace({ view, choices }: Trace): string {
  const groups: string[] = [];
  let open: number | null = null;
  for (const { process, action, partner } of choices) {
    const letter = letters[action];
    if (open === process) groups[groups.length - 1] += letter;
    else groups.push(`${process}${letter}`);
    open = partner === null ? process : null;
    if (partner !== null) groups[groups.length - 1] += String(partner);
  }
  return [`1${viewLetters[view]}`, ...groups].join('.');
}

export type ParsedTrace =
  { readonly ok: true; readonly trace: Trace } | { readonly ok: false; readonly message: string };

export function parseTrace(text: string): ParsedTrace {
  const [head, ...groups] = text.split('.');
  if (head !== '1g' && head !== '1e') {
    const isLater = /^\d+[a-z]$/.test(head ?? '');
    const message = isLater
      ? 'This run was saved by another version of the playground.'
      : 'This is not a saved run.';
    return { ok: false, message };
  }
  const view: View = head === '1g' ? 'go' : 'encoding';
  const choices: Choice[] = [];
  for (const group of groups) {
    const parsed = parseGroup(group, view);
    if (parsed === null)
      return { ok: false, message: `The saved run is damaged at "${shorten(group)}".` };
    if (choices.length + parsed.length > choicesAllowed) {
      return { ok: false, message: `The saved run has more than ${choicesAllowed} steps.` };
    }
    for (const choice of parsed) choices.push(choice);
  }
  return { ok: true, trace: { view, choices } };
}

function shorten(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}

const actionOf: ReadonlyMap<string, Action> = new Map(
  (Object.keys(letters) as Action[]).map((action) => [letters[action], action]),
);

/** Actions that only one of the two views knows. */
const foreign: Readonly<Record<View, readonly Action[]>> = {
  go: ['offer', 'take', 'acknowledge'],
  encoding: ['exchange'],
};

function parseGroup(group: string, view: View): readonly Choice[] | null {
  const match = /^(\d{1,6})([a-z]+)(\d{1,6})?$/.exec(group);
  if (match === null) return null;
  const [, process, steps, receiver] = match;
  const last = steps!.length - 1;
  const choices: Choice[] = [];
  for (let at = 0; at <= last; at++) {
    const action = actionOf.get(steps![at]!);
    if (action === undefined || foreign[view].includes(action)) return null;
    const exchanges = action === 'exchange';
    if (exchanges !== (at === last && receiver !== undefined)) return null;
    choices.push({
      process: Number(process),
      action,
      partner: exchanges ? Number(receiver) : null,
    });
  }
  return choices;
}
