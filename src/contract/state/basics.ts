/** Pointers, slices and interfaces. An element's address keeps the form (sloc s i), which triggers match on. */
export const basicSorts: readonly string[] = [
  '(declare-datatypes ((Ptr 0)) (((ptr (pb Int) (pi Int)))))',
  '(declare-sort Slice 0)',
  '(declare-sort Str 0)',
  '(declare-sort Box 0)',
  '(declare-sort Snap 0)',
  '(declare-sort PredV 0)',
  '(declare-datatypes ((Iface 0)) (((iface (dyn Int) (payload Box)))))',
];

export const basicFunctions: readonly string[] = [
  '(declare-fun sb (Slice) Int)',
  '(declare-fun so (Slice) Int)',
  '(declare-fun slen (Slice) Int)',
  '(declare-fun scap (Slice) Int)',
  '(declare-fun sloc (Slice Int) Ptr)',
  '(declare-fun sub (Slice Int Int) Slice)',
  '(declare-fun subcap (Slice Int Int Int) Slice)',
  '(declare-fun nilslice () Slice)',
  '(declare-fun nobox () Box)',
  '(declare-fun strlen (Str) Int)',
  '(declare-fun strat (Str Int) Int)',
  '(declare-fun strcat (Str Str) Str)',
  '(declare-fun emptystr () Str)',
  '(declare-fun comparable (Int) Bool)',
  '(declare-fun frac (Int) Real)',
  '(declare-fun tagid (Int) Int)',
  '(declare-fun pkind (Int) Int)',
  '(declare-fun ptag (PredV) Int)',
  '(declare-fun rank (Snap) Int)',
  '(declare-fun nosnap () Snap)',
  // Division by what is not a literal: the solver's own is non-linear.
  '(define-fun godiv ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))',
  '(define-fun gomod ((a Int) (b Int)) Int (ite (>= a 0) (mod a b) (- (mod (- a) b))))',
];

const inBounds = '(and (<= 0 i) (<= i j) (<= j (scap s)))';

export const basicAxioms: readonly string[] = [
  '(forall ((s Slice)) (! (and (<= 0 (slen s)) (<= (slen s) (scap s))) :pattern ((slen s))))',
  '(forall ((s Slice)) (! (and (<= 0 (scap s)) (<= (slen s) (scap s))) :pattern ((scap s))))',
  '(forall ((s Slice) (i Int)) (! (= (sloc s i) (ptr (sb s) (+ (so s) i))) :pattern ((sloc s i))))',
  `(forall ((s Slice) (i Int) (j Int)) (! (=> ${inBounds} (and (= (slen (sub s i j)) (- j i)) (= (scap (sub s i j)) (- (scap s) i)) (= (sb (sub s i j)) (sb s)) (= (so (sub s i j)) (+ (so s) i)))) :pattern ((sub s i j))))`,
  `(forall ((s Slice) (i Int) (j Int) (k Int)) (! (=> ${inBounds} (= (sloc (sub s i j) k) (sloc s (+ i k)))) :pattern ((sloc (sub s i j) k))))`,
  `(forall ((s Slice) (i Int) (j Int) (m Int)) (! (=> (and (<= 0 i) (<= i j) (<= j m) (<= m (scap s))) (and (= (slen (subcap s i j m)) (- j i)) (= (scap (subcap s i j m)) (- m i)) (= (sb (subcap s i j m)) (sb s)) (= (so (subcap s i j m)) (+ (so s) i)))) :pattern ((subcap s i j m))))`,
  `(forall ((s Slice) (i Int) (j Int) (m Int) (k Int)) (! (=> (and (<= 0 i) (<= i j) (<= j m) (<= m (scap s))) (= (sloc (subcap s i j m) k) (sloc s (+ i k)))) :pattern ((sloc (subcap s i j m) k))))`,
  '(forall ((s Slice) (j Int)) (! (=> (= j (slen s)) (= (sub s 0 j) s)) :pattern ((sub s 0 j))))',
  `(forall ((s Slice) (i Int) (j Int) (k Int) (l Int)) (! (=> (and ${inBounds} (<= 0 k) (<= k l) (<= (+ i l) (scap s))) (= (sub (sub s i j) k l) (sub s (+ i k) (+ i l)))) :pattern ((sub (sub s i j) k l))))`,
  '(= (slen nilslice) 0)',
  '(= (scap nilslice) 0)',
  '(= (sb nilslice) 0)',
  '(= (so nilslice) 0)',
  '(forall ((s Str)) (! (<= 0 (strlen s)) :pattern ((strlen s))))',
  '(= (strlen emptystr) 0)',
  '(forall ((s Str)) (! (=> (= (strlen s) 0) (= s emptystr)) :pattern ((strlen s))))',
  '(forall ((a Str) (b Str)) (! (= (strlen (strcat a b)) (+ (strlen a) (strlen b))) :pattern ((strcat a b))))',
  '(forall ((n Int)) (! (=> (>= n 1) (and (< 0.0 (frac n)) (<= (frac n) 1.0))) :pattern ((frac n))))',
  '(= (frac 1) 1.0)',
  '(forall ((n Int) (m Int)) (! (=> (and (<= 1 n) (< n m)) (< (frac m) (frac n))) :pattern ((frac n) (frac m))))',
];
export const nilDefinitions: readonly string[] = [
  '(define-fun nilptr () Ptr (ptr 0 0))',
  '(define-fun niliface () Iface (iface 0 nobox))',
];

