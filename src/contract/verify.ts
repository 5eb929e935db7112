import type { Solver } from '../smt/solver.ts';
import { checkProgram } from './check/check.ts';
import { TypeFault, Unsupported } from './check/fault.ts';
import type { FunctionInfo, Program } from './check/model.ts';
import { typeKey, underlying } from './check/type.ts';
import { parseAnnotated } from './language/parse.ts';
import { SyntaxFault } from './language/syntax-fault.ts';
import { askProof, type AskOptions } from './query/ask.ts';
import type { ContractDiagnostic, ContractReport, FunctionReport } from './report/report.ts';
import { wordsFor } from './report/words.ts';
import { verifyFunction, verifyGuard, verifyMessage, verifyPredicate } from './rule/method.ts';
import { Proof, TooManyPaths, type Settings } from './rule/proof.ts';
import { closureOf } from './rule/recursion.ts';
import { verifyRefinement } from './rule/refine.ts';

type ReadContracts =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly diagnostics: readonly ContractDiagnostic[] };

/** Reads and types an annotated file. */
export function readContracts(name: string, text: string): ReadContracts {
  try {
    return { ok: true, program: checkProgram(parseAnnotated(name, text)) };
  } catch (fault) {
    const isOurs =
      fault instanceof SyntaxFault || fault instanceof TypeFault || fault instanceof Unsupported;
    if (!isOurs) throw fault;
    const { message, span } = fault;
    return { ok: false, diagnostics: [{ message, span, severity: 'error' }] };
  }
}

/** One thing to show, under the name that the report gives it. */
interface Task {
  readonly name: string;
  readonly span: FunctionInfo['span'];
  readonly function: FunctionInfo | null;
  /** A predicate, or what a lock guards: all the others are shown with it. */
  readonly isBase?: boolean;
  readonly prove: (proof: Proof) => void;
}

function tasksOf(program: Program): readonly Task[] {
  const functions = program.functions.filter((one) => !one.isLibrary && one.interface === null);
  const predicates = program.predicates.filter((one) => one.hasBody && !isLibrary(one.id));
  return [
    ...predicates.map((one): Task => ({
      ...{ name: `pred ${one.name}`, span: one.span, function: null, isBase: true },
      prove: (proof) => {
        verifyPredicate(proof, one);
      },
    })),
    ...program.guards.map((one): Task => ({
      ...{ name: `guards ${one.owner.name}.${one.lock}`, span: one.span, function: null },
      isBase: true,
      prove: (proof) => {
        verifyGuard(proof, one);
      },
    })),
    ...[...program.messages.values()].map((one): Task => ({
      ...{ name: `carries ${one.variable.name}`, span: one.condition.span, function: null },
      isBase: true,
      prove: (proof) => {
        verifyMessage(proof, one);
      },
    })),
    ...functions.map((one): Task => ({
      ...{ name: one.id, span: one.span, function: one },
      prove: (proof) => {
        if (one.isTrusted)
          proof.assumed.add(`the contract of ${one.name}, whose body is not looked at`);
        else verifyFunction(proof, one);
      },
    })),
    ...program.implementations.flatMap((implementation) => {
      const under = underlying(implementation.interface);
      const methods = under.kind === 'interface' ? under.methods : [];
      const name = `${typeKey(implementation.type)} implements ${implementation.interface.name}`;
      return methods.map((method): Task => ({
        ...{ name: `${name}: ${method.name}`, span: implementation.span, function: null },
        prove: (proof) => {
          verifyRefinement(proof, implementation, method);
        },
      }));
    }),
  ];
}

function isLibrary(id: string): boolean {
  return /^(\*?sync\.|chan)/.test(id);
}

export interface VerifyOptions extends AskOptions {
  readonly settings: Settings;
  /** The one function that is asked about, with what all rest on. */
  readonly only?: string;
}

interface Outcome {
  readonly report: FunctionReport;
  readonly diagnostics: readonly ContractDiagnostic[];
  readonly assumed: ReadonlySet<string>;
  /** Whose contracts it rests on. */
  readonly rests: ReadonlySet<FunctionInfo>;
  readonly unreachable: readonly FunctionInfo['span'][];
}

