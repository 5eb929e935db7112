import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDafnyNames } from './names.ts';

const own = ['Fragment', 'Sch', 'Pick', 'step', 'iter', 'quotient', 'n'] as const;

test('all names of a method are identifiers, and all are different', () => {
  const wanted = fc.oneof(
    fc.constantFrom(...own, 'method', 'len(a)', 'len_a', 'len_a_2', 'err != nil', '_x', "'", 'x'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.uniqueArray(wanted, { maxLength: 12 }), (names) => {
      const dafny = toDafnyNames(names);
      const made = [...names.map(dafny.of), ...own.map(dafny.own)];
      expect(new Set(made).size).toBe(made.length);
      for (const name of made) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9_']*$/);
      expect(made).not.toContain('method');
    }),
  );
});

test.each([
  ['jobs', 'jobs'],
  ['len(files)', 'len_files'],
  ['method', 'method_2'],
  ['err != nil', 'err_nil'],
  ['2x', 'v_2x'],
])('%s becomes %s', (name, expected) => {
  expect(toDafnyNames([name]).of(name)).toBe(expected);
});

test("a person's name goes before one of ours", () => {
  const dafny = toDafnyNames(['step', 'n']);
  expect([dafny.of('step'), dafny.own('step'), dafny.own('n')]).toEqual(['step', 'step_2', 'n_2']);
});
