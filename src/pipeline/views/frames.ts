import type { LineMap } from '../../base/span.ts';
import type {
  CallView,
  FrameView,
  GoroutineStatus,
  GoroutineView,
  MoveView,
  StepView,
} from '../../protocol/run-view.ts';
import type { Goroutine } from '../../run/observation.ts';
import { describeEvent, describeStop, explainWait } from '../../run/sentence/sentence.ts';
import type { System } from '../../run/system.ts';
import type { Step, NarratedRun } from '../../run/narrate.ts';
import { toPlaceView } from './place.ts';
import { toResourceView } from './resources.ts';
import { shareEqual } from './sharing.ts';
import { tally, type Tallies } from './tallies.ts';

/** A moment of a run: what can be seen, and the step that led there. */
interface Scene<State> {
  readonly step: Step<State> | null;
  readonly moment: NarratedRun<State>['start'];
  readonly tallies: Tallies;
  readonly isStuck: boolean;
}

export function toFrames<State>(
  system: System<State>,
  run: NarratedRun<State>,
  lines: LineMap,
): readonly FrameView[] {
  let before: FrameView | null = null;
  return toScenes(run).map((scene) => {
    before = toFrame(system, scene, lines, before);
    return before;
  });
}

function toScenes<State>({ start, steps, ending }: NarratedRun<State>): readonly Scene<State>[] {
  let tallies: Tallies = new Map();
  return [null, ...steps].map((step, at) => {
    if (step?.event) tallies = tally(tallies, step.event);
    const isStuck = at === steps.length && ending.kind === 'stuck';
    return { step, moment: step?.after ?? start, tallies, isStuck };
  });
}

function toFrame<State>(
  system: System<State>,
  scene: Scene<State>,
  lines: LineMap,
  before: FrameView | null,
): FrameView {
  const { step, moment, tallies } = scene;
  const { goroutines, resources } = moment.observation;
  const changes = step?.changes ?? [];
  return {
    step: step && toStepView(step, lines),
    goroutines: shareEqual(
      before?.goroutines ?? [],
      goroutines.map((one) => toGoroutineView(one, scene, lines)),
    ),
    resources: shareEqual(
      before?.resources ?? [],
      resources.map((one) => toResourceView(one, tallies, changes)),
    ),
    moves: shareEqual(before?.moves ?? [], toMoveViews(system, scene)),
  };
}

function toStepView<State>(step: Step<State>, lines: LineMap): StepView {
  const { goroutine, partner, event, sentence, changes } = step;
  const stands = [goroutine, partner].flatMap((one) => one?.stack[0] ?? []);
  return {
    goroutine: goroutine?.id ?? null,
    partner: partner?.id ?? null,
    what: event?.what ?? null,
    operation: goroutine?.stack[0]?.operation ?? '',
    places: stands.map(({ span }) => toPlaceView(lines, span)),
    sentence,
    changes: changes.map(({ name, from, to }) => ({ name, from, to })),
  };
}

function toGoroutineView<State>(
  goroutine: Goroutine,
  scene: Scene<State>,
  lines: LineMap,
): GoroutineView {
  const { id, name, listing, stack, intent, waits } = goroutine;
  const status = statusOf(goroutine, scene);
  return {
    id,
    name,
    status,
    listing,
    stack: stack.map(({ span, ...call }): CallView => ({
      ...call,
      place: toPlaceView(lines, span),
    })),
    next: status === 'ready' ? intent : null,
    reason: waits === null ? null : explainWait(waits.reason),
    moved: hasMoved(scene.step, id),
  };
}

/** Who ends the whole run has not moved. */
function hasMoved<State>(step: Step<State> | null, id: number): boolean {
  if (step === null || step.event === null) return false;
  return step.goroutine?.id === id || step.partner?.id === id;
}

function statusOf<State>(
  { id, status }: Goroutine,
  { step, isStuck }: Scene<State>,
): GoroutineStatus {
  if (step !== null && step.event === null && step.goroutine?.id === id) return 'crashed';
  return status === 'waiting' && isStuck ? 'stuck' : status;
}

/** What may happen next, each with the sentence that would be told of it. */
function toMoveViews<State>(
  system: System<State>,
  { step, moment: { state } }: Scene<State>,
): readonly MoveView[] {
  if (step !== null && step.event === null) return [];
  return system.moves(state).map((move) => {
    const outcome = system.step(state, move);
    return {
      goroutine: move.mover.kind === 'goroutine' ? move.mover.id : null,
      partner: move.partner?.id ?? null,
      sentence:
        outcome.kind === 'moved' ? describeEvent(outcome.event) : describeStop(outcome.stop),
    };
  });
}
