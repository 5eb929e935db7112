import { unreachable } from '../../base/unreachable.ts';
import type { BoundMachine } from '../../explore/bind.ts';
import type { Choice } from '../../explore/choice.ts';
import { describeCrash, describeStep } from '../../explore/sentence.ts';
import type { State } from '../../explore/state.ts';
import { stepBy } from '../../explore/step.ts';
import type { MoveView } from '../../protocol/run-view.ts';
import type { Moment } from './moments.ts';

/** What may happen next, each with the sentence that would be told of it. */
export function toMoveViews(bound: BoundMachine, { state, enabled }: Moment): readonly MoveView[] {
  return enabled.map((choice) => ({
    process: choice.process,
    partner: choice.partner,
    sentence: foretell(bound, state, choice),
  }));
}

function foretell(bound: BoundMachine, state: State, choice: Choice): string {
  const outcome = stepBy(bound, state, choice);
  switch (outcome.kind) {
    case 'moved':
      return describeStep(bound, state, outcome.state, choice);
    case 'crashed':
      return describeCrash(bound, state, choice, outcome.cause);
    case 'too-large':
      return `The number ${outcome.value} is too large to go on.`;
    default:
      return unreachable(outcome);
  }
}
