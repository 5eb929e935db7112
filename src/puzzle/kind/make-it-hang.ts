import { unreachable } from '../../base/unreachable.ts';
import type { Judgement } from '../../protocol/judgement.ts';
import type { PlayOn } from '../../protocol/puzzle-api.ts';
import type { RunView } from '../../protocol/run-view.ts';
import type { Answer, MakeItHang, Mishap } from '../../protocol/puzzle.ts';
import type { Move } from '../../run/move.ts';
import { parseTrace, printTrace } from '../../run/trace-text.ts';
import { follow, shortestTo, type Outcome } from '../go/mishap.ts';
import { showMoves, type GivenValues } from '../go/run.ts';
import { playSchedule } from '../go/schedule.ts';
import { misplaced, unreadable, wrong, type Rule, type WrongAnswer } from '../rule.ts';
import type { Tools } from '../tools.ts';
import { stageOf } from '../go/stage.ts';

export const makeItHang: Rule<'make-it-hang'> = {
  judge: (puzzle, answer, tools) => Promise.resolve(judge(puzzle, answer, tools)),
  start: (puzzle) => ({ kind: 'run', values: firstValues(puzzle), trace: '1p' }),
  solution: (puzzle, tools) => Promise.resolve(solution(puzzle, tools)),
  wrong: (puzzle, tools) =>
    puzzle.wrong.map(({ answer, why }) => ({ ...played(puzzle, answer, tools), why })),
  cheap: () => [],
  same: (_, one, other) =>
    one.kind === 'run' &&
    other.kind === 'run' &&
    (one.trace === other.trace || Object.keys(one.values).length > 0) &&
    Object.entries(one.values).every(([name, value]) => other.values[name] === value),
};

function firstValues({ values }: MakeItHang): GivenValues {
  return Object.fromEntries(values.map(({ name, options }) => [name, options[0] ?? '0']));
}

function judge(puzzle: MakeItHang, answer: Answer, tools: Tools): Judgement {
  if (answer.kind !== 'run') return misplaced;
  const stage = stageOf(puzzle, answer.values, tools);
  if (typeof stage === 'string') return unreadable(stage);
  const parsed = parseTrace(answer.trace);
  if (!parsed.ok) return unreadable(parsed.message);
  const { kind } = stage.go.entry;
  const outcome = follow(stage.system, parsed.trace.moves, kind, puzzle.target);
  if (outcome.isBroken) return unreadable('This run is not one of this program.');
  if (!outcome.mishaps.has(puzzle.target)) return missed(puzzle.target, outcome);
  return {
    kind: 'solved',
    why: puzzle.why,
    verdict: verdictOf(puzzle.target, outcome),
    steps: { made: outcome.made.length, par: puzzle.par },
  };
}

function verdictOf(target: Mishap, { made }: Outcome): string {
  const steps = made.length === 1 ? 'one step' : `${made.length} steps`;
  switch (target) {
    case 'hang':
      return `Replayed: after ${steps} nobody can move, and somebody still waits.`;
    case 'panic':
      return `Replayed: the program panics at step ${made.length}.`;
    case 'race':
      return `Replayed: at step ${made.length} two goroutines touch one variable at the same time.`;
    default:
      return unreachable(target);
  }
}

const wanted: Readonly<Record<Mishap, string>> = {
  hang: 'nobody is left waiting',
  panic: 'nothing panics',
  race: 'no two goroutines touch one variable at the same time',
};

function missed(target: Mishap, { made, mishaps, isOver }: Outcome): Judgement {
  if (made.length === 0) return wrong('Nothing has happened yet: choose who moves.');
  const other = [...mishaps][0];
  const happened =
    other === 'panic'
      ? 'This run panics'
      : other === 'hang'
        ? 'This run leaves somebody waiting'
        : isOver
          ? 'This run is over'
          : 'The run goes on';
  const but = other === undefined ? `, and ${wanted[target]}` : `, but ${wanted[target]}`;
  return wrong(`${happened}${isOver ? but : `; so far ${wanted[target]}`}.`);
}

/** The run that the setter describes, as moves. */
function played(
  puzzle: MakeItHang,
  schedule: MakeItHang['wrong'][number]['answer'],
  tools: Tools,
): Pick<WrongAnswer, 'answer'> {
  const stage = stageOf(puzzle, schedule.values, tools);
  const moves = typeof stage === 'string' ? [] : playSchedule(stage.system, schedule);
  return { answer: toAnswer(schedule.values, moves) };
}

function toAnswer(values: GivenValues, moves: readonly Move[]): Answer {
  return { kind: 'run', values, trace: printTrace({ dialect: 'program', moves }) };
}

function solution(puzzle: MakeItHang, tools: Tools): Answer | null {
  if (puzzle.solution !== null) return played(puzzle, puzzle.solution, tools).answer;
  const found = shortest(puzzle, tools);
  return found === null ? null : toAnswer(found.values, found.moves);
}

/** The shortest run over all values that may be chosen; null where none was found. */
export function shortest(
  puzzle: MakeItHang,
  tools: Tools,
): {
  readonly values: GivenValues;
  readonly moves: readonly Move[];
  readonly isSure: boolean;
} | null {
  let best: { readonly values: GivenValues; readonly moves: readonly Move[] } | null = null;
  let isSure = true;
  for (const values of allValues(puzzle)) {
    const stage = stageOf(puzzle, values, tools);
    if (typeof stage === 'string') continue;
    const found = shortestTo(stage.system, stage.go.entry.kind, puzzle.target, tools.isCancelled);
    if (found.kind === 'open') isSure = false;
    if (found.kind !== 'found') continue;
    if (best === null || found.moves.length < best.moves.length)
      best = { values, moves: found.moves };
  }
  return best && { ...best, isSure };
}

function allValues({ values }: MakeItHang): readonly GivenValues[] {
  let all: readonly GivenValues[] = [{}];
  for (const { name, options } of values)
    all = all.flatMap((given) => options.map((option) => ({ ...given, [name]: option })));
  return all;
}

/** Plays on: so many of the moves so far, and one more; a message where that is not possible. */
export function playOn(
  puzzle: MakeItHang,
  { values, trace, keep, then }: PlayOn,
  tools: Tools,
): RunView | string {
  const stage = stageOf(puzzle, values, tools);
  if (typeof stage === 'string') return stage;
  const parsed = parseTrace(trace);
  if (!parsed.ok) return parsed.message;
  const moves = parsed.trace.moves.slice(0, keep ?? undefined);
  const { system } = stage;
  if (follow(system, moves, stage.go.entry.kind, 'race').isBroken)
    return 'This run is not one of this program.';
  if (then === null) return showMoves(stage.go, system, moves, values) ?? notShown;
  let state = system.initial;
  for (const move of moves) state = system.advance(state, move, false).state;
  const chosen = system.moves(state)[then];
  if (chosen === undefined) return 'This move is not possible here.';
  return showMoves(stage.go, system, [...moves, chosen], values) ?? notShown;
}

const notShown = 'This run cannot be shown.';
