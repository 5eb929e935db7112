import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from './main.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'virgo-run-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function virgo(text: string, ...args: readonly string[]) {
  const file = join(folder, 'main.go');
  await writeFile(file, text);
  return run(file, ...args);
}

async function run(path: string, ...args: readonly string[]) {
  const printed = { out: '', error: '' };
  const code = await main(['run', path, ...args], {
    out: (one) => (printed.out += one),
    error: (one) => (printed.error += one),
    color: false,
  });
  const json = args.includes('--json') ? (JSON.parse(printed.out) as Json) : null;
  return { code, ...printed, json: json! };
}

interface Json {
  readonly entry: string;
  readonly entries?: readonly Json[];
  readonly values: Readonly<Record<string, string>>;
  readonly closed: boolean;
  readonly properties: readonly {
    readonly name: string;
    readonly outcome: string;
    readonly words: string;
    readonly run: null | Readonly<Record<string, unknown>>;
  }[];
  readonly output: string;
  readonly diagnostics: readonly { readonly message: string; readonly severity: string }[];
}

const documented = [
  ...['version', 'entry', 'values', 'closed', 'states', 'transitions', 'schedules', 'seed'],
  ...['properties', 'supposed', 'output', 'diagnostics'],
];
const properties = [
  ...['no-leak', 'no-deadlock', 'channel-safety', 'eventual-reception', 'waitgroup-safety'],
  ...['lock-safety', 'race-free', 'no-panic', 'terminates'],
];
const brokenIn = (json: Json) =>
  json.properties.filter(({ outcome }) => outcome === 'broken').map(({ name }) => name);

const leak = `package main

import "fmt"

func main() {
	c := make(chan int)
	go func() { c <- 1 }()
	fmt.Println("done")
}
`;

describe('as JSON', () => {
  test('one entry has all that is documented, at the top', async () => {
    const { code, json } = await virgo(leak, '--json');
    expect(code).toBe(1);
    expect(Object.keys(json)).toEqual(documented);
    expect(json).toMatchObject({ version: 1, entry: 'main', values: {}, closed: true, seed: 1 });
    expect(json.output).toBe('done\n');
    expect(json.properties.map(({ name }) => name)).toEqual(properties);
    expect(brokenIn(json)).toEqual(['no-leak']);
    const [{ run: shown }] = json.properties as [Json['properties'][0]];
    expect(shown).toMatchObject({
      ending: 'leak',
      supposed: [],
      timing: [],
      blocked: [{ sentence: expect.stringContaining('waits to send on c') as string }],
    });
    const span = { start: { line: 7, column: 2 }, end: { line: 7, column: 24 } };
    expect(shown!['steps']).toContainEqual(
      expect.objectContaining({
        goroutine: 'main',
        sentence: 'main starts goroutine 2 (line 7).',
        span,
      }),
    );
  });

  test('what the library does for itself is no step of a run', async () => {
    const text = `package main

import (
	"context"
	"time"
)

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	<-ctx.Done()
	<-make(chan int)
}
`;
    const { json } = await virgo(text, '--json');
    const { run: shown } = json.properties.find(({ outcome }) => outcome === 'broken')!;
    const told = (shown!['steps'] as { readonly sentence: string }[]).map((one) => one.sentence);
    expect(told.filter((one) => one.includes('closes ctx.Done()'))).toHaveLength(1);
    expect(told.join('\n')).not.toMatch(/ lock| atomic| default/);
  });

  test('several entries have each its own, and one that is chosen is at the top', async () => {
    const text = `package p

func A() { c := make(chan int); <-c }
func B() { c := make(chan int, 1); c <- 1; <-c }
func helper() int { return 1 }
`;
    const { code, json } = await virgo(text, '--json');
    expect(code).toBe(1);
    expect(json.entries!.map(({ entry }) => entry)).toEqual(['A', 'B']);
    for (const one of json.entries!) expect(Object.keys(one)).toEqual(documented);
    const one = await virgo(text, '--json', '--entry', 'B');
    expect(one).toMatchObject({ code: 0, json: { entry: 'B' } });
    expect(Object.keys(one.json)).toEqual(documented);
  });

  test('a text that is rejected has all keys, and the reason', async () => {
    const { code, json } = await virgo('package main\n\nfunc main() { x := "a" + 1 }\n', '--json');
    expect(code).toBe(2);
    expect(Object.keys(json)).toEqual(documented);
    expect(json).toMatchObject({ closed: false, properties: [], output: '' });
    expect(json.diagnostics).toContainEqual(
      expect.objectContaining({ severity: 'error', span: expect.anything() as object }),
    );
  });

  test('so does a question that makes no sense', async () => {
    for (const args of [
      ['--entry', 'nobody'],
      ['--set', 'n=1'],
      ['--time', 'never'],
    ]) {
      const { code, json } = await virgo(leak, '--json', ...args);
      expect(code).toBe(2);
      expect(Object.keys(json)).toEqual(documented);
      expect(json.diagnostics).toHaveLength(1);
    }
  });

  test('one property may be asked for alone', async () => {
    const { code, json } = await virgo(leak, '--json', '--property', 'race-free');
    expect(code).toBe(0);
    expect(json.properties).toMatchObject([{ name: 'race-free', outcome: 'holds', run: null }]);
  });
});

