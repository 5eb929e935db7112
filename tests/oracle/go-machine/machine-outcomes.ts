import type { PlainProgram } from '../../../src/go/plain/program.ts';
import type { Stop } from '../../../src/run/system.ts';
import { Program } from '../../../src/execute/compile/program.ts';
import type { Timing } from '../../../src/execute/rule/timing.ts';
import { explore } from '../../../src/execute/search/explore.ts';
import { faultsOfRace } from '../../../src/execute/search/judge.ts';
import { crashText } from '../../../src/execute/rule/crash-text.ts';
import { GoSystem, usualLimits } from '../../../src/execute/system.ts';
import type { Goroutine } from '../../../src/execute/state/goroutine.ts';
import type { State } from '../../../src/execute/state/state.ts';

interface Asked {
  readonly timing: Timing;
  readonly reduce?: boolean;
  /** What was printed before the end is a part of an outcome. */
  readonly output?: boolean;
  readonly states?: number;
  /** After so many milliseconds it is not closed. */
  readonly patience?: number;
}

interface Outcomes {
  readonly closed: boolean;
  readonly outcomes: ReadonlySet<string>;
}

/** How a harness calls what it sees. */
export interface Words {
  /** Nobody can move any more. */
  readonly rest: (state: State) => string;
  readonly stop: (stop: Stop) => string;
}

const programWords: Words = {
  rest: ({ finished, goroutines }) =>
    `${String(finished)}: ${goroutines.map(waitOf).sort().join(', ')}`.trim(),
  stop: outcomeOf,
};

/** Everything that the machine says may come of a program, as the real runtime would say it. */
export function machineOutcomes(
  plain: PlainProgram,
  entry: number,
  { timing, reduce = true, output = false, states = 100_000, patience = Infinity }: Asked,
  { rest, stop: stopped } = programWords,
): Outcomes {
  const printed = (state: State): string => (output ? `${JSON.stringify(state.output)} ` : '');
  const sites = new Uint8Array(1 << 18);
  const ends = performance.now() + patience;
  const isCancelled = (): boolean => performance.now() > ends;
  for (let round = 0; ; round++) {
    const outcomes = new Set<string>();
    const system = new GoSystem(new Program(plain, { forgets: !output }), {
      entry,
      values: () => [],
      timing,
      limits: usualLimits,
      output,
      visibleSites: sites,
    });
    system.machine.showing = false;
    if (system.begun.stop !== null)
      return {
        closed: true,
        outcomes: new Set([`${printed(system.initial)}${stopped(system.begun.stop)}`]),
      };
    const { closed, interrupted } = explore(
      system,
      { states, reduce, isCancelled },
      {
        state: (state, _, moves) => {
          if (moves.length > 0) return false;
          outcomes.add(`${printed(state)}${rest(state)}`);
          return false;
        },
        stop: (stop, _before, _node, _move, after) => {
          outcomes.add(`${printed(after)}${stopped(stop)}`);
          return false;
        },
        race: (race, _node, _number, after) => {
          const { first, second } = race.conflict;
          // What Go finds out about maps ends the process.
          for (const { property, ending } of faultsOfRace(race, after))
            if (property === 'no-panic') outcomes.add(`${printed(after)}${ending}`);
          if (sites[first.site] === 1 && sites[second.site] === 1) return false;
          sites[first.site] = 1;
          sites[second.site] = 1;
          return true;
        },
      },
    );
    if (!interrupted || round > 100 || isCancelled()) return { closed, outcomes };
  }
}

function outcomeOf(stop: Stop): string {
  if (stop.kind === 'exit') return `exit ${String(stop.code)}`;
  if (stop.kind !== 'crash') return stop.kind;
  const message = crashText(stop.cause);
  return message.startsWith('fatal error') ? message : `panic: ${message}`;
}

function waitOf({ frames, pending }: Goroutine): string {
  const [bottom] = frames;
  const name = bottom!.procedure.function.name;
  const [first = ''] = name
    .replace(/^main\.(?=func)/, 'main ')
    .replace(/^main\./, '')
    .split(/[. []/);
  const owner = first === 'main' ? 'program' : first;
  return `${owner} ${reasonOf(pending?.kind ?? '', pending)}`;
}

export function reasonOf(kind: string, pending: Goroutine['pending']): string {
  switch (kind) {
    case 'send':
    case 'receive': {
      const isNil = pending !== null && 'channel' in pending && pending.channel === null;
      return isNil ? `chan ${kind} (nil chan)` : `chan ${kind}`;
    }
    case 'select': {
      const none = pending?.kind === 'select' && pending.cases.length === 0;
      return none ? 'select (no cases)' : 'select';
    }
    case 'cond-await':
      return 'sync.Cond.Wait';
    case 'sleeping':
      return 'sleep';
    default:
      return 'semacquire';
  }
}
