import type { LocalId } from '../go/plain/ids.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import type { Place } from '../go/plain/expression.ts';
import { targetsOf } from '../go/plain/targets.ts';
import { visitStatements } from '../go/plain/walk.ts';
import type { ClaimsOnGo } from './claim.ts';

/** How an argument decides a parameter of a verdict: `cfg.Workers` is the field Workers of the argument cfg. */
export interface Control {
  readonly name: string;
  readonly sort: 'int' | 'bool';
  /** Which argument, by its place. */
  readonly argument: number;
  readonly fields: readonly string[];
  /** It is the length of what the fields lead to. */
  readonly isLength: boolean;
  readonly nonNegative: boolean;
}

/** The parameters of a verdict that arguments decide; a run cannot be given the others. */
export function controlsOf(
  program: PlainProgram,
  entry: PlainFunction,
  { parameters, meanings }: Pick<ClaimsOnGo, 'parameters' | 'meanings'>,
): readonly Control[] {
  return parameters.flatMap(({ name, sort }): readonly Control[] => {
    const meaning = meanings.find((one) => one.name === name);
    if (meaning === undefined) return [];
    if (meaning.origin !== 'parameter' && meaning.origin !== 'length') return [];
    const path = parsePath(name);
    if (path === null) return [];
    const argument = entry.parameters.findIndex((id) => entry.locals[id]!.name === path.root);
    const local = entry.parameters[argument];
    if (local === undefined) return [];
    const { start, end } = entry.locals[local]!.span;
    const isDeclared = meaning.span.start === start && meaning.span.end === end;
    if (!isDeclared && !isSettled(program, entry, local, path.root)) return [];
    if (path.fields.length > 0 && writesField(program, path.fields)) return [];
    const { fields, isLength } = path;
    const nonNegative = meaning.nonNegative || isLength;
    return [{ name, sort, argument, fields, isLength, nonNegative }];
  });
}

interface ParameterPath {
  readonly root: string;
  readonly fields: readonly string[];
  readonly isLength: boolean;
}

const path = /^[\p{L}_][\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)*$/u;

/** `n`, `cfg.Workers`, `len(xs)`, `len(s.items)`. */
function parsePath(name: string): ParameterPath | null {
  const inner = /^len\((.*)\)$/.exec(name)?.[1];
  const text = inner ?? name;
  if (!path.test(text)) return null;
  const [root, ...fields] = text.split('.');
  return { root: root!, fields, isLength: inner !== undefined };
}

/** Nobody else in the text is called like this, and it holds at all times what it was given. */
function isSettled(
  program: PlainProgram,
  entry: PlainFunction,
  local: LocalId,
  name: string,
): boolean {
  let named = 0;
  for (const { origin, locals } of program.functions)
    if (origin === 'text') named += locals.filter((one) => one.name === name).length;
  if (named !== 1 || entry.locals[local]!.boxed) return false;
  let isAssigned = false;
  visitStatements(entry.body, (statement) => {
    isAssigned ||= targetsOf(statement).includes(local);
  });
  return !isAssigned;
}

/** Whether the text writes to a field of one of these names, of whatever it is. */
function writesField(program: PlainProgram, fields: readonly string[]): boolean {
  const wanted = new Set(fields);
  const numbers = new Set(
    program.types.flatMap(({ shape }) =>
      shape.kind === 'struct'
        ? shape.fields.flatMap((field, at) => (wanted.has(field.name) ? [at] : []))
        : [],
    ),
  );
  let isWritten = false;
  const visitPlace = (place: Place): void => {
    if (place.kind !== 'field' && place.kind !== 'element') return;
    if (place.kind === 'field' && numbers.has(place.field)) isWritten = true;
    visitPlace(place.base);
  };
  for (const { origin, body } of program.functions)
    if (origin === 'text')
      visitStatements(body, (statement) => {
        if (statement.kind === 'store') visitPlace(statement.place);
      });
  return isWritten;
}
