import { join } from 'node:path';
import { reportsFolder, sumReports } from './reports.mjs';
import { projectFolder } from './setup/run.mjs';

/** Prints what failed in the reports that are named, then the closing line of CI: `N passed, N failed`. */
const names = process.argv.slice(2);
const { passed, failed, skipped, failures } = sumReports(join(projectFolder, reportsFolder), names);
const tail = skipped === 0 ? '' : `, ${skipped} skipped`;
for (const name of failures) console.log(`FAILED  ${name}`);
console.log(`${passed} passed, ${failed} failed${tail}`);
if (failed > 0 || passed === 0) process.exitCode = 1;
