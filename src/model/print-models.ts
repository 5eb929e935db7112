import type { ModelResult, Models } from './to-models.ts';
import { printFragment } from './print.ts';

/** The models of a text: per function what it communicates, what is given, or why it is not followed. */
export function printModels({ fragments, diagnostics }: Models): string {
  const general = diagnostics.map(({ message }) => `// ${message}\n`).join('');
  return general + fragments.map(printResult).join('\n');
}

function printResult({ name, fragment, given, diagnostics }: ModelResult): string {
  const said = diagnostics
    .filter(({ severity }) => fragment === null || severity !== 'error')
    .map(({ severity, message }) => `// ${severity}: ${message}\n`);
  const taken = given.map(({ words }) => `// given that ${words}\n`);
  const body = fragment === null ? '' : printFragment(fragment);
  return `=== ${name}\n${said.join('')}${taken.join('')}${body}`;
}
