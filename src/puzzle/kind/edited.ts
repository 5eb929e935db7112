import type { Span } from '../../base/span.ts';
import type { Checked, Found } from '../../execute/search/check.ts';
import { propertyNames, type PropertyName } from '../../run/property.ts';
import type { Judgement } from '../../protocol/judgement.ts';
import type { BreakIt, FixIt } from '../../protocol/puzzle.ts';
import { splitText } from '../../go/files/split-text.ts';
import { endsOf } from '../go/ends.ts';
import type { GoProgram } from '../go/read-go.ts';
import { checkGo, makeValues, showFound, systemOf } from '../go/run.ts';
import { forbiddenMeans } from '../forbidden-means.ts';
import { checkLocks } from '../locks.ts';
import { undecided, unreadable, wrong } from '../rule.ts';
import { programOf, type Tools } from '../tools.ts';
import type { MakeValues } from '../../execute/start.ts';

/** An edited program that was run under every schedule. */
export interface Examined {
  readonly go: GoProgram;
  readonly values: MakeValues;
  readonly checked: Checked;
  /** Where the locked lines stand in the text. */
  readonly locked: readonly Span[];
}

/** Checks what must stay, and runs the program; a judgement where that goes no further. */
export function examine(puzzle: FixIt | BreakIt, text: string, tools: Tools): Examined | Judgement {
  const locked = checkLocks(puzzle.program, puzzle.editable, text);
  if (locked.kind === 'redeclared')
    return wrong(`${locked.name} must go on meaning what it means in Go.`);
  if (locked.kind === 'changed') {
    const { from, to } = locked.lines;
    const lines = from === to ? `Line ${from}` : `Lines ${from} to ${to}`;
    return wrong(`${lines} of the puzzle must stay as they are.`, { kind: 'lines', from, to });
  }
  if (splitText(text).some(({ start }) => start !== 0))
    return unreadable('A line such as -- name -- begins another file, and there is only one here.');
  const forbidden = forbiddenMeans(puzzle, text);
  if (forbidden !== null) return wrong(forbidden);
  const read = programOf(tools, puzzle, text, puzzle.entry);
  if (!read.ok) return { kind: 'unreadable', message: read.message, diagnostics: read.diagnostics };
  const values = makeValues(read.go, {});
  if (values === null) return unreadable('The values of the program cannot be made.');
  const checked = checkGo(read.go, values, tools.isCancelled);
  return { go: read.go, values, checked, locked: locked.spans };
}

export function isExamined(found: Examined | Judgement): found is Examined {
  return 'checked' in found;
}

/** The first of these properties that some run breaks. */
export function firstBroken(
  { checked }: Examined,
  names: readonly PropertyName[],
): readonly [PropertyName, Found] | null {
  // What a run does comes before what it does not do.
  const order = propertyNames.toReversed();
  for (const name of order) {
    const found = checked.found.get(name);
    if (found !== undefined && names.includes(name)) return [name, found];
  }
  return null;
}

/** That a run breaks what must hold, with the run. */
export function brokenBy({ go, values }: Pick<Examined, 'go' | 'values'>, found: Found): Judgement {
  const run = showFound(go, values, found);
  return wrong(
    `In some run ${found.fault.words}.`,
    run === null ? { kind: 'none' } : { kind: 'run', run },
  );
}

/** Why the runs of a program that breaks nothing are still not what is asked; null where they are. */
export function missing(
  { go, values, checked }: Examined,
  goroutines: number,
  tools: Tools,
): Judgement | null {
  if (!checked.closed) return unsettled(checked);
  const open = [...checked.open.values()][0];
  if (open !== undefined) return undecided(`Not settled: ${open}.`);
  if (checked.serving !== null) return brokenBy({ go, values }, checked.serving);
  const timing = 'steady';
  const sites = checked.visibleSites;
  const system = systemOf(go, { values, timing, sites, output: false });
  const ends = endsOf(system, go.entry.kind, { reduce: true, isCancelled: tools.isCancelled });
  if (!ends.closed) return unsettled(checked);
  if (ends.endings.has('exit'))
    return wrong('The program ends itself before its result was looked at.');
  if (!ends.endings.has('well')) return wrong('No run comes to its end.');
  if (ends.fewest < goroutines)
    return wrong(
      `Some run starts ${ends.fewest === 1 ? 'one goroutine' : `${ends.fewest} goroutines`}; there must be at least ${goroutines}.`,
    );
  return null;
}

function unsettled({ states, bounds }: Checked): Judgement {
  const why = bounds.length > 0 ? ` (${bounds.join('; ')})` : '';
  return undecided(
    `This program has more runs than were looked at: ${states} states were seen${why}. A simpler one is enough.`,
  );
}
