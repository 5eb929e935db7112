import { makeDice, type Dice } from '../generate/dice.ts';
import { declare, statement } from './statements.ts';
import { intExpr } from './expressions.ts';
import { printPart } from './print.ts';
import { binary, int, line, type GoProgram, type Stmt } from './program.ts';
import { namesOf, withVariable, type Making, type Scope, type VarType } from './scope.ts';

/** A function in Go as people write it, with its helpers; the same one for the same seed. */
export function generateGo(seed: number): GoProgram {
  const dice = makeDice(seed);
  const suffix = String(seed);
  const receiver = dice.percent(35) ? `server${suffix}` : null;
  const making: Making = {
    dice,
    suffix,
    functions: [],
    declarations: new Set(),
    receiver,
    counter: { next: 1 },
    captured: new Set(),
    written: new Set(),
    budget: { left: 5 + dice.below(8) },
  };
  const parameters = parametersOf(dice, receiver !== null);
  let scope: Scope = { variables: [], loops: 0, steps: true, spawned: false, result: '', depth: 0 };
  for (const [name, type] of parameters) scope = withVariable(scope, name, type);
  if (receiver !== null) making.declarations.add(`type ${receiver} struct {\n\tsize int\n}`);
  const fields = receiver === null ? [] : ([['s.size', 'int']] as const);
  for (const [name, type] of fields) scope = withVariable(scope, name, type, true);
  const result = dice.percent(30) ? 'error' : '';
  scope = { ...scope, result: result === '' ? '' : 'nil' };
  const body = bodyOf(making, scope, result !== '');
  const entry = `F${suffix}`;
  const given = parameters.map(([name, , type]) => `${name} ${type}`).join(', ');
  const owner = receiver === null ? '' : `(s *${receiver}) `;
  return {
    entry,
    declarations: [...making.declarations],
    functions: [
      { signature: `${owner}${entry}(${given})${result === '' ? '' : ' error'}`, body },
      ...making.functions,
    ],
  };
}

type ParameterText = readonly [name: string, type: VarType, go: string];

function parametersOf(dice: Dice, isMethod: boolean): readonly ParameterText[] {
  const all: readonly (readonly [number, ParameterText])[] = [
    [isMethod ? 50 : 85, ['n', 'int', 'int']],
    [35, ['m', 'int', 'int']],
    [40, ['b', 'bool', 'bool']],
    [30, ['xs', 'list', '[]int']],
    [8, ['text', 'text', 'string']],
    [8, ['table', 'table', 'map[int]int']],
    [10, ['ask', 'question', 'func() bool']],
    [10, ['try', 'attempt', 'func() error']],
    [7, ['ctx', 'context', 'context.Context']],
  ];
  // More would be too many values to try.
  const chosen = all.flatMap(([chance, one]) => (dice.percent(chance) ? [one] : []));
  return chosen.length > 0 ? chosen.slice(0, 4) : [['n', 'int', 'int']];
}

/** Locals, what they talk over, and what they do with it. */
function bodyOf(making: Making, start: Scope, hasResult: boolean): readonly Stmt[] {
  const { dice } = making;
  const statements: Stmt[] = [];
  let scope = start;
  const add = (statement: Stmt, name: string, type: VarType): void => {
    statements.push(statement);
    scope = withVariable(scope, name, type, true);
  };
  if (dice.percent(40)) {
    const [declaration, after] = declare(making, scope);
    statements.push(declaration);
    scope = after;
  }
  if (dice.percent(25)) statements.push(...statement(making, scope));
  add(made(making, scope, 'c'), 'c', 'channel');
  if (dice.percent(30)) add(made(making, scope, 'd'), 'd', 'channel');
  if (dice.percent(45)) add(line`var wg sync.WaitGroup`, 'wg', 'group');
  if (dice.percent(20)) add(line`var mu sync.Mutex`, 'mu', 'lock');
  if (dice.percent(12)) add(line`done := make(chan struct{})`, 'done', 'signal');
  for (let rest = 1 + dice.below(3); rest > 0; rest--) statements.push(...statement(making, scope));
  return hasResult ? [...statements, line`return nil`] : statements;
}

/** Buffered or not. Go itself refuses a size that is written out and negative. */
function made(making: Making, scope: Scope, name: string): Stmt {
  const { dice } = making;
  if (dice.percent(45)) return line`${name} := make(chan int)`;
  const size = intExpr(making, scope);
  if (!/[a-z]/.test(printPart(size))) return line`${name} := make(chan int, ${int(dice.below(3))})`;
  // Here a division by zero matters; elsewhere it is one of the many ways to panic that are not followed.
  const divisors = namesOf(scope, 'int');
  const isQuotient = divisors.length > 0 && dice.percent(8);
  const whole = isQuotient ? binary('int', '/', size, int(dice.pick(divisors))) : size;
  return line`${name} := make(chan int, ${whole})`;
}
