import type { Span } from '../base/span.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { isError, type Diagnostic, type Staged } from '../diagnostics/diagnostic.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import type { Block as FragmentBlock } from '../model/statements.ts';
import type { Fragment } from '../model/fragment.ts';
import { integer } from '../expression/expression.ts';
import type { Source } from '../model/quantity.ts';
import { visitLeaves } from '../expression/walk.ts';
import type { NodeId, Program } from '../virgo/ast.ts';
import { emitBlock, nextNode, type Emitter } from './emit.ts';
import { emitExpression } from './emit-expression.ts';
import { contractsAbove } from './contracts.ts';
import { withoutContexts } from './contexts.ts';
import { exitAmongOthers } from './exits.ts';
import { latchesToWaitGroups } from './latch.ts';
import { lowerLocks } from './locks.ts';
import { reject, type Lowering, type IterationsPart } from './lowering.ts';
import type { LoopMode } from '../base/loop-mode.ts';
import { createNames, decidingIn } from './names.ts';
import { normalize } from './normalize.ts';
import { onceToCall } from './once.ts';
import { meaningsOf, noteParameters, type ParameterMeaning } from './parameters.ts';
import type { Assumption } from '../expression/assumption.ts';
import { assumptionsOf } from './assumptions.ts';
import { findPlaces } from './places.ts';
import { withoutLastEnd } from './dead.ts';
import { shapeLoop } from './shape-loop.ts';
import { hasSizeChecks, withoutSizeChecks } from './sizes.ts';
import { splitChoices } from './split-choices.ts';
import { splitMakes } from './split-makes.ts';
import { tidy } from './tidy.ts';
import type { Given } from '../model/given.ts';
import { quantitiesOf, sizeOf, visitBlock } from '../model/walk.ts';

export type { ParameterMeaning } from './parameters.ts';

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
  readonly withEscape: ReadonlySet<NodeId>;
  /** What is taken for granted of the ends of loops. */
  readonly ends: readonly Given[];
  /** Goroutines of some loop were gathered into one, as in section 6.1. */
  readonly isCommuted: boolean;
}

interface Shaped {
  readonly body: FragmentBlock;
  readonly parts: readonly IterationsPart[];
  readonly ends: readonly Given[];
}

interface ToVirgoOptions {
  /** The Go text: second values of the same name are told apart by their lines. */
  readonly text: string;
  readonly mode: LoopMode;
  /** What somebody supposes of the parameters, as a contract would say it. */
  readonly supposed?: string | null;
}

/** What may be left out where the fragment cannot be expressed with it. */
interface Leniency {
  /** Locks that nobody waits for in vain. */
  readonly quietLocks: boolean;
  /** Crashes of make([]T, n) in loops, with a note. */
  readonly sizes: boolean;
}

/** Far more than a program may have that is checked: the passes need not look at it. */
const mostStatements = 3_000;

export function toVirgo(fragment: Fragment, options: ToVirgoOptions): Staged<VirgoFragment> {
  if (sizeOf(fragment.body) > mostStatements)
    return {
      ok: false,
      diagnostics: [diagnose(goCatalogue, 'go-too-large', fragment.nameSpan, {})],
    };
  const first = lower(fragment, options, { quietLocks: false, sizes: false });
  if (first.ok) return first;
  const sizes = hasSizeChecks(fragment.body) ? [false, true] : [false];
  for (const withoutSizes of sizes)
    for (const quietLocks of withoutSizes ? [false, true] : [true]) {
      const next = lower(fragment, options, { quietLocks, sizes: withoutSizes });
      if (next.ok) return next;
    }
  return first;
}

function lower(
  fragment: Fragment,
  options: ToVirgoOptions,
  leniency: Leniency,
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
    ends: [],
    polls: [],
    diagnostics,
    counter: { next: highest + 1_000_000 },
    loops: [],
    splits: 3,
    shapeLoop,
  };
  const withoutPlaces: Lowering = { ...draft, places: findPlaces([]) };
  const exit = exitAmongOthers(fragment);
  if (exit !== null)
    reject(draft, 'go-unsupported', exit.span, { what: 'An end of the process while others run' });
  const known = withoutContexts(fragment.body);
  const whole = leniency.sizes ? withoutSizeChecks(withoutPlaces, known) : known;
  const simple = onceToCall(withoutPlaces, latchesToWaitGroups(withoutPlaces, whole));
  const locked = lowerLocks(withoutPlaces, simple, leniency.quietLocks);
  const lowering: Lowering = { ...draft, places: findPlaces(locked) };
  const body = tidy(
    splitChoices(splitMakes(withoutUnusedLocks(withoutLastEnd(normalize(lowering, locked))))),
  );
  if (diagnostics.some(isError)) return { ok: false, diagnostics };
  return emitFragment(
    fragment,
    options,
    { body, parts: lowering.parts, ends: lowering.ends },
    diagnostics,
  );
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
  { text, supposed }: ToVirgoOptions,
  { body, parts, ends }: Shaped,
  diagnostics: Diagnostic[],
): Staged<VirgoFragment> {
  const names = createNames(text, sourcesOf(body));
  const emitter: Emitter = {
    names,
    diagnostics,
    counter: { next: 0 },
    current: new Map(),
    withEscape: new Set(),
    commuted: { now: false },
    never: { name: null },
  };
  const statements = emitBlock(emitter, body);
  const { name: never } = emitter.never;
  const { span } = fragment;
  const zero = emitExpression(integer(0), span, names);
  const declared =
    never === null
      ? []
      : [{ id: nextNode(emitter), span, kind: 'channel' as const, name: never, capacity: zero }];
  const contracts = contractsAbove(text, fragment.nameSpan, decidingIn(names), supposed);
  diagnostics.push(...contracts.diagnostics);
  const assumptions = [...assumptionsOf(names, parts), ...contracts.assumptions];
  if (diagnostics.some(isError)) return { ok: false, diagnostics };
  noteParameters(names, diagnostics);
  const value: VirgoFragment = {
    name: fragment.name,
    nameSpan: fragment.nameSpan,
    program: { body: [...declared, ...statements], span },
    parameters: meaningsOf(names),
    assumptions,
    withEscape: emitter.withEscape,
    ends,
    isCommuted: emitter.commuted.now,
  };
  return { ok: true, value, diagnostics };
}

function sourcesOf(block: FragmentBlock): readonly Source[] {
  const sources = new Map<number, Source>();
  visitBlock(block, (statement) => {
    for (const quantity of quantitiesOf(statement))
      visitLeaves(quantity, (leaf) => {
        if (leaf.kind === 'source') sources.set(leaf.source.id, leaf.source);
      });
  });
  return [...sources.values()];
}
