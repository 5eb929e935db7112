import type { Instruction, Machine, PointIndex, Process } from '../process/machine.ts';
import type { Names } from './names.ts';
import { channelRules } from './rule/channel.ts';
import { controlRules } from './rule/control.ts';
import { done, indent, type Place, type Rule, type Rules } from './rule/rule.ts';
import { waitGroupRules } from './rule/waitgroup.ts';

const rules: Rules<Instruction['kind']> = { ...channelRules, ...waitGroupRules, ...controlRules };

/** The table has a rule for each kind, which takes just that kind; here TypeScript loses sight of it. */
function ruleOf({ kind }: Instruction): Rule<Instruction> {
  return rules[kind];
}

/** The statements of a process, indented; its points nest as the program did. */
export function printBody(machine: Machine, names: Names, process: Process): readonly string[] {
  const block = (from: PointIndex, to: PointIndex): readonly string[] => {
    const lines: string[] = [];
    for (let point = from; point < to;) {
      const { instruction } = process.points[point]!;
      const rule = ruleOf(instruction);
      lines.push(...rule.print(place, instruction));
      point = rule.exit?.(place, instruction) ?? point + 1;
    }
    return lines;
  };
  const place: Place = { machine, names, block };
  const body = block(0, process.termination);
  const returns = process.points.some(({ instruction }) => instruction.kind === 'return');
  const all = returns ? [...body, `${done}: skip`] : body;
  return indent(all.length === 0 ? ['skip'] : all);
}
