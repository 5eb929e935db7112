import type { Span } from '../../base/span.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic, Staged } from '../../diagnostics/diagnostic.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import type { Block as FragmentBlock, Fragment } from '../../fragment/fragment.ts';
import {
  binary,
  integer,
  visitQuantity,
  type Origin,
  type Quantity,
  type Source,
} from '../../fragment/quantity.ts';
import type { Expression, NodeId, Program, Sort } from '../ast.ts';
import { emitBlock, nextNode, type Emitter } from './emit.ts';
import { emitExpression } from './emit-expression.ts';
import { latchesToWaitGroups } from './latch.ts';
import { lowerLocks } from './locks.ts';
import type { Lowering, LoopMode, TurnsPart } from './lowering.ts';
import { createNames, type Names } from './names.ts';
import { normalize } from './normalize.ts';
import { onceToCall } from './once.ts';
import { findPlaces } from './places.ts';
import { withoutLastEnd } from './dead.ts';
import { shapeLoop } from './shape-loop.ts';
import { splitChoices } from './split-choices.ts';
import { tidy } from './tidy.ts';
import { quantitiesOf, visitBlock } from './tree.ts';

/** What a parameter of the program is in the Go text. */
export interface ParameterMeaning {
  readonly name: string;
  readonly sort: Sort;
  readonly origin: Origin | 'chosen';
  /** Where its value comes from. */
  readonly span: Span;
  readonly nonNegative: boolean;
}

/** A fact about parameters that holds in every run of the Go program. */
export interface Assumption {
  readonly expression: Expression;
  readonly why: 'length' | 'turns' | 'chosen';
}

/** A fragment in VirGo: spans of its nodes point into the Go text. */
export interface VirgoFragment {
  readonly name: string;
  readonly nameSpan: Span;
  readonly program: Program;
  readonly parameters: readonly ParameterMeaning[];
  readonly assumptions: readonly Assumption[];
  /**
   * Operations that in Go stand in a select with a timeout or a default: a run that is stuck there
   * is no run of the Go program, since it would have taken the other way.
   */
  readonly withWayOut: ReadonlySet<NodeId>;
}

export interface ToVirgoOptions {
  /** The Go text: second values of the same name are told apart by their lines. */
  readonly text: string;
  readonly mode: LoopMode;
}

export function toVirgo(fragment: Fragment, options: ToVirgoOptions): Staged<VirgoFragment> {
  const first = lower(fragment, options, false);
  if (first.ok) return first;
  // A lock that can be left out may be all that stands in the way.
  const second = lower(fragment, options, true);
  return second.ok ? second : first;
}

function lower(
  fragment: Fragment,
  options: ToVirgoOptions,
  dropsQuietLocks: boolean,
): Staged<VirgoFragment> {
  const diagnostics: Diagnostic[] = [];
  const highest = Math.max(
    0,
    ...fragment.sources.map(({ id }) => id),
    ...fragment.primitives.map(({ id }) => id),
  );
  const draft: Omit<Lowering, 'places'> = {
    mode: options.mode,
    tallies: fragment.tallies,
    parts: [...fragment.tallies],
    diagnostics,
    counter: { next: highest + 1_000_000 },
    loops: [],
    splits: 3,
    shapeLoop,
  };
  const withoutPlaces: Lowering = { ...draft, places: findPlaces([]) };
  const simple = onceToCall(withoutPlaces, latchesToWaitGroups(withoutPlaces, fragment.body));
  const locked = lowerLocks(withoutPlaces, simple, dropsQuietLocks);
  const lowering: Lowering = { ...draft, places: findPlaces(locked) };
  const body = tidy(splitChoices(withoutUnusedLocks(withoutLastEnd(normalize(lowering, locked)))));
  if (diagnostics.some(({ severity }) => severity === 'error')) return { ok: false, diagnostics };
  return emitFragment(fragment, options, { body, parts: lowering.parts }, diagnostics);
}

/** A lock that nobody takes any more needs no channel. */
function withoutUnusedLocks(block: FragmentBlock): FragmentBlock {
  const used = new Set<number>();
  visitBlock(block, (statement) => {
    if (statement.kind === 'operation') used.add(statement.primitive.id);
  });
  return block.filter(
    (statement) =>
      statement.kind !== 'make' ||
      !(statement.primitive.kind === 'mutex' || statement.primitive.kind === 'rwmutex') ||
      used.has(statement.primitive.id),
  );
}

