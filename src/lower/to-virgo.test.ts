import { describe, expect, it } from 'vitest';
import { goReader } from '../../tests/support/go.ts';
import { isError } from '../diagnostics/diagnostic.ts';
import { toModels } from '../model/to-models.ts';
import { printExpressionText, printVirgo } from '../virgo/print.ts';
import type { LoopMode } from '../base/loop-mode.ts';
import { toVirgo, type VirgoFragment } from './to-virgo.ts';

const head = 'package p\nimport ("context"; "sync"; "time")\n';

/** Variables and imports that a short body does not use. */
const isUnused = /declared and not used|imported and not used/;

interface Outcome {
  readonly value: VirgoFragment | null;
  readonly errors: readonly string[];
}

function lower(body: string, mode: LoopMode = 'commuted'): Outcome {
  const text = `${head}func next() []int\nfunc out(c chan int)\nfunc f(n, m int, b bool, xs []int, check func(int) bool, ctx context.Context) {\n${body}\n}\n`;
  const { program, diagnostics } = goReader().read([{ name: 'main.go', text }]);
  const faults = diagnostics.filter((one) => isError(one) && !isUnused.test(one.message));
  if (faults.length > 0) throw new Error(`${faults[0]!.message}: ${body}`);
  const [result] = toModels(program).fragments;
  if (result === undefined) throw new Error('no fragment');
  const lowered = result.fragment === null ? null : toVirgo(result.fragment, { text, mode });
  const all = [...result.diagnostics, ...(lowered?.diagnostics ?? [])];
  const errors = all.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  return { value: lowered?.ok === true ? lowered.value : null, errors };
}

/** The program on one line. */
function virgo(body: string, mode: LoopMode = 'commuted'): string {
  const { value, errors } = lower(body, mode);
  if (value === null) return errors.join(' ');
  return printVirgo(value.program).text.replaceAll(/\s+/g, ' ').trim();
}

const wg = 'var w sync.WaitGroup; ';
const spawn = (work: string): string => `for i := 0; i < n; i++ { go func() { ${work} }() }`;

describe('a select', () => {
  it('is not merged with a branch that does the same, but may wait for ever', () => {
    const text = virgo('c := make(chan int); select { case c <- 1: default: c <- 1 }');
    expect(text).toBe('c = chan [0]; if `c <- ready` { c!; } else { c!; }');
  });
});

describe('loops', () => {
  const send = (loop: string): string =>
    virgo(`c := make(chan int, 9); ${loop} { c <- 1 }`).replace('c = chan [9]; ', '');
  it.each([
    ['for i := 0; i < n; i++', 'for 0 .. n { c!; }'],
    ['for i := m; i <= n; i++', 'for m .. n + 1 { c!; }'],
    ['for i := n; i > m; i--', 'for m + 1 .. n + 1 { c!; }'],
    ['for i := n; i >= m; i--', 'for m .. n + 1 { c!; }'],
    ['for i := 0; n > i; i += 1', 'for 0 .. n { c!; }'],
    ['for i := 0; i < n; i += 3', 'for 0 .. (n + 2) / 3 { c!; }'],
    ['for i := n; i > 0; i -= 2', 'for 0 .. (n + 1) / 2 { c!; }'],
    ['for i := 0; i != len(xs); i++', 'for 0 .. len(xs) { c!; }'],
    ['for range xs', 'for 0 .. len(xs) { c!; }'],
    ['for i := range xs[:m]', 'for 0 .. m { c!; }'],
    ['for range n', 'for 0 .. n { c!; }'],
    ['for range [3]int{}', 'for 0 .. 3 { c!; }'],
    ['for range [...]int{7, 8}', 'for 0 .. 2 { c!; }'],
  ])('%s', (loop, expected) => {
    expect(send(loop)).toBe(expected);
  });

  it('that iterate for ever below zero are no better than stuck', () => {
    expect(send('for i := 0; i != n; i++')).toContain('never?');
  });

  it.each([
    ['a bound that the body changes', 'for i := 0; i < n; i++ { n--; c <- 1 }'],
    ['a bound that is called for anew', 'for i := 0; i < len(next()); i++ { c <- 1 }'],
    ['a variable that the body changes', 'for i := 0; i < n; i++ { if b { i++ }; c <- 1 }'],
    ['steps away from the bound', 'for i := 0; i < n; i-- { c <- 1 }'],
    ['a flag that the body sets', 'for done := false; !done; { c <- 1; done = true }'],
    ['what was received', 'for { v := <-c; if v == 0 { break } }'],
  ])('are rejected with %s', (_, loop) => {
    expect(lower(`c := make(chan int, 9); ${loop}`).errors).toEqual(['go-endless-loop']);
  });

  it('around one operation are flattened, with a guard for two bounds below zero', () => {
    const text = virgo(
      'c := make(chan int, 9); for i := 0; i < n; i++ { for j := 0; j < m; j++ { c <- 1 } }',
    );
    expect(text).toBe('c = chan [9]; if 0 < n && 0 < m { for 0 .. n * m { c!; } }');
  });

  it('with few known iterations are written out where nothing else helps', () => {
    const text = virgo(
      'c := make(chan int, 9); for i := 0; i < 3; i++ { if i == 1 { c <- 1 } else { <-c } }',
    );
    expect(text).toBe('c = chan [9]; c?; c!; c?;');
  });

  it('that make their own channel are told once', () => {
    const text = virgo('for i := 0; i < n; i++ { c := make(chan int, 1); c <- 1 }');
    expect(text).toBe('if 0 < n { c = chan [1]; c!; }');
  });
});

