import type { GoReader } from '../go/plain/go-reader.ts';
import * as t from '../logic/term.ts';
import { assumedTerms } from '../encode/encoding.ts';
import { compile, type Fragment } from '../pipeline/compile.ts';
import type { Language } from '../base/language.ts';
import type { Solver } from '../smt/solver.ts';
import { decide } from '../verdict/decide.ts';

/** For which values every run ends well, proved. */
export interface WeakestPrecondition {
  readonly fragment: Fragment;
  readonly term: t.Term;
  /** What holds of all values that there can be. */
  readonly assumed: t.Term;
}

/** A function of a program; null where there is only one. */
interface Wanted {
  readonly language: Language;
  readonly program: string;
  readonly fragment: string | null;
}

/** The weakest preconditions of programs, each proved once; a message where there is none to be had. */
export class Weakest {
  readonly #solver: Solver;
  readonly #reader: GoReader;
  readonly #known = new Map<string, Promise<WeakestPrecondition | string>>();

  constructor(solver: Solver, reader: GoReader) {
    this.#solver = solver;
    this.#reader = reader;
  }

  of(wanted: Wanted): Promise<WeakestPrecondition | string> {
    const key = JSON.stringify([wanted.language, wanted.fragment, wanted.program]);
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.#prove(wanted);
      this.#known.set(key, known);
      // What was cancelled is asked again.
      known.catch(() => this.#known.delete(key));
    }
    return known;
  }

  async #prove(wanted: Wanted): Promise<WeakestPrecondition | string> {
    const found = findFragment(wanted, this.#reader);
    if (typeof found === 'string') return found;
    const { verdict } = await decide(this.#solver, found.encoding, found.obligations);
    const best = verdict.strategies.find(
      ({ outcome, weakest }) => outcome === 'verified' && weakest,
    );
    if (best === undefined)
      return 'For which values this program ends well was not proved, so no answer can be judged.';
    const assumed = t.and(...assumedTerms(found.encoding), ...rangesOf(found));
    return { fragment: found, term: best.precondition.simple, assumed };
  }
}

/** A number of Go's is one of 64 bits: that it is at most the largest of them excludes nothing. */
function rangesOf({ meanings }: Fragment): readonly t.Term[] {
  return meanings
    .filter(
      ({ sort, origin, nonNegative }) => sort === 'int' && origin === 'parameter' && !nonNegative,
    )
    .flatMap(({ name, sort }) => {
      const own = t.variable(name, sort);
      return [
        t.compare(own, '>=', t.integer(-(2n ** 63n))),
        t.compare(own, '<=', t.integer(2n ** 63n - 1n)),
      ];
    });
}

function findFragment(
  { language, program, fragment: wanted }: Wanted,
  reader: GoReader,
): Fragment | string {
  const parsed =
    language === 'go' ? ({ kind: 'go', reader } as const) : ({ kind: language } as const);
  const { fragments, diagnostics } = compile(program, parsed);
  const found = wanted === null ? fragments[0] : fragments.find(({ name }) => name === wanted);
  if (found !== undefined && (wanted !== null || fragments.length === 1)) return found;
  if (fragments.length > 1)
    return `There are several functions: ${fragments.map(({ name }) => name).join(', ')}; say which one is meant.`;
  const fault = diagnostics.find(({ severity }) => severity === 'error');
  return fault?.message ?? `There is no function ${wanted ?? ''} to be judged.`;
}
