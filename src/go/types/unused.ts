import type { Checker } from './checker.ts';
import { failIn } from './report.ts';

/** Local variables that nobody reads. */
export function checkUnused(c: Checker): void {
  for (const variable of c.locals) {
    const { file, span, name } = variable;
    if (name === '_' || file === null || span === null) continue;
    if (c.used.has(variable) || c.aliases.has(variable)) continue;
    failIn(c, file, span, 'go-unused-variable', { name });
  }
}