describe('goroutines in loops, as in the paper', () => {
  it.each([
    ['sends on one channel', 'c <- 1; c <- 2', 'go { for 0 .. n { c!; c!; } }'],
    ['receives from one channel', '<-c', 'go { for 0 .. n { c?; } }'],
    ['Done at the end', 'c <- 1; w.Done()', 'go { for 0 .. n { c!; w.Add(-1); } }'],
    [
      'Done at the beginning',
      'w.Done(); c <- 1',
      'go { for 0 .. n { w.Add(-1); } for 0 .. n { c!; } }',
    ],
    ['a section', 'l.Lock(); c <- 1; <-c; l.Unlock()', 'go { for 0 .. n { l!; c!; c?; l?; } }'],
    [
      'two ways that are alike',
      'if check(1) { c <- 1; return }; c <- 2',
      'go { for 0 .. n { c!; } }',
    ],
  ])('commute with %s', (_, work, expected) => {
    const text = virgo(
      `var l sync.Mutex; ${wg} c, d := make(chan int), make(chan int); _ = d; ${spawn(work)}`,
    );
    expect(text).toContain(expected);
  });

  it.each([
    ['two channels', 'c <- 1; d <- 1'],
    ['both directions', 'c <- 1; <-c'],
    ['Done in between', 'c <- 1; w.Done(); c <- 1'],
    ['Add', 'w.Add(1); c <- 1; w.Done()'],
    ['Wait', 'w.Wait(); c <- 1'],
    ['two sections', 'l.Lock(); c <- 1; l.Unlock(); l.Lock(); c <- 1; l.Unlock()'],
    ['a goroutine inside', 'c <- 1; go func() { c <- 1 }()'],
  ])('do not commute with %s', (_, work) => {
    const { errors } = lower(
      `var l sync.Mutex; ${wg} c, d := make(chan int), make(chan int); _ = d; ${spawn(work)}`,
    );
    expect(errors).toEqual(['go-spawn-in-loop']);
  });

  it.each([
    ['Add behind go', 'for i := 0; i < n; i++ { go func() { w.Done() }(); w.Add(1) }; w.Wait()'],
    ['Wait beside the loop', 'go w.Wait(); for i := 0; i < n; i++ { w.Add(1); go w.Done() }'],
    [
      'more Dones than Adds',
      'for i := 0; i < n; i++ { w.Add(1); go func() { w.Done(); w.Done() }() }',
    ],
    ['a Done of someone else', 'go w.Done(); for i := 0; i < n; i++ { w.Add(1); go w.Done() }'],
    [
      'a send between them',
      'c := make(chan int, n); for i := 0; i < n; i++ { c <- 1; go func() { <-c }() }',
    ],
  ])('do not commute with %s', (_, body) => {
    expect(lower(wg + body).errors).toEqual(['go-spawn-in-loop']);
  });

  it('commute beside a goroutine that was added for', () => {
    const text = virgo(
      `${wg} w.Add(1); go w.Done(); for i := 0; i < n; i++ { w.Add(1); go w.Done() }; w.Wait()`,
    );
    expect(text).toContain('for 0 .. n { w.Add(1); } go { for 0 .. n { w.Add(-1); } }');
  });

  it('are kept if asked for', () => {
    expect(
      virgo(`c, d := make(chan int), make(chan int); ${spawn('c <- 1; <-d')}`, 'counted'),
    ).toBe('c = chan [0]; d = chan [0]; for 0 .. n { go { c!; d?; } }');
  });
});

