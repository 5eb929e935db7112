import { unreachable } from '../../base/unreachable.ts';
import { Unsupported } from '../check/fault.ts';
import type { Expression, Type } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { sortOf, zeroOf } from '../state/sorts.ts';
import { and, forall, number, printTerm, type Term } from '../state/term.ts';
import { assume, check, isGround, type Context } from './context.ts';
import { elementsOf } from './place.ts';
import { checkKey, domainTerm, withEntry } from './dict.ts';
import { evaluate } from './rules.ts';
import { stringSlice } from './string.ts';

function nameOf(ctx: Context, type: Type): string {
  return printTerm(sortOf(ctx.proof.v, type));
}

/** An element of a value: of a sequence, an array that is no place, a string. */
export function indexTerm(ctx: Context, e: Expression & { kind: 'element' }): Term {
  const operand = evaluate(ctx, e.operand);
  const index = evaluate(ctx, e.index);
  const type = underlying(e.operand.type);
  if (type.kind === 'sequence') {
    const name = nameOf(ctx, e.operand.type);
    check(ctx, ['<=', '0', index], 'seq_index_negative_error', 'index', e.span);
    check(
      ctx,
      ['<', index, [`len.${name}`, operand]],
      'seq_index_exceeds_length_error',
      'index',
      e.span,
    );
    return [`idx.${name}`, operand, index];
  }
  const isString = type.kind === 'string';
  const length: Term = isString
    ? ['strlen', operand]
    : String(type.kind === 'array' ? type.length : 0);
  check(ctx, ['and', ['<=', '0', index], ['<', index, length]], 'assertion_error', 'index', e.span);
  return isString ? ['strat', operand, index] : ['select', operand, index];
}

export function lengthTerm(ctx: Context, e: Expression & { kind: 'length' | 'capacity' }): Term {
  const type = underlying(e.operand.type);
  if (type.kind === 'array') return number(type.length);
  const operand = evaluate(ctx, e.operand);
  switch (type.kind) {
    case 'slice':
      return [e.kind === 'length' ? 'slen' : 'scap', operand];
    case 'string':
      return ['strlen', operand];
    case 'sequence':
      return [`len.${nameOf(ctx, e.operand.type)}`, operand];
    case 'set':
    case 'multiset':
      return [cardinality(ctx, e.operand.type), operand];
    case 'dict': {
      const keys: Type = { kind: 'set', element: type.key };
      return [cardinality(ctx, keys), domainTerm(ctx, type, operand)];
    }
    case 'boolean':
    case 'channel':
    case 'function':
    case 'integer':
    case 'interface':
    case 'map':
    case 'named':
    case 'nil':
    case 'option':
    case 'permission':
    case 'pointer':
    case 'predicate':
    case 'struct':
    case 'tuple':
    case 'type':
    case 'untyped':
      throw new Unsupported('the size of this', e.span);
    default:
      return unreachable(type);
  }
}

/** How many are in a set or multiset: what follows from adding one at a time, and from putting two together. */
function cardinality(ctx: Context, type: Type): string {
  const { v } = ctx.proof;
  const sort = sortOf(v, type);
  const under = underlying(type);
  if (under.kind !== 'set' && under.kind !== 'multiset') throw new Error('a set is wanted');
  const element = printTerm(sortOf(v, under.element));
  const key = printTerm(sort);
  const name = v.name('card', key);
  const zero = printTerm(zeroOf(v, type));
  v.once(`card ${key}`, () => {
    v.declare(name, [sort], 'Int');
    v.axiom(`(forall ((s ${key})) (! (<= 0 (${name} s)) :pattern ((${name} s))))`);
    v.axiom(`(= (${name} ${zero}) 0)`);
    const axioms = under.kind === 'set' ? setSizes : bagSizes;
    for (const axiom of axioms(name, key, element, zero)) v.axiom(axiom);
  });
  return name;
}

