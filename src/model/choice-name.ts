import { printQuantity } from './print.ts';
import type { Quantity } from './quantity.ts';
import { visitLeaves } from '../expression/walk.ts';

/** What is longer says less than the name of what it hangs on. */
const longest = 40;

/** A choice as a person would name it: `err != nil`, `not stale(x)`, `f.size == 0`. */
export function choiceName(choice: Quantity): string {
  if (choice.kind === 'source') return choice.source.name;
  if (choice.kind === 'unary' && choice.operator === '!')
    return `not ${choiceName(choice.operand)}`;
  const text = printQuantity(choice).replace(/^\((.*)\)$/, '$1');
  if (choice.kind === 'binary' && text.length <= longest) return text;
  let name = 'the choice';
  visitLeaves(choice, (leaf) => {
    if (leaf.kind === 'source') name = leaf.source.name;
  });
  return name;
}
