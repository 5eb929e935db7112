import { join } from 'node:path';
import { reportsFolder, sumReports } from './reports.mjs';
import { projectFolder } from './setup/run.mjs';

/** Prints the closing line of CI for the reports that are named: `N passed, N failed`. */
const names = process.argv.slice(2);
const { passed, failed, skipped } = sumReports(join(projectFolder, reportsFolder), names);
const tail = skipped === 0 ? '' : `, ${skipped} skipped`;
console.log(`${passed} passed, ${failed} failed${tail}`);
if (failed > 0 || passed === 0) process.exitCode = 1;
