/** One edit of a program that is correct without it, and where and how it has to be rejected. */
export interface Variant {
  readonly program: string;
  readonly wrong: 'specification' | 'code';
  readonly from: string;
  readonly to: string;
  /** A part of the line at which the error stands, after the edit. */
  readonly at: string;
  readonly class: string;
}

function variant(
  program: string,
  wrong: Variant['wrong'],
  edit: readonly [string, string],
  at: string,
  name: string,
): Variant {
  return { program, wrong, from: edit[0], to: edit[1], at, class: name };
}

const post = 'postcondition_error:assertion_error';
const preserved = 'invariant_preservation_error:assertion_error';
const established = 'invariant_establishment_error:assertion_error';
const assertion = 'assert_error:assertion_error';

export const variants: readonly Variant[] = [
  variant('binary-search.go', 'specification', ['xs[i] != x', 'xs[i] < x'], 'xs[i] < x', post),
  variant(
    'binary-search.go',
    'code',
    ['low = middle + 1', 'low = middle + 2'],
    'high <= len(xs)',
    preserved,
  ),
  variant(
    'insertion-sort.go',
    'specification',
    ['l <= i && l != j', 'l <= i'],
    'l <= i ==>',
    established,
  ),
  variant(
    'insertion-sort.go',
    'code',
    ['s[j-1] > s[j]', 's[j-1] < s[j]'],
    'l <= i && l != j',
    preserved,
  ),
  variant(
    'dutch-flag.gobra',
    'specification',
    ['white <= k && k < blue ==> a[k] == 1', 'white <= k && k <= blue ==> a[k] == 1'],
    'k <= blue ==>',
    'contract_not_well_formed:permission_error',
  ),
  variant(
    'dutch-flag.gobra',
    'code',
    ['\t\t\twhite++\n', ''],
    'k < unsorted ==> a[k] == 1',
    preserved,
  ),
  variant(
    'list.gobra',
    'specification',
    ['old(content(n)) ++ seq[int]{v}', 'seq[int]{v} ++ old(content(n))'],
    'seq[int]{v} ++ old(content(n))',
    post,
  ),
  variant(
    'list.gobra',
    'code',
    ['c = 1 + length(n.next)', 'c = length(n.next)'],
    'c == len(content(n))',
    post,
  ),
  variant(
    'tree.gobra',
    'specification',
    ['by * old(size(t))', '2 * by * old(size(t))'],
    '2 * by',
    post,
  ),
  variant('tree.gobra', 'code', ['\taddTo(t.right, by)\n', ''], 'by * old(size(t))', post),
  variant(
    'search-tree.gobra',
    'specification',
    ['old(keys(t)) union set[int]{k}', 'old(keys(t))'],
    'keys(r) == old(keys(t))',
    post,
  ),
  variant(
    'search-tree.gobra',
    'code',
    ['t.left = insert(t.left, k)', 't.right = insert(t.right, k)'],
    'fold tree(t)',
    'fold_error:assertion_error',
  ),
  variant(
    'counter-stream.gobra',
    'specification',
    ['y.(int) == old(x.f)\n', 'y.(int) == x.f\n'],
    'y.(int) == x.f',
    post,
  ),
  variant(
    'counter-stream.gobra',
    'code',
    ['x := &counter{0, 50}', 'x := &counter{50, 50}'],
    'y.next()',
    'precondition_error:assertion_error',
  ),
  variant(
    'search-replace.gobra',
    'specification',
    ['j < i ? y', 'j <= i ? y'],
    'j <= i ? y',
    established,
  ),
  variant(
    'search-replace.gobra',
    'code',
    ['\tif len(s) == 0 {\n\t\treturn\n\t}\n', ''],
    'len(seqs) > 0',
    established,
  ),
  variant(
    'parallel-sum.gobra',
    'specification',
    ['ensures res == old(total(s[:len(s)/2]))', 'ensures res == 1 + old(total(s[:len(s)/2]))'],
    'res == 1 +',
    post,
  ),
  variant(
    'parallel-sum.gobra',
    'code',
    ['sum += part[i]', 'sum = part[i]'],
    'sum == total',
    preserved,
  ),
  variant(
    'mutex.gobra',
    'specification',
    ['a.balance >= 0', 'a.balance > 0'],
    'fold valid{a}()',
    'fold_error:assertion_error',
  ),
  variant(
    'mutex.gobra',
    'code',
    ['\tif a.balance >= amount {', '\tif a.balance > 0 {'],
    'fold valid{a}()',
    'fold_error:assertion_error',
  ),
  variant(
    'shapes.gobra',
    'specification',
    ['assert b.area() == 64', 'assert b.area() == 16'],
    'b.area() == 16',
    assertion,
  ),
  variant(
    'shapes.gobra',
    'code',
    ['s.side = s.side * by', 's.side = s.side + by'],
    'before * before',
    assertion,
  ),
  variant(
    'visitor.gobra',
    'specification',
    ['acc(&n.value, 1/2) }', 'acc(&n.value, 1/4) }'],
    'v.number(n)',
    'precondition_error:permission_error',
  ),
  variant(
    'visitor.gobra',
    'code',
    ['\tfold a.state()\n}\n\n(*num)', '}\n\n(*num)'],
    'ensures a.state()',
    'postcondition_error:permission_error',
  ),
  variant(
    'shape-list.gobra',
    'specification',
    ['assert total(l) == 7', 'assert total(l) == 8'],
    'assert total(l) == 8',
    assertion,
  ),
  variant(
    'shape-list.gobra',
    'code',
    ['r = &node{i, n}', 'r = &node{i, nil}'],
    'fold list(r)',
    'fold_error:permission_error',
  ),
  variant('zune.gobra', 'specification', ['rest <= 366\n', 'rest <= 365\n'], 'rest <= 365', post),
  variant(
    'zune.gobra',
    'code',
    ['\t\t\t} else {\n\t\t\t\tbreak\n', '\t\t\t} else {\n'],
    'for rest > 365',
    'loop_termination_error:termination_error',
  ),
  variant(
    'relaxed-prefix.gobra',
    'specification',
    [
      'ensures res ==> forall k int :: 0 <= k && k < skipped ==> k',
      'ensures res ==> forall k int :: 0 <= k && k <= skipped ==> k',
    ],
    'k <= skipped',
    'contract_not_well_formed:permission_error',
  ),
  variant(
    'relaxed-prefix.gobra',
    'code',
    ['skipped = i\n', 'skipped = i + 1\n'],
    'skipped < i',
    preserved,
  ),
  variant(
    'matrix.gobra',
    'specification',
    ['res == dot(xs, ys, len(xs))', 'res == dot(xs, xs, len(xs))'],
    'dot(xs, xs',
    post,
  ),
  variant('matrix.gobra', 'code', ['x[i] * y[i]', 'x[i] * x[i]'], 'dot(xs, ys, i)', preserved),
  variant(
    'heapsort.gobra',
    'specification',
    ['parent(k) != root ==>', 'parent(k) == root ==>'],
    'parent(k) == root ==>',
    established,
  ),
  variant(
    'heapsort.gobra',
    'code',
    ['child+1 < end && s[child] < s[child+1]', 'child+1 < end && s[child] > s[child+1]'],
    'start <= parent(k) ==> s[k]',
    post,
  ),
  variant(
    'channel.gobra',
    'specification',
    ['c.value > 0', 'c.value > 1'],
    'fold positive{_}(c)',
    'fold_error:assertion_error',
  ),
  variant(
    'channel.gobra',
    'code',
    [
      '\t\tif ok {\n\t\t\tunfold positive{_}(c)\n\t\t\tsum += c.value\n\t\t}\n',
      '\t\tunfold positive{_}(c)\n\t\tsum += c.value\n',
    ],
    'unfold positive',
    'unfold_error:permission_error',
  ),
  variant(
    'pair-insertion-sort.gobra',
    'specification',
    ['j+2 < k && k <= i+1 ==> x < a[k]', 'j+2 < k && k <= i+1 ==> x <= y'],
    'x <= y',
    preserved,
  ),
  variant(
    'pair-insertion-sort.gobra',
    'code',
    ['\t\tif x < y {', '\t\tif x > y {'],
    'y <= x',
    established,
  ),
  variant(
    'defer.go',
    'specification',
    ['old(d.passes) + 1', 'old(d.passes) + 2'],
    'old(d.passes) + 2',
    post,
  ),
  variant(
    'defer.go',
    'code',
    ['\tdefer d.leave()\n', ''],
    'ensures acc(&d.open) && acc(&d.passes) && !d.open',
    post,
  ),
  variant(
    'relational-max.go',
    'specification',
    ['xs[i] <= ys[i]\n//@ ensures', 'xs[i] >= ys[i]\n//@ ensures'],
    'assert xs[i] <= ys[i]',
    assertion,
  ),
  variant(
    'relational-max.go',
    'code',
    ['if xs[i] > m', 'if xs[i] < m'],
    'k < i ==> xs[k] <= m',
    preserved,
  ),
];
