import type { Expression } from '../check/model.ts';
import { and, not, or, type Term } from '../state/term.ts';
import type { Vocabulary } from '../state/vocabulary.ts';
import { check, type Context } from './context.ts';
import { evaluate } from './rules.ts';

/** a + b: its bytes are those of the one and then those of the other. */
export function joined(v: Vocabulary, left: Term, right: Term): Term {
  v.once('bytes of strcat', () => {
    v.axiom(
      '(forall ((a Str) (b Str) (k Int)) (! (=> (and (<= 0 k) (< k (+ (strlen a) (strlen b)))) (= (strat (strcat a b) k) (ite (< k (strlen a)) (strat a k) (strat b (- k (strlen a)))))) :pattern ((strat (strcat a b) k))))',
    );
  });
  return ['strcat', left, right];
}

/** s[i:j] */
export function stringSlice(ctx: Context, e: Expression & { readonly kind: 'slice' }): Term {
  const { v } = ctx.proof;
  const whole = evaluate(ctx, e.operand);
  const low = e.low === null ? '0' : evaluate(ctx, e.low);
  const high: Term = e.high === null ? ['strlen', whole] : evaluate(ctx, e.high);
  const fits = and(['<=', '0', low], ['<=', low, high], ['<=', high, ['strlen', whole]]);
  check(ctx, fits, 'assertion_error', 'slice', e.span);
  v.once('strsub', () => {
    v.declare('strsub', ['Str', 'Int', 'Int'], 'Str');
    const bound = '(s Str) (i Int) (j Int)';
    const inside = '(and (<= 0 i) (<= i j) (<= j (strlen s)))';
    v.axiom(
      `(forall (${bound}) (! (=> ${inside} (= (strlen (strsub s i j)) (- j i))) :pattern ((strsub s i j))))`,
    );
    v.axiom(
      `(forall (${bound} (k Int)) (! (=> (and ${inside} (<= 0 k) (< k (- j i))) (= (strat (strsub s i j) k) (strat s (+ i k)))) :pattern ((strat (strsub s i j) k))))`,
    );
    v.axiom(
      '(forall ((s Str) (j Int)) (! (=> (= j (strlen s)) (= (strsub s 0 j) s)) :pattern ((strsub s 0 j))))',
    );
  });
  return ['strsub', whole, low, high];
}

/** Of the order of strings no more is known than that it is one, and that the empty string is the least. */
export function stringOrder(
  v: Vocabulary,
  operator: '<' | '<=' | '>' | '>=',
  left: Term,
  right: Term,
): Term {
  v.once('strlt', () => {
    v.declare('strlt', ['Str', 'Str'], 'Bool');
    v.axiom(
      '(forall ((a Str) (b Str)) (! (and (=> (strlt a b) (and (not (= a b)) (not (strlt b a)))) (or (strlt a b) (= a b) (strlt b a))) :pattern ((strlt a b))))',
    );
    v.axiom(
      '(forall ((a Str) (b Str) (c Str)) (! (=> (and (strlt a b) (strlt b c)) (strlt a c)) :pattern ((strlt a b) (strlt b c))))',
    );
    v.axiom('(forall ((a Str)) (! (not (strlt a emptystr)) :pattern ((strlt a emptystr))))');
  });
  const below: Term = ['strlt', left, right];
  const above: Term = ['strlt', right, left];
  switch (operator) {
    case '<':
      return below;
    case '>':
      return above;
    case '<=':
      return or(below, ['=', left, right]);
    case '>=':
      return not(below);
  }
}