/** Every function on its own, against the contracts of the others. */
export async function verifyProgram(
  program: Program,
  text: string,
  solver: Solver,
  options: VerifyOptions,
): Promise<ContractReport & { readonly unreachable: readonly FunctionInfo['span'][] }> {
  const { only } = options;
  const rested = (one: FunctionInfo | null): boolean =>
    one?.isPure === true || one?.isGhost === true;
  const tasks = tasksOf(program).filter(
    (one) => only === undefined || one.name === only || one.isBase === true || rested(one.function),
  );
  const outcomes: Outcome[] = [];
  for (const task of tasks) outcomes.push(await verifyTask(program, task, text, solver, options));
  const assumed = new Set(outcomes.flatMap((one) => [...one.assumed]));
  assumed.add('integers do not overflow');
  return {
    functions: settle(program, tasks, outcomes),
    assumed: [...assumed].sort(),
    diagnostics: outcomes.flatMap((one) => one.diagnostics),
    unreachable: outcomes.flatMap((one) => one.unreachable),
  };
}

async function verifyTask(
  program: Program,
  task: Task,
  text: string,
  solver: Solver,
  options: VerifyOptions,
): Promise<Outcome> {
  const proof = new Proof(program, options.settings);
  const { name, span } = task;
  const base = { name, span, errors: [], reason: null, queries: 0 };
  try {
    task.prove(proof);
    proof.prelude();
  } catch (fault) {
    return stopped(proof, base, fault);
  }
  const answer = await askProof(proof, solver, options);
  const errors = answer.failures.map((failure) => ({
    class: `${failure.goal.under}:${failure.goal.reason}`,
    span: failure.goal.span,
    words: wordsFor(text, failure),
    values: Object.fromEntries(failure.values.map(({ name: key, value }) => [key, value])),
    replayed: false,
  }));
  const isOpen = answer.trouble !== null || answer.failures.some((failure) => failure.isOpen);
  const outcome = isOpen ? 'unknown' : errors.length > 0 ? 'failed' : 'verified';
  const report: FunctionReport = {
    ...base,
    outcome,
    errors,
    reason: answer.trouble,
    queries: answer.queries,
  };
  const unreachable = answer.unreachable.map((at) => proof.covers[at]!);
  return {
    report,
    diagnostics: [],
    assumed: proof.assumed,
    rests: restsOf(program, proof),
    unreachable,
  };
}

function stopped(proof: Proof, base: Omit<FunctionReport, 'outcome'>, fault: unknown): Outcome {
  const { assumed } = proof;
  const empty = { assumed, rests: new Set<FunctionInfo>(), unreachable: [] };
  if (fault instanceof TooManyPaths)
    return {
      ...empty,
      diagnostics: [],
      report: { ...base, outcome: 'unknown', reason: 'it has too many paths' },
    };
  if (!(fault instanceof Unsupported) && !(fault instanceof TypeFault)) throw fault;
  const { message, span } = fault;
  const report: FunctionReport = { ...base, outcome: 'unknown', reason: message };
  return { ...empty, report, diagnostics: [{ message, span, severity: 'warning' }] };
}

/** Pure functions count wherever they are used, with all that they use. */
function restsOf(program: Program, proof: Proof): ReadonlySet<FunctionInfo> {
  const all = new Set<FunctionInfo>();
  for (const one of proof.usedFunctions) {
    all.add(one);
    for (const below of closureOf(program, one)) all.add(below);
  }
  return all;
}

/**
 * The axioms of a pure function hold if it was shown to keep its contract and to end. Who rests on one of which that was
 * not shown is not verified either.
 */
function settle(
  _program: Program,
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
): readonly FunctionReport[] {
  const shaky = new Set<FunctionInfo>();
  tasks.forEach((task, index) => {
    const { outcome } = outcomes[index]!.report;
    const owner = task.function;
    if (owner !== null && outcome !== 'verified' && (owner.isPure || owner.isGhost))
      shaky.add(owner);
  });
  const base = tasks.find((one, at) => one.isBase && outcomes[at]!.report.outcome !== 'verified');
  return outcomes.map(({ report, rests }, index) => {
    if (report.outcome !== 'verified') return report;
    if (base !== undefined && tasks[index]!.isBase !== true)
      return {
        ...report,
        outcome: 'unknown',
        reason: `it rests on ${base.name}, which is not verified`,
      };
    const own = tasks[index]!.function;
    const weak = [...rests].find((one) => one !== own && shaky.has(one));
    if (weak === undefined) return report;
    return {
      ...report,
      outcome: 'unknown',
      reason: `it rests on ${weak.name}, which is not verified`,
    };
  });
}
