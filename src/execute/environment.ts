import { unreachable } from '../base/unreachable.ts';
import type { FunctionId, TypeId } from '../go/plain/ids.ts';
import type { PlainFunction } from '../go/plain/program.ts';
import { isListed, lendMap } from './callers-maps.ts';
import type { Program } from './compile/program.ts';
import type { Machine } from './machine.ts';
import * as terms from './term/make.ts';
import { wordsOf } from './term/spell.ts';
import type { Term } from './term/term.ts';
import type { MakeValues } from './start.ts';
import { comparedWithNil } from './compared-with-nil.ts';
import { indexesTexts } from './indexed-texts.ts';
import { callAtOnce } from './rule/pure.ts';
import { toBytes } from './value/text.ts';
import type { Types } from './value/types.ts';
import { Boxed, Unknown, type Value } from './value/value.ts';

/** A value that a person gives, in Go's own notation. */
export type Literal =
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'list'; readonly elements: readonly Literal[] }
  | { readonly kind: 'nil' }
  /** What a function of the program returns that takes nothing, shown as it is written. */
  | { readonly kind: 'result'; readonly function: FunctionId; readonly shown: string };

/** What a parameter is given. */
export type Given =
  | Literal
  /** A slice or a map of the caller with so many elements, of which nobody knows what they are. */
  | { readonly kind: 'elements'; readonly length: number };

/** One choice of values for the parameters of an entry. */
interface Valuation {
  /** As text, by parameter; only what is known. */
  readonly shown: Readonly<Record<string, string>>;
  readonly make: MakeValues;
}

interface Candidate {
  readonly shown: string | null;
  readonly make: (machine: Machine) => Value;
}

/** At most this many choices of values are tried. */
const mostValuations = 12;

/** The choices of values that an entry is run with: the given ones, and small ones for all others. */
export function valuationsOf(
  program: Program,
  entry: PlainFunction,
  given: ReadonlyMap<string, Given>,
): readonly Valuation[] {
  let choices: readonly (readonly Candidate[])[] = [[]];
  const names: string[] = [];
  const perhapsNil = comparedWithNil(entry);
  const perhapsEmpty = indexesTexts(program.plain, entry);
  entry.parameters.forEach((local, at) => {
    const { name, type } = entry.locals[local]!;
    const called = name ?? `parameter ${String(at + 1)}`;
    names.push(called);
    const literal = given.get(called);
    const candidates = literal
      ? [
          {
            shown: showLiteral(literal),
            make: (machine: Machine) => toValue(machine, literal, type, called),
          },
        ]
      : candidatesOf(called, type, program.types).concat(
          perhapsNil.has(local) && mayBeNil(program.types, type) ? nilCandidate : [],
          perhapsEmpty && program.types.shape(type).kind === 'string' ? emptyCandidate : [],
        );
    choices = choices.flatMap((choice) => candidates.map((candidate) => [...choice, candidate]));
    if (choices.length > mostValuations) choices = spread(choices);
  });
  return choices.map((choice) => ({
    shown: Object.fromEntries(
      choice.flatMap(({ shown }, at) => (shown === null ? [] : [[names[at]!, shown]])),
    ),
    make: (machine) => choice.map((candidate) => candidate.make(machine)),
  }));
}

const mayBeNil = (types: Types, type: TypeId): boolean =>
  types.shape(type).kind === 'pointer' || isListed(types, type);

const nilCandidate: Candidate = { shown: 'nil', make: () => null };

const emptyCandidate: Candidate = { shown: '""', make: () => '' };

function spread<T>(list: readonly T[]): readonly T[] {
  return Array.from(
    { length: mostValuations },
    (_, at) => list[Math.floor((at * (list.length - 1)) / (mostValuations - 1))]!,
  );
}

