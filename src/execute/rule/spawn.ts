import type { PlainSpan } from '../../go/plain/span.ts';
import { newFrame } from '../control.ts';
import { Goroutine } from '../state/goroutine.ts';
import type { Closure, Value } from '../value/value.ts';
import { hearOfOthers } from './others.ts';
import type { Step } from './step.ts';

/** Starts a goroutine, which runs until it stands. A timer that fires has no spawner. */
export function spawn(
  step: Step,
  spawner: Goroutine | null,
  closure: Closure,
  values: readonly Value[],
  span: PlainSpan,
  isOutside = false,
): Goroutine {
  const { machine, state } = step;
  if (state.goroutines.length >= machine.limits.goroutines) {
    step.giveUp(`more than ${String(machine.limits.goroutines)} goroutines at the same time`);
  }
  const id = state.nextGoroutine++;
  const path = spawner === null ? mix(1, span.start) : mix(spawner.path, ++spawner.spawned);
  const name = step.goroutineName(spawner, closure.function, id);
  const goroutine = new Goroutine(machine.owner, id, name, path, [], 0, null, null);
  goroutine.isEarly = !state.initialized || spawner?.isEarly === true;
  goroutine.isOutside = isOutside;
  state.goroutines.push(goroutine);
  machine.goroutine = goroutine;
  if (spawner?.isOutside === true) hearOfOthers(machine);
  const frame = newFrame(machine, closure.function, values, closure.captures, [], false);
  goroutine.frames.push(frame);
  if (step.stop === null) step.begin(goroutine);
  return goroutine;
}

function mix(parent: number, child: number): number {
  let hash = Math.imul(parent ^ (child + 0x9e3779b9), 0x85ebca6b);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0xc2b2ae35) >>> 0;
}
