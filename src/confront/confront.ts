import { indexesTexts } from '../execute/indexed-texts.ts';
import type { Program } from '../execute/compile/program.ts';
import { reportProperties, type RunReport } from '../execute/report.ts';
import { isDoubtful } from '../execute/search/believable.ts';
import type { CheckOptions, Found } from '../execute/search/check.ts';
import { outlastsAll } from '../execute/state/timers.ts';
import type { Entry, PlainFunction } from '../go/plain/program.ts';
import type { Assignment } from '../verdict/verdict.ts';
import { argumentsFor, isFilled, type Filler } from './arguments.ts';
import type { Claim, ClaimsOnGo } from './claim.ts';
import { controlsOf, type Control } from './control.ts';
import { furtherNumbers } from './further-numbers.ts';
import { waitsForOthers } from './foreign.ts';
import { isFeasible } from './feasible.ts';
import { anyBadRun, ask, badRuns, type Answer, type Budget } from './question.ts';
import { questionsFor, type Question } from './questions.ts';
import { replay } from './replayed.ts';
import { supposesNumbers } from './supposes-numbers.ts';

/** What came of running a function of a Go text against the verdict on it. */
export type Confrontation =
  /** Nothing that the machine did contradicts it; `isWhole` where for each of the values all runs were seen. */
  | {
      readonly kind: 'agrees';
      readonly values: readonly Values[];
      readonly states: number;
      readonly isWhole: boolean;
      readonly words: string;
      /** What goes wrong of which the verdict does not speak. */
      readonly beside: readonly Beside[];
    }
  /** The machine and the verdict cannot both be right. */
  | {
      readonly kind: 'contradicts';
      readonly values: Values;
      readonly words: string;
      /** The run that the verdict says there is not; null where there is none that it says there is. */
      readonly run: RunReport | null;
      /** The same run, to be made again. */
      readonly evidence: Evidence | null;
    }
  /** Nothing is contradicted, and runs say more than the verdict: see Overruling. */
  | { readonly kind: 'overruled'; readonly by: Overruling; readonly words: string }
  | { readonly kind: 'not-confronted'; readonly words: string };

/**
 * `run`: one goes wrong that supposes nothing, where the verdict takes something for granted, where the run that it
 * shows hangs on choices, or where a timer would have to run for a century. `no-run`: with the values of the run that is shown none goes wrong, since the text
 * itself determines what it calls a choice. `endless`: one that supposes nothing goes on for ever in a loop that the
 * verdict grants to end.
 */
type Overruling = 'run' | 'no-run' | 'endless';

/** A panic or a data race, in a run that supposes nothing. */
interface Beside {
  readonly property: 'race-free' | 'no-panic';
  readonly words: string;
}

interface Evidence {
  readonly options: CheckOptions;
  readonly found: Found;
}

/** As text, by the parameters of the verdict. */
export type Values = Readonly<Record<string, string>>;

interface ConfrontOptions {
  /** How many states are looked at in all. */
  readonly states?: number;
  readonly isCancelled?: () => boolean;
}

const usualStates = 24_000;
const statesOfOne = 4_000;
const schedulesOfOne = 40;

interface Confronting {
  readonly program: Program;
  readonly entry: Entry;
  readonly root: PlainFunction;
  readonly claim: Claim;
  readonly controls: readonly Control[];
  /** There are arguments with which every run is said to end well. */
  readonly isGoodForSome: boolean;
  /** With which each question is asked where the verdict says nothing of a parameter. */
  readonly fillers: readonly Filler[];
  readonly budget: Budget;
  readonly isCancelled: () => boolean;
}

