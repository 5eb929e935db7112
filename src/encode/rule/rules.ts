import { no, yes, type Term } from '../../logic/term.ts';
import type { Instruction } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';
import { channelRules } from './channel.ts';
import { controlRules } from './control.ts';
import type { Arm, Crash, Rule, Rules } from './rule.ts';
import { waitGroupRules } from './waitgroup.ts';

const rules: Rules<Instruction['kind']> = { ...channelRules, ...waitGroupRules, ...controlRules };

/** The table has a rule for each kind, which takes just that kind; here TypeScript loses sight of it. */
function ruleOf({ kind }: Instruction): Rule<Instruction> {
  return rules[kind];
}

/** When executing the instruction divides by zero nowhere. */
export function evaluatedAt(context: Context, instruction: Instruction): Term {
  return ruleOf(instruction).defined?.(context, instruction) ?? yes;
}

/** When it aborts the program although all that it evaluates is defined; else it can only divide. */
export function ownCrash(context: Context, instruction: Instruction): Crash {
  const crash = ruleOf(instruction).crash?.(context, instruction);
  return crash ?? { when: no, words: 'divides by zero' };
}

export function toArms(context: Context, instruction: Instruction): readonly Arm[] {
  return ruleOf(instruction).arms(context, instruction);
}

/** Only channel operations and Wait ever block. */
export function blocks(instruction: Instruction): boolean {
  return ruleOf(instruction).blocks;
}
