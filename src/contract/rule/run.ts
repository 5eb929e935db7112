import { assumeCarried } from './carry.ts';
import { isConnective, isPermissionForm } from '../check/roles.ts';
import { forked, type Exits, type Next, type Target } from './exits.ts';
import type { Span } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import { Unsupported } from '../check/fault.ts';
import type { Assertion, Expression, Statement } from '../check/model.ts';
import { pastOf } from '../state/state.ts';
import { not, type Term } from '../state/term.ts';
import { assign, assignTo, declareVariable, valuesOf } from './assign.ts';
import { argumentTerms, callResults, startFunction } from './call.ts';
import { send } from './channel.ts';
import { closeChannel } from './close.ts';
import { assume, looking, under, type Context } from './context.ts';
import { runLoop } from './loop.ts';
import { chooseLevels } from './level.ts';
import { newOrder } from './order.ts';
import { produce } from './produce.ts';
import { fold, unfold } from './unfold.ts';
import { deferOften } from './defer-often.ts';
import { evaluate, consume } from './rules.ts';

/** The statements one after the other, and then what comes after; once for each path. */
export function runStatements(
  ctx: Context,
  statements: readonly Statement[],
  exits: Exits,
  next: Next,
  from = 0,
): void {
  const statement = statements[from];
  if (statement === undefined) return next(ctx);
  ctx.proof.cover(statement.span);
  runStatement(ctx, statement, exits, (after) => {
    runStatements(after, statements, exits, next, from + 1);
  });
}

function runStatement(outer: Context, s: Statement, exits: Exits, next: Next): void {
  const ctx = { ...under(outer, 'assignment_error', s.span), order: newOrder() };
  switch (s.kind) {
    case 'block':
      return runStatements(ctx, s.statements, exits, next);
    case 'declare':
      declareVariable(ctx, s);
      return next(ctx);
    case 'assign':
      assign(ctx, s);
      return next(ctx);
    case 'expression':
      valuesOf(under(ctx, 'call_error', s.span), [s.expression]);
      return next(ctx);
    case 'send':
      send(ctx, s);
      return next(ctx);
    case 'close':
      closeChannel(ctx, s);
      return next(ctx);
    case 'carries':
      assumeCarried(ctx, [s.carried]);
      return next(ctx);
    case 'levels':
      chooseLevels(ctx, s);
      return next(ctx);
    case 'panic':
      // Gobra's assert false: the program must not come here.
      return unreachableHere(ctx, s);
    case 'go':
    case 'defer':
      runStarted(ctx, s);
      return next(ctx);
    case 'return':
      giveResults(ctx, s, exits);
      return exits.onReturn({ ...ctx, leaving: s.span });
    case 'break':
    case 'continue':
      return leave(ctx, s, exits);
    case 'if':
      return runIf(under(ctx, 'if_error', s.span), s, exits, next);
    case 'choose':
      for (const one of s.cases)
        ctx.proof.scope(() => {
          runStatements(forked(ctx), one, exits, next);
        });
      return;
    case 'loop':
      return runLoop(ctx, s, exits, next);
    case 'breakable': {
      const target: Target = { label: s.label, onBreak: next, onContinue: null };
      return runStatements(ctx, s.body, { ...exits, targets: [target, ...exits.targets] }, next);
    }
    case 'label':
      markLabel(ctx, s.label);
      return next(ctx);
    case 'assert':
    case 'assume':
    case 'inhale':
    case 'exhale':
    case 'fold':
    case 'unfold':
      runVerb(ctx, s);
      return next(ctx);
    default:
      return unreachable(s);
  }
}

type Verb = Statement & {
  readonly kind: 'assert' | 'assume' | 'inhale' | 'exhale' | 'fold' | 'unfold';
};

function runVerb(ctx: Context, s: Verb): void {
  switch (s.kind) {
    case 'assert':
      return runAssert(ctx, s);
    case 'assume':
    case 'inhale':
      ctx.proof.assumed.add(`what ${s.kind} says`);
      return produce(under(ctx, `${s.kind}_error`, s.span), s.assertion.expression);
    case 'exhale':
      return consume(under(ctx, 'exhale_error', s.span), s.assertion.expression);
    case 'fold':
      return fold(under(ctx, 'fold_error', s.span), s.access);
    case 'unfold':
      return unfold(under(ctx, 'unfold_error', s.span), s.access);
    default:
      return unreachable(s);
  }
}

