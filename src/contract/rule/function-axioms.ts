import { baseOf } from '../check/type.ts';
import type { Expression, FunctionInfo } from '../check/model.ts';
import { sortOf, typeTag, unbox } from '../state/sorts.ts';
import { and, eq, forall, implies, type Bound, type Term } from '../state/term.ts';
import { emptyState } from '../state/state.ts';
import { boundOf, closed, guardOf, looking, type Context } from './context.ts';
import { produce } from './produce.ts';
import type { Proof } from './proof.ts';
import { closureOf, dispatched } from './recursion.ts';
import type { FunctionSymbols } from './shape.ts';
import { requiredBy } from './snapshot.ts';
import { walk } from './walk.ts';
import { evaluate } from './rules.ts';
import { symbolsOf } from './symbols.ts';

interface Frame {
  readonly ctx: Context;
  readonly bound: readonly Bound[];
  readonly names: readonly string[];
  readonly components: readonly Term[];
}

function silent(ctx: Context, limited: ReadonlySet<string>): Context {
  return { ...ctx, uses: { known: new Map() }, guards: [], isSilent: true, limited, shown: [] };
}

/** Any arguments and any components, in the state that they make. */
function frameOf(outer: Context, symbols: FunctionSymbols): Frame {
  const { v } = outer.proof;
  const { target, shape, circle } = symbols;
  const parameters = target.parameters.map(({ name, type }): Bound => ({
    name: v.freshName(name),
    sort: sortOf(v, type),
  }));
  const components = shape.sorts.map((sort): Bound => ({ name: v.freshName('c'), sort }));
  const locals = new Map(
    target.parameters.map((one, index) => [one, parameters[index]!.name] as const),
  );
  const limited = new Set([...circle].map(({ id }) => id));
  const ctx = looking(silent(outer, limited), { ...emptyState, locals });
  const given = components.map(({ name }): Term => name);
  load(ctx, requiredBy(target), given);
  const bound = [...parameters, ...components];
  return { ctx, bound, names: bound.map(({ name }) => name), components: given };
}

function load(ctx: Context, assertions: readonly Expression[], components: readonly Term[]): void {
  const iterator = components[Symbol.iterator]();
  for (const one of assertions) produce(ctx, one, { scale: null, components: iterator });
}

/** The parts of assertions that are no permissions. */
function pureParts(ctx: Context, assertions: readonly Expression[]): Term {
  const parts: Term[] = [];
  for (const one of assertions)
    walk(ctx, one, {
      asConstants: false,
      atom: () => undefined,
      pure: (inside, part) => {
        parts.push(closed(inside, evaluate(inside, part)));
      },
    });
  return and(...parts);
}

function applied(name: string, names: readonly Term[]): Term {
  return names.length === 0 ? name : [name, ...names];
}

/** What is known of a function wherever it is used: its definition, its postcondition, what stands behind it. */
export function functionAxioms(outer: Context, symbols: FunctionSymbols): void {
  const { proof } = outer;
  const { v } = proof;
  const { target, name, limited } = symbols;
  const frame = frameOf(outer, symbols);
  const { ctx, bound, names } = frame;
  const whole = applied(name, names);
  const small = applied(limited, names);
  const axiom = (body: Term, ...patterns: readonly (readonly Term[])[]): void => {
    v.axiom(forall(bound, body, bound.length === 0 ? [] : patterns));
  };
  if (name !== limited) axiom(eq(whole, small), [whole]);
  const required = pureParts(ctx, requiredBy(target));
  const value = target.value();
  if (value !== null && !target.isTrusted) {
    const body = evaluate({ ...ctx, cell: { ...ctx.cell } }, value);
    axiom(implies(required, eq(whole, body)), [whole]);
    for (const more of unrollings(frame, symbols))
      axiom(implies(required, eq(small, body)), [small, more]);
  }
  const ensured = target.contract().ensures;
  if (ensured.length > 0) {
    const [result] = target.results;
    const locals = new Map(ctx.cell.state.locals).set(result!, small);
    const after = looking(ctx, {
      ...ctx.cell.state,
      locals,
      past: new Map([['', ctx.cell.state]]),
    });
    const facts = pureParts(
      after,
      ensured.map(({ expression }) => expression),
    );
    // The mark keeps a postcondition that says nothing of its arguments from being true of all at once.
    const mark = v.name('ensured', target.id);
    v.declare(
      mark,
      bound.map(({ sort }) => sort),
      'Bool',
    );
    axiom(applied(mark, names), [small]);
    axiom(implies(and(applied(mark, names), required), facts), [applied(mark, names)]);
  }
  if (target.interface !== null) dispatchAxioms(proof, symbols, frame, required);
}

