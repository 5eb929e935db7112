import { baseOf } from '../check/type.ts';
import { Unsupported } from '../check/fault.ts';
import type { Expression, PredicateInfo } from '../check/model.ts';
import { fullAmount, heldAt } from '../state/ledger.ts';
import { printTerm, sameTerm, type Term } from '../state/term.ts';
import type { State } from '../state/state.ts';
import { amountOf } from './amount.ts';
import { assume, check, looking, under, type Context } from './context.ts';
import { mapOf, mapSort, setMap } from './memory.ts';
import { produce } from './produce.ts';
import { filledArguments, knownConstructor } from './predicate-value.ts';
import { bodyOf, componentsOf, shapeOf } from './snapshot.ts';
import { instanceCell, valueInstanceCell, type Atom } from './walk.ts';
import { sortOf, typeTag } from '../state/sorts.ts';
import { evaluate, consume } from './rules.ts';

interface Instance {
  readonly atom: Atom;
  readonly predicate: PredicateInfo;
  readonly body: Expression;
  readonly values: readonly Term[];
  readonly amount: Term;
}

function instanceOf(ctx: Context, access: Expression): Instance {
  if (access.kind !== 'access') throw new Error('an access is wanted');
  const { target, permission, span } = access;
  const found = target.kind === 'instance' ? direct(ctx, target) : throughValue(ctx, target);
  const body = found.predicate.body();
  if (body === null)
    throw new Unsupported(
      `folding the predicate ${found.predicate.name}, which has no body,`,
      span,
    );
  const atom: Atom = { ...found.cell, permission, span };
  return {
    atom,
    predicate: found.predicate,
    body,
    values: found.values,
    amount: amountOf(ctx, atom, null),
  };
}

function direct(ctx: Context, target: Expression & { kind: 'instance' }) {
  const values = target.arguments.map((one) => evaluate(ctx, one));
  const predicate = target.predicate;
  const own = behindInterface(ctx, predicate, values);
  if (own !== null) return { ...own, cell: instanceCell(ctx, predicate, values) };
  return { predicate, values, cell: instanceCell(ctx, predicate, values) };
}

/** An interface's predicate has the body that the value's own type gives it, where the type is known. */
function behindInterface(ctx: Context, predicate: PredicateInfo, values: readonly Term[]) {
  const [self] = values;
  if (predicate.interface === null || self === undefined || typeof self === 'string') return null;
  const [, tag, boxed] = self;
  if (self[0] !== 'iface' || boxed === undefined || typeof boxed === 'string') return null;
  for (const { type, interface: target } of ctx.proof.program.implementations) {
    const own = baseOf(type)?.predicates.get(predicate.name);
    if (target.underlying !== predicate.interface || own === undefined) continue;
    if (sameTerm(typeTag(ctx.proof.v, type), tag!))
      return { predicate: own, values: [boxed[1]!, ...values.slice(1)] };
  }
  return null;
}

function throughValue(ctx: Context, target: Expression) {
  if (target.kind !== 'value-instance') throw new Unsupported('this instance', target.span);
  const value = evaluate(ctx, target.value);
  const given = target.arguments.map((one) => evaluate(ctx, one));
  const known = knownConstructor(ctx, value);
  if (known === null)
    throw new Unsupported('folding a predicate that is not known here', target.span);
  const sorts = target.arguments.map((one) => sortOf(ctx.proof.v, one.type));
  const values = filledArguments(known, given, target);
  return { predicate: known.predicate, values, cell: valueInstanceCell(value, given, sorts) };
}

/** The body speaks of the predicate's own parameters. */
function inBody(ctx: Context, { predicate, values }: Instance): Context {
  const locals = new Map(predicate.parameters.map((one, index) => [one, values[index]!] as const));
  return { ...ctx, cell: { state: { ...ctx.cell.state, locals } } };
}

function backTo(ctx: Context, inside: Context): void {
  const { heap, ledger } = inside.cell.state;
  ctx.cell.state = { ...ctx.cell.state, heap, ledger };
}

/** mk_P and the functions that take a snapshot apart. */
function snapshotNames(ctx: Context, predicate: PredicateInfo) {
  const { v } = ctx.proof;
  const make = v.name('mk', predicate.id);
  const part = (index: number): string => v.name('get', `${predicate.id} ${index}`);
  let { sorts } = ctx.proof.shapes.get(predicate.id) ?? { sorts: null };
  if (sorts === null) {
    const shape = shapeOf(ctx, predicate.parameters, bodyOf(predicate));
    sorts = shape.sorts;
    ctx.proof.shapes.set(predicate.id, shape);
  }
  const known = sorts;
  v.once(`snapshot ${predicate.id}`, () => {
    v.declare(make, known, 'Snap');
    known.forEach((sort, index) => v.declare(part(index), ['Snap'], sort));
    if (known.length === 0) return;
    const bound = known.map((sort, index) => `(c${index} ${printTerm(sort)})`).join(' ');
    const term = `(${make} ${known.map((_, index) => `c${index}`).join(' ')})`;
    const facts = known.map((_, index) => `(= (${part(index)} ${term}) c${index})`).join(' ');
    v.axiom(`(forall (${bound}) (! (and ${facts} true) :pattern (${term})))`);
  });
  const whole = (components: readonly Term[]): Term =>
    components.length === 0 ? make : [make, ...components];
  const parts = (snapshot: Term): readonly Term[] =>
    known.map((_, index): Term => [part(index), snapshot]);
  return { whole, parts };
}

