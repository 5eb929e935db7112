import type { Block, Expression, Program, Statement } from '../../../src/virgo/ast.ts';
import { channel, go, program, waitgroup } from './build.ts';
import type { Dice } from './dice.ts';
import type { Scope } from './expressions.ts';
import { inBranch } from './perturb.ts';

/** One goroutine while it is being planned. */
interface Draft {
  /** Its index is smaller; null for the main goroutine. */
  readonly parent: number | null;
  /** What comes before the goroutines that it spawns: declarations, and Adds that must be first. */
  readonly early: Statement[];
  readonly body: Statement[];
}

/** A program in the making: the motifs write into it, and `assemble` closes it. */
export interface Plan {
  readonly dice: Dice;
  readonly scope: Scope;
  readonly drafts: readonly Draft[];
  readonly freshNames: { readonly channels: string[]; readonly waitgroups: string[] };
}

/** Odd names could collide with words of SMT-LIB, of Dafny or of the encoding. */
const channelNames = {
  usual: ['c', 'd', 'a', 'b', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'],
  odd: ["c'", 'main', 'fuel', 'int', 'assert', 'P', 'κ', 'or', 'method', 'nat', "d''", '_'],
};

export function emptyPlan(dice: Dice, scope: Scope): Plan {
  const goroutines = dice.pick([1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5]);
  const drafts = Array.from({ length: goroutines }, (_, index): Draft => {
    const parent = index === 0 ? null : dice.percent(75) ? 0 : dice.below(index);
    return { parent, early: [], body: [] };
  });
  const channels = dice.percent(92) ? channelNames.usual : channelNames.odd;
  const freshNames = { channels: [...channels], waitgroups: ['w', 'v', 'u', 't', 's', 'r'] };
  return { dice, scope, drafts, freshNames };
}

/** So many goroutines, different ones as far as there are enough. */
export function pickGoroutines(plan: Plan, count: number): readonly number[] {
  const left = plan.drafts.map((_, index) => index);
  return Array.from({ length: count }, () => {
    if (left.length === 0) return plan.dice.below(plan.drafts.length);
    return left.splice(plan.dice.below(left.length), 1)[0]!;
  });
}

/** Declares a channel for these goroutines: mostly in the main one, else where their paths part. */
export function newChannel(plan: Plan, capacity: Expression, users: readonly number[]): string {
  const name = plan.freshNames.channels.shift()!;
  plan.drafts[home(plan, users)]!.early.push(channel(name, capacity));
  return name;
}

export function newWaitgroup(plan: Plan, users: readonly number[]): { name: string; at: number } {
  const name = plan.freshNames.waitgroups.shift()!;
  const at = home(plan, users);
  plan.drafts[at]!.early.push(waitgroup(name));
  return { name, at };
}

function home(plan: Plan, users: readonly number[]): number {
  if (plan.dice.percent(75)) return 0;
  const paths = users.map((user) => ancestry(plan, user));
  return paths[0]!.find((one) => paths.every((path) => path.includes(one)))!;
}

/** From the goroutine itself up to main. */
function ancestry(plan: Plan, index: number): readonly number[] {
  const { parent } = plan.drafts[index]!;
  return parent === null ? [index] : [index, ...ancestry(plan, parent)];
}

export function put(plan: Plan, goroutine: number, ...statements: readonly Statement[]): void {
  plan.drafts[goroutine]!.body.push(...statements);
}

export function assemble(plan: Plan): Program {
  return program(bodyOf(plan, 0));
}

function bodyOf(plan: Plan, index: number): Block {
  const { dice, drafts } = plan;
  const { early, body } = drafts[index]!;
  const late = [...body];
  drafts.forEach(({ parent }, child) => {
    if (parent !== index) return;
    // Spawned first of all, or somewhere on the way.
    const at = dice.percent(75) ? 0 : dice.below(late.length + 1);
    late.splice(at, 0, go(bodyOf(plan, child)));
  });
  return [...early, ...(dice.percent(10) ? inBranch(late, dice, plan.scope) : late)];
}
