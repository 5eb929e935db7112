import { toSentence } from '../base/sentence.ts';
import type { MakeValues } from '../execute/start.ts';
import { isInner } from '../execute/inner-step.ts';
import { GoSystem, usualLimits } from '../execute/system.ts';
import type { Entry } from '../go/plain/program.ts';
import { showRun } from '../pipeline/views/run.ts';
import type { EndingView, RunView, ValueView } from '../protocol/run-view.ts';
import { narrateRun } from '../run/narrate.ts';
import { replay } from '../run/replay.ts';
import { foldFrames } from './fold-library.ts';
import type { GoProgram } from './go-program.ts';
import { withWaiting } from './waiting.ts';
import { ownText, withEnded } from './own-text.ts';
import { printRun, type ProgramRun } from './run-code.ts';

/** Where a run begins, and with what. */
export interface Opening {
  readonly go: GoProgram;
  readonly entry: Entry;
  readonly make: MakeValues;
  readonly shown: readonly ValueView[];
}

/** The limits of what one looks at step by step. */
const limits = { ...usualLimits, instructions: 1_000_000, elements: 1_000_000 };

/** A longer run is none that a person would look at. */
const mostSteps = 4_000;

export function systemOf(
  { go, entry, make }: Opening,
  { timing, sites }: Pick<ProgramRun, 'timing' | 'sites'>,
): GoSystem {
  return new GoSystem(go.program, {
    entry: entry.function,
    values: make,
    timing,
    limits,
    output: false,
    visibleSites: sites,
  });
}

type Shown =
  | { readonly ok: true; readonly run: RunView; readonly isWhole: boolean }
  | { readonly ok: false; readonly message: string };

/** A run to be stepped through; a long one is cut. `fault`: what it shows at its end. */
export function showProgramRun(
  opening: Opening,
  run: ProgramRun,
  fault: string | null = null,
): Shown {
  const system = ownText(systemOf(opening, run));
  const moves = run.moves.slice(0, mostSteps);
  const played = replay(system, moves);
  if (played.kind === 'broken')
    return { ok: false, message: `This run is not one of this program: ${played.message}` };
  const narrated = withEnded(narrateRun(system, moves, played));
  const { go, shown } = opening;
  const view = showRun(system, narrated, go.text);
  const isFolded = (at: number): boolean => {
    const [before, event] = [played.states[at]!, narrated.steps[at]!.event];
    return isInner({ before, move: moves[at]!, event });
  };
  const isWhole = moves.length === run.moves.length;
  const moments = [narrated.start, ...narrated.steps.map(({ after }) => after)];
  return {
    ok: true,
    isWhole,
    run: {
      values: shown,
      view: 'program',
      trace: printRun(go.program, { ...run, moves }),
      ...view,
      ending: isWhole ? withFault(view.ending, fault) : view.ending,
      frames: foldFrames(
        view.frames.map((frame, at) => withWaiting(frame, moments[at]!.observation)),
        isFolded,
      ),
    },
  };
}

/** Who only looks at where the goroutines stand sees no data race, and nobody who waits while others go on. */
function withFault(ending: EndingView, fault: string | null): EndingView {
  const isSilent = ending.kind === 'ok' || ending.kind === 'unfinished';
  return fault === null || !isSilent ? ending : { kind: 'broken', sentence: toSentence(fault) };
}
