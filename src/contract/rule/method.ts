import { functionAxioms } from './function-axioms.ts';
import { evaluateRule } from './evaluate.ts';
import { emptySpan } from '../../base/span.ts';
import { everyExpression } from '../check/children.ts';
import { Unsupported } from '../check/fault.ts';
import type {
  Expression,
  FunctionInfo,
  Guard,
  Message,
  PredicateInfo,
  Variable,
} from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { sortOf, zeroOf } from '../state/sorts.ts';
import { emptyState, pastOf, withLocal } from '../state/state.ts';
import type { Term } from '../state/term.ts';
import { allocateFor } from './allocate.ts';
import { assignTo } from './assign.ts';
import { consumeAll, consumeRule } from './consume.ts';
import { assume, under, type Context, type Rules } from './context.ts';
import { checkDebtsAtEnd, takeDebtsOfFunction } from './balance.ts';
import { assumeCarried } from './carry.ts';
import { assumeLevels } from './level.ts';
import { checkDebt } from './debt.ts';
import { leftRunning } from './left-running.ts';
import { bodyCircle, startRecursion } from './measure.ts';
import { produce } from './produce.ts';
import type { Proof } from './proof.ts';
import { circleOf } from './recursion.ts';
import { callDeferred, runStatements } from './run.ts';
import { evaluate } from './rules.ts';
import type { Next } from './exits.ts';

const rules: Rules = {
  evaluate: evaluateRule,
  consume: consumeRule,
  defineFunction: functionAxioms,
};

export function startContext(proof: Proof): Context {
  const blame = {
    under: 'contract_not_well_formed',
    span: emptySpan,
    clause: null,
  } as const;
  return {
    ...{ proof, rules, recursion: null },
    cell: { state: emptyState },
    uses: { known: new Map() },
    order: null,
    guards: [],
    blame,
    isSilent: false,
    limited: new Set(),
    shown: [],
  };
}

/** Any value for a variable of the outside. */
export function anyValue(ctx: Context, variable: Variable): Term {
  return ctx.proof.fresh(variable.name, sortOf(ctx.proof.v, variable.type));
}

/** What a counterexample tells: numbers, truth values and lengths. */
function shownOf(parameters: readonly Variable[], values: readonly Term[]): Context['shown'] {
  return parameters.flatMap(({ name, type }, index) => {
    const { kind } = underlying(type);
    const term = values[index]!;
    if (name === '_') return [];
    if (kind === 'integer' || kind === 'boolean') return [{ name, term }];
    return kind === 'slice' ? [{ name: `len(${name})`, term: ['slen', term] }] : [];
  });
}

/** All that one function has to show. */
export function verifyFunction(proof: Proof, target: FunctionInfo): void {
  const plain = startContext(proof);
  const values = target.parameters.map((one) => anyValue(plain, one));
  const calm: Context = { ...plain, shown: shownOf(target.parameters, values) };
  target.parameters.forEach((one, index) => {
    const twin = target.given().get(one) ?? one;
    calm.cell.state = withLocal(calm.cell.state, twin, values[index]!);
  });
  captureOuter(calm, target);
  refuseSelfContract(proof, target);
  if (isEntry(proof, target)) checkStarted(calm, target);
  for (const { expression, span } of target.contract().requires)
    produce(under(calm, 'contract_not_well_formed', span), expression);
  assumeCarried(calm, target.contract().carried);
  assumeLevels(calm, target.contract().levels);
  const initial = calm.cell.state.locals;
  remember(calm);
  checkEnsured(calm, target);
  if (!target.hasBody) return;
  if (target.contract().requires.length > 0) proof.entry(target.span);
  else proof.cover(target.span);
  const recursion = startRecursion(calm, target, circleFor(proof, target));
  const ctx: Context = { ...calm, recursion };
  takeDebtsOfFunction(ctx, target);
  checkSpawns(ctx, target);
  if (target.isPure) return verifyPure(ctx, target);
  shareParameters(ctx, target);
  const results = prepareResults(ctx, target);
  const finish: Next = (end) => {
    const one: Context = { ...end, order: null };
    callDeferred(one);
    checkDebtsAtEnd(one, target);
    giveEnsured(one, target, initial, results);
  };
  runStatements(
    ctx,
    target.body(),
    { run: runStatements, results, onReturn: finish, targets: [] },
    finish,
  );
}

/** Go itself starts it, with nothing in hand. */
function isEntry({ program }: Proof, { id }: FunctionInfo): boolean {
  return id === 'init' || (id === 'main' && program.packageName === 'main');
}

function checkStarted(ctx: Context, target: FunctionInfo): void {
  ctx.proof.scope(() => {
    const inside: Context = { ...ctx, cell: { state: ctx.cell.state } };
    consumeAll(
      inside,
      target.contract().requires.map(({ expression, span }) => ({
        expression,
        in: (one: Context) => under(one, 'entry_error', span),
      })),
    );
  });
}

/** Where a file says of functions that they may leave goroutines running, the others do not. */
function checkSpawns(ctx: Context, target: FunctionInfo): void {
  const isSaid = target.contract().obligations.some(({ kind }) => kind === 'spawns');
  if (!ctx.proof.program.saysSpawns || isSaid) return;
  for (const span of leftRunning(target)) checkDebt(ctx, 'false', 'spawns_missing', span);
}

/** Whatever a call gives back, the postcondition reads only what it comes with. */
function checkEnsured(ctx: Context, target: FunctionInfo): void {
  if (target.isPure) return;
  ctx.proof.scope(() => {
    const { state } = ctx.cell;
    const locals = new Map(state.locals);
    for (const one of target.results) locals.set(one, anyValue(ctx, one));
    const after = { ...state, locals, heap: new Map(), ledger: new Map(), epoch: ' after' };
    const inside: Context = { ...ctx, cell: { state: after }, uses: { known: ctx.uses.known } };
    for (const { expression, span } of target.contract().ensures)
      produce(under(inside, 'contract_not_well_formed', span), expression);
  });
}

