import type { Span } from '../base/span.ts';
import { describeOperation } from '../process/describe-machine.ts';
import type { PointIndex, ProcessIndex } from '../process/machine.ts';
import type { NodeId } from '../virgo/ast.ts';
import type { BoundMachine } from './bind.ts';
import { changesBetween } from './changes.ts';
import type { Change } from './changes.ts';
import type { Choice } from './choice.ts';
import type { Ending } from './ending.ts';
import { operationAt } from './intent.ts';
import type { BlockedProcess } from './moves.ts';
import { replay } from './replay.ts';
import { describeCrash, describeStep, explainBlocked } from './sentence.ts';
import type { State } from './state.ts';
import type { Trace } from './trace.ts';

/** A program point as the panes show it. */
export interface Place {
  readonly process: ProcessIndex;
  readonly processName: string;
  readonly point: PointIndex;
  readonly node: NodeId;
  /** In the text that the person wrote. */
  readonly span: Span;
  /** In VirGo's words: `c!`. */
  readonly operation: string;
}

/** One step of a run, with all that a person may want to know of it. */
export interface Step extends Place {
  readonly choice: Choice;
  /** The receiver of an exchange. */
  readonly partner: Place | null;
  /** Null after the step that ends the run by a crash. */
  readonly after: State | null;
  readonly changes: readonly Change[];
  readonly sentence: string;
}

/** Who is blocked at the end, on what, and why. */
export interface BlockedPlace extends Place {
  readonly reason: BlockedProcess['reason'];
  readonly sentence: string;
}

/** A run as it is shown. */
export interface ToldRun {
  readonly initial: State;
  readonly steps: readonly Step[];
  readonly ending: Ending;
  readonly blocked: readonly BlockedPlace[];
}

export type Told =
  | { readonly kind: 'told'; readonly run: ToldRun }
  | {
      readonly kind: 'broken';
      /** The steps before the one that cannot be made. */
      readonly steps: readonly Step[];
      readonly at: number;
      readonly message: string;
    };

/** Plays a trace and tells each step. */
export function tellRun(bound: BoundMachine, trace: Trace): Told {
  const played = replay(bound, trace);
  const { states } = played;
  const steps = trace.choices
    .slice(0, played.kind === 'broken' ? played.at : undefined)
    .map((choice, at) => {
      return tellStep(bound, states[at]!, states[at + 1] ?? null, choice, played.ending);
    });
  if (played.kind === 'broken') {
    return { kind: 'broken', steps, at: played.at, message: played.message };
  }
  const { ending } = played;
  const blocked =
    ending.kind === 'stuck' ? ending.blocked.map((one) => tellBlocked(bound, one)) : [];
  return { kind: 'told', run: { initial: states[0]!, steps, ending, blocked } };
}

export function placeOf(
  { machine }: BoundMachine,
  process: ProcessIndex,
  point: PointIndex,
): Place {
  const { name, points } = machine.processes[process]!;
  const { instruction, node, span } = points[point]!;
  const operation = describeOperation(machine, instruction);
  return { process, processName: name, point, node, span, operation };
}

export function tellBlocked(bound: BoundMachine, blocked: BlockedProcess): BlockedPlace {
  const { process, point, reason } = blocked;
  const { instruction } = bound.machine.processes[process]!.points[point]!;
  // A sender that has offered stands behind its send: what it waits for is still the send.
  const at = instruction.kind === 'acknowledged' ? point - 1 : point;
  const place = { ...placeOf(bound, process, at), point };
  const sentence = `${place.processName} ${explainBlocked(bound, reason)}.`;
  return { ...place, reason, sentence };
}

function tellStep(
  bound: BoundMachine,
  before: State,
  after: State | null,
  choice: Choice,
  ending: Ending | null,
): Step {
  const { process, partner } = choice;
  return {
    ...placeOf(bound, process, before.points[process]!),
    operation: operationAt(bound, before, process),
    choice,
    partner: partner === null ? null : placeOf(bound, partner, before.points[partner]!),
    after,
    changes: after === null ? [] : changesBetween(bound, before, after),
    sentence:
      after === null
        ? tellEnd(bound, before, choice, ending)
        : describeStep(bound, before, after, choice),
  };
}

function tellEnd(
  bound: BoundMachine,
  before: State,
  choice: Choice,
  ending: Ending | null,
): string {
  switch (ending?.kind) {
    case 'crash':
      return describeCrash(bound, before, choice, ending.cause);
    case 'too-large':
      return `The number ${ending.value} is too large to go on.`;
    default:
      throw new Error('only a crash has no state after it');
  }
}