/** Runs a function on small values of its parameters, and tells whether a run contradicts the verdict on it. */
export function confront(
  program: Program,
  claims: ClaimsOnGo,
  { states = usualStates, isCancelled = () => false }: ConfrontOptions = {},
): Confrontation {
  const { plain } = program;
  const entry = plain.entries.find((one) => {
    const { nameSpan, origin } = plain.functions[one.function]!;
    return origin === 'text' && nameSpan.start === claims.nameSpan.start;
  });
  if (entry === undefined) return notConfronted('no run can begin with this function');
  const root = plain.functions[entry.function]!;
  const { claim } = claims;
  const controls = controlsOf(plain, root, claims);
  const questions = questionsFor(claims, controls);
  if (questions.length === 0) return notConfronted(whyNone(claims, controls));
  const budget: Budget = { states, statesOfOne, schedulesOfOne };
  const isGoodForSome = questions.some(({ expected }) => expected === 'good');
  const known = { program, entry, root, claim, controls };
  const fillers = fillersFor(known);
  return askAll({ ...known, isGoodForSome, fillers, budget, isCancelled }, questions);
}

const notConfronted = (words: string): Confrontation => ({ kind: 'not-confronted', words });

function whyNone(
  { parameters, claim: { good, exact, witness } }: ClaimsOnGo,
  controls: readonly Control[],
): string {
  if (good.length === 0 && exact.length === 0 && witness === null)
    return 'the verdict claims nothing that a run could contradict';
  const free = parameters.filter(({ name }) => !controls.some((one) => one.name === name));
  if (free.length === 0) return 'no small values satisfy what the verdict asks for';
  const names = free.map(({ name }) => name).join(', ');
  return `it hangs on ${names}, which no argument decides`;
}

/** What came of one question: nothing new, a contradiction, or why it settles nothing. */
type Outcome =
  | {
      readonly kind: 'as-claimed';
      readonly isWhole: boolean;
      /** What goes wrong of which the verdict does not speak. */
      readonly beside?: readonly Beside[];
    }
  | {
      readonly kind: 'contradicts';
      readonly words: string;
      readonly run: RunReport | null;
      readonly evidence: Evidence | null;
    }
  | { readonly kind: 'overruled'; readonly words: string; readonly by: Overruling }
  | { readonly kind: 'unsettled'; readonly words: string };

function askAll(confronting: Confronting, questions: readonly Question[]): Confrontation {
  const { budget } = confronting;
  const before = budget.states;
  const agreed: Values[] = [];
  const unsettled: string[] = [];
  const beside: Beside[] = [];
  let isWhole = true;
  let overruled: Extract<Outcome, { kind: 'overruled' }> | null = null;
  for (const question of questions) {
    if (budget.states <= 0 || confronting.isCancelled()) {
      isWhole = false;
      break;
    }
    const outcome = settle(confronting, question);
    const values = toValues(question.values);
    if (outcome.kind === 'contradicts') {
      return { ...outcome, values, words: `${withValues(values)}${outcome.words}` };
    }
    if (outcome.kind === 'overruled') overruled ??= outcome;
    else if (outcome.kind === 'unsettled') unsettled.push(outcome.words);
    else {
      agreed.push(values);
      isWhole &&= outcome.isWhole;
      addBeside(beside, outcome.beside ?? [], values);
    }
  }
  if (overruled !== null) return overruled;
  if (agreed.length === 0)
    return notConfronted(unsettled[0] ?? 'the machine has run out of its states or its time');
  const states = before - budget.states;
  const words = `${agreeWords(agreed, isWhole)}${unsettledWords(unsettled)}`;
  return { kind: 'agrees', values: agreed, states, isWhole, words, beside };
}

/** Each once, with the first values that show it. */
function addBeside(all: Beside[], found: readonly Beside[], values: Values): void {
  for (const { property, words } of found) {
    const isTold = all.some((one) => one.property === property && one.words.endsWith(words));
    if (!isTold) all.push({ property, words: `${withValues(values)}${words}` });
  }
}

function agreeWords(values: readonly Values[], isWhole: boolean): string {
  const what =
    values.length === 1 ? 'for the values tried' : `for ${values.length} choices of values`;
  const how = isWhole ? 'all runs were seen' : 'some of the runs were seen';
  return `the Go machine agrees ${what}, of which ${how}`;
}

