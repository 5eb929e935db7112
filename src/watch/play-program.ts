import type { Entry } from '../go/plain/program.ts';
import type { Played, PlayRequest } from '../protocol/compiler-api.ts';
import { replay } from '../run/replay.ts';
import { readArguments } from './entry-values.ts';
import type { GoProgram } from './go-program.ts';
import { noSites, parseRun, type ProgramRun } from './run-code.ts';
import { showProgramRun, systemOf, type Opening } from './show-run.ts';

/** Plays a run that comes from outside: whatever is wrong with it becomes a message. */
export function playProgram(go: GoProgram, entry: Entry, request: PlayRequest): Played {
  const values = readArguments(go.program, entry, request.values);
  if (!values.ok) return refused(values.message);
  const parsed = request.trace === null ? fresh : parseRun(go.program, request.trace);
  if (!parsed.ok) return refused(parsed.message);
  const opening: Opening = { go, entry, make: values.make, shown: values.shown };
  const kept = { ...parsed.run, moves: parsed.run.moves.slice(0, request.keep ?? undefined) };
  const run = request.then === null ? kept : withMove(opening, kept, request.then);
  if (run === null) return refused('This move is not possible here.');
  const shown = showProgramRun(opening, run);
  if (!shown.ok) return refused(shown.message);
  if (!shown.isWhole) return refused('This run is too long to be shown.');
  return { kind: 'played', run: shown.run, at: shown.run.frames.length - 1 };
}

const fresh = { ok: true, run: { timing: 'any', sites: noSites(), moves: [] } } as const;

const refused = (message: string): Played => ({ kind: 'refused', message });

/** With one move more: that number of those that are possible behind it. */
function withMove(opening: Opening, run: ProgramRun, then: number): ProgramRun | null {
  const system = systemOf(opening, run);
  const played = replay(system, run.moves);
  if (played.kind === 'broken') return null;
  // Behind a panic the run is over.
  const state = played.states[run.moves.length];
  const chosen = state === undefined ? undefined : system.moves(state)[then];
  return chosen === undefined ? null : { ...run, moves: [...run.moves, chosen] };
}
