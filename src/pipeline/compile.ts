import { LineMap } from '../base/span.ts';
import type { Staged } from '../diagnostics/diagnostic.ts';
import { encode, type Encoding } from '../encode/encoding.ts';
import type { Obligation } from '../obligation/obligation.ts';
import { toObligations } from '../obligation/to-obligations.ts';
import type { Machine } from '../process/machine.ts';
import { toMachine } from '../process/to-machine.ts';
import type { CheckedProgram } from '../virgo/ast.ts';
import { checkVirgo } from '../virgo/check.ts';
import { parseVirgo } from '../virgo/parse.ts';

/** A fragment with the output of every stage that needs no solver. */
export interface Fragment {
  readonly name: string;
  readonly program: CheckedProgram;
  readonly machine: Machine;
  readonly encoding: Encoding;
  readonly obligations: readonly Obligation[];
}

/** parseVirgo -> checkVirgo -> toMachine -> encode -> toObligations */
export function compileVirgo(source: string): Staged<Fragment> {
  const parsed = parseVirgo(source);
  if (!parsed.ok) return parsed;
  const checked = checkVirgo(parsed.value);
  if (!checked.ok) return checked;
  return { ...checked, value: toFragmentStages('program', checked.value, source) };
}

function toFragmentStages(name: string, program: CheckedProgram, source: string): Fragment {
  const lines = new LineMap(source);
  const machine = toMachine(program);
  const encoding = encode(machine);
  const obligations = toObligations(encoding, ({ start }) => lines.position(start).line);
  return { name, program, machine, encoding, obligations };
}