function unsettledWords(unsettled: readonly string[]): string {
  const [first] = unsettled;
  if (first === undefined) return '';
  const others = unsettled.length === 1 ? 'another one' : `${unsettled.length} others`;
  return `; nothing is settled for ${others}: ${first}`;
}

const toValues = (values: Assignment): Values =>
  Object.fromEntries([...values].map(([name, value]) => [name, String(value)]));

export function withValues(values: Values): string {
  const list = Object.entries(values).map(([name, value]) => `${name} = ${value}`);
  return list.length === 0 ? '' : `with ${list.join(', ')} `;
}

function settle(confronting: Confronting, question: Question): Outcome {
  const { program, root, controls } = confronting;
  let isWhole = true;
  const beside: Beside[] = [];
  let overruled: Outcome | null = null;
  let reason: string | null = null;
  for (const filler of confronting.fillers) {
    const values = argumentsFor(program, root, controls, question.values, filler);
    if (values === null) return { kind: 'unsettled', words: 'no argument has such a value' };
    const answer = ask(
      program,
      confronting.entry,
      values,
      confronting.budget,
      confronting.isCancelled,
    );
    const outcome =
      question.expected === 'good'
        ? settleGood(confronting, answer)
        : settleBad(confronting, answer, question);
    if (outcome.kind === 'contradicts') return outcome;
    if (outcome.kind === 'overruled' && outcome.by !== 'no-run') return outcome;
    if (outcome.kind === 'overruled') overruled = outcome;
    else if (outcome.kind === 'unsettled') reason ??= outcome.words;
    else if (question.expected === 'bad') return outcome;
    else {
      isWhole &&= outcome.isWhole;
      beside.push(...(outcome.beside ?? []));
    }
  }
  if (reason !== null) return { kind: 'unsettled', words: reason };
  return overruled ?? { kind: 'as-claimed', isWhole, beside };
}

/** What is taken for granted may fail at numbers that the verdict does not speak of, as the text compares with. */
function fillersFor({
  program,
  root,
  controls,
  claim,
}: Pick<Confronting, 'program' | 'root' | 'controls' | 'claim'>): readonly Filler[] {
  if (!isFilled(program.types, root, controls))
    return indexesTexts(program.plain, root) ? [1, 0] : [1];
  const further = claim.given.length > 0 ? furtherNumbers(program, root) : [];
  return [2, 0, 1, ...further];
}

/** No run may end badly, whatever is supposed. */
function settleGood({ program, claim }: Confronting, answer: Answer): Outcome {
  const { options, checked, given } = answer;
  let reason: string | null = null;
  for (const found of badRuns(answer)) {
    const { last, supposed, usesHanded } = replay(program, options, found);
    const isForOthers = waitsForOthers(last, found.fault.blocked, given);
    const words = `the machine finds a run that goes wrong, and the verdict takes for granted that ${claim.given.join(' and ')}`;
    if (claim.given.length > 0 && supposed.length === 0 && !isForOthers)
      return { kind: 'overruled', by: 'run', words };
    // Proofs do not know how long a timer takes.
    if (supposed.length === 0 && last.timers.some(outlastsAll))
      return { kind: 'overruled', by: 'run', words: found.fault.words };
    if (claim.given.length > 0) reason = words;
    else if (isForOthers)
      reason = 'the machine finds a run that waits for what only the caller can serve';
    else if (usesHanded)
      reason = 'the machine finds a run that goes wrong where others use what they were handed';
    else if (!isFeasible(supposed))
      reason =
        'the machine finds a run that goes wrong if several things are supposed that may exclude each other';
    else {
      const run = runOf(program, answer, found);
      return {
        kind: 'contradicts',
        run,
        evidence: { options, found },
        words: `a run goes wrong that is proved not to exist: ${found.fault.words}`,
      };
    }
  }
  if (reason !== null) return { kind: 'unsettled', words: reason };
  const endless = checked.found.get('terminates') ?? checked.serving ?? undefined;
  if (endless !== undefined && replay(program, options, endless).usesHanded)
    return {
      kind: 'unsettled',
      words: `${endless.fault.words} as long as others use what they were handed`,
    };
  if (endless !== undefined && isPlain(program, options, endless)) {
    const { words } = endless.fault;
    const granted = `${words}, and the verdict takes for granted that ${claim.given.join(' and ')}`;
    // Nothing outside decides that the loop goes on: nobody could make it end.
    if (claim.grantsLoops) return { kind: 'overruled', by: 'endless', words: granted };
    if (claim.given.length > 0) return { kind: 'unsettled', words: granted };
    return {
      kind: 'contradicts',
      run: runOf(program, answer, endless),
      evidence: { options, found: endless },
      words: `a run does not end that is proved to: ${words}`,
    };
  }
  // What no run does that is possible proves nothing where it is not known which are.
  if (isDoubtful(checked)) return { kind: 'unsettled', words: boundWords(answer) };
  return { kind: 'as-claimed', isWhole: checked.closed, beside: besideOf(program, answer) };
}

