import { LineMap } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { StrategyNumber } from '../../base/strategy.ts';
import { stateSorts } from '../formula/state-sorts.ts';
import { preconditionOf, type Encoding } from '../../encode/encoding.ts';
import type { Sort } from '../../expression/sort.ts';
import { NormalForms } from '../../logic/normal/normal-forms.ts';
import { printTerm } from '../../logic/print-term.ts';
import * as t from '../../logic/term.ts';
import type { Obligation } from '../../obligation/obligation.ts';
import { toObligations } from '../../obligation/to-obligations.ts';
import { compileVirgo, type Fragment } from '../../pipeline/compile.ts';
import type { Judgement } from '../../protocol/judgement.ts';
import type { Answer, CompleteTheInvariant, Hole } from '../../protocol/puzzle.ts';
import { askModel } from '../../smt/ask.ts';
import { discharge, type Findings } from '../../smt/discharge.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import { differ } from '../formula/differ.ts';
import { misplaced, undecided, unreadable, wrong, type Rule } from '../rule.ts';
import type { Tools } from '../tools.ts';

export const completeTheInvariant: Rule<'complete-the-invariant'> = {
  judge,
  start: () => ({ kind: 'formula', text: '' }),
  solution: (puzzle) => {
    const text = puzzle.solution ?? ownText(puzzle);
    return Promise.resolve(text === null ? null : { kind: 'formula', text });
  },
  wrong: (puzzle) =>
    puzzle.wrong.map(({ answer, why }) => ({ answer: { kind: 'formula', text: answer }, why })),
  cheap: ({ hole }) =>
    (hole.kind === 'sum' ? ['0', hole.of, '1 - 1'] : ['true', 'false', '1 == 2']).map((text) => ({
      name: text,
      answer: { kind: 'formula', text },
    })),
  same: (_, one, other) =>
    one.kind === 'formula' &&
    other.kind === 'formula' &&
    one.text.replace(/\s+/g, '') === other.text.replace(/\s+/g, ''),
};

async function judge(
  puzzle: CompleteTheInvariant,
  answer: Answer,
  tools: Tools,
): Promise<Judgement> {
  if (answer.kind !== 'formula') return misplaced;
  const compiled = compileVirgo(puzzle.program);
  if (!compiled.ok) return unreadable(compiled.diagnostics[0]?.message ?? 'This is not VirGo.');
  const fragment = compiled.value;
  const { hole } = puzzle;
  const parsed = parseFormula(
    answer.text,
    sortsFor(fragment, hole),
    hole.kind === 'sum' ? 'int' : 'bool',
  );
  if (!parsed.ok) return unreadable(parsed.message);
  if (parsed.defined !== t.yes) return unreadable('Leave out the division: it is not needed here.');
  const filled = fill(fragment.encoding, hole, parsed.term);
  if (typeof filled === 'string') return undecided(filled);
  if (hole.kind === 'precondition') {
    const tooStrong = await excludes(fragment, hole.atLeast, parsed.term, tools);
    if (tooStrong !== null) return tooStrong;
  }
  return prove(puzzle, filled, strategyOf(hole), tools);
}

function strategyOf(hole: Hole): StrategyNumber {
  switch (hole.kind) {
    case 'sum':
      return 3;
    case 'balance':
      return 2;
    case 'precondition':
      return 3;
    default:
      return unreachable(hole);
  }
}

/** The variables that an answer may speak of. */
function sortsFor(fragment: Fragment, hole: Hole): ReadonlyMap<string, Sort> {
  const parameters = new Map(fragment.program.parameters.map(({ name, sort }) => [name, sort]));
  if (hole.kind !== 'sum') return parameters;
  const all = new Map([...parameters, ...stateSorts(fragment.encoding.context.names)]);
  // That a counter is equal to itself says nothing.
  all.delete(hole.of);
  return all;
}

/** The encoding with the answer in its hole; a message where there is no such hole. */
function fill(encoding: Encoding, hole: Hole, term: t.Term): Encoding | string {
  if (hole.kind !== 'sum') {
    const clause = { words: 'what you wrote holds', nodes: [], term };
    return { ...encoding, balanced: [clause] };
  }
  const { names } = encoding.context;
  const families = ['monitor', 'waitgroup'];
  const isHole = ({ family, subject }: Encoding['invariant'][number]) =>
    families.includes(family) && subject === hole.of;
  if (!encoding.invariant.some(isHole)) return `The invariant says nothing of ${hole.of}.`;
  const counter = t.variable(hole.of, 'int');
  const own = t.equal(counter, term);
  const isWaitGroup = names.waitgroups.includes(hole.of);
  const filled = {
    family: isWaitGroup ? ('waitgroup' as const) : ('monitor' as const),
    subject: hole.of,
    nodes: encoding.invariant.find(isHole)!.nodes,
    words: `${hole.of} is what you wrote`,
    term: isWaitGroup ? t.and(t.compare(t.zero, '<=', counter), own) : own,
  };
  return {
    ...encoding,
    invariant: [...encoding.invariant.filter((one) => !isHole(one)), filled],
  };
}