function candidatesOf(name: string, type: TypeId, types: Types): readonly Candidate[] {
  const shape = types.shape(type);
  const known = (value: number | boolean): Candidate => ({
    shown: String(value),
    make: () => value,
  });
  const own = terms.named(name);
  const unknown: Candidate = { shown: null, make: () => new Unknown(own, type) };
  switch (shape.kind) {
    case 'integer':
      return [known(0), known(1), known(2)];
    case 'boolean':
      return [known(false), known(true)];
    case 'slice':
      return [0, 1, 2].map((length) => ({
        shown: showLength(length),
        make: (machine) => lendSlice(own, shape.element, length, machine),
      }));
    case 'struct':
    case 'array':
      return [{ shown: null, make: (machine) => unknownOf(own, type, types, machine) }];
    case 'pointer':
      return [
        {
          shown: null,
          make: (machine) =>
            lend(lentTerm(own, shape.element, types), shape.element, types, machine),
        },
      ];
    case 'interface':
      return types.text(type) === 'context.Context' ? [outsideContext(unknown)] : [unknown];
    case 'map':
      if (!isListed(types, type)) return [unknown];
      return [0, 1, 2].map((length) => ({
        shown: showLength(length),
        make: (machine) => lendUnknowns(own, type, length, machine),
      }));
    case 'float':
    case 'complex':
    case 'string':
    case 'channel':
    case 'function':
    case 'native':
    case 'unknown':
      return [unknown];
    default:
      return unreachable(shape);
  }
}

const showLength = (length: number): string =>
  length === 1 ? '1 element' : `${String(length)} elements`;

function lendSlice(own: Term, element: TypeId, length: number, machine: Machine): Value {
  const { types } = machine.program;
  const elements = Array.from({ length }, (_, at) =>
    unknownOf(terms.element(own, terms.literal(at)), element, types, machine),
  );
  const made = machine.newSlice(elements);
  machine.lent.add(made.object);
  return made;
}

function lendUnknowns(own: Term, type: TypeId, length: number, machine: Machine): Value {
  const { types } = machine.program;
  return lendMap(machine, own, type, length, (term, of) => unknownOf(term, of, types, machine));
}

/** A context that may be cancelled at any moment. */
function outsideContext(unknown: Candidate): Candidate {
  return {
    shown: null,
    make: (machine) => makeOutsideContext(machine) ?? unknown.make(machine),
  };
}

/** Null in a program that knows no contexts. */
export function makeOutsideContext(machine: Machine): Value {
  const { context } = machine.program.plain.starts;
  return context === null ? null : callAtOnce(machine, context, []);
}

/** Fields are those of the pointer, as Go writes them. */
function lentTerm(pointer: Term, element: TypeId, types: Types): Term {
  return types.shape(element).kind === 'struct' ? pointer : terms.pointee(pointer);
}

/** Memory of the caller that a pointer leads to. */
function lend(term: Term, type: TypeId, types: Types, machine: Machine): Value {
  const origin = { name: wordsOf(term), type, types };
  const made = machine.newCell(unknownOf(term, type, types, machine), origin);
  machine.lent.add(made.object);
  return made;
}

/** What waits or lets wait, which a run has to follow also where only a pointer leads there. */
const followed = new Set(['Mutex', 'RWMutex', 'WaitGroup', 'Once', 'Cond']);

/** Structs and arrays of unknowns; primitives are fresh. */
function unknownOf(term: Term, type: TypeId, types: Types, machine: Machine): Value {
  const shape = types.shape(type);
  if (shape.kind === 'native') return null;
  if (shape.kind === 'struct')
    return shape.fields.map(({ name, type: of }) =>
      unknownOf(terms.field(term, name), of, types, machine),
    );
  if (shape.kind === 'array')
    return Array.from({ length: Math.min(shape.length, 1000) }, (_, at) =>
      unknownOf(terms.element(term, terms.literal(at)), shape.element, types, machine),
    );
  if (shape.kind === 'pointer') {
    const { named } = types.get(shape.element);
    if (named?.package === 'sync' && named.library && followed.has(named.name))
      return lend(term, shape.element, types, machine);
  }
  return new Unknown(term, type);
}

