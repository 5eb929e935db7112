import { contractMark } from '../../base/contract-mark.ts';
import { wordsAt, type ContractWord } from './contract-words.ts';

/** A name that a contract may use, as the text around says it: what is being typed need not be read by anything else. */
export interface ScopeName {
  readonly name: string;
  readonly role: 'parameter' | 'result' | 'variable' | 'field' | 'predicate' | 'function';
  /** Its type, or its header. */
  readonly detail: string;
}

/** The line of a contract around an offset, and what is around it. */
interface ContractLine {
  readonly lines: readonly string[];
  readonly at: number;
  /** Behind the mark, up to the offset. */
  readonly before: string;
}

const marked = new RegExp(`^\\s*${contractMark}\\s?(.*)$`);
const header = /^func\s*(?:\(([^)]*)\)\s*)?(\w+)?\s*\(([^)]*)\)\s*(.*?)\s*\{?\s*$/;
const literalHeader = /\bfunc\s*\(([^)]*)\)\s*(.*?)\s*\{\s*$/;

export function contractLineAt(text: string, offset: number): ContractLine | null {
  const lines = text.split('\n');
  const at = text.slice(0, offset).split('\n').length - 1;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [, before] = marked.exec(text.slice(start, offset)) ?? [];
  return before === undefined ? null : { lines, at, before };
}

/** The next line that is no contract, comment or blank: what the clauses belong to. */
function owner({ lines, at }: ContractLine): string {
  const rest = lines.slice(at + 1);
  return rest.find((line) => !/^\s*(\/\/.*)?$/.test(line)) ?? '';
}

/** What begins a line here; null inside of one. */
export function beginsWith(line: ContractLine): readonly ContractWord[] | null {
  if (!/^\s*\w*$/.test(line.before)) return null;
  const below = owner(line);
  if (/^type\b/.test(below)) return [...wordsAt('type'), ...declaring];
  if (/^\s*(\w+:\s*)?for\b/.test(below)) return [...wordsAt('loop'), ...wordsAt('statement')];
  if (/^\S/.test(below) && !below.startsWith('}')) return wordsAt('function');
  const isLiteral = literalHeader.test(below);
  return [...wordsAt('statement'), ...(isLiteral ? wordsAt('function') : [])];
}

/** Before a type, predicates may stand as well. */
const declaring = wordsAt('function').filter(({ word }) => ['pred', 'ghost'].includes(word));

function parametersOf(list: string, role: 'parameter' | 'result'): readonly ScopeName[] {
  const parts = list.split(',').map((one) => one.trim());
  let type = '';
  return parts
    .reverse()
    .flatMap((part): readonly ScopeName[] => {
      const [, name, own] = /^(?:ghost\s+)?(\w+)(?:\s+(.+))?$/.exec(part) ?? [];
      if (name === undefined) return [];
      if (own !== undefined) type = own;
      return type === '' ? [] : [{ name, role, detail: type }];
    })
    .reverse();
}

function headerNames(line: string): readonly ScopeName[] {
  const [, receiver, , parameters, results] = header.exec(line) ?? [];
  if (parameters !== undefined)
    return [
      ...parametersOf(receiver ?? '', 'parameter'),
      ...parametersOf(parameters, 'parameter'),
      ...resultsOf(results ?? ''),
    ];
  const [, own, given] = literalHeader.exec(line) ?? [];
  return own === undefined ? [] : [...parametersOf(own, 'parameter'), ...resultsOf(given ?? '')];
}

function resultsOf(text: string): readonly ScopeName[] {
  const [, list] = /^\((.*)\)/.exec(text) ?? [];
  return list === undefined ? [] : parametersOf(list, 'result');
}

const defined = /(?:^|[\s;])((?:\w+\s*,\s*)*\w+)\s*:=/g;
const declared = /\bvar\s+(\w+)\s+([^=\s]\S*)/g;

function variablesIn(lines: readonly string[]): readonly ScopeName[] {
  return lines.flatMap((line) => [
    ...[...line.matchAll(defined)].flatMap(([, names]) =>
      names!.split(',').map((one) => ({ name: one.trim(), role: 'variable', detail: '' }) as const),
    ),
    ...[...line.matchAll(declared)].map(
      ([, name, detail]) => ({ name: name!, role: 'variable', detail: detail! }) as const,
    ),
  ]);
}

/** The function around, with what it defines up to here; null between declarations. */
function enclosing({ lines, at }: ContractLine): readonly ScopeName[] | null {
  const above = lines.slice(0, at);
  const start = above.findLastIndex((line) => /^func\b/.test(line));
  if (start < 0 || above.slice(start).some((line) => /^\}/.test(line))) return null;
  if (!/\{\s*$/.test(lines[start]!)) return null;
  return [...headerNames(lines[start]!), ...variablesIn(above.slice(start + 1))];
}

const bound = /\b(?:forall|exists)\s+([^:]*)::/g;

/** What a contract at this line may name, without what stands behind a dot. */
export function namesAt(line: ContractLine): readonly ScopeName[] {
  const below = owner(line);
  const around = enclosing(line);
  const whole = line.lines[line.at]!;
  const quantified = [...whole.matchAll(bound)].flatMap(([, list]) =>
    parametersOf(list!.trim(), 'parameter').map((one) => ({ ...one, role: 'variable' as const })),
  );
  const own = /^type\s+(\w+)\s+struct\b/.exec(below);
  const all = [
    ...quantified,
    ...(own === null ? [] : fieldsOf(line.lines, own[1]!)),
    ...headerNames(below),
    ...(around ?? []),
    ...(around !== null && /^\s*(\w+:\s*)?for\b/.test(below) ? variablesIn([below]) : []),
    ...(/\bcarries\b/.test(line.before) ? [value] : []),
    ...declarations(line.lines),
  ];
  return all.filter((one, index) => all.findIndex(({ name }) => name === one.name) === index);
}

/** What a channel carries is called v. */
const value: ScopeName = { name: 'v', role: 'variable', detail: 'what is sent' };

/** Predicates and pure functions of the file. */
function declarations(lines: readonly string[]): readonly ScopeName[] {
  let isPure = false;
  return lines.flatMap((line): readonly ScopeName[] => {
    const spec = marked.exec(line)?.[1];
    const [, predicate, list] =
      /^\s*pred\s+(?:\([^)]*\)\s*)?(\w+)\s*\(([^)]*)/.exec(spec ?? '') ?? [];
    if (predicate !== undefined)
      return [{ name: predicate, role: 'predicate', detail: `pred ${predicate}(${list ?? ''})` }];
    const code = spec ?? line;
    if (spec !== undefined && /\bpure\b/.test(spec)) isPure = true;
    const [head, name] =
      /^\s*(?:(?:pure|ghost)\s+)*func\s+(?:\([^)]*\)\s*)?(\w+)[^{]*/.exec(code) ?? [];
    if (name === undefined) return [];
    const found = isPure ? [{ name, role: 'function' as const, detail: head!.trim() }] : [];
    isPure = false;
    return found;
  });
}

