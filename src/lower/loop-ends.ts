import { alwaysExits, hasExit } from '../model/exits.ts';
import { choiceName } from '../model/choice-name.ts';
import type { Block, If, Repeat } from '../model/statements.ts';
import { reject, type Lowering } from './lowering.ts';
import { oneIterationForAll } from './own-iteration.ts';

/** An iteration that has nothing to do with the others tells nothing of whether there is a last one. */
export function oneOfOpenLoop(lowering: Lowering, loop: Repeat, body: Block): Block | null {
  const own = oneIterationForAll(lowering, loop, body);
  if (own !== null) endsByLeaving(lowering, loop, body);
  return own;
}

/** Reports a loop that nothing leaves, and takes for granted of any other that some iteration does. */
function endsByLeaving(lowering: Lowering, { span }: Repeat, body: Block): void {
  if (alwaysExits(body)) return;
  const exits = exitsOf(body);
  if (exits.length === 0) reject(lowering, 'go-endless-loop', span, {});
  else giveEnd(lowering, exits, span);
}

export function giveEnd(lowering: Lowering, exits: readonly If[], span: Repeat['span']): void {
  const words = `some iteration leaves the loop: ${exitName(exits)}`;
  lowering.ends.push({ code: 'loop-ends', words, span });
}

export function exitsOf(body: Block): readonly If[] {
  return body.flatMap((statement) =>
    statement.kind === 'if' && hasExit([statement]) ? [statement] : [],
  );
}

export function exitName([first]: readonly If[]): string {
  return first === undefined ? 'the exit' : choiceName(first.condition);
}