/** The state at the entry is what `old` speaks of. */
export function remember(ctx: Context): void {
  const { state } = ctx.cell;
  ctx.cell.state = { ...state, past: new Map([['', pastOf(state)]]) };
}

function circleFor(proof: Proof, target: FunctionInfo): ReadonlySet<FunctionInfo> {
  if (target.isPure) {
    const circle = circleOf(proof.program, target);
    // Nothing of it can fall, and what is known of it holds without being asked for.
    if (circle.size > 0 && target.parameters.length === 0)
      throw new Unsupported(
        'a pure function without parameters that calls itself',
        target.nameSpan,
      );
    return circle;
  }
  const { decreases, obligations } = target.contract();
  // What is promised has to come.
  const ends = target.isGhost || decreases !== null || obligations.length > 0;
  return ends ? bodyCircle(proof.program, target) : new Set();
}

/** A postcondition that calls the function itself would be taken for granted while it is shown. */
function refuseSelfContract(proof: Proof, target: FunctionInfo): void {
  const circle = target.isPure ? circleOf(proof.program, target) : new Set<FunctionInfo>();
  const { requires, ensures } = target.contract();
  for (const { expression, span } of [...requires, ...ensures])
    everyExpression(expression, (one) => {
      const isOwn = one.kind === 'call' && (one.function === target || circle.has(one.function));
      if (isOwn && target.isPure)
        throw new Unsupported('a contract that calls its own function', span);
    });
}

/** Of the functions around a literal: addresses of what is shared, values of what never changes. */
function captureOuter(ctx: Context, target: FunctionInfo): void {
  for (const one of target.captured) {
    const sort = one.isShared ? 'Ptr' : sortOf(ctx.proof.v, one.type);
    const value = ctx.proof.fresh(one.name, sort);
    if (one.isShared) assume(ctx, ['not', ['=', value, 'nilptr']]);
    ctx.cell.state = withLocal(ctx.cell.state, one, value);
  }
}

/** A parameter whose address is taken moves into memory of its own. */
function shareParameters(ctx: Context, target: FunctionInfo): void {
  for (const one of target.parameters) {
    const twin = target.given().get(one);
    if (twin === undefined) continue;
    const value = ctx.cell.state.locals.get(twin)!;
    const address = allocateFor(ctx, one.type, value, one.span);
    ctx.cell.state = withLocal(ctx.cell.state, one, address);
  }
}

function prepareResults(ctx: Context, target: FunctionInfo): readonly Expression[] {
  return target.results.map((variable): Expression => {
    const zero = zeroOf(ctx.proof.v, variable.type);
    const value = variable.isShared ? allocateFor(ctx, variable.type, zero, variable.span) : zero;
    ctx.cell.state = withLocal(ctx.cell.state, variable, value);
    return { kind: 'variable', variable, type: variable.type, span: variable.span };
  });
}

function giveEnsured(
  ctx: Context,
  target: FunctionInfo,
  initial: ReadonlyMap<Variable, Term>,
  results: readonly Expression[],
): void {
  const locals = new Map(initial);
  for (const one of results)
    if (one.kind === 'variable') {
      const term = ctx.cell.state.locals.get(one.variable);
      if (one.variable.isShared) throw new Unsupported('a result whose address is taken', one.span);
      locals.set(one.variable, term!);
    }
  const inside: Context = { ...ctx, cell: { state: { ...ctx.cell.state, locals } } };
  consumeAll(
    inside,
    target.contract().ensures.map(({ expression, span }) => ({
      expression,
      in: (one: Context) => under(one, 'postcondition_error', span),
    })),
  );
}

function verifyPure(ctx: Context, target: FunctionInfo): void {
  const value = target.value();
  const [result] = target.results;
  if (value === null || result === undefined) return;
  const inside = under(ctx, 'assignment_error', value.span);
  const place: Expression = {
    kind: 'variable',
    variable: result,
    type: result.type,
    span: value.span,
  };
  const term = evaluate(inside, value);
  assignTo(inside, place, term);
  consumeAll(
    inside,
    target.contract().ensures.map(({ expression, span }) => ({
      expression,
      in: (one: Context) => under(one, 'postcondition_error', span),
    })),
  );
}

/** What holds whenever nobody has the lock speaks of what the lock protects, and of nothing that others may change. */
export function verifyGuard(proof: Proof, { receiver, invariant, span }: Guard): void {
  const ctx = startContext(proof);
  ctx.cell.state = withLocal(ctx.cell.state, receiver, anyValue(ctx, receiver));
  produce(under(ctx, 'guard_not_well_formed', span), invariant);
}

/** What comes with a value is said of what comes with it. */
export function verifyMessage(proof: Proof, { variable, condition }: Message): void {
  const ctx = startContext(proof);
  ctx.cell.state = withLocal(ctx.cell.state, variable, anyValue(ctx, variable));
  produce(under(ctx, 'message_not_well_formed', condition.span), condition);
}

/** A predicate's body reads only what it asks for. */
export function verifyPredicate(proof: Proof, predicate: PredicateInfo): void {
  const ctx = startContext(proof);
  for (const one of predicate.parameters)
    ctx.cell.state = withLocal(ctx.cell.state, one, anyValue(ctx, one));
  const body = predicate.body();
  if (body !== null) produce(under(ctx, 'predicate_not_well_formed', predicate.span), body);
}
