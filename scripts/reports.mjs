import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the test runners leave their reports for machines. */
export const reportsFolder = 'build/reports';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Totals */

/**
 * Sums what the runners reported, and names what failed. A report that is not there counts as a
 * failure: its runner did not get as far as to count.
 *
 * @param {string} folder
 * @param {readonly string[]} names of vitest's and Playwright's JSON reports
 * @returns {Totals}
 */
export function sumReports(folder, names) {
  /** @type {Totals} */
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const name of names) {
    const file = join(folder, name);
    const one = existsSync(file)
      ? readReport(JSON.parse(readFileSync(file, 'utf8')), name)
      : { passed: 0, failed: 1, skipped: 0, failures: [`${name} was not written`] };
    totals.passed += one.passed;
    totals.failed += one.failed;
    totals.skipped += one.skipped;
    totals.failures.push(...one.failures);
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
  if (report.stats !== undefined) return readPlaywright(report);
  throw new Error(`${name} is neither a report of vitest's nor of Playwright's`);
}

/**
 * A file that could not even be loaded holds no test that failed, but counts as a failure.
 *
 * @param {any} report
 * @returns {Totals}
 */
function readVitest(report) {
  /** @type {string[]} */
  const failures = report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter(hasFailed);
    if (failed.length === 0) return hasFailed(file) ? [`${file.name} could not be loaded`] : [];
    return failed.map((/** @type {any} */ one) => `${file.name}: ${one.fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

const hasFailed = (/** @type {any} */ one) => one.status === 'failed';

/**
 * A test that passed at a second try did fail: `flaky` counts as failed.
 *
 * @param {any} report
 * @returns {Totals}
 */
function readPlaywright({ stats, suites, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failedSpecs),
      ...errors.map((/** @type {any} */ { message }) => String(message).split('\n')[0]),
    ],
  };
}

/**
 * @param {any} suite
 * @returns {string[]}
 */
function failedSpecs({ specs = [], suites = [] }) {
  const failed = specs.filter((/** @type {any} */ { tests }) =>
    tests.some((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [
    ...failed.map((/** @type {any} */ { file, title }) => `${file}: ${title}`),
    ...suites.flatMap(failedSpecs),
  ];
}