/** Values that a precondition must admit, and does not. */
async function excludes(
  fragment: Fragment,
  atLeast: string,
  term: t.Term,
  tools: Tools,
): Promise<Judgement | null> {
  const { parameters } = fragment.program;
  const sorts = new Map(parameters.map(({ name, sort }) => [name, sort]));
  const wanted = parseFormula(atLeast, sorts, 'bool');
  if (!wanted.ok) return undecided(`hole.atLeast: ${wanted.message}`);
  const both = t.and(wanted.term, term);
  const difference = await differ(tools.solver, parameters, [wanted.term, both], t.yes);
  if (difference.kind === 'equal') return null;
  if (difference.kind === 'open') return undecided(`Not decided: ${difference.reason}.`);
  const values = [...difference.values].map(([name, value]) => ({ name, value: String(value) }));
  const shown = values.map(({ name, value }) => `${name} = ${value}`).join(', ');
  return wrong(`You exclude ${shown}, which must be let in.`, { kind: 'values', values });
}

async function prove(
  puzzle: CompleteTheInvariant,
  encoding: Encoding,
  strategy: StrategyNumber,
  { solver }: Tools,
): Promise<Judgement> {
  const forms = new NormalForms();
  const lines = new LineMap(puzzle.program);
  const all = toObligations(encoding, ({ start }) => lines.position(start).line);
  const needed = all.filter(({ strategies }) => strategies.includes(strategy));
  const findings: Findings = new Map();
  await discharge(solver, forms, encoding, needed, findings, { rlimit: 500_000 });
  const failed = needed.find((one) => findings.get(one)?.kind === 'failed');
  if (failed !== undefined) return explain(encoding, forms, failed, findings, solver);
  const open = needed.find((one) => findings.get(one)?.kind !== 'proved');
  if (open !== undefined) return undecided(`Not decided: ${open.words}`);
  const condition = printTerm(preconditionOf(encoding, strategy));
  const whenever = condition === 'true' ? 'for all values' : `whenever ${condition}`;
  const verdict = `Proved: all ${needed.length} obligations go through, so every goroutine ends ${whenever}.`;
  return { kind: 'solved', why: puzzle.why, verdict, steps: null };
}

/** The obligation that fails, with the values that the solver shows. */
async function explain(
  encoding: Encoding,
  forms: NormalForms,
  obligation: Obligation,
  findings: Findings,
  solver: Tools['solver'],
): Promise<Judgement> {
  const finding = findings.get(obligation);
  const { names, machine } = encoding.context;
  const sorts = new Map<string, Sort>([
    ...machine.parameters.map(({ name, sort }) => [name, sort] as const),
    ...stateSorts(names),
  ]);
  const model =
    finding?.kind === 'failed' ? await askModel(solver, forms, finding.question, sorts) : null;
  const values = [...(model ?? [])].map(([name, value]) => ({ name, value: String(value) }));
  const message = `${opening(obligation)} ${obligation.words}`;
  return wrong(message, values.length === 0 ? { kind: 'none' } : { kind: 'values', values });
}

function opening({ kind }: Obligation): string {
  switch (kind) {
    case 'establishment':
      return 'It does not hold at the start. This fails:';
    case 'preservation':
      return 'A step breaks it. This fails:';
    case 'crash':
    case 'exit':
      return 'It does not say enough. This fails:';
    case 'necessity':
      return 'It asks for too much. This fails:';
    default:
      return unreachable(kind);
  }
}

/** What the encoding itself has in the place of the hole. */
function ownText({ program, hole }: CompleteTheInvariant): string | null {
  const compiled = compileVirgo(program);
  if (!compiled.ok) return null;
  const { encoding } = compiled.value;
  switch (hole.kind) {
    case 'balance':
      return printTerm(preconditionOf(encoding, 2));
    case 'precondition':
      return hole.atLeast;
    case 'sum':
      return null;
    default:
      return unreachable(hole);
  }
}