function setSizes(card: string, key: string, element: string, zero: string): readonly string[] {
  const both = `((a ${key}) (b ${key}))`;
  return [
    `(forall ((s ${key}) (x ${element})) (! (= (${card} (store s x true)) (+ (${card} s) (ite (select s x) 0 1))) :pattern ((store s x true))))`,
    `(forall ((s ${key}) (x ${element})) (! (= (${card} (store s x false)) (- (${card} s) (ite (select s x) 1 0))) :pattern ((${card} (store s x false)))))`,
    `(forall ((s ${key})) (! (=> (= (${card} s) 0) (= s ${zero})) :pattern ((${card} s))))`,
    `(forall ((s ${key}) (x ${element})) (! (=> (select s x) (< 0 (${card} s))) :pattern ((${card} s) (select s x))))`,
    `(forall ${both} (! (= (+ (${card} ((_ map or) a b)) (${card} ((_ map and) a b))) (+ (${card} a) (${card} b))) :pattern ((${card} ((_ map or) a b)))))`,
    `(forall ${both} (! (= (+ (${card} ((_ map and) a ((_ map not) b))) (${card} ((_ map and) a b))) (${card} a)) :pattern ((${card} ((_ map and) a ((_ map not) b))))))`,
  ];
}

/** Only of what is a multiset: no element is in it less often than never. */
function bagSizes(card: string, key: string, element: string): readonly string[] {
  return [
    `(forall ((s ${key}) (x ${element}) (n Int)) (! (=> (and (<= 0 n) (<= 0 (select s x))) (= (${card} (store s x n)) (+ (${card} s) (- n (select s x))))) :pattern ((${card} (store s x n)))))`,
    `(forall ((a ${key}) (b ${key})) (! (= (${card} ((_ map (+ (Int Int) Int)) a b)) (+ (${card} a) (${card} b))) :pattern ((${card} ((_ map (+ (Int Int) Int)) a b)))))`,
  ];
}

export function sliceTerm(ctx: Context, e: Expression & { kind: 'slice' }): Term {
  const type = underlying(e.operand.type);
  if (type.kind === 'sequence') return sequenceSlice(ctx, e);
  if (type.kind === 'string') return stringSlice(ctx, e);
  const operand = elementsOf(ctx, e.operand);
  const low = e.low === null ? '0' : evaluate(ctx, e.low);
  const high: Term = e.high === null ? ['slen', operand] : evaluate(ctx, e.high);
  const room: Term = ['scap', operand];
  const most = e.most === null ? null : evaluate(ctx, e.most);
  const fits = and(
    ...[
      ['<=', '0', low] as const,
      ['<=', low, high] as const,
      ['<=', high, most ?? room] as const,
      ...(most === null ? [] : [['<=', most, room] as const]),
    ],
  );
  check(ctx, fits, 'assertion_error', 'slice', e.span);
  const slice: Term =
    most === null ? ['sub', operand, low, high] : ['subcap', operand, low, high, most];
  if (type.kind === 'array' && isGround(ctx)) assumeParts(ctx, operand, slice, low);
  return slice;
}

/** Elements of an array are looked at under its own name, too, when they were changed through the slice. */
function assumeParts(ctx: Context, whole: Term, slice: Term, low: Term): void {
  const name = ctx.proof.v.freshName('i');
  const place: Term = ['sloc', whole, name];
  const same: Term = ['=', ['sloc', slice, ['-', name, low]], place];
  assume(ctx, forall([{ name, sort: 'Int' }], same, [[place]]));
}

/** Of sequences bounds are cut to what is there. */
function sequenceSlice(ctx: Context, e: Expression & { kind: 'slice' }): Term {
  const name = nameOf(ctx, e.type);
  let term = evaluate(ctx, e.operand);
  if (e.high !== null) term = [`take.${name}`, term, evaluate(ctx, e.high)];
  if (e.low !== null) term = [`drop.${name}`, term, evaluate(ctx, e.low)];
  return term;
}

type Collection = Expression & {
  readonly kind: 'array' | 'sequence' | 'set' | 'multiset' | 'update' | 'to-sequence' | 'collected';
};