describe('values', () => {
  const wants = (type: string, condition: string, declarations = '') => `package p

import "time"

type pair struct { a int; b string }
${declarations}
func F(x ${type}) {
	c := make(chan int, 1)
	if ${condition} { c <- 1 }
	<-c
}

var _ time.Duration
`;

  test.each([
    ['int', 'x == 3', '3'],
    ['int', 'x == -7', '-7'],
    ['int', 'x == 4096', '0x1_000'],
    ['rune', "x == 'λ'", "'λ'"],
    ['uint8', 'x == 255', '255'],
    ['float64', 'x > 2 && x < 3', '2.5'],
    ['bool', 'x', 'true'],
    ['string', 'x == "a,b\\n"', '"a,b\\n"'],
    ['string', 'x == `a\\`', '`a\\`'],
    ['[]int', 'len(x) == 3 && x[2] == 5', '[1,2,5]'],
    ['[]int', 'len(x) == 3 && x[2] == 5', '[]int{2: 5}'],
    ['[]int', 'x == nil', 'nil'],
    ['[][]string', 'x[1][0] == "c"', '[["a","b"],["c"]]'],
    ['[2]pair', 'x[1].b == "v"', '[2]pair{{}, {2, "v"}}'],
    ['map[string]int', 'x["k"] == 2 && len(x) == 1', 'map[string]int{"k": 2}'],
    ['map[string]int', 'x == nil', 'nil'],
    ['pair', 'x.a == 1 && x.b == "t"', 'pair{1, "t"}'],
    ['*pair', 'x != nil && x.b == "t"', '&pair{b: "t"}'],
    ['*pair', 'x == nil', 'nil'],
    ['time.Duration', 'x == 5*time.Second', '5 * time.Second'],
    ['func(int) int', 'x(2) == 4', 'func(n int) int { return n * 2 }'],
    ['chan int', 'cap(x) == 2', 'make(chan int, 2)'],
    ['interface{}', 'x == "s"', '"s"'],
    ['error', 'x == nil', 'nil'],
  ])('a %s where %s is %s', async (type, condition, value) => {
    const text = wants(type, condition);
    const { code, out, json } = await virgo(text, '--json', '--set', `x=${value}`);
    expect(brokenIn(json), out).toEqual([]);
    expect({ code, values: json.values }).toEqual({ code: 0, values: { x: value } });
  });

  test('several are told apart at commas outside of brackets', async () => {
    const text = `package p

func F(n int, xs []int, s string, ok bool) {
	c := make(chan int)
	if n == 2 && len(xs) == 2 && s == "a,n=3" && ok { close(c) }
	<-c
}
`;
    const { code, json } = await virgo(text, '--json', '--set', 'n=2, xs=[1,2],s="a,n=3",ok=true');
    expect(code).toBe(0);
    expect(json.values).toEqual({ n: '2', xs: '[1,2]', s: '"a,n=3"', ok: 'true' });
  });

  test.each([
    ['x="a"', 'cannot use "a"'],
    ['x=300', '300'],
    ['y=1', 'F has no parameter y'],
    ['x', '--set is written like'],
    ['x=', '--set is written like'],
    ['x=1)', ''],
    ['x=nobody', 'undefined: nobody'],
  ])('--set %s is refused', async (set, words) => {
    const { code, error } = await virgo(wants('uint8', 'x == 1'), '--set', set);
    expect(code).toBe(2);
    expect(error).toContain(words);
  });

  test('where none is given several are tried, and a fault with any of them counts', async () => {
    const text = `package p

func F(n int) {
	c := make(chan int, 1)
	if n == 2 { panic("two") }
	if n != 1 { c <- 1 }
	<-c
}
`;
    const { code, json } = await virgo(text, '--json');
    expect(code).toBe(1);
    expect(brokenIn(json)).toEqual(['no-leak', 'no-deadlock', 'no-panic']);
    const valuesOf = (name: string) =>
      json.properties.find((one) => one.name === name)!.run!['values'];
    expect(valuesOf('no-deadlock')).toEqual({ n: '1' });
    expect(valuesOf('no-panic')).toEqual({ n: '2' });
    const holds = await virgo(text.replace('n == 2', 'n > 5').replace('n != 1', 'n < 9'), '--json');
    expect(holds).toMatchObject({ code: 0, json: { values: { n: '0 or 1 or 2' } } });
  });
});

