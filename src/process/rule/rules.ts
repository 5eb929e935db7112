import type { Statement } from '../../virgo/ast.ts';
import type { Instruction, Machine } from '../machine.ts';
import { channelInstructions, channelStatements } from './channel.ts';
import { controlInstructions, controlStatements } from './control.ts';
import type {
  Cutter,
  InstructionRule,
  InstructionRules,
  Place,
  StatementRule,
  StatementRules,
} from './rule.ts';
import { waitGroupInstructions, waitGroupStatements } from './waitgroup.ts';

const statements: StatementRules<Statement['kind']> = {
  ...channelStatements,
  ...waitGroupStatements,
  ...controlStatements,
};

const instructions: InstructionRules<Instruction['kind']> = {
  ...channelInstructions,
  ...waitGroupInstructions,
  ...controlInstructions,
};

/** The tables have a rule for each kind, which takes just that kind; here TypeScript loses sight of it. */
export function cutStatement(cutter: Cutter, statement: Statement, place: Place): void {
  const rule = statements[statement.kind] as StatementRule<Statement>;
  rule(cutter, statement, place);
}

function ruleOf({ kind }: Instruction): InstructionRule<Instruction> {
  return instructions[kind];
}

/** The operation in VirGo's own words: `c!`, `w.Add(1)`, `if x < 1`. */
export function describeOperation(machine: Machine, instruction: Instruction): string {
  return ruleOf(instruction).describe(machine, instruction);
}

export function describeTargets(instruction: Instruction): string {
  const targets = ruleOf(instruction).targets?.(instruction);
  if (targets !== undefined) return targets;
  if (!('next' in instruction)) throw new Error(`${instruction.kind} leads nowhere`);
  return String(instruction.next);
}
