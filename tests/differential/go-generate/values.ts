import { binary, head, int, line, nest, type Expr, type Stmt } from './program.ts';
import { freshName, type Making } from './scope.ts';

/** A function that makes a number of a number, as people write them: limits, defaults, shares. */
export function limited(making: Making, given: Expr): Expr {
  const { dice, suffix, functions } = making;
  const name = `${freshName(making, dice.pick(['limit', 'atLeast', 'share']))}x${suffix}`;
  const [most, least] = [1 + dice.below(3), dice.below(2)];
  const bodies: readonly (readonly Stmt[])[] = [
    [nest(head`if a > ${int(most)}`, [line`return ${int(most)}`]), line`return a`],
    [nest(head`if a < ${int(least)}`, [line`a = ${int(least)}`]), line`return a`],
    [line`return (a + 1) / 2`],
    [
      line`r := a`,
      nest(
        ['switch'],
        [
          nest(head`case a < ${int(0)}:`, [line`r = 0`], ''),
          nest(head`case a > ${int(most)}:`, [line`r--`], ''),
        ],
      ),
      line`return r`,
    ],
    [line`r := 0`, nest(['for i := 0; i < a; i++'], [line`r += 1`]), line`return r`],
  ];
  functions.push({ signature: `${name}(a int) int`, body: dice.pick(bodies) });
  return called('int', name, given);
}

/** A check, and what it says of a number. */
export function checked(making: Making, given: Expr): Expr {
  const { dice, suffix, functions } = making;
  const name = `${freshName(making, dice.pick(['check', 'valid']))}x${suffix}`;
  const condition = binary('bool', dice.pick(['<', '>', '==']), int('a'), int(dice.below(2)));
  if (dice.percent(50)) {
    functions.push({ signature: `${name}(a int) bool`, body: [line`return ${condition}`] });
    return called('bool', name, given);
  }
  const fails = nest(head`if ${condition}`, [line`return errors.New("no")`]);
  functions.push({ signature: `${name}(a int) error`, body: [fails, line`return nil`] });
  return { ...called('bool', name, given), after: ' != nil' };
}

function called(sort: 'int' | 'bool', name: string, given: Expr): Expr & { kind: 'call' } {
  return { kind: 'call', sort, name, given, after: '' };
}