test('a folder is run as a package, with its tests', async () => {
  const own = await mkdtemp(join(tmpdir(), 'virgo-run-'));
  try {
    await writeFile(join(own, 'go.mod'), 'module example.com/p\n');
    await writeFile(join(own, 'p.go'), 'package p\n\nfunc put(c chan int) { c <- 1 }\n');
    await writeFile(join(own, 'p_windows.go'), 'package p\n\nfunc put(c chan string) {}\n');
    const test = `package p

import "testing"

func TestPut(t *testing.T) {
	go put(make(chan int))
}
`;
    await writeFile(join(own, 'p_test.go'), test);
    const { code, json } = await run(own, '--json');
    expect({ code, entry: json.entry, broken: brokenIn(json) }).toEqual({
      ...{ code: 1, entry: 'TestPut', broken: ['no-leak'] },
    });
    expect(json.properties[0]!.run!['blocked']).toMatchObject([{ file: 'p.go' }]);
  } finally {
    await rm(own, { recursive: true });
  }
});

describe.each([
  ['go 1.21', '333'],
  ['go 1.22', '012'],
  ['', '333'],
])('where go.mod says %j', (line, printed) => {
  const prints = `package main

import "fmt"

func main() {
	var all []func()
	for i := 0; i < 3; i++ {
		all = append(all, func() { fmt.Print(i) })
	}
	for _, one := range all {
		one()
	}
}
`;
  const ranges = prints.replace('i := 0; i < 3; i++', 'i := range []int{0, 0, 0}');
  const mod = `module example.com/p\n\n${line}\n`;

  test('iterations of a loop have variables of their own from 1.22 on', async () => {
    const { json } = await virgo(`-- go.mod --\n${mod}-- main.go --\n${prints}`, '--json');
    expect(json.output).toBe(printed);
  });

  test('so have those of a range', async () => {
    const { json } = await virgo(`-- go.mod --\n${mod}-- main.go --\n${ranges}`, '--json');
    expect(json.output).toBe(printed === '333' ? '222' : printed);
  });

  test('they have in a folder, too', async () => {
    const own = await mkdtemp(join(tmpdir(), 'virgo-run-'));
    try {
      await writeFile(join(own, 'go.mod'), mod);
      await writeFile(join(own, 'main.go'), prints);
      const { json } = await run(own, '--json');
      expect(json.output).toBe(printed);
    } finally {
      await rm(own, { recursive: true });
    }
  });
});

describe('a file whose constraint asks for Go 1.21', () => {
  const shared = `//go:build go1.21

package main

func main() {
	seen := make(chan int, 2)
	for i := 0; i < 2; i++ {
		go func() { seen <- i }()
	}
	if <-seen+<-seen == 4 {
		panic("both see the last value")
	}
}
`;

  test('shares the variable of a loop among its iterations', async () => {
    const { json } = await virgo(shared, '--json');
    expect(brokenIn(json)).toEqual(['race-free', 'no-panic']);
  });

  test('does so in a newer module', async () => {
    const mod = '-- go.mod --\nmodule example.com/p\n\ngo 1.23\n';
    const { json } = await virgo(`${mod}-- main.go --\n${shared}`, '--json');
    expect(brokenIn(json)).toEqual(['race-free', 'no-panic']);
  });

  test('does not where it asks for Go 1.22 in an older module', async () => {
    const mod = '-- go.mod --\nmodule example.com/p\n\ngo 1.20\n';
    const newer = shared.replace('go1.21', 'go1.22');
    const { json } = await virgo(`${mod}-- main.go --\n${newer}`, '--json');
    expect(brokenIn(json)).toEqual([]);
  });
});

test('for people the grade, the values and the run are printed', async () => {
  const text = 'package p\n\nfunc F(n int) { c := make(chan int, n); c <- 1 }\n';
  const { code, out } = await virgo(text, '--set', 'n=0');
  expect(code).toBe(1);
  expect(out).toMatch(/^F with n = 0: checked: all states were seen/);
  expect(out).toMatch(/no-deadlock: broken {2}all goroutines are asleep/);
  expect(out).toMatch(/main\.go:3: F waits to send on c/);
});
