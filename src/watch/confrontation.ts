import type { ClaimsOnGo } from '../confront/claim.ts';
import { confront } from '../confront/confront.ts';
import { contradictionWords, withdrawnTitle } from '../confront/contradiction-words.ts';
import type { ConfrontationView } from '../protocol/machine-api.ts';
import { toValueViews } from './entry-values.ts';
import { GoroutineNames } from './goroutine-names.ts';
import { entriesOf, type GoProgram } from './go-program.ts';
import { showProgramRun } from './show-run.ts';

type Contradiction = Extract<ReturnType<typeof confront>, { readonly kind: 'contradicts' }>;

/** Holds a verdict against the runs of its function; `said` is the verdict in words. */
export function confrontVerdict(
  go: GoProgram,
  claims: ClaimsOnGo,
  said: string,
): ConfrontationView {
  const confrontation = confront(go.program, claims);
  switch (confrontation.kind) {
    case 'agrees':
    case 'not-confronted':
      return { kind: confrontation.kind, words: confrontation.words };
    case 'overruled':
      return { kind: 'not-confronted', words: confrontation.words };
    case 'contradicts': {
      const words = new GoroutineNames(go.program.plain).within(confrontation.words);
      return {
        kind: 'contradicts',
        title: withdrawnTitle,
        sentence: contradictionWords(said, words),
        run: runOf(go, claims, confrontation),
      };
    }
  }
}

function runOf(go: GoProgram, { nameSpan }: ClaimsOnGo, { evidence, values }: Contradiction) {
  const { functions } = go.program.plain;
  const entry = entriesOf(go).find(
    ({ function: id }) => functions[id]!.nameSpan.start === nameSpan.start,
  );
  if (entry === undefined || evidence === null) return null;
  const { options, found } = evidence;
  const { timing, visibleSites: sites, moves } = found;
  const opening = { go, entry, make: options.values, shown: toValueViews(values) };
  const shown = showProgramRun(opening, { timing, sites, moves });
  return shown.ok ? shown.run : null;
}
