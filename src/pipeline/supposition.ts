import type { Assumption } from '../expression/assumption.ts';
import type { Parameter } from '../expression/sort.ts';
import { readAbout } from '../lower/contracts.ts';
import type { NodeId } from '../virgo/ast.ts';
import type { CheckedExtended } from '../virgo/extended/ast.ts';

/** Where a supposition would stand if the text had it. */
const atStart = { start: 0, end: 0 };

/** Why nobody can suppose this of these parameters; null where one can. */
export function whyNotSupposed(words: string, parameters: readonly Parameter[]): string | null {
  const read = readAbout(words, sortsOf(parameters));
  return read.ok ? null : read.why;
}

/** As an assumption about a program of the paper's language. */
export function supposedOf(
  parameters: readonly Parameter[],
  words: string | null,
): readonly Assumption[] {
  if (words === null) return [];
  const read = readAbout(words, sortsOf(parameters));
  if (!read.ok) return [];
  return [{ expression: read.expression, origin: 'contract', span: atStart, words }];
}

/** As a contract of a program beyond it. */
export function supposing(checked: CheckedExtended, words: string | null): CheckedExtended {
  if (words === null) return checked;
  const read = readAbout(words, sortsOf(checked.parameters));
  if (!read.ok) return checked;
  const { program } = checked;
  const contract = { id: -1 as NodeId, span: atStart, condition: read.expression };
  return { ...checked, program: { ...program, contracts: [...program.contracts, contract] } };
}

function sortsOf(parameters: readonly Parameter[]) {
  return new Map(parameters.map(({ name, sort }) => [name, sort]));
}