/** Where a predicate of the precondition was folded or unfolded, the definition may be used once more. */
function unrollings(
  { ctx, components }: Frame,
  { target, name, limited }: FunctionSymbols,
): readonly Term[] {
  if (name === limited) return [];
  const marks: Term[] = [];
  let index = 0;
  for (const one of requiredBy(target))
    walk(ctx, one, {
      asConstants: false,
      pure: () => undefined,
      atom: (inside, atom) => {
        const component = components[index++]!;
        const isPlain = boundOf(inside).length === 0 && guardOf(inside) === 'true';
        if (isPlain && atom.valueSort === 'Snap') {
          const { v } = ctx.proof;
          const mark = v.name('unrolled', atom.resource);
          v.once(`unrolled ${atom.resource}`, () => {
            v.declare(mark, [...atom.keySorts, 'Snap'], 'Bool');
          });
          marks.push([mark, ...atom.keys, component]);
        }
      },
    });
  return marks;
}

/** For a value of a type that implements the interface, its method is the type's own. */
function dispatchAxioms(
  proof: Proof,
  symbols: FunctionSymbols,
  frame: Frame,
  required: Term,
): void {
  const { v, program } = proof;
  const { ctx, bound, names } = frame;
  const [self] = names;
  for (const { implementation, target, isDirect } of dispatched(program, symbols.target)) {
    if (!target.isPure || !isDirect) continue;
    const isThis: Term = ['=', ['dyn', self!], typeTag(v, implementation.type)];
    const receiver = unbox(v, implementation.type, self!);
    const values = [receiver, ...names.slice(1, symbols.target.parameters.length)];
    const value = implementedValue(ctx, target, values);
    const small = applied(symbols.limited, names);
    v.axiom(forall(bound, implies(and(isThis, required), eq(small, value)), [[small]]));
  }
}

/** A written proof is looked into; a method stands for itself. */
function implementedValue(ctx: Context, target: FunctionInfo, values: readonly Term[]): Term {
  const locals = new Map(target.parameters.map((one, index) => [one, values[index]!] as const));
  const inside = looking(ctx, { ...ctx.cell.state, locals });
  const isProof = baseOf(target.parameters[0]!.type)?.methods.get(target.name) !== target;
  const value = isProof ? target.value() : null;
  if (value !== null) return evaluate(inside, value);
  const call: Expression = {
    ...{ kind: 'call', function: target, type: target.results[0]!.type, span: target.span },
    arguments: target.parameters.map((variable): Expression => ({
      ...{ kind: 'variable', variable, type: variable.type, span: target.span },
    })),
  };
  return evaluate(inside, call);
}

function isMap(one: Term | null | undefined): one is Term {
  return one !== null && one !== undefined;
}

/** For two states of the maps: where all that the function may read is equal, so is its value. */
export function pairAxioms(
  ctx: Context,
  symbols: FunctionSymbols,
  before: readonly (Term | null)[],
  after: readonly (Term | null)[],
): readonly Term[] {
  const own = pairAxiom(ctx, symbols, before, after);
  const maps = new Map<string, readonly [Term, Term]>();
  symbols.shape.resources.forEach((resource, index) => {
    const first = before[index];
    const second = after[index];
    if (isMap(first) && isMap(second)) maps.set(resource, [first, second]);
  });
  const others = [...closureOf(ctx.proof.program, symbols.target)].flatMap((target) => {
    if (target === symbols.target) return [];
    const other = symbolsOf(ctx, target);
    const pairs = other.shape.isMap.map((isMap, index) =>
      isMap ? maps.get(other.shape.resources[index]!) : null,
    );
    if (pairs.includes(undefined) || !other.shape.isMap.includes(true)) return [];
    const side = (which: 0 | 1): readonly (Term | null)[] =>
      pairs.map((pair) => pair?.[which] ?? null);
    return [pairAxiom(ctx, other, side(0), side(1))];
  });
  return [own, ...others];
}

function pairAxiom(
  outer: Context,
  symbols: FunctionSymbols,
  before: readonly (Term | null)[],
  after: readonly (Term | null)[],
): Term {
  const { target, shape, limited } = symbols;
  const frame = frameOf(outer, symbols);
  const offset = target.parameters.length;
  const at = (maps: readonly (Term | null)[]): readonly Term[] =>
    frame.names.map((name, index) => (index < offset ? name : (maps[index - offset] ?? name)));
  const isFree = (index: number): boolean => index < offset || shape.isMap[index - offset] !== true;
  const bound = frame.bound.filter((_, index) => isFree(index));
  const first = at(before);
  const second = at(after);
  const ctx = looking(frame.ctx, { ...frame.ctx.cell.state, heap: new Map(), ledger: new Map() });
  load(ctx, requiredBy(target), first.slice(offset));
  const footprint: Term[] = [];
  let index = 0;
  for (const one of requiredBy(target))
    walk(ctx, one, {
      asConstants: false,
      pure: () => undefined,
      atom: (inside, { keys }) => {
        const here = index++;
        if (shape.isMap[here] !== true) return;
        const equal = eq(
          ['select', first[offset + here]!, ...keys],
          ['select', second[offset + here]!, ...keys],
        );
        footprint.push(forall(boundOf(inside), implies(guardOf(inside), equal)));
      },
    });
  const left = applied(limited, first);
  const right = applied(limited, second);
  const body = implies(and(...footprint), eq(left, right));
  return bound.length === 0 ? body : forall(bound, body, [[left], [right]]);
}
