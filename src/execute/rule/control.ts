import { lastingAnswers } from '../value/clock-order.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Happening } from '../../run/event.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { ControlPending, Pending } from '../state/pending.ts';
import { ready } from '../term/make.ts';
import { wordsOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import type { Value } from '../value/value.ts';
import { named } from './name.ts';
import { changedByHolders, hangsOnHolders } from './handed.ts';
import { hearOfOthers } from './others.ts';
import { fromOutside } from './outside.ts';
import { spawn } from './spawn.ts';
import type { Step } from './step.ts';
import { noteUnordered } from './unordered.ts';
import { supposition } from './suppose.ts';

export function stepControl(
  step: Step,
  goroutine: Goroutine,
  pending: ControlPending & Pending,
): Happening {
  switch (pending.kind) {
    case 'spawn': {
      // What the spawner did before lies behind both.
      goroutine.accesses = null;
      const started = spawn(step, goroutine, pending.closure, pending.arguments, pending.span);
      const what: Happening = { kind: 'spawn', started: named(started) };
      if (step.stop === null) step.resume(goroutine);
      return what;
    }
    case 'choose': {
      const value = pending.options[step.move.pick!]!;
      step.machine.decided = pending.remember ? wordsOf(pending.term) : null;
      if (hangsOnHolders(pending.term)) step.machine.narrowed.add(changedByHolders);
      if (pending.remember) remember(step, pending.term, value);
      else step.machine.chosen = { value };
      step.repeat(goroutine);
      return { kind: 'suppose', condition: supposition(pending.term, value) };
    }
    case 'yield':
      step.resume(goroutine);
      return { kind: 'local' };
    case 'count':
      noteUnordered(step, 'NumGoroutine', false);
      step.resume(goroutine, [[pending.target, step.state.goroutines.length]]);
      return { kind: 'local' };
    case 'print':
      if (!step.state.finished) step.state.output += pending.text;
      step.resume(goroutine);
      return { kind: 'print', output: { id: 'o0', name: 'output' }, text: pending.text };
    case 'finish':
      step.machine.passing = true;
      step.repeat(goroutine);
      step.state.finished = true;
      return { kind: 'return' };
    case 'outside':
      hearOfOthers(step.machine);
      step.resume(goroutine, fromOutside(step, goroutine, pending));
      return { kind: 'suppose', condition: supposition(ready(pending.channel), true) };
    case 'die':
      step.stop ??= pending.stop;
      return { kind: 'local' };
    case 'endless':
      throw new Error('Who never comes to a visible step does not move');
    default:
      return unreachable(pending);
  }
}

function remember({ state }: Step, term: Term, value: Value): void {
  state.suppose(term, value);
  for (const lasting of lastingAnswers(term, value)) state.suppose(lasting.term, lasting.value);
  state.decided = { term, value, before: state.decided };
}
