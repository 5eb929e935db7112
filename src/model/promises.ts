import { contractMark } from '../base/contract-mark.ts';
import type { Span } from '../base/span.ts';

/**
 * What a person says of a function that we have no text of. `returns`: it comes back in the end. `waits no`: it comes
 * back without waiting for anybody, and neither uses nor stores what it is handed. `assume`: a condition that what it
 * returns satisfies.
 */
export interface Promised {
  readonly kind: 'returns' | 'waits no' | 'assume';
  /** As calls spell it, `load` or `store.Flush`; of a method of an interface its own name. */
  readonly name: string;
  /** The interface that declares it; null for a function. */
  readonly owner: string | null;
  /** Of the function, as it is declared; null where only its name is known. */
  readonly parameters: readonly string[] | null;
  /** Of `assume`. */
  readonly condition: string;
  readonly span: Span;
}

const clause = new RegExp(
  String.raw`^[ \t]*${contractMark}[ \t]*(returns|waits[ \t]+no|assume)\b[ \t]*(.*?);?[ \t\r]*$`,
  'gm',
);
const spelled = /^[\p{L}_][\p{L}\p{N}_.]*(\s*,\s*[\p{L}_][\p{L}\p{N}_.]*)*$/u;

/**
 * Reads `//@ returns`, `//@ waits no` and `//@ assume result >= 0` above functions without a body and methods of
 * interfaces; and, for functions of other packages, `//@ returns store.Flush` and `//@ waits no log.Put` anywhere.
 */
export function promisesIn(text: string): readonly Promised[] {
  // It is asked for each function of a text that may be long: only lines that say something are taken apart.
  const found = [...text.matchAll(clause)];
  if (found.length === 0) return [];
  const lines = text.split('\n');
  return found.flatMap(({ 0: line, 1: word, 2: rest = '', index: own }) => {
    const at = text.slice(0, own).split('\n').length - 1;
    const kind = word === 'returns' || word === 'assume' ? word : 'waits no';
    const span = { start: own + line.indexOf('//'), end: own + line.trimEnd().length };
    if (kind !== 'assume' && spelled.test(rest))
      return rest
        .split(/\s*,\s*/)
        .map((name) => ({ kind, name, owner: null, parameters: null, condition: '', span }));
    const declared = declaredBelow(lines, at);
    return declared === null ? [] : [{ kind, ...declared, condition: rest, span }];
  });
}

type Declared = Pick<Promised, 'name' | 'owner' | 'parameters'>;

/** What the comment stands above, where it has no text. */
function declaredBelow(lines: readonly string[], at: number): Declared | null {
  const below = lines.slice(at + 1).find((line) => !/^\s*\/\//.test(line)) ?? '';
  const line = below.replace(/\/\/.*$/, '').trim();
  const fn = /^func\s+([\p{L}_][\p{L}\p{N}_]*)\s*\(([^()]*)\)[^{]*$/u.exec(line);
  if (fn !== null) return { name: fn[1]!, owner: null, parameters: namesOf(fn[2]!) };
  const method = /^([\p{L}_][\p{L}\p{N}_]*)\s*\(([^()]*)\)[^{]*$/u.exec(line);
  const owner = method === null ? null : interfaceAround(lines, at);
  if (method === null || owner === null) return null;
  return { name: method[1]!, owner, parameters: namesOf(method[2]!) };
}

function interfaceAround(lines: readonly string[], at: number): string | null {
  for (let above = at; above >= 0; above--) {
    const found = /^\s*(?:type\s+)?([\p{L}_][\p{L}\p{N}_]*)[^={}]*\binterface\s*\{\s*$/u.exec(
      lines[above]!,
    );
    if (found !== null) return found[1]!;
    if (/^\s*\}/.test(lines[above]!)) return null;
  }
  return null;
}

const namesOf = (parameters: string): readonly string[] =>
  parameters.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');
