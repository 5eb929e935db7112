import type { Span } from '../../base/span.ts';
import type { FunctionInfo, LevelOrder, Obligation, Statement, Variable } from '../check/model.ts';
import { linesOf } from '../state/state.ts';
import { and, eq, implies, not, or, sameTerm, type Term } from '../state/term.ts';
import { assume, check, under, type Context } from './context.ts';
import { allOwedAt, promisedBy, resourceOf, type Debt } from './debt.ts';
import { lockOf } from './lock-path.ts';
import { evaluate } from './rules.ts';

/** Who waits: at a receive, at a send, or at something of which nobody does the other half. */
type Waiting = 'receive' | 'send' | 'other';

/** Each channel, waitgroup and lock has a level, chosen when it is made. */
function levelOf(ctx: Context, key: Term): Term {
  const { v } = ctx.proof;
  v.once('level', () => {
    v.declare('level', ['Ptr'], 'Real');
  });
  return ['level', key];
}

function isBelow(ctx: Context, { below, above }: LevelOrder): Term {
  return ['<', levelOf(ctx, evaluate(ctx, below)), levelOf(ctx, evaluate(ctx, above))];
}

/** What a function asks for it may take for granted. */
export function assumeLevels(ctx: Context, levels: readonly LevelOrder[]): void {
  for (const one of levels) assume(ctx, isBelow(ctx, one));
}

export function checkLevels(ctx: Context, levels: readonly LevelOrder[], span: Span): void {
  for (const one of levels) {
    const inside = under(ctx, 'precondition_error', span, one.span);
    check(inside, isBelow(ctx, one), 'level_error', 'level', one.span);
  }
}

/** What is new takes a level between others: all that is to be below it has to be below all that is to be above. */
export function chooseLevels(ctx: Context, s: Statement & { readonly kind: 'levels' }): void {
  for (const low of s.below)
    for (const high of s.above) {
      const [below, above] = [evaluate(ctx, low.below), evaluate(ctx, high.above)];
      const inside = under(ctx, 'level_error', high.span, low.span);
      const fits: Term = ['<', levelOf(ctx, below), levelOf(ctx, above)];
      check(inside, fits, 'level_error', 'level');
    }
  assumeLevels(ctx, [...s.below, ...s.above]);
}

/** Something that others may wait for, if the condition holds, and which half of a channel it is: a close ends receives. */
interface Owed {
  readonly key: Term;
  readonly when: Term;
  readonly by: Waiting;
}

const debts = {
  ...{ send: 'send', receive: 'receive', drains: 'receive', close: 'send', done: 'other' },
  ...{ held: 'other', shared: 'other' },
} as const satisfies Partial<Record<Debt, Waiting>>;

/** All that this goroutine owes here: debts, and what is missing yet to the balance of channels that it made. */
function owedBy(ctx: Context): readonly Owed[] {
  const { ledger, frame, owned } = ctx.cell.state;
  const promised = (Object.keys(debts) as (keyof typeof debts)[]).flatMap((debt) => {
    const resource = resourceOf(debt);
    const keys: Term[] = [];
    for (const {
      keys: [key],
    } of [...linesOf(ledger, resource), ...linesOf(frame, resource)])
      if (!keys.some((one) => sameTerm(one, key!))) keys.push(key!);
    return keys.map((key): Owed => {
      const isOwed: Term = ['<', '0.0', allOwedAt(ctx, debt, key)];
      const isLeft: Term = ['<=', allOwedAt(ctx, 'drained', key), '0.0'];
      return { key, when: debt === 'drains' ? and(isOwed, isLeft) : isOwed, by: debts[debt] };
    });
  });
  const missing = owned.flatMap(({ channel, capacity }): readonly Owed[] => {
    const done = (debt: Debt): Term => ['-', allOwedAt(ctx, debt, channel)];
    const isClosed: Term = ['<=', '1.0', done('close')];
    const isDrained: Term = ['<', '0.0', allOwedAt(ctx, 'drained', channel)];
    const isPolled: Term = ['<', '0.0', allOwedAt(ctx, 'polls', channel)];
    const room: Term = ['+', done('receive'), ['to_real', capacity]];
    return [
      { key: channel, by: 'send', when: ['<', done('send'), done('receive')] },
      { key: channel, by: 'send', when: and(isPolled, not(isClosed)) },
      {
        ...{ key: channel, by: 'receive' },
        when: and(['<', room, done('send')], not(and(isClosed, isDrained))),
      },
    ];
  });
  return [...promised, ...missing];
}

/**
 * Whoever is blocked waits for something that another goroutine owes, which is not blocked or waits for something lower: so
 * not all can be blocked. Two that wait for each other's half of one channel go on together.
 */
function checkBelow(ctx: Context, waiting: Waiting, key: Term | null, may: Term, span: Span): void {
  for (const owed of owedBy(ctx)) {
    const isLower: Term = key === null ? 'false' : ['<', levelOf(ctx, key), levelOf(ctx, owed.key)];
    const isOtherHalf = key !== null && waiting !== 'other' && waiting === owed.by;
    const meets = isOtherHalf ? eq(key, owed.key) : 'false';
    const goal = implies(and(may, owed.when), or(isLower, meets));
    const inside = under(ctx, 'obligation_error', span, nameOf(ctx, owed.key));
    check(inside, goal, 'level_error', 'level');
  }
}

/** How the program calls it. */
function nameOf(ctx: Context, key: Term): Span | null {
  for (const [variable, term] of ctx.cell.state.locals)
    if (sameTerm(term, key) && variable.name !== 'memory') return named(variable);
  return null;
}

function named({ name, span: { start } }: Variable): Span {
  return { start, end: start + name.length };
}

/** This goroutine may wait here; what it does is counted already. */
export function checkWait(ctx: Context, waiting: Waiting, key: Term, span: Span): void {
  if (!ctx.proof.program.usesLevels) return;
  checkBelow(ctx, waiting, key, mayBlock(ctx, waiting, key), span);
}

/** A channel with room for all that is ever sent on it blocks no sender. */
function mayBlock(ctx: Context, waiting: Waiting, key: Term): Term {
  if (waiting !== 'send') return 'true';
  const hasRoom = ctx.cell.state.owned.map(({ channel, capacity }) =>
    and(eq(channel, key), ['<=', ['-', allOwedAt(ctx, 'send', channel)], ['to_real', capacity]]),
  );
  return not(or(...hasRoom));
}

const waits: Readonly<Record<Obligation['kind'], Waiting | null>> = {
  ...{ sends: 'send', recvs: 'receive', drains: 'receive', waits: 'other' },
  ...{ closes: null, done: null, spawns: null },
};

/** Who is called may wait for what its contract names, and for the locks and waitgroups in its text. */
export function checkWaitsOfCall(inside: Context, target: FunctionInfo, span: Span): void {
  const { program } = inside.proof;
  if (!program.usesLevels || target.isPure || target.isGhost) return;
  for (const { obligation, key, amount } of promisedBy(inside, target.contract().obligations)) {
    const waiting = waits[obligation.kind];
    if (waiting !== null) checkBelow(inside, waiting, key, ['<', '0.0', amount], span);
  }
  const taken = inside.proof.waitsTaken(target);
  if (taken === undefined || taken.isOpen) return checkBelow(inside, 'other', null, 'true', span);
  for (const path of taken.paths.values())
    checkBelow(inside, 'other', lockOf(inside, target, path, span), 'true', span);
}
