import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sumReports } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function report(name: string, content: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return name;
}

const failed = {
  name: 'a.test.ts',
  status: 'failed',
  assertionResults: [
    { status: 'failed', fullName: 'it adds' },
    { status: 'passed', fullName: 'it takes away' },
  ],
};
const unloaded = { name: 'b.test.ts', status: 'failed', assertionResults: [] };
const specs = [
  { file: 'a.spec.ts', title: 'it opens', tests: [{ status: 'expected' }] },
  { file: 'a.spec.ts', title: 'it closes', tests: [{ status: 'unexpected' }] },
];
const inner = [{ file: 'a.spec.ts', title: 'it turns', tests: [{ status: 'flaky' }] }];

test('the totals are the sum of what the runners say', () => {
  const unit = report('unit.json', {
    numTotalTests: 12,
    numPassedTests: 9,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [failed, unloaded],
  });
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  const browser = report('browser.json', {
    stats,
    suites: [{ specs, suites: [{ specs: inner }] }],
    errors: [{ message: 'no browser' }],
  });
  const units = ['a.test.ts: it adds', 'b.test.ts could not be loaded'];
  expect(sumReports(folder, [unit])).toEqual({
    ...{ passed: 9, failed: 2, skipped: 2 },
    failures: units,
  });
  expect(sumReports(folder, [unit, browser])).toEqual({
    ...{ passed: 14, failed: 5, skipped: 3 },
    failures: [...units, 'a.spec.ts: it closes', 'a.spec.ts: it turns', 'no browser'],
  });
});

test('a report that is not there is a failure', () => {
  expect(sumReports(folder, ['nothing.json'])).toEqual({
    ...{ passed: 0, failed: 1, skipped: 0 },
    failures: ['nothing.json was not written'],
  });
});

test('what is no report is no zero', () => {
  expect(() => sumReports(folder, [report('other.json', {})])).toThrow('neither');
});