describe('choices in loops', () => {
  const c = 'c := make(chan int, 1); ';
  it('that are the same in every iteration are made before', () => {
    expect(virgo(`${c} for i := 0; i < n; i++ { if b { c <- 1 } else { <-c } }`)).toBe(
      'c = chan [1]; if b { for 0 .. n { c!; } } else { for 0 .. n { c?; } }',
    );
  });

  it('that communicate alike are merged', () => {
    expect(virgo(`${c} for _, x := range xs { if x > 0 { c <- 1 } else { c <- 2 } }`)).toBe(
      'c = chan [1]; for 0 .. len(xs) { c!; }',
    );
  });

  it('on data count the iterations that they take, within those that there are', () => {
    const { value } = lower(
      'c := make(chan int, len(xs)); for _, x := range xs { if check(x) { c <- 1 } }',
    );
    expect(value && printVirgo(value.program).text).toContain(
      'for 0 .. `iterations with check(x)` {',
    );
    expect(value?.assumptions.map(({ expression }) => printExpressionText(expression))).toContain(
      '0 <= `iterations with check(x)` && (`iterations with check(x)` <= len(xs) || `iterations with check(x)` == 0)',
    );
  });

  it('assume nothing about what the program does not mention', () => {
    const { value } = lower(
      'var w sync.WaitGroup; for _, x := range xs { if !check(x) { continue }; w.Add(1); go w.Done() }; w.Wait()',
    );
    const facts = value?.assumptions.map(({ expression }) => printExpressionText(expression));
    expect(facts).toEqual(['`iterations with check(x)` >= 0']);
    expect(value?.parameters.map(({ name }) => name)).toEqual(['iterations with check(x)']);
  });

  it.each([
    ['the number of the iteration', 'if i > 2 { c <- 1 }'],
    ['what earlier iterations left', 'if sum > 2 { c <- 1 }; sum += i'],
  ])('on %s are rejected', (_, body) => {
    expect(lower(`${c} sum := 0; for i := 0; i < n; i++ { ${body} }`).errors).toEqual([
      'go-branch-in-loop',
    ]);
  });

  it('on what others do are rejected', () => {
    const { errors } = lower(`${c} for i := 0; i < n; i++ { select { case c <- 1: default: } }`);
    expect(errors).toEqual(['go-select-in-loop']);
  });

  it('that leave the loop split it into the full iterations and the last one', () => {
    expect(virgo(`${c} for _, x := range xs { c <- 1; if check(x) { return } }`)).toBe(
      'c = chan [1]; if 0 <= `full iterations` && `full iterations` < len(xs) { for 0 .. `full iterations` { c!; } c!; ' +
        '} else { for 0 .. len(xs) { c!; } }',
    );
  });
});

describe('values', () => {
  const sizes = (body: string): string => virgo(body).replaceAll(/ .? ?.*$/g, '');
  it.each([
    ['a copy', 'k := len(xs); j := k; c := make(chan int, j)', 'c = chan [len(xs)];'],
    [
      'an appended slice',
      'xs = append(xs, 1, 2); c := make(chan int, len(xs))',
      'c = chan [len(xs) + 2];',
    ],
    [
      'a counter',
      'k := 0; for range xs { k += 2 }; c := make(chan int, k)',
      'c = chan [2 * len(xs)];',
    ],
    ['a conversion', 'c := make(chan int, int(int64(n)))', 'c = chan [n];'],
    [
      'a capacity',
      'd := make(chan int, n+1); c := make(chan int, cap(d))',
      'd = chan [n + 1]; c = chan [n + 1];',
    ],
  ])('%s', (_, body, expected) => {
    expect(virgo(body)).toBe(expected);
    expect(sizes(body)).not.toBe('');
  });

  it('that were assigned again never pass for the first one', () => {
    const { value } = lower('go func() { n = 2 }(); c := make(chan int, n); c <- 1');
    expect(value?.parameters.map(({ name }) => name)).toEqual(['n at line 6']);
  });

  it('of two calls are two values', () => {
    const { value } = lower('c := make(chan int, 1); if check(1) { c <- 1 }; if check(1) { <-c }');
    expect(value?.parameters.length).toBe(2);
  });

  it('of one comparison are one value', () => {
    const { value } = lower(
      'c := make(chan int, 1); ok := check(1); if ok { c <- 1 }; if !ok { <-c }',
    );
    expect(value?.parameters.map(({ name }) => name)).toEqual(['check(1)']);
  });
});