function fieldsOf(lines: readonly string[], type: string): readonly ScopeName[] {
  const start = lines.findIndex((line) =>
    new RegExp(`^\\s*(?:type\\s+)?${type}\\s+struct\\b`).test(line),
  );
  if (start < 0) return [];
  const own = /\bstruct\s*\{(.*)\}/.exec(lines[start]!);
  const rest = lines.slice(start + 1);
  const body =
    own !== null
      ? own[1]!.split(';')
      : rest.slice(
          0,
          rest.findIndex((line) => /^\s*\}/.test(line)),
        );
  return body.flatMap((line) =>
    parametersOf(
      line
        .replace(/\/\/.*$/, '')
        .replace(/`.*$/, '')
        .trim(),
      'parameter',
    ).map((one) => ({
      ...one,
      role: 'field' as const,
    })),
  );
}

/** The fields of `x.y.`, which stands before the offset; null where no dot does. */
export function fieldsBefore(line: ContractLine): readonly ScopeName[] | null {
  const [, path] = /((?:\w+\.)+)\w*$/.exec(line.before) ?? [];
  if (path === undefined) return null;
  const [root, ...more] = path.slice(0, -1).split('.');
  let type = namesAt(line).find(({ name }) => name === root)?.detail ?? '';
  for (const name of more)
    type = fieldsOf(line.lines, named(type)).find((one) => one.name === name)?.detail ?? '';
  return fieldsOf(line.lines, named(type));
}

function named(type: string): string {
  return type.replace(/^\*/, '');
}
