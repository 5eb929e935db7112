import type { Parameter } from '../../src/expression/sort.ts';
import type { Program } from '../../src/virgo/ast.ts';
import type { Valuation } from './evaluate.ts';
import { interpret, usualOptions } from './interpreter.ts';
import type { Judgement } from './interpreter.ts';
import { evaluateSmt } from './smt-text.ts';
import { describeValuation, sample, valuations, valuationsOver } from './valuations.ts';

/** What a report says about a program, as far as running it can contradict. */
export interface Claims {
  readonly parameters: readonly Parameter[];
  readonly strategies: readonly StrategyClaim[];
  readonly counterexample: {
    readonly valuation: Valuation;
    readonly ending: 'stuck' | 'crash';
  } | null;
}

export interface StrategyClaim {
  readonly strategy: number;
  readonly outcome: 'verified' | 'refuted' | 'not-proved' | 'unknown';
  /** Null where the strategy has no precondition to offer. */
  readonly smt: string | null;
  /** Null where it is not claimed either way. */
  readonly satisfiable: boolean | null;
  readonly weakest: boolean;
}

/** The integers that parameters take, and how many valuations of one program are tried at most. */
const range = { low: -3, high: 4, most: 100 };

/** Values that no search by trying comes to; with more states than this they are left out. */
const outlying = { values: [-25n, -9n, 0n, 1n, 7n, 12n, 25n], most: 20, maxStates: 3_000 };

export interface Examination {
  /** Every sentence of the report that the interpreter finds to be wrong. */
  readonly contradictions: readonly string[];
  readonly valuations: number;
  /** Valuations of the range with too many states to run them all. */
  readonly undecided: number;
}

export function examine(program: Program, claims: Claims): Examination {
  const found = [...aboutCounterexample(program, claims)];
  const about = (valuation: Valuation, maxStates: number): boolean => {
    const judgement = interpret(program, valuation, { ...usualOptions, maxStates });
    if (!judgement.complete) return false;
    for (const claim of claims.strategies) {
      found.push(...aboutStrategy(claim, valuation, judgement));
    }
    return true;
  };
  const { parameters } = claims;
  const tried = sample(valuations(parameters, range.low, range.high), range.most);
  const undecided = tried.filter((valuation) => !about(valuation, usualOptions.maxStates)).length;
  const far = valuationsOver(parameters, [...outlying.values, ...besideLiterals(program)]);
  for (const valuation of sample(far, outlying.most)) about(valuation, outlying.maxStates);
  return { contradictions: found, valuations: tried.length, undecided };
}

/** Something often changes just beside a number that stands in the program. */
function besideLiterals(program: Program): readonly bigint[] {
  const literals = new Set<bigint>();
  JSON.stringify(program.body, (_key, value: unknown) => {
    if (typeof value !== 'bigint') return value;
    literals.add(value);
    return String(value);
  });
  const large = [...literals].filter((value) => value > BigInt(range.high));
  return [...new Set(large.flatMap((value) => [value - 1n, value, value + 1n]))];
}

function aboutStrategy(claim: StrategyClaim, valuation: Valuation, judgement: Judgement): string[] {
  if (claim.smt === null)
    return claim.outcome === 'verified' ? ['verified without a precondition'] : [];
  const wrong = (what: string): string =>
    `strategy ${claim.strategy} at ${describeValuation(valuation)}: ${what} (${claim.smt})`;
  const holds = evaluateSmt(claim.smt, valuation);
  if (typeof holds !== 'boolean') return [wrong('the precondition has no definite truth value')];
  const found: string[] = [];
  if (holds && claim.satisfiable === false) found.push(wrong('called unsatisfiable, but holds'));
  if (claim.outcome !== 'verified') {
    if (claim.weakest) found.push(wrong('called weakest without being verified'));
    return found;
  }
  const { stuck, crash } = judgement;
  if (holds && stuck) found.push(wrong('verified, but a run gets stuck'));
  if (holds && crash) found.push(wrong('verified, but a run crashes'));
  if (!holds && claim.weakest && !stuck && !crash) {
    found.push(wrong('called weakest, but excludes a clean valuation'));
  }
  return found;
}

function aboutCounterexample(program: Program, claims: Claims): string[] {
  const { counterexample, strategies } = claims;
  if (counterexample === null) {
    // Strategy 1 claims that every run is clean; the others can also be refuted by a clean run.
    const refuted = strategies.some(
      ({ strategy, outcome }) => strategy === 1 && outcome === 'refuted',
    );
    return refuted ? ['strategy 1 is refuted without a counterexample'] : [];
  }
  if (strategies.some(({ strategy, outcome }) => strategy === 1 && outcome === 'verified')) {
    return ['strategy 1 is verified although there is a counterexample'];
  }
  const { valuation, ending } = counterexample;
  const judgement = interpret(program, valuation);
  if (!judgement.complete || judgement[ending]) return [];
  return [`no run ends as ${ending} at ${describeValuation(valuation)}`];
}