/** The arguments of `go` and `defer` are evaluated at once. */
function runStarted(ctx: Context, s: Statement & { kind: 'go' | 'defer' }): void {
  const { call } = s;
  const isDispatched = call.function.interface !== null;
  const type = { kind: 'tuple', elements: [] } as const;
  const values = argumentTerms(ctx, { ...call, kind: 'call', isDispatched, type, span: s.span });
  if (s.kind === 'go') return startFunction(ctx, call.function, values, s.span);
  if (s.isInLoop === true) return deferOften(ctx, call.function, values, s.span);
  const { state } = ctx.cell;
  ctx.cell.state = { ...state, deferred: [...state.deferred, { call, values }] };
}

/** old[label](e) speaks of the state here. */
function markLabel(ctx: Context, label: string): void {
  const { state } = ctx.cell;
  ctx.cell.state = { ...state, past: new Map(state.past).set(label, pastOf(state)) };
}

function unreachableHere(ctx: Context, s: Statement): void {
  ctx.proof.check('false', {
    ...{ under: 'panic_error', reason: 'assertion_error', span: s.span, clause: null },
    ...{ words: 'panic', shown: ctx.shown, alternative: null },
  });
}

/** Checked on a copy, and from then on known. */
function runAssert(
  ctx: Context,
  { assertion, span }: { readonly assertion: Assertion; readonly span: Span },
): void {
  const inside = under(ctx, 'assert_error', span);
  const copy = looking(inside, ctx.cell.state);
  consume(copy, assertion.expression);
  learn(inside, assertion.expression);
}

/** The parts of what was shown that are no permissions, for the triggers to see. */
function learn(ctx: Context, e: Expression): void {
  if (e.kind === 'binary' && e.operator === '&&') {
    learn(ctx, e.left);
    return learn(ctx, e.right);
  }
  if (e.kind === 'quantifier' && isPlain(e)) assume(ctx, evaluate(ctx, e));
}

function isPlain(e: Expression): boolean {
  if (isPermissionForm(e)) return false;
  if (!isConnective(e)) return true;
  switch (e.kind) {
    case 'quantifier':
    case 'let':
    case 'unfolding':
      return isPlain(e.body);
    case 'binary':
      return isPlain(e.left) && isPlain(e.right);
    case 'conditional':
      return isPlain(e.then) && isPlain(e.otherwise);
    default:
      return unreachable(e);
  }
}

function giveResults(ctx: Context, s: Statement & { kind: 'return' }, exits: Exits): void {
  if (s.values.length === 0) return;
  const values = valuesOf(ctx, s.values);
  exits.results.forEach((one, index) => {
    assignTo(ctx, one, values[index]!);
  });
}

function leave(ctx: Context, s: Statement & { kind: 'break' | 'continue' }, exits: Exits): void {
  const target = exits.targets.find(({ label, onContinue }) => {
    if (s.label !== null) return label === s.label;
    return s.kind === 'break' || onContinue !== null;
  });
  const next = s.kind === 'break' ? target?.onBreak : target?.onContinue;
  if (next === undefined || next === null) throw new Unsupported(`${s.kind} to here`, s.span);
  next(ctx);
}

function runIf(ctx: Context, s: Statement & { kind: 'if' }, exits: Exits, next: Next): void {
  const condition = ctx.proof.named('if', 'Bool', evaluate(ctx, s.condition));
  const branch = (fact: Term, statements: readonly Statement[]): void => {
    if (fact === 'false') return;
    ctx.proof.scope(() => {
      ctx.proof.assert(fact);
      runStatements(forked(ctx), statements, exits, next);
    });
  };
  branch(condition, s.then);
  branch(not(condition), s.otherwise);
}

export function callDeferred(ctx: Context): void {
  const { deferred } = ctx.cell.state;
  ctx.cell.state = { ...ctx.cell.state, deferred: [] };
  for (const { call, values } of [...deferred].reverse()) {
    const names = call.arguments.map((one, index): Expression => fixed(ctx, one, values[index]!));
    const { function: target } = call;
    const type = { kind: 'tuple', elements: [] } as const;
    callResults(ctx, { kind: 'call', function: target, arguments: names, type, span: target.span });
  }
}

/** An argument as it was when the call was deferred. */
function fixed(ctx: Context, e: Expression, value: Term): Expression {
  const flags = { isShared: false, isAssigned: false, isCaptured: false };
  const variable = { name: 'deferred', type: e.type, span: e.span, ...flags };
  ctx.cell.state = {
    ...ctx.cell.state,
    locals: new Map(ctx.cell.state.locals).set(variable, value),
  };
  return { kind: 'variable', variable, type: e.type, span: e.span };
}