describe('the other constructs', () => {
  it('run what is deferred at every exit, last first', () => {
    const text = virgo(
      `${wg} c := make(chan int, 1); w.Add(1); defer w.Wait(); defer func() { c <- 1 }(); if b { return }; w.Done()`,
    );
    expect(text).toBe(
      'w = WaitGroup; c = chan [1]; w.Add(1); if b { c!; w.Wait(); return; } w.Add(-1); c!; w.Wait();',
    );
  });

  it('mark operations that a timeout would end', () => {
    const { value } = lower('c := make(chan int); select { case <-c: case <-time.After(1): }');
    expect(value?.withEscape.size).toBe(1);
    expect(
      lower('c := make(chan int); select { case <-c: case <-ctx.Done(): }').value?.withEscape.size,
    ).toBe(0);
  });

  it('take a closed channel as a waitgroup only if it just signals', () => {
    expect(virgo('c := make(chan int); go func() { close(c) }(); <-c; <-c')).toBe(
      'c = WaitGroup; c.Add(1); go { c.Add(-1); } c.Wait(); c.Wait();',
    );
    expect(lower('c := make(chan int, 1); c <- 1; close(c)').errors).toEqual(['go-close']);
  });

  it('leave out a lock that nobody waits under, where it is in the way', () => {
    const text = virgo(
      `var l sync.Mutex; c := make(chan int); ${spawn('l.Lock(); l.Unlock(); c <- 1')}`,
    );
    expect(text).toBe('c = chan [0]; go { for 0 .. n { c!; } }');
  });

  it('keep two locks that are taken in both orders', () => {
    const both = 'a.Lock(); z.Lock(); z.Unlock(); a.Unlock()';
    const text = virgo(
      `var a, z sync.RWMutex; go func() { z.Lock(); a.Lock(); a.Unlock(); z.Unlock() }(); ${both}`,
    );
    expect(text).toContain('a = chan [1]; z = chan [1];');
  });

  it('let a lock that is taken twice wait for ever', () => {
    const text = virgo(
      'var l sync.Mutex; f := func() { l.Lock(); l.Unlock() }; l.Lock(); f(); l.Unlock()',
    );
    expect(text).toBe('l = chan [1]; l!; l!; l?; l?;');
    expect(lower('var l sync.Mutex; l.Lock(); l.Unlock(); l.Unlock()').errors).toEqual([
      'go-unlock',
    ]);
  });

  it('do not count on where a number of its type begins anew', () => {
    const c = 'c := make(chan int, 1);';
    const iterations = (k: string, bound: string) =>
      virgo(`${c} k := ${k}; for i := 0; i < int(${bound}); i++ { c <- 1 }`).slice(14);
    expect(iterations('uint(n)', 'k - 1')).toBe('for 0 .. `k - 1` { c!; }');
    expect(iterations('uint(n)', 'k + 1')).toBe('for 0 .. k + 1 { c!; }');
    expect(iterations('int8(n)', 'k + 1')).toBe('for 0 .. `k + 1` { c!; }');
    expect(iterations('int64(n)', 'k - 1')).toBe('for 0 .. n - 1 { c!; }');
  });

  it('do not end where the variable of a loop begins anew', () => {
    const down = (head: string) =>
      lower(`c := make(chan int); for i := uint(n); ${head} { c <- 1 }`);
    expect(down('i > 0; i--').errors).toEqual([]);
    expect(down('i >= 1; i--').errors).toEqual([]);
    expect(down('i >= 0; i--').errors).toEqual(['go-endless-loop']);
    expect(down('i > 0; i -= 2').errors).toEqual(['go-endless-loop']);
  });

  it('say which channel leaves', () => {
    expect(lower('c := make(chan int); out(c)').errors).toEqual(['go-escape']);
    expect(lower('c := make(chan int); d := make(chan chan int, 1); d <- c').errors).toEqual([
      'go-escape',
    ]);
  });

  it('are told for each case, as many as there can be', () => {
    const clamp = 'k := n; switch { case n < 0: k = 0; case n > 3: k = k - 1 }';
    const text = virgo(`${clamp}; c := make(chan int, n); for i := 0; i < k; i++ { c <- 1 }`);
    expect(text).toBe(
      'c = chan [n]; if n >= 0 { if n > 3 { for 0 .. n - 1 { c!; } } else { for 0 .. n { c!; } } }',
    );
    const asked = virgo(
      `${clamp}; c := make(chan int, n); if n > 0 { for i := 0; i < k; i++ { c <- 1 } } else { c <- k }`,
    );
    expect(asked).toBe(
      'c = chan [n]; if n > 0 { if n > 3 { for 0 .. n - 1 { c!; } } else { for 0 .. n { c!; } } } else { c!; }',
    );
  });

  it('are what they are in each case where there are too many', () => {
    const conditions = [
      'n > 3',
      'm > 3',
      'b',
      'len(xs) > 3',
      'n > m',
      'n > len(xs)',
      'm > len(xs)',
    ];
    const cases = conditions.map((condition) => `if ${condition} { k = n }`).join('; ');
    const loop = 'for range xs { c <- 1 }; if b { c <- 1 }; for i := 0; i < n; i++ { <-c }';
    const { value } = lower(
      `k := m; ${cases}; c := make(chan int, m); ${loop}; for i := 0; i < k; i++ { c <- 1 }`,
    );
    const facts = value!.assumptions.filter(({ origin }) => origin === 'chosen');
    expect(facts.length).toBeGreaterThan(0);
    for (const { expression } of facts)
      expect(printExpressionText(expression as never)).toContain('k == n');
  });
});
