import { parseFile } from '../go/syntax/parse-file.ts';
import { integerRange } from '../go/types/constants.ts';
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
    const assumed = t.and(...assumedTerms(found.encoding), ...rangesOf(found, wanted));
    return { fragment: found, term: best.precondition.simple, assumed };
  }
}

/** A number of Go's has a largest value: that it is at most that excludes nothing. */
function rangesOf({ name, meanings }: Fragment, { language, program }: Wanted): readonly t.Term[] {
  if (language !== 'go') return [];
  const types = parameterTypes(program, name);
  return meanings
    .filter(({ sort, origin }) => sort === 'int' && origin === 'parameter')
    .flatMap((one) => {
      const range = integerRange(types.get(one.name) ?? '');
      if (range === null) return [];
      const own = t.variable(one.name, one.sort);
      const [low, high] = range;
      return [t.compare(own, '>=', t.integer(low)), t.compare(own, '<=', t.integer(high))];
    });
}

/** The names of the types of a function's parameters, those that the program declares by what they stand for. */
function parameterTypes(program: string, name: string): ReadonlyMap<string, string> {
  const { declarations } = parseFile('main.go', program);
  const own = new Map(
    declarations.flatMap((one) =>
      one.kind === 'type' && one.type.kind === 'name' ? [[one.name.name, one.type.name]] : [],
    ),
  );
  const meant = (type: string, depth = 0): string => {
    const next = own.get(type);
    return next === undefined || depth > own.size ? type : meant(next, depth + 1);
  };
  const declared = declarations.find((one) => one.kind === 'function' && one.name.name === name);
  const parameters = declared?.kind === 'function' ? declared.signature.parameters : [];
  return new Map(
    parameters.flatMap((one) =>
      one.name !== null && one.type.kind === 'name' ? [[one.name.name, meant(one.type.name)]] : [],
    ),
  );
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
