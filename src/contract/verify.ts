import type { Solver } from '../smt/solver.ts';
import { checkProgram } from './check/check.ts';
import type { FunctionInfo, Program } from './check/model.ts';
import { typeKey, underlying } from './check/type.ts';
import { isFault } from './check/unread.ts';
import { parseAnnotated } from './language/parse.ts';
import { askProof, type AskOptions } from './query/ask.ts';
import type { ContractDiagnostic, ContractReport, FunctionReport } from './report/report.ts';
import { wordsFor } from './report/words.ts';
import { settle, type Outcome, type Task } from './settle.ts';
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
    if (!isFault(fault)) throw fault;
    const { message, span } = fault;
    return { ok: false, diagnostics: [{ message, span, severity: 'error' }] };
  }
}

function tasksOf(program: Program): readonly Task[] {
  const functions = program.functions.filter((one) => !one.isLibrary && one.interface === null);
  const predicates = program.predicates.filter((one) => one.hasBody && !one.isLibrary);
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
        behind: method,
        prove: (proof) => {
          verifyRefinement(proof, implementation, method);
        },
      }));
    }),
  ];
}

export interface VerifyOptions extends AskOptions {
  readonly settings: Settings;
  /** The one function that is asked about, with what all rest on. */
  readonly only?: string;
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
  for (const name of program.unchanged) assumed.add(`no other file assigns ${name}`);
  if (!program.checksOverflow) assumed.add('integers do not overflow');
  return {
    functions: settle(tasks, outcomes),
    assumed: [...assumed].sort(),
    diagnostics: [...readOver(program), ...outcomes.flatMap((one) => one.diagnostics)],
    unreachable: outcomes.flatMap((one) => one.unreachable),
  };
}

function readOver({ unread }: Program): readonly ContractDiagnostic[] {
  return unread.map(({ message, span }) => ({ message, span, severity: 'warning' }));
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
  const base = { name, span, errors: [], reason: null, given: [], queries: 0 };
  let rests: ReadonlySet<FunctionInfo>;
  try {
    task.prove(proof);
    proof.prelude();
    rests = restsOf(program, proof);
  } catch (fault) {
    return stopped(proof, base, fault);
  }
  const answer = await askProof(proof, solver, options);
  const errors = answer.failures.map((failure) => ({
    class: `${failure.goal.under}:${failure.goal.reason}`,
    under: failure.goal.under,
    reason: failure.goal.reason,
    span: failure.goal.span,
    ...wordsFor(text, failure),
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
  const isEmpty = answer.unreachable.some((at) => proof.entries.has(at));
  if (isEmpty) proof.assumed.add(`nothing calls ${name}: no call can meet what it asks for`);
  const unreachable = answer.unreachable.map((at) => proof.covers[at]!);
  return {
    report,
    diagnostics: isEmpty ? [neverCalled(task)] : [],
    assumed: proof.assumed,
    rests,
    called: proof.called,
    unreachable,
  };
}

/** From what can never hold anything follows. */
function neverCalled({ name, span, function: target }: Task): ContractDiagnostic {
  const message = `no call can meet what ${name} asks for, so that anything can be shown of it`;
  return { message, span: target?.nameSpan ?? span, severity: 'warning' };
}

function stopped(proof: Proof, base: Omit<FunctionReport, 'outcome'>, fault: unknown): Outcome {
  const { assumed } = proof;
  const empty = {
    ...{ assumed, rests: new Set<FunctionInfo>(), called: new Set<FunctionInfo>() },
    unreachable: [],
  };
  if (fault instanceof TooManyPaths)
    return {
      ...empty,
      diagnostics: [],
      report: { ...base, outcome: 'unknown', reason: 'it has too many paths' },
    };
  if (!isFault(fault)) throw fault;
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
