import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the test runners leave their reports for machines. */
export const reportsFolder = 'build/reports';

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * Sums what the runners reported. A report that is not there counts as a failure: its runner did not
 * get as far as to count.
 *
 * @param {string} folder
 * @param {readonly string[]} names of vitest's and Playwright's JSON reports
 * @returns {Totals}
 */
export function sumReports(folder, names) {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const name of names) {
    const file = join(folder, name);
    const one = existsSync(file)
      ? readReport(JSON.parse(readFileSync(file, 'utf8')), name)
      : { passed: 0, failed: 1, skipped: 0 };
    totals.passed += one.passed;
    totals.failed += one.failed;
    totals.skipped += one.skipped;
  }
  return totals;
}

/**
 * @param {any} report
 * @param {string} name
 * @returns {Totals}
 */
function readReport(report, name) {
  if (typeof report.numTotalTests === 'number') return readVitest(report);
  if (report.stats !== undefined) return readPlaywright(report.stats, report.errors.length);
  throw new Error(`${name} is neither a report of vitest's nor of Playwright's`);
}

/** A file that could not even be loaded holds no test that failed, but counts as a failure. */
function readVitest(/** @type {any} */ report) {
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ one) => one.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed at a second try did fail: `flaky` counts as failed. */
function readPlaywright(/** @type {any} */ stats, /** @type {number} */ errors) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors,
    skipped: stats.skipped,
  };
}
