import type { Machine } from '../../src/process/machine.ts';
import { toMachine } from '../../src/process/to-machine.ts';
import { bindMachine } from '../../src/explore/bind.ts';
import type { BoundMachine } from '../../src/explore/bound-machine.ts';
import { checkVirgo } from '../../src/virgo/check.ts';
import type { Value } from '../../src/expression/evaluate.ts';
import { parseVirgo } from '../../src/virgo/parse.ts';

/** The machine of a program that must be right. */
export function machineOf(text: string): Machine {
  const parsed = parseVirgo(text);
  if (!parsed.ok) throw new Error(`does not parse: ${parsed.diagnostics[0]?.message}\n${text}`);
  const checked = checkVirgo(parsed.value);
  if (!checked.ok) throw new Error(`is rejected: ${checked.diagnostics[0]?.message}\n${text}`);
  return toMachine(checked.value);
}

/** Numbers for short: integers become bigints. */
export function boundTo(
  machine: Machine,
  values: Readonly<Record<string, number | boolean>> = {},
): BoundMachine {
  const entries = Object.entries(values).map(([name, value]): [string, Value] => [
    name,
    typeof value === 'number' ? BigInt(value) : value,
  ]);
  return bindMachine(machine, new Map(entries));
}
