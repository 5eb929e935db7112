import type { Span } from '../base/span.ts';
import type {
  Expression,
  FunctionInfo,
  Program as Annotated,
  Variable,
} from '../contract/check/model.ts';
import { everyStatement } from '../contract/check/children.ts';
import type { ContractError, ContractReport, FunctionReport } from '../contract/report/report.ts';
import { Program } from '../execute/compile/program.ts';
import { valuationsOf } from '../execute/environment.ts';
import { check, type CheckOptions } from '../execute/search/check.ts';
import { usualLimits } from '../execute/system.ts';
import type { Entry } from '../go/plain/program.ts';
import { readProgram } from '../go/plain/read-program.ts';
import { asked, testable, toGo, type Naming } from './go-text.ts';
import { declarations, shown, valuations, type Valuation } from './values.ts';

const told = 'a contract does not hold';
const prefix = 'replaysContract';
const place = 'atContractError';

/** What a run has to do: break the condition after the call or where it stands, or crash at the place. */
type Target =
  | { readonly kind: 'after'; readonly condition: string }
  | { readonly kind: 'inside'; readonly at: Span; readonly condition: string }
  | { readonly kind: 'crash'; readonly at: Span };

/** The report, with the runs of the Go machine that show its errors. */
export function withRuns(program: Annotated, text: string, report: ContractReport): ContractReport {
  const functions = report.functions.map((one) => replayErrors(program, text, one));
  return { ...report, functions };
}

/** The errors of a function, each with values at which a run of the Go machine shows it, if one was found. */
function replayErrors(program: Annotated, text: string, report: FunctionReport): FunctionReport {
  const owner = program.functions.find(({ id }) => id === report.name);
  if (owner === undefined || owner.hasReceiver || owner.isGhost || owner.isPure) return report;
  // A literal's name is known only where it stands.
  if (owner.id !== owner.name) return report;
  return { ...report, errors: report.errors.map((one) => replayed(owner, text, one)) };
}

function replayed(owner: FunctionInfo, text: string, error: ContractError): ContractError {
  const target = targetOf(owner, error);
  const requires = askedBy(owner);
  if (target === null || requires === null) return error;
  const tried = valuations(owner.parameters, error.values);
  const found = firstBreaking(owner, text, target, requires, tried);
  if (found === null) return error;
  const values = shown(found);
  const list = Object.entries(values).map(([name, value]) => `${name} = ${value}`);
  const when = list.length === 0 ? 'in every run' : `when ${list.join(', ')}`;
  const words = `${error.sentence} It happens ${when}.`;
  return { ...error, words, values, replayed: true };
}

/** Parameters have another name for what they held before. Ghost variables are not there, others may have their names. */
function namingOf({ parameters }: FunctionInfo): Naming {
  const name = (one: Variable): string | null => (one.isUnbounded === true ? null : one.name);
  return {
    name,
    before: (one) => (parameters.includes(one) ? `${one.name}Before` : name(one)),
    isGiven: (one) => parameters.includes(one),
  };
}

function askedBy(owner: FunctionInfo): string | null {
  const { requires } = owner.contract();
  return asked(
    requires.map(({ expression }) => expression),
    namingOf(owner),
  );
}

/** What a run crashes at, where it does what may not be allowed. */
const crashing: ReadonlySet<ContractError['under']> = new Set([
  'assignment_error',
  'panic_error',
  'call_error',
]);

/** For which reasons a run crashes there. */
const crashes: ReadonlySet<ContractError['reason']> = new Set([
  'assertion_error',
  'permission_error',
  'division_by_zero_error',
  'type_assertion_error',
]);

function targetOf(owner: FunctionInfo, { under, reason, span }: ContractError): Target | null {
  const isHere = (one: { readonly span: Span }): boolean => one.span.start === span.start;
  if (under === 'postcondition_error' && reason === 'assertion_error') {
    const clause = owner.contract().ensures.find(isHere);
    const condition = clause === undefined ? null : testable(clause.expression, namingOf(owner));
    return condition === null ? null : { kind: 'after', condition };
  }
  if (under === 'assert_error' && reason === 'assertion_error') {
    const expression = assertionAt(owner, span);
    const condition =
      expression && toGo(expression, { ...namingOf(owner), before: null, isGiven: () => false });
    return condition === null ? null : { kind: 'inside', at: span, condition };
  }
  return crashing.has(under) && crashes.has(reason) ? { kind: 'crash', at: span } : null;
}