/** About twenty axioms: with both directions of what is read through an operator. */
export function sequenceAxioms(n: string): readonly string[] {
  const len = `len.${n}`;
  const idx = `idx.${n}`;
  const ab = `((a ${n}) (b ${n}))`;
  return [
    `(forall ((s ${n})) (! (<= 0 (${len} s)) :pattern ((${len} s))))`,
    `(= (${len} empty.${n}) 0)`,
    `(forall ((s ${n})) (! (=> (= (${len} s) 0) (= s empty.${n})) :pattern ((${len} s))))`,
    `(forall ${ab} (! (= (${len} (app.${n} a b)) (+ (${len} a) (${len} b))) :pattern ((app.${n} a b))))`,
    `(forall ${ab} (! (and (=> (= (${len} a) 0) (= (app.${n} a b) b)) (=> (= (${len} b) 0) (= (app.${n} a b) a))) :pattern ((app.${n} a b))))`,
    `(forall ((a ${n}) (b ${n}) (i Int)) (! (and (=> (and (<= 0 i) (< i (${len} a))) (= (${idx} (app.${n} a b) i) (${idx} a i))) (=> (and (<= (${len} a) i) (< i (+ (${len} a) (${len} b)))) (= (${idx} (app.${n} a b) i) (${idx} b (- i (${len} a)))))) :pattern ((${idx} (app.${n} a b) i)) ))`,
    `(forall ((a ${n}) (b ${n}) (i Int)) (! (=> (and (<= 0 i) (< i (${len} a))) (= (${idx} (app.${n} a b) i) (${idx} a i))) :pattern ((${idx} a i) (app.${n} a b))))`,
    `(forall ((a ${n}) (b ${n}) (i Int)) (! (=> (and (<= 0 i) (< i (${len} b))) (= (${idx} (app.${n} a b) (+ i (${len} a))) (${idx} b i))) :pattern ((${idx} b i) (app.${n} a b))))`,
    `(forall ((s ${n}) (k Int)) (! (and (=> (and (<= 0 k) (<= k (${len} s))) (= (${len} (take.${n} s k)) k)) (=> (< k 0) (= (${len} (take.${n} s k)) 0)) (=> (> k (${len} s)) (= (take.${n} s k) s))) :pattern ((take.${n} s k))))`,
    `(forall ((s ${n}) (k Int) (i Int)) (! (=> (and (<= 0 i) (< i k) (< i (${len} s))) (= (${idx} (take.${n} s k) i) (${idx} s i))) :pattern ((${idx} (take.${n} s k) i)) :pattern ((${idx} s i) (take.${n} s k))))`,
    `(forall ((s ${n}) (k Int)) (! (and (=> (and (<= 0 k) (<= k (${len} s))) (= (${len} (drop.${n} s k)) (- (${len} s) k))) (=> (<= k 0) (= (drop.${n} s k) s)) (=> (> k (${len} s)) (= (${len} (drop.${n} s k)) 0))) :pattern ((drop.${n} s k))))`,
    `(forall ((s ${n}) (k Int) (i Int)) (! (=> (and (<= 0 k) (<= 0 i) (< (+ i k) (${len} s))) (= (${idx} (drop.${n} s k) i) (${idx} s (+ i k)))) :pattern ((${idx} (drop.${n} s k) i))))`,
    `(forall ((s ${n}) (k Int) (i Int)) (! (=> (and (<= 0 k) (<= k i) (< i (${len} s))) (= (${idx} (drop.${n} s k) (- i k)) (${idx} s i))) :pattern ((${idx} s i) (drop.${n} s k))))`,
    `(forall ((s ${n}) (k Int) (v E)) (! (= (${len} (upd.${n} s k v)) (${len} s)) :pattern ((upd.${n} s k v))))`,
    `(forall ((s ${n}) (k Int) (v E) (i Int)) (! (=> (and (<= 0 i) (< i (${len} s))) (= (${idx} (upd.${n} s k v) i) (ite (= i k) v (${idx} s i)))) :pattern ((${idx} (upd.${n} s k v) i)) :pattern ((${idx} s i) (upd.${n} s k v))))`,
    `(forall ((v E)) (! (and (= (${len} (unit.${n} v)) 1) (= (${idx} (unit.${n} v) 0) v)) :pattern ((unit.${n} v))))`,
    `(forall ${ab} (! (= (eq.${n} a b) (and (= (${len} a) (${len} b)) (forall ((i Int)) (! (=> (and (<= 0 i) (< i (${len} a))) (= (${idx} a i) (${idx} b i))) :pattern ((${idx} a i)) :pattern ((${idx} b i)))))) :pattern ((eq.${n} a b))))`,
    `(forall ${ab} (! (=> (eq.${n} a b) (= a b)) :pattern ((eq.${n} a b))))`,
    `(forall ((s ${n}) (v E)) (! (=> (has.${n} s v) (and (<= 0 (where.${n} s v)) (< (where.${n} s v) (${len} s)) (= (${idx} s (where.${n} s v)) v))) :pattern ((has.${n} s v))))`,
    `(forall ((s ${n}) (v E) (i Int)) (! (=> (and (<= 0 i) (< i (${len} s)) (= (${idx} s i) v)) (has.${n} s v)) :pattern ((has.${n} s v) (${idx} s i))))`,
  ];
}

export function sequenceFunctions(n: string): readonly string[] {
  return [
    `(declare-fun len.${n} (${n}) Int)`,
    `(declare-fun idx.${n} (${n} Int) E)`,
    `(declare-fun empty.${n} () ${n})`,
    `(declare-fun unit.${n} (E) ${n})`,
    `(declare-fun app.${n} (${n} ${n}) ${n})`,
    `(declare-fun take.${n} (${n} Int) ${n})`,
    `(declare-fun drop.${n} (${n} Int) ${n})`,
    `(declare-fun upd.${n} (${n} Int E) ${n})`,
    `(declare-fun eq.${n} (${n} ${n}) Bool)`,
    `(declare-fun has.${n} (${n} E) Bool)`,
    `(declare-fun where.${n} (${n} E) Int)`,
  ];
}