function emitFragment(
  fragment: Fragment,
  { text }: ToVirgoOptions,
  { body, parts }: { readonly body: FragmentBlock; readonly parts: readonly TurnsPart[] },
  diagnostics: Diagnostic[],
): Staged<VirgoFragment> {
  const names = createNames(text, sourcesOf(body));
  const emitter: Emitter = {
    names,
    diagnostics,
    counter: { next: 0 },
    current: new Map(),
    withWayOut: new Set(),
    never: { name: null },
  };
  const statements = emitBlock(emitter, body);
  const { name: never } = emitter.never;
  const { span } = fragment;
  const zero = emitExpression(integer(0), span, names, () => nextNode(emitter));
  const declared =
    never === null
      ? []
      : [{ id: nextNode(emitter), span, kind: 'channel' as const, name: never, capacity: zero }];
  const assumptions = assumptionsOf(emitter, parts);
  if (diagnostics.some(({ severity }) => severity === 'error')) return { ok: false, diagnostics };
  noteParameters(names, diagnostics);
  const value: VirgoFragment = {
    name: fragment.name,
    nameSpan: fragment.nameSpan,
    program: { body: [...declared, ...statements], span },
    parameters: meaningsOf(names),
    assumptions,
    withWayOut: emitter.withWayOut,
  };
  return { ok: true, value, diagnostics };
}

function sourcesOf(block: FragmentBlock): readonly Source[] {
  const sources = new Map<number, Source>();
  visitBlock(block, (statement) => {
    for (const quantity of quantitiesOf(statement))
      visitQuantity(quantity, (leaf) => {
        if (leaf.kind === 'source') sources.set(leaf.source.id, leaf.source);
      });
  });
  return [...sources.values()];
}

function meaningsOf(names: Names): readonly ParameterMeaning[] {
  const meanings = [...names.used].map(([source, name]): ParameterMeaning => {
    const { sort, origin, span, nonNegative } = source;
    return { name, sort, origin, span, nonNegative };
  });
  const chosen = names.chosenValues.map(({ name, span }): ParameterMeaning => ({
    name,
    sort: 'int',
    origin: 'chosen',
    span,
    nonNegative: false,
  }));
  const unique = new Map([...meanings, ...chosen].map((meaning) => [meaning.name, meaning]));
  return [...unique.values()];
}

function assumptionsOf(emitter: Emitter, parts: readonly TurnsPart[]): readonly Assumption[] {
  const { names } = emitter;
  const emit = (quantity: Quantity, span: Span): Expression =>
    emitExpression(quantity, span, names, () => nextNode(emitter));
  const usedIds = new Set([...names.used.keys()].map(({ id }) => id));
  const ranges = new Map(
    parts.filter(({ turns }) => usedIds.has(turns.id)).map((part) => [part.turns.id, part]),
  );
  const turns = [...ranges.values()].map((part): Assumption => ({
    expression: emit(inRange(part), part.turns.span),
    why: 'turns',
  }));
  const chosen: Assumption[] = [];
  // Emitting a choice may bring up another one inside it.
  for (let at = 0; at < names.chosenValues.length; at++) {
    const { quantity, span, name } = names.chosenValues[at]!;
    const is = (value: Quantity): Expression => ({
      id: nextNode(emitter),
      span,
      kind: 'binary',
      operator: '==',
      left: { id: nextNode(emitter), span, kind: 'parameter', name },
      right: emit(value, span),
    });
    const join = (operator: '&&' | '||', left: Expression, right: Expression): Expression => ({
      id: nextNode(emitter),
      span,
      kind: 'binary',
      operator,
      left,
      right,
    });
    const no: Quantity = { kind: 'unary', operator: '!', operand: quantity.condition };
    const either = join('&&', emit(quantity.condition, span), is(quantity.then));
    chosen.push({
      expression: join('||', either, join('&&', emit(no, span), is(quantity.otherwise))),
      why: 'chosen',
    });
  }
  const lengths = [...names.used.keys()]
    .filter(({ nonNegative }) => nonNegative)
    .map((source): Assumption => {
      const least: Quantity = {
        kind: 'binary',
        operator: '>=',
        left: { kind: 'source', source },
        right: integer(0),
      };
      return { expression: emit(least, source.span), why: 'length' };
    });
  return [...lengths, ...turns, ...chosen];
}

/** Some of the turns; a loop without turns has none. */
function inRange({ turns, from, to }: TurnsPart): Quantity {
  const number: Quantity = { kind: 'source', source: turns };
  const most = binary('<=', number, binary('-', to, from));
  const none = binary('==', number, integer(0));
  return binary('&&', binary('<=', integer(0), number), binary('||', most, none));
}

const words: Readonly<Partial<Record<Origin, string>>> = {
  computed: 'what it will be is not looked into',
  received: 'what is sent is not looked into',
  stored: 'what it holds at that moment is not looked into',
  carried: 'what it holds at that moment is not looked into',
};

function noteParameters(names: Names, diagnostics: Diagnostic[]): void {
  for (const [source, name] of names.used) {
    const what = words[source.origin];
    if (source.origin === 'turns')
      diagnostics.push(diagnose(goCatalogue, 'go-note-turns', source.span, { name }));
    else if (what !== undefined && !source.assumedStill)
      diagnostics.push(diagnose(goCatalogue, 'go-note-condition', source.span, { name, what }));
    if (source.assumedStill)
      diagnostics.push(diagnose(goCatalogue, 'go-note-still', source.span, { name }));
  }
}