export function collectionTerm(ctx: Context, e: Collection): Term {
  const { v } = ctx.proof;
  switch (e.kind) {
    case 'array':
      return e.values.reduce<Term>(
        (array, one, at) => ['store', array, number(at), evaluate(ctx, one)],
        zeroOf(v, e.type),
      );
    case 'sequence': {
      const name = nameOf(ctx, e.type);
      const units = e.values.map((one): Term => [`unit.${name}`, evaluate(ctx, one)]);
      return units.length === 0
        ? `empty.${name}`
        : units.reduce((left, right) => [`app.${name}`, left, right]);
    }
    case 'set':
      return e.values.reduce<Term>(
        (set, one) => ['store', set, evaluate(ctx, one), 'true'],
        zeroOf(v, e.type),
      );
    case 'multiset':
      return e.values.reduce<Term>(
        (bag, one) => {
          const key = evaluate(ctx, one);
          return ['store', bag, key, ['+', '1', ['select', bag, key]]];
        },
        zeroOf(v, e.type),
      );
    case 'update': {
      const operand = evaluate(ctx, e.operand);
      const key = evaluate(ctx, e.key);
      if (underlying(e.type).kind === 'dict') {
        const isThere: Term = ['select', domainTerm(ctx, e.type, operand), key];
        checkKey(ctx, e.key, key, isThere);
        return withEntry(ctx, e.type, operand, key, evaluate(ctx, e.value));
      }
      const name = nameOf(ctx, e.type);
      check(ctx, ['<=', '0', key], 'seq_index_negative_error', 'index', e.span);
      check(
        ctx,
        ['<', key, [`len.${name}`, operand]],
        'seq_index_exceeds_length_error',
        'index',
        e.span,
      );
      return [`upd.${name}`, operand, key, evaluate(ctx, e.value)];
    }
    case 'collected':
      return collected(ctx, e);
    case 'to-sequence':
      throw new Unsupported('an array as a sequence', e.span);
  }
}

export function intervalTerm(ctx: Context, e: Expression & { kind: 'interval' }): Term {
  const { v } = ctx.proof;
  const name = nameOf(ctx, e.type);
  const maker = v.name('interval', name);
  v.once(`interval ${name}`, () => {
    v.declare(maker, ['Int', 'Int'], name);
    v.axiom(
      `(forall ((a Int) (b Int)) (! (= (len.${name} (${maker} a b)) (ite (< a b) (- b a) 0)) :pattern ((${maker} a b))))`,
    );
    v.axiom(
      `(forall ((a Int) (b Int) (i Int)) (! (=> (and (<= 0 i) (< i (- b a))) (= (idx.${name} (${maker} a b) i) (+ a i))) :pattern ((idx.${name} (${maker} a b) i))))`,
    );
  });
  return [maker, evaluate(ctx, e.low), evaluate(ctx, e.high)];
}

/** What is in a sequence: known for the empty one, of one element, and of two put together. */
function collected(ctx: Context, e: Expression & { kind: 'collected' }): Term {
  const { v } = ctx.proof;
  const sequence = nameOf(ctx, e.operand.type);
  const type = underlying(e.type) as Type & { kind: 'set' | 'multiset' };
  const element = printTerm(sortOf(v, type.element));
  const sort = printTerm(sortOf(v, type));
  const name = v.name(type.kind, sequence);
  const isSet = type.kind === 'set';
  v.once(`${type.kind} of ${sequence}`, () => {
    v.declare(name, [sequence], sort);
    const zero = printTerm(zeroOf(v, type));
    const one = `(store ${zero} x ${isSet ? 'true' : '1'})`;
    const both = isSet ? '(_ map or)' : '(_ map (+ (Int Int) Int))';
    const pair = `((a ${sequence}) (b ${sequence}))`;
    v.axiom(`(= (${name} empty.${sequence}) ${zero})`);
    v.axiom(
      `(forall ((x ${element})) (! (= (${name} (unit.${sequence} x)) ${one}) :pattern ((unit.${sequence} x))))`,
    );
    v.axiom(
      `(forall ${pair} (! (= (${name} (app.${sequence} a b)) (${both} (${name} a) (${name} b))) :pattern ((${name} (app.${sequence} a b)))))`,
    );
    const holds = isSet ? `(select (${name} s) x)` : `(< 0 (select (${name} s) x))`;
    v.axiom(
      `(forall ((s ${sequence}) (x ${element})) (! (= ${holds} (has.${sequence} s x)) :pattern ((select (${name} s) x)) :pattern ((${name} s) (has.${sequence} s x))))`,
    );
    if (!isSet)
      v.axiom(
        `(forall ((s ${sequence}) (x ${element})) (! (<= 0 (select (${name} s) x)) :pattern ((select (${name} s) x))))`,
      );
  });
  return [name, evaluate(ctx, e.operand)];
}
