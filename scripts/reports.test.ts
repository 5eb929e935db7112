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

const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
const unloaded = { status: 'failed', assertionResults: [] };

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
  const browser = report('browser.json', { stats, errors: [{}] });
  expect(sumReports(folder, [unit])).toEqual({ passed: 9, failed: 2, skipped: 2 });
  expect(sumReports(folder, [unit, browser])).toEqual({ passed: 14, failed: 5, skipped: 3 });
});

test('a report that is not there is a failure', () => {
  expect(sumReports(folder, ['nothing.json'])).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('what is no report is no zero', () => {
  expect(() => sumReports(folder, [report('other.json', {})])).toThrow('neither');
});