/** Lets definitions of recursive functions be looked into once more. */
function markUnrolled(ctx: Context, { atom }: Instance, snapshot: Term): void {
  if (ctx.isSilent) return;
  assume(ctx, unrolled(ctx, atom, snapshot));
}

function unrolled(
  ctx: Context,
  atom: Pick<Atom, 'resource' | 'keys' | 'keySorts'>,
  snapshot: Term,
): Term {
  const { v } = ctx.proof;
  const name = v.name('unrolled', atom.resource);
  v.once(`unrolled ${atom.resource}`, () => {
    v.declare(name, [...atom.keySorts, 'Snap'], 'Bool');
  });
  return [name, ...atom.keys, snapshot];
}

/** Gives the body away for the instance, which remembers what the body held. */
export function fold(ctx: Context, access: Expression): void {
  const instance = instanceOf(ctx, access);
  const { atom, amount, body } = instance;
  checkAmount(ctx, instance);
  const inside = inBody(ctx, instance);
  const { whole } = snapshotNames(ctx, instance.predicate);
  const snapshot = ctx.proof.named('s', 'Snap', whole(componentsOf(inside, [body])));
  consume(inside, body, scaleOf(instance));
  backTo(ctx, inside);
  const sort = mapSort(atom.keySorts, 'Snap');
  setMap(ctx, atom.resource, sort, [
    'store',
    mapOf(ctx, atom.resource, sort),
    ...atom.keys,
    snapshot,
  ]);
  const line = {
    bound: [],
    guard: 'true',
    keys: atom.keys,
    amount,
    inverse: [],
    isNegative: false,
  };
  const { state } = ctx.cell;
  const lines = [...(state.ledger.get(atom.resource) ?? []), line];
  ctx.cell.state = { ...state, ledger: new Map(state.ledger).set(atom.resource, lines) };
  markUnrolled(ctx, instance, snapshot);
}

function checkAmount(ctx: Context, { amount, atom }: Instance): void {
  if (atom.permission === 'wildcard') assume(ctx, ['<', '0.0', amount]);
  else if (atom.permission !== null)
    check(ctx, ['<', '0.0', amount], 'negative_permission_error', 'negative', atom.span);
}

function scaleOf({ amount }: Instance): Term | null {
  return amount === fullAmount ? null : amount;
}

/** The other way round. */
export function unfold(ctx: Context, access: Expression): void {
  const instance = instanceOf(ctx, access);
  const { atom } = instance;
  const snapshot = snapshotAt(ctx, atom);
  checkAmount(ctx, instance);
  consume(under(ctx, ctx.blame.under, ctx.blame.span, ctx.blame.clause), access);
  open(ctx, instance, snapshot);
}

function snapshotAt(ctx: Context, atom: Atom): Term {
  const map = mapOf(ctx, atom.resource, mapSort(atom.keySorts, 'Snap'));
  return ctx.proof.named('s', 'Snap', ['select', map, ...atom.keys]);
}

function open(ctx: Context, instance: Instance, snapshot: Term): void {
  const { whole, parts } = snapshotNames(ctx, instance.predicate);
  const components = parts(snapshot);
  assume(ctx, ['=', snapshot, whole(components)]);
  markUnrolled(ctx, instance, snapshot);
  assumeDepth(ctx, instance.predicate, snapshot, components);
  const inside = inBody(ctx, instance);
  produce(inside, instance.body, {
    scale: scaleOf(instance),
    components: components[Symbol.iterator](),
  });
  backTo(ctx, inside);
}

/** An instance is made by folding, finitely often: what is inside is less deep. */
function assumeDepth(
  ctx: Context,
  predicate: PredicateInfo,
  snapshot: Term,
  parts: readonly Term[],
): void {
  if (ctx.isSilent || ctx.recursion === null) return;
  const sorts = ctx.proof.shapes.get(predicate.id)?.sorts ?? [];
  parts.forEach((part, index) => {
    if (sorts[index] !== 'Snap') return;
    assume(ctx, ['and', ['<=', '0', ['rank', part]], ['<', ['rank', part], ['rank', snapshot]]]);
  });
}

/** For one expression: the state is a copy, and under binders nothing gets a name. */
export function unfoldFor(ctx: Context, access: Expression): void {
  const instance = instanceOf({ ...ctx }, access);
  const { atom, amount } = instance;
  const map = mapOf(ctx, atom.resource, mapSort(atom.keySorts, 'Snap'));
  const snapshot: Term = ['select', map, ...atom.keys];
  const held = heldAt(ctx.cell.state.ledger, atom.resource, atom.keys);
  const isWildcard = atom.permission === 'wildcard';
  check(
    ctx,
    isWildcard ? ['<', '0.0', held] : ['<=', amount, held],
    'permission_error',
    'unfolding',
    access.span,
  );
  if (isWildcard) assume(ctx, ['and', ['<', '0.0', amount], ['<', amount, held]]);
  const given = {
    bound: [],
    guard: 'true',
    keys: atom.keys,
    amount: ['-', amount],
    inverse: [],
    isNegative: true,
  };
  const lines = [...(ctx.cell.state.ledger.get(atom.resource) ?? []), given];
  const ledger = new Map(ctx.cell.state.ledger).set(atom.resource, lines);
  const state: State = { ...ctx.cell.state, ledger };
  const copy = looking(ctx, state);
  open(copy, instance, snapshot);
  ctx.cell.state = copy.cell.state;
}
