import { crashText } from '../execute/rule/crash-text.ts';
import type { Fault } from '../execute/search/fault.ts';
import { propertyOf } from '../execute/search/properties.ts';
import { readText } from '../go/files/read-text.ts';
import type { Entry } from '../go/plain/program.ts';
import type { TestJudge, TestOfRun } from '../protocol/machine-api.ts';
import type { ValueView } from '../protocol/run-view.ts';
import { replay } from '../run/replay.ts';
import { replayTest } from '../replay-go/replay-test.ts';
import { readArguments } from './entry-values.ts';
import type { GoProgram } from './go-program.ts';
import { parseRun, type ProgramRun } from './run-code.ts';
import { systemOf, type Opening } from './show-run.ts';

/** A test that makes real Go do what a run on show does. */
export function replayShown(
  go: GoProgram,
  entry: Entry,
  given: { readonly values: readonly ValueView[]; readonly trace: string },
  judge: TestJudge,
): TestOfRun {
  const values = readArguments(go.program, entry, given.values);
  if (!values.ok) return { kind: 'left-out', reason: values.message };
  const parsed = parseRun(go.program, given.trace);
  if (!parsed.ok) return { kind: 'left-out', reason: parsed.message };
  const { run } = parsed;
  const fault = endOf({ go, entry, make: values.make, shown: values.shown }, run);
  if (fault === null) return { kind: 'left-out', reason: 'nothing goes wrong in this run, so far' };
  const { timing, moves, sites: visibleSites } = run;
  const found = { fault, moves, timing, visibleSites, cycle: null };
  const shown = Object.fromEntries(values.shown.map(({ name, value }) => [name, value]));
  const { texts } = readText(go.text);
  return replayTest(go.program, texts, { entry, shown, values: values.make, found }, judge);
}

/** How the run ends, where it ends badly. */
function endOf(opening: Opening, run: ProgramRun): Fault | null {
  const system = systemOf(opening, run);
  const played = replay(system, run.moves);
  if (played.kind === 'broken') return null;
  const { ending: end } = played;
  if (end.kind === 'crash') {
    const property = propertyOf(end) ?? 'no-panic';
    const ending = crashText(end.cause);
    return { property, words: `${end.goroutine.name} panics: ${ending}`, ending, blocked: [] };
  }
  const state = played.states.at(-1)!;
  if (system.moves(state).length > 0 || state.goroutines.length === 0) return null;
  const blocked = state.goroutines.map(({ id }) => id);
  const names = state.goroutines.map(({ name }) => name).join(', ');
  return { property: 'no-leak', words: `these wait for ever: ${names}`, ending: 'leak', blocked };
}