/** Faults that supposing nothing shows, and that no verdict on waiting speaks of. */
function besideOf(program: Program, { options, checked }: Answer): readonly Beside[] {
  return (['race-free', 'no-panic'] as const).flatMap((property) => {
    const found = checked.found.get(property);
    return found !== undefined && isPlain(program, options, found)
      ? [{ property, words: found.fault.words }]
      : [];
  });
}

/** It supposes nothing. */
function isPlain(program: Program, options: CheckOptions, found: Found): boolean {
  return replay(program, options, found).supposed.length === 0;
}

/** Some run has to end badly. */
function settleBad(
  { program, claim, isGoodForSome }: Confronting,
  answer: Answer,
  { isExact }: Question,
): Outcome {
  const { checked, options } = answer;
  const bad = anyBadRun(answer);
  if (bad !== null) {
    const words = 'the machine finds a run that goes wrong and supposes nothing';
    return !isGoodForSome && !isExact && isPlain(program, options, bad)
      ? { kind: 'overruled', by: 'run', words }
      : { kind: 'as-claimed', isWhole: checked.closed };
  }
  const unsettled = (words: string): Outcome => ({ kind: 'unsettled', words });
  const isOpen = [...checked.open.keys()].some((property) => property !== 'race-free');
  if (!checked.closed || isOpen) return unsettled(boundWords(answer));
  if (checked.found.has('terminates') || checked.serving !== null)
    return unsettled('some run goes on for ever');
  if (supposesNumbers(program, options, checked))
    return unsettled('of numbers that nobody knows the machine tries a few');
  if (!isExact) {
    const words = 'with the values of the run that is shown no run of the machine goes wrong';
    return { kind: 'overruled', by: 'no-run', words };
  }
  // Where what is granted fails, nothing is said.
  if (claim.given.length > 0) {
    const words = `no run of the machine goes wrong, and the verdict takes for granted that ${claim.given.join(' and ')}`;
    return { kind: 'overruled', by: 'no-run', words };
  }
  if (checked.granted.length > 0)
    return unsettled(`the machine takes for granted that ${checked.granted.join(' and ')}`);
  return {
    kind: 'contradicts',
    run: null,
    evidence: null,
    words: 'no run goes wrong, although the verdict says that some does',
  };
}

function boundWords({ checked, options }: Pick<Answer, 'checked' | 'options'>): string {
  const bounds =
    checked.bounds.length > 0
      ? checked.bounds.join('; ')
      : `there are more than ${options.states} states`;
  return `the machine does not see all runs: ${bounds}`;
}

/** The run in words, with its steps. */
function runOf(program: Program, { options, checked }: Answer, found: Found): RunReport | null {
  const properties = reportProperties(program, options, checked);
  return properties.find(({ name }) => name === found.fault.property)?.run ?? null;
}
