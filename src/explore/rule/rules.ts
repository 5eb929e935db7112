import type { Instruction } from '../../process/machine.ts';
import type { Op } from '../op.ts';
import { channelInstructions, channelOps } from './channel.ts';
import { controlInstructions, controlOps } from './control.ts';
import { faultOps } from './fault.ts';
import type { InstructionRule, InstructionRules, OpRule, OpRules } from './rule.ts';
import { waitGroupInstructions, waitGroupOps } from './waitgroup.ts';

const instructions: InstructionRules<Instruction['kind']> = {
  ...channelInstructions,
  ...waitGroupInstructions,
  ...controlInstructions,
};

const ops: OpRules<Op['kind']> = {
  ...channelOps,
  ...waitGroupOps,
  ...controlOps,
  ...faultOps,
};

/** The tables have a rule for each kind, which takes just that kind; here TypeScript loses sight of it. */
export function instructionRule<Of extends Instruction>({ kind }: Of): InstructionRule<Of> {
  return instructions[kind] as InstructionRule<Instruction>;
}

export function opRule<Of extends Op>({ kind }: Of): OpRule<Of> {
  return ops[kind] as OpRule<Op>;
}
