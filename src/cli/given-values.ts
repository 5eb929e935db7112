import { parseLiterals, type Literal } from '../execute/environment.ts';
import type { GoText } from '../go/files/go-text.ts';
import { parseFile } from '../go/syntax/parse-file.ts';
import type { TypeId } from '../go/plain/ids.ts';
import type { PlainProgram, PlainFunction } from '../go/plain/program.ts';
import { readProgram } from '../go/plain/read-program.ts';
import type { RunTexts } from './run-texts.ts';
import { UsageError } from './terminal.ts';

/** What `--set` says, by parameter, as it is written. */
type Given = ReadonlyMap<string, string>;

/** The file that holds the values of `--set`, and the functions in it that return them. */
const file = 'values of --set';
const prefix = 'valueOfSet';

/** Reads `n=2,xs=[]int{1,2},s="a,b"`: values are Go expressions, and end at a comma outside of brackets. */
export function readGiven(text: string): Given {
  const given = new Map<string, string>();
  for (const part of splitAtCommas(text)) {
    const [, name, value] = /^\s*([\p{L}_][\p{L}\p{Nd}_]*)\s*=\s*([^]*?)\s*$/u.exec(part) ?? [];
    if (name === undefined || value === undefined || value === '')
      throw new UsageError(`--set is written like n=2,b=true,xs=[1,2], and not ${text}.`);
    given.set(name, value);
  }
  return given;
}

const tokens = /"(?:[^"\\]|\\.)*"|`[^`]*`|'(?:[^'\\]|\\.)*'|[([{]|[)\]}]|,|[^]/gu;

function splitAtCommas(text: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const [token] of text.matchAll(tokens)) {
    if ('([{'.includes(token)) depth++;
    if (')]}'.includes(token)) depth--;
    if (token !== ',' || depth > 0) part += token;
    else {
      parts.push(part);
      part = '';
    }
  }
  return part.trim() === '' && parts.length === 0 ? [] : [...parts, part];
}

interface NamedType {
  readonly id: TypeId;
  /** As the program itself calls it. */
  readonly text: string;
}

interface GivenProgram {
  readonly program: PlainProgram;
  /** By the entry's name and the parameter. */
  readonly literals: (entry: string) => ReadonlyMap<string, Literal>;
}

/**
 * The program with functions that return the given values, so that Go's own rules say what a value may be.
 * Each value must fit every entry that has a parameter of its name, and some entry has one.
 */
export function withGiven(
  plain: PlainProgram,
  { texts, packages, reader }: RunTexts,
  entries: readonly { readonly name: string; readonly function: number }[],
  given: Given,
): GivenProgram {
  if (given.size === 0) return { program: plain, literals: () => new Map() };
  const wanted = entries.flatMap(({ name, function: id }) =>
    parametersOf(plain, plain.functions[id]!)
      .filter((parameter) => given.has(parameter.name))
      .map((parameter) => ({ entry: name, ...parameter, value: given.get(parameter.name)! })),
  );
  for (const name of given.keys())
    if (!wanted.some((one) => one.name === name))
      throw new UsageError(
        `--set: ${entries.map((one) => one.name).join(', ')} has no parameter ${name}.`,
      );
  const functions = wanted.map(
    ({ type, value }, at) =>
      `func ${prefix}${String(at)}() ${type.text} { return ${toGo(value, type, plain)} }\n`,
  );
  const added = { name: file, text: `${headOf(texts, functions.join(''))}${functions.join('')}` };
  const { program, diagnostics } = readProgram([...texts, added], packages, reader);
  const fault = diagnostics.find((one) => one.file === file && one.severity === 'error');
  if (fault !== undefined) throw new UsageError(`--set: ${toWords(fault.message)}.`);
  if (program === null) throw new Error('A program that is rejected with values and not without');
  const literals = wanted.map(({ entry, name, value }, at): [string, string, Literal] => {
    const found = program.entries.find((one) => one.name === `${prefix}${String(at)}`);
    if (found === undefined) throw new Error(`No function returns the value of ${name}`);
    return [entry, name, { kind: 'result', function: found.function, shown: value }];
  });
  const literalsOf = (entry: string): ReadonlyMap<string, Literal> =>
    new Map(literals.flatMap(([owner, name, one]) => (owner === entry ? [[name, one]] : [])));
  return { program, literals: literalsOf };
}

const toWords = (message: string): string => message.replace(/ in (return statement)$/, '');

function parametersOf(plain: PlainProgram, { parameters, locals, package: own }: PlainFunction) {
  return parameters.flatMap((local) => {
    const { name, type } = locals[local]!;
    if (name === null || name === '_') return [];
    const text = plain.types[type]!.text.replaceAll(`${lastOf(own)}.`, '');
    return [{ name, type: { id: type, text } }];
  });
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `[1,2]` as a slice or an array of the type that is wanted; all else is Go as it is written. */
function toGo(value: string, { id, text }: NamedType, plain: PlainProgram): string {
  const literal = value.startsWith('[') ? parseLiterals(`x=${value}`)?.get('x') : undefined;
  const { kind } = plain.types[id]!.shape;
  return literal?.kind === 'list' && (kind === 'slice' || kind === 'array')
    ? `${text}${braced(literal)}`
    : value;
}

function braced(literal: Literal): string {
  switch (literal.kind) {
    case 'list':
      return `{${literal.elements.map(braced).join(', ')}}`;
    case 'string':
      return JSON.stringify(literal.value);
    case 'nil':
      return 'nil';
    case 'boolean':
    case 'number':
      return String(literal.value);
    case 'result':
      return literal.shown;
  }
}

/** The package clause, and those imports that the values speak of. */
function headOf(texts: readonly GoText[], body: string): string {
  const files = texts.map(({ name, text, start }) => parseFile(name, text, start));
  const clause = `package ${files.find((one) => one.package !== null)?.package?.name ?? 'main'}\n`;
  const imports = new Map<string, string>();
  for (const { name, path } of files.flatMap((one) => one.imports)) {
    const called = name?.name ?? lastOf(path);
    if (new RegExp(`\\b${called}\\.`, 'u').test(body))
      imports.set(
        called,
        `import ${name === null ? '' : `${name.name} `}${JSON.stringify(path)}\n`,
      );
  }
  return `${clause}${[...imports.values()].join('')}`;
}
