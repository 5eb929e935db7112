import { encode, type Encoding } from '../../src/encode/encoding.ts';
import type { Obligation } from '../../src/obligation/obligation.ts';
import { toObligations } from '../../src/obligation/to-obligations.ts';
import { toMachine } from '../../src/process/to-machine.ts';
import type { Expression } from '../../src/virgo/ast.ts';
import { checkVirgo } from '../../src/virgo/check.ts';
import { parseVirgo } from '../../src/virgo/parse.ts';

const span = { start: 0, end: 0 };

/** A program's encoding, with what is assumed of its parameters: the condition of `if e {}`. */
export function encodingOf(text: string, assumed: string | null = null): Encoding {
  return encode(
    machineOf(text),
    assumed === null ? [] : [{ expression: conditionOf(assumed), origin: 'contract', span }],
  );
}

export function machineOf(text: string) {
  const checked = checkVirgo(parsed(text));
  if (!checked.ok) throw new Error(checked.diagnostics[0]!.message);
  return toMachine(checked.value, new Set());
}

/** The obligations of an encoding whose text has one line. */
export function obligationsOf(encoding: Encoding): readonly Obligation[] {
  return toObligations(encoding, () => 1);
}

function conditionOf(text: string): Expression {
  const [statement] = parsed(`if ${text} { skip }`).body;
  if (statement?.kind !== 'if') throw new Error(`${text} is no condition`);
  return statement.condition;
}

function parsed(text: string) {
  const found = parseVirgo(text);
  if (!found.ok) throw new Error(found.diagnostics[0]!.message);
  return found.value;
}
