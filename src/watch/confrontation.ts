import type { ClaimsOnGo } from '../confront/claim.ts';
import { confront } from '../confront/confront.ts';
import type { Entry } from '../go/plain/program.ts';
import { answerEntry } from './answer.ts';
import { contradictionWords, withdrawnTitle } from '../confront/contradiction-words.ts';
import { withFlaws } from '../pipeline/views/flawed.ts';
import type { ConfrontationView } from '../protocol/machine-api.ts';
import type { HeadlineView } from '../protocol/verdict-view.ts';
import { toValueViews } from './entry-values.ts';
import { entriesOf, type GoProgram } from './go-program.ts';
import { showProgramRun } from './show-run.ts';

type Confrontation = ReturnType<typeof confront>;
type Contradiction = Extract<Confrontation, { readonly kind: 'contradicts' }>;
type Overruled = Extract<Confrontation, { readonly kind: 'overruled' }>;

/** Holds a verdict against the runs of its function. */
export function confrontVerdict(
  go: GoProgram,
  claims: ClaimsOnGo,
  headline: HeadlineView,
): ConfrontationView {
  const confrontation = confront(go.program, claims);
  switch (confrontation.kind) {
    case 'agrees': {
      const { kind, words, beside } = confrontation;
      return { kind, words, headline: withFlaws(headline, beside) };
    }
    case 'not-confronted':
      return { kind: confrontation.kind, words: confrontation.words };
    case 'overruled':
      return overruledView(go, claims, confrontation);
    case 'contradicts': {
      const { title, condition } = headline;
      const said = condition === null ? title : `${title} ${condition}`;
      return {
        kind: 'contradicts',
        title: withdrawnTitle,
        sentence: contradictionWords(said, confrontation.words),
        run: runOf(go, claims, confrontation),
      };
    }
  }
}

/** What runs say in the verdict's place: a run that goes wrong counts only if it supposes nothing. */
function overruledView(
  go: GoProgram,
  claims: ClaimsOnGo,
  { by, words }: Overruled,
): ConfrontationView {
  const told: ConfrontationView = { kind: 'not-confronted', words };
  const entry = entryOf(go, claims);
  if (entry === null) return told;
  const { view, worst, isSupposed, showRun } = answerEntry(go, entry, usualEffort, alone);
  if (by === 'run' && (worst === null || isSupposed)) return told;
  if (by === 'endless' && worst !== null && isSupposed) return told;
  return { kind: 'overruled', by, words, answer: view, run: worst && showRun(worst) };
}

const usualEffort = { level: 0, values: null } as const;
const alone = { isCancelled: () => false, onValues: () => undefined } as const;

function entryOf(go: GoProgram, { nameSpan }: ClaimsOnGo): Entry | null {
  const { functions } = go.program.plain;
  const found = entriesOf(go).find(
    ({ function: id }) => functions[id]!.nameSpan.start === nameSpan.start,
  );
  return found ?? null;
}

function runOf(go: GoProgram, claims: ClaimsOnGo, { evidence, values }: Contradiction) {
  const entry = entryOf(go, claims);
  if (entry === null || evidence === null) return null;
  const { options, found } = evidence;
  const { timing, visibleSites: sites, moves } = found;
  const opening = { go, entry, make: options.values, shown: toValueViews(values) };
  const shown = showProgramRun(opening, { timing, sites, moves }, found.fault.words);
  return shown.ok ? shown.run : null;
}