function toValue(machine: Machine, literal: Given, type: TypeId, name: string): Value {
  const { types } = machine.program;
  const shape = types.shape(type);
  switch (literal.kind) {
    case 'nil':
      return null;
    case 'boolean':
    case 'number': {
      if (shape.kind !== 'interface') return literal.value;
      const { boolean, int } = machine.program.plain.known;
      return new Boxed(literal.kind === 'boolean' ? boolean : int, literal.value);
    }
    case 'string': {
      const bytes = toBytes(literal.value);
      return shape.kind === 'interface'
        ? new Boxed(machine.program.plain.known.string, bytes)
        : bytes;
    }
    case 'list': {
      if (shape.kind !== 'slice' && shape.kind !== 'array') return types.zero(type);
      const elements = literal.elements.map((element) =>
        toValue(machine, element, shape.element, name),
      );
      return shape.kind === 'slice' ? machine.newSlice(elements) : elements;
    }
    case 'elements':
      if (shape.kind === 'map')
        return lendUnknowns(terms.named(name), type, literal.length, machine);
      if (shape.kind !== 'slice') return types.zero(type);
      return lendSlice(terms.named(name), shape.element, literal.length, machine);
    case 'result':
      return callAtOnce(machine, literal.function, []);
    default:
      return unreachable(literal);
  }
}

function showLiteral(literal: Given): string {
  switch (literal.kind) {
    case 'nil':
      return 'nil';
    case 'string':
      return JSON.stringify(literal.value);
    case 'boolean':
    case 'number':
      return String(literal.value);
    case 'list':
      return `[${literal.elements.map(showLiteral).join(',')}]`;
    case 'elements':
      return showLength(literal.length);
    case 'result':
      return literal.shown;
    default:
      return unreachable(literal);
  }
}

/** Reads `n=2,b=true,xs=[1,2]`; null where that is not how it is written. */
export function parseLiterals(text: string): ReadonlyMap<string, Literal> | null {
  const given = new Map<string, Literal>();
  let rest = text.trim();
  while (rest !== '') {
    const name = /^(\w+)\s*=\s*/.exec(rest);
    if (name === null) return null;
    const parsed = parseLiteral(rest.slice(name[0].length));
    if (parsed === null) return null;
    given.set(name[1]!, parsed.literal);
    rest = parsed.rest.trim();
    if (rest === '') break;
    if (!rest.startsWith(',')) return null;
    rest = rest.slice(1).trim();
  }
  return given;
}

interface Parsed {
  readonly literal: Literal;
  readonly rest: string;
}

function parseLiteral(text: string): Parsed | null {
  if (text.startsWith('[')) return parseList(text.slice(1).trim());
  const word = /^(true|false|nil)\b/.exec(text);
  if (word !== null) {
    const literal: Literal =
      word[1] === 'nil' ? { kind: 'nil' } : { kind: 'boolean', value: word[1] === 'true' };
    return { literal, rest: text.slice(word[0].length) };
  }
  const number = /^-?\d+(\.\d+)?/.exec(text);
  if (number !== null)
    return {
      literal: { kind: 'number', value: Number(number[0]) },
      rest: text.slice(number[0].length),
    };
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(text);
  if (quoted === null) return null;
  try {
    const value = JSON.parse(quoted[0]) as string;
    return { literal: { kind: 'string', value }, rest: text.slice(quoted[0].length) };
  } catch {
    return null;
  }
}

function parseList(text: string): Parsed | null {
  const elements: Literal[] = [];
  let rest = text;
  while (!rest.startsWith(']')) {
    const parsed = parseLiteral(rest);
    if (parsed === null) return null;
    elements.push(parsed.literal);
    rest = parsed.rest.trim();
    if (rest.startsWith(',')) rest = rest.slice(1).trim();
    else if (!rest.startsWith(']')) return null;
  }
  return { literal: { kind: 'list', elements }, rest: rest.slice(1) };
}