function assertionAt(owner: FunctionInfo, span: Span): Expression | null {
  let found: Expression | null = null;
  everyStatement(owner.body(), (one) => {
    if (one.kind === 'assert' && one.span.start === span.start) found = one.assertion.expression;
  });
  return found;
}

function firstBreaking(
  owner: FunctionInfo,
  text: string,
  target: Target,
  requires: string,
  tried: readonly Valuation[],
): Valuation | null {
  const changed = changedText(text, target);
  if (changed === null) return null;
  const drivers = tried.map((one, at) => driver(owner, target, requires, one, at));
  const { program: plain } = readProgram([
    { name: 'program.go', text: `${changed}\n${drivers.join('\n')}\n` },
  ]);
  if (plain === null) return null;
  const program = new Program(plain);
  for (const [at, one] of tried.entries()) {
    const entry = plain.entries.find(({ name }) => name === `${prefix}${String(at)}`);
    if (entry !== undefined && breaks(program, entry)) return one;
  }
  return null;
}

function changedText(text: string, target: Target): string | null {
  if (target.kind === 'after') return text;
  return target.kind === 'inside' ? withCheck(text, target) : withMarks(text, target.at);
}

/** A crash counts where it comes while the statement runs, which has its line for itself. */
function withMarks(text: string, { start, end }: Span): string | null {
  const first = text.lastIndexOf('\n', start) + 1;
  const next = text.indexOf('\n', end);
  const isAlone = text.slice(first, start).trim() === '' && text.slice(end, next).trim() === '';
  const statement = text.slice(start, end);
  if (!isAlone || statement.includes('\n')) return null;
  const after = /^(return|panic)\b/.test(statement) ? '' : `; ${place} = false`;
  return `${text.slice(0, start)}${place} = true; ${statement}${after}${text.slice(end)}\nvar ${place} bool`;
}

/** The comment becomes the check that it asks for; what stands behind it moves. */
function withCheck(text: string, { at, condition }: Target & { kind: 'inside' }): string | null {
  const start = text.lastIndexOf('//', at.start);
  const end = text.indexOf('\n', at.start);
  if (start < 0 || end < 0 || text.slice(start, at.start).includes('\n')) return null;
  return `${text.slice(0, start)}if !${condition} { panic("${told}") }${text.slice(end)}`;
}

function driver(
  { name, results, parameters }: FunctionInfo,
  target: Target,
  requires: string,
  valuation: Valuation,
  at: number,
): string {
  const names = results.map((one, index) => one.name || `result${String(index)}`);
  const call = `${name}(${parameters.map((one) => one.name).join(', ')})`;
  const used = [...parameters.flatMap((one) => [one.name, `${one.name}Before`]), ...names];
  return [
    `func ${prefix}${String(at)}() {`,
    ...declarations(valuation),
    `if !(${requires}) { return }`,
    target.kind === 'crash'
      ? `${place} = false; defer func() { if recover() != nil && ${place} { panic("${told}") } }()`
      : '',
    names.length === 0 ? call : `${names.join(', ')} := ${call}`,
    ...used.filter((one) => !one.startsWith('_')).map((one) => `_ = ${one}`),
    target.kind === 'after' ? `if !(${target.condition}) { panic("${told}") }` : '',
    '}',
  ].join('\n');
}

/** Some run of it comes to the panic that the driver or the check adds. */
function breaks(program: Program, entry: Entry): boolean {
  const [first] = valuationsOf(program, program.plain.functions[entry.function]!, new Map());
  if (first === undefined) return false;
  const options: CheckOptions = {
    ...{ entry: entry.function, kind: entry.kind, values: first.make, limits: usualLimits },
    ...{ time: 'idle', states: 4000, schedules: 8, seed: 1, reduce: true, output: false },
    isCancelled: () => false,
  };
  const found = check(program, options).found.get('no-panic');
  return found !== undefined && found.fault.words.includes(told);
}
