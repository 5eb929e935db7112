import type { Expression, FunctionInfo, Statement } from '../check/model.ts';
import { and, eq, not, or, type Term } from '../state/term.ts';
import { linesOf } from '../state/state.ts';
import { checkAlternative, under, when, type Context } from './context.ts';
import { allOwedAt, isOwned, owedAt, resourceOf, type Debt } from './debt.ts';
import { evaluate } from './rules.ts';
import { isSmaller, measuresOf } from './termination.ts';

type Loop = Statement & { readonly kind: 'loop' };

/** Ways to see that a loop ends, with their values at the beginning of a round. */
type Ways = readonly {
  readonly name: string;
  readonly values: (ctx: Context) => readonly Term[] | null;
  readonly before: readonly Term[] | null;
}[];

const paid: readonly Debt[] = ['send', 'receive', 'close', 'done', 'held', 'shared'];

/** Nothing is owed here, by this function or by what it made: nobody waits for what comes after. */
export function nothingOwed(ctx: Context): Term {
  const { ledger, frame, owned } = ctx.cell.state;
  const even = paid.flatMap((debt) => {
    const lines = [...linesOf(ledger, resourceOf(debt)), ...linesOf(frame, resourceOf(debt))];
    const isChannel = debt === 'send' || debt === 'receive' || debt === 'close';
    return lines.map(({ keys: [key] }) =>
      or(isChannel ? isOwned(ctx, key!) : 'false', eq(allOwedAt(ctx, debt, key!), '0.0')),
    );
  });
  const balanced = owned.map(({ channel, capacity }) => {
    const done = (debt: Debt): Term => ['-', allOwedAt(ctx, debt, channel)];
    const isClosed: Term = ['<=', '1.0', done('close')];
    const room: Term = ['+', done('receive'), ['to_real', capacity]];
    const isDrained: Term = ['<', '0.0', allOwedAt(ctx, 'drained', channel)];
    return and(
      or(isClosed, not(['<', '0.0', allOwedAt(ctx, 'polls', channel)])),
      or(isClosed, ['<=', done('receive'), done('send')]),
      or(and(isClosed, isDrained), ['<=', done('send'), room]),
    );
  });
  return and(...even, ...balanced);
}

/** Before a round of a loop on which somebody waits: what may fall. */
export function startRounds(ctx: Context, s: Loop): Ways {
  const silent = { ...ctx, isSilent: true };
  const values = (measures: readonly Expression[]) => (one: Context) =>
    measures.map((each) => evaluate({ ...one, isSilent: true }, each));
  const said = s.contract.decreases;
  if (said !== null) return [];
  const ways: Ways[number][] = [];
  const add = (name: string, measures: readonly Expression[]): void => {
    if (measures.length === 0) return;
    const way = values(measures);
    ways.push({ name, values: way, before: way(silent) });
  };
  add('condition', measuresOf(s));
  s.contract.obligations.forEach(({ amount }, index) => {
    if (amount !== null) add(`owed ${index}`, [amount]);
  });
  for (const channel of polled(s.body))
    ways.push({ name: 'closed', values: closedIn(channel), before: null });
  return ways;
}

/** Who asks in each round whether the channel is closed goes on only where it is not. */
function closedIn(channel: Expression) {
  return (ctx: Context): readonly Term[] => [
    owedAt(ctx, 'drained', evaluate({ ...ctx, isSilent: true }, channel)),
  ];
}

function polled(statements: readonly Statement[]): readonly Expression[] {
  return statements.flatMap((one) => {
    if (one.kind === 'block') return polled(one.statements);
    const values = one.kind === 'assign' ? one.right : one.kind === 'declare' ? [one.value] : [];
    return values.flatMap((value) =>
      value?.kind === 'receive' && value.commaOk && value.channel.kind === 'variable'
        ? [value.channel]
        : [],
    );
  });
}

/** A loop may go on for ever only where nobody waits for what comes after it. */
export function checkEnds(ctx: Context, s: Loop, ways: Ways, idle: Term): void {
  if (idle === 'true' || s.contract.decreases !== null) return;
  const inside = when(under(ctx, 'obligation_error', s.span), not(idle));
  const group = `end ${s.span.start}`;
  if (ways.length === 0) checkAlternative(inside, 'false', { group, name: 'none' }, s.span);
  for (const { name, values, before } of ways) {
    const after = values(inside) ?? [];
    const falls = before === null ? and(...after.map((one) => ['<=', one, '0.0'] as const)) : null;
    checkAlternative(inside, falls ?? isSmaller(after, before!), { group, name }, s.span);
  }
}

/** A call on which somebody waits is taken to come back, if its text does not say that it does. */
export function assumeReturns(ctx: Context, target: FunctionInfo): void {
  const { proof } = ctx;
  if (target.isLibrary || target.isGhost || target.isPure) return;
  // It is said where the value is called.
  if (target.isAny === true) return;
  const { decreases, obligations } = target.contract();
  if (decreases !== null || obligations.length > 0 || nothingOwed(ctx) === 'true') return;
  proof.assumed.add(`${target.name} returns`);
}
