import type { Span } from '../base/span.ts';
import { isError, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { AssumedTerm } from '../encode/encoding.ts';
import type { Assumption } from '../expression/assumption.ts';
import { toTerm } from '../logic/to-term.ts';
import { placed } from '../lower/extended/placed.ts';
import { toExtended } from '../lower/extended/to-extended.ts';
import type { ParameterMeaning } from '../lower/to-virgo.ts';
import type { Fragment as Model } from '../model/fragment.ts';
import type { Given } from '../model/given.ts';
import { readGiven } from '../lower/extended/locks.ts';
import type { ModelResult } from '../model/to-models.ts';
import { someStatement } from '../model/walk.ts';
import type { Graph } from '../process/graph/graph.ts';
import { toGraph } from '../process/graph/to-graph.ts';
import type { CheckedProgram, NodeId } from '../virgo/ast.ts';
import type { CheckedExtended, Contract } from '../virgo/extended/ast.ts';
import { checkExtended } from '../virgo/extended/check.ts';

/**
 * A program beyond the paper's language: what counts edges proves it, and nothing of the paper's own
 * encoding is there to show.
 */
export interface BeyondFragment {
  readonly name: string;
  /** Where it begins in the text. */
  readonly nameSpan: Span;
  readonly checked: CheckedExtended;
  /** What the parameters are in the Go text; nothing for a program in VirGo. */
  readonly meanings: readonly ParameterMeaning[];
  /** What is taken to hold in every run, and why. */
  readonly assumptions: readonly AssumedTerm[];
  /** What the verdict takes for granted of code that was not followed. */
  readonly given: readonly Given[];
  readonly notes: readonly Diagnostic[];
  /** It stands for a Go function and has more runs than that: no run of it is shown as one of Go. */
  readonly isAbstraction: boolean;
  /** A run may end well where the graph goes on, or crashes: os.Exit, a panic, one that is recovered from, a size asked after too early. */
  readonly mayEndAtOnce: boolean;
  readonly graph: Graph;
}

interface Lowered {
  readonly fragment: BeyondFragment | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** toExtended -> toGraph */
export function lowerBeyond(
  model: Model,
  text: string,
  { given, diagnostics: before }: Pick<ModelResult, 'given' | 'diagnostics'>,
  supposed: string | null,
): Lowered {
  const lowered = toExtended(model, { text, supposed });
  if (!lowered.ok) return { fragment: null, diagnostics: lowered.diagnostics };
  const { name, nameSpan, checked, parameters: meanings, assumptions, asksEarly } = lowered.value;
  const notes = [...before, ...lowered.diagnostics].filter((one) => !isError(one));
  return {
    fragment: beyondFragment(checked, {
      name,
      nameSpan,
      meanings,
      assumptions: termsOf(checked, assumptions),
      given: [...given, ...readGiven(model.body)],
      notes,
      isAbstraction: true,
      mayEndAtOnce: asksEarly || endsAtOnce(model) || model.mayRecover,
    }),
    diagnostics: lowered.diagnostics,
  };
}

function endsAtOnce({ body }: Model): boolean {
  return someStatement(body, (one) => one.kind === 'end' && one.how !== 'return');
}

/** A text in extended VirGo; its contracts are what is assumed. */
export function beyondProgram(checked: CheckedExtended): BeyondFragment {
  const contracts = checked.program.contracts.map(({ condition, span }): Assumption => ({
    expression: condition,
    origin: 'contract',
    span,
  }));
  return beyondFragment(checked, {
    name: 'program',
    nameSpan: { start: 0, end: 0 },
    meanings: [],
    assumptions: termsOf(checked, contracts),
    given: [],
    notes: [],
    isAbstraction: false,
    mayEndAtOnce: false,
  });
}

/** A program of the paper's language once more, for the proofs that count edges; null if they refuse it. */
export function sameProgram({ name, nameSpan, program, assumptions }: Same): BeyondFragment | null {
  const { body, span } = program.program;
  const contracts = assumptions.map(({ expression, span: at }): Contract => ({
    id: -1 as NodeId,
    span: at,
    condition: placed(expression, at),
  }));
  const checked = checkExtended({ contracts, processes: [], body, span });
  if (!checked.ok) return null;
  return beyondFragment(checked.value, {
    name,
    nameSpan,
    meanings: [],
    assumptions: termsOf(checked.value, assumptions),
    notes: [],
    given: [],
    isAbstraction: false,
    mayEndAtOnce: false,
  });
}

interface Same {
  readonly name: string;
  readonly nameSpan: Span;
  readonly program: CheckedProgram;
  readonly assumptions: readonly Assumption[];
}

function termsOf(
  { parameters }: CheckedExtended,
  assumptions: readonly Assumption[],
): readonly AssumedTerm[] {
  const sorts = new Map(parameters.map(({ name, sort }) => [name, sort]));
  return assumptions.map(({ expression, ...known }) => ({
    ...known,
    term: toTerm(expression, sorts),
  }));
}

function beyondFragment(
  checked: CheckedExtended,
  known: Omit<BeyondFragment, 'checked' | 'graph'>,
): BeyondFragment {
  let graph: Graph | null = null;
  return {
    ...known,
    checked,
    get graph() {
      return (graph ??= toGraph(checked));
    },
  };
}
