import type {
  Frame as SeenFrame,
  Goroutine as SeenGoroutine,
  Observation,
  Variable,
} from '../../run/observation.ts';
import type { Frame, Goroutine } from '../state/goroutine.ts';
import type { State } from '../state/state.ts';
import type { Observed } from './observed.ts';
import { Pointer, type Value } from '../value/value.ts';
import { peekIn } from '../rule/place.ts';
import { isPrimitive } from '../rule/show-library.ts';
import { showValue } from '../rule/show-value.ts';
import { cut } from '../../base/brief.ts';
import { observeResources } from './resources.ts';
import { waitOf } from './wait.ts';

/** A state for people. */
export function observeState(system: Observed, state: State): Observation {
  return {
    goroutines: state.goroutines.map((goroutine) => observeGoroutine(system, state, goroutine)),
    resources: observeResources(system, state),
  };
}

function observeGoroutine(system: Observed, state: State, goroutine: Goroutine): SeenGoroutine {
  const { id, name, pending } = goroutine;
  const moves = system.moves(state);
  const isReady = moves.some(
    (move) => (move.mover.kind === 'goroutine' && move.mover.id === id) || move.partner?.id === id,
  );
  const [bottom] = goroutine.frames;
  const frames = goroutine.frames.filter((frame) => !frame.procedure.isWrapper).toReversed();
  return {
    id,
    name,
    listing: bottom ? bottom.procedure.function.id : 0,
    status: isReady ? 'ready' : 'waiting',
    stack: frames.map((frame, at) => observeFrame(system, state, frame, at === 0)),
    intent: isReady && pending !== null ? textAt(system, pending.span) : null,
    waits: isReady ? null : waitOf(system, state, goroutine),
  };
}

function textAt(system: Observed, span: { file: number; start: number; end: number }): string {
  const text = system.program.plain.files[span.file]?.text.slice(span.start, span.end) ?? '';
  const [line = '', ...more] = text.split('\n');
  if (line.length > 80) return cut(line, 78);
  return more.length > 0 ? `${line.trimEnd()} …` : line;
}

function observeFrame(system: Observed, state: State, frame: Frame, isTop: boolean): SeenFrame {
  const { procedure, pc } = frame;
  const span = procedure.spans[isTop ? pc : Math.max(0, pc - 1)] ?? procedure.function.span;
  const listing = procedure.function.id;
  const { lines } = system.listings[listing]!;
  const line = Math.max(
    0,
    lines.findIndex((one) => one.span.end >= span.start),
  );
  return {
    listing,
    line,
    span: { start: span.start, end: span.end },
    operation: textAt(system, span),
    variables: variablesOf(system, state, frame),
    loop: null,
  };
}

function variablesOf(system: Observed, state: State, frame: Frame): readonly Variable[] {
  const found: Variable[] = [];
  frame.procedure.function.locals.forEach((local, at) => {
    // A lock or a waitgroup has a card of its own; as a variable it says nothing.
    if (local.name === null || local.name === '_') return;
    if (isPrimitive(system.program.types, local.type)) return;
    let value: Value = frame.locals[at]!;
    if (local.boxed) {
      if (!(value instanceof Pointer) || !state.heap.has(value.object)) return;
      value = peekIn(state, value);
    }
    const { program } = system;
    found.push({ name: local.name, value: showValue({ state, program }, value, local.type) });
  });
  return found;
}
