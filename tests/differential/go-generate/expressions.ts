import { bool, binary, int, type Expr } from './program.ts';
import { checked, limited } from './values.ts';
import { namesOf, type Making, type Scope } from './scope.ts';

const compared = ['<', '<=', '>', '>=', '==', '!='];

/** A number that is small at small values. */
export function intExpr(making: Making, scope: Scope, depth = 1): Expr {
  const { dice } = making;
  const leaves = intLeaves(scope);
  if (depth === 0 || dice.percent(55)) {
    return leaves.length === 0 || dice.percent(25) ? int(dice.below(3)) : dice.pick(leaves);
  }
  const left = intExpr(making, scope, depth - 1);
  if (dice.percent(12)) return limited(making, left);
  const roll = dice.below(10);
  if (roll < 6)
    return binary('int', dice.pick(['+', '-']), left, intExpr(making, scope, depth - 1));
  if (roll < 8) return binary('int', dice.pick(['/', '*', '%']), left, int(2));
  return binary('int', '-', left, int(1));
}

function intLeaves(scope: Scope): readonly Expr[] {
  return [
    ...namesOf(scope, 'int').map(int),
    ...namesOf(scope, 'list', 'text', 'table').map((name) => int(`len(${name})`)),
    ...namesOf(scope, 'channel')
      .slice(0, 1)
      .map((name) => int(`cap(${name})`)),
  ];
}

export function boolExpr(making: Making, scope: Scope, depth = 1): Expr {
  const { dice } = making;
  const leaves = [
    ...namesOf(scope, 'bool').map(bool),
    ...namesOf(scope, 'question').map((name) => bool(`${name}()`)),
    ...namesOf(scope, 'attempt').map((name) => bool(`${name}() != nil`)),
  ];
  if (depth > 0 && dice.percent(15)) {
    const left = boolExpr(making, scope, depth - 1);
    return binary('bool', dice.pick(['&&', '||']), left, boolExpr(making, scope, depth - 1));
  }
  if (dice.percent(8)) return checked(making, intExpr(making, scope, 0));
  if (leaves.length > 0 && dice.percent(50)) {
    const picked = dice.pick(leaves);
    return dice.percent(30) && picked.kind === 'leaf' && !picked.text.includes(' ')
      ? { kind: 'not', sort: 'bool', operand: picked }
      : picked;
  }
  return binary(
    'bool',
    dice.pick(compared),
    intExpr(making, scope, 1),
    dice.percent(60) ? int(dice.below(3)) : intExpr(making, scope, 0),
  );
}
