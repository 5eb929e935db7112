import { expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { reportProperties } from '../../src/execute/report.ts';
import { check, type CheckOptions } from '../../src/execute/search/check.ts';
import { lowerTexts } from '../../src/go/plain/read-program.ts';
import { usualOptions } from './answers.ts';

const six = 'm := map[string]int{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}';

function checked(body: string, imports = '') {
  const text = `package main\n${imports}\nfunc main() {\n\t${six}\n\t${body}\n}\n`;
  const { program } = lowerTexts([{ name: 'main.go', text }]);
  const options: CheckOptions = {
    entry: program.entries.find(({ kind }) => kind === 'main')!.function,
    kind: 'main',
    values: () => [],
    ...usualOptions,
    schedules: 0,
  };
  const machine = new Program(program);
  const found = check(machine, options);
  const broken = reportProperties(machine, options, found).filter(
    ({ outcome }) => outcome === 'broken',
  );
  return { ...found, broken: broken.map(({ name }) => name) };
}

test('every order of six keys is seen, and those that come to the same are one', () => {
  const collected = checked(
    'var keys []string; for k := range m { keys = append(keys, k) }; sort.Strings(keys); for i := range keys { if keys[i] != string("abcdef"[i]) { panic(keys) } }',
    'import "sort"',
  );
  expect(collected.closed).toBe(true);
  expect(collected.broken).toEqual([]);
});

test('which keys were visited tells states apart, and not when each was', () => {
  const added = checked('sum := 0; for _, v := range m { sum += v }; if sum != 21 { panic(sum) }');
  expect(added.closed).toBe(true);
  expect(added.broken).toEqual([]);
  expect(added.states).toBeLessThan(200);
});

test.each([
  ['the last one', 'last := ""; for k := range m { last = k }; if last == "c" { panic(last) }'],
  [
    'one behind another',
    'seen := false; for k := range m { seen = seen || k == "f"; if seen && k == "a" { panic(k) } }',
  ],
  [
    'one that is taken away while others are visited',
    'n := 0; for k := range m { n++; delete(m, "f"); if k == "f" && n == 1 { panic(k) } }',
  ],
])('an order that matters is found: %s', (_, body) => {
  expect(checked(body).broken).toEqual(['no-panic']);
});
