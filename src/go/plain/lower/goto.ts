import type { GoStatement } from '../../syntax/node.ts';
import type { LocalId } from '../ids.ts';
import { comparison } from './binary.ts';
import { childrenOf, type Syntax } from './children.ts';
import { integer, local, type Context } from './context.ts';
import { leaving, repeating, within } from './jump.ts';
import type { Jump } from './jump-frame.ts';

/** A statement that `goto` goes to, in a list of statements. */
interface Landing {
  readonly name: string;
  readonly index: number;
}

/** Statements in order, with the gotos between them. */
export function lowerStatements(context: Context, statements: readonly GoStatement[]): void {
  const landings = landingsOf(statements);
  const [first] = landings;
  if (first === undefined) return run(context, statements);
  const before = statements.slice(0, first.index);
  const after = statements.slice(first.index);
  const comesFrom = (list: readonly GoStatement[]): boolean =>
    list.some((statement) => goesTo(statement, first.name));
  if (landings.length === 1 && !comesFrom(after)) return forward(context, first, before, after);
  if (landings.length === 1 && !comesFrom(before)) return backward(context, first, before, after);
  dispatched(context, statements, landings);
}

function run(context: Context, statements: readonly GoStatement[]): void {
  for (const statement of statements) context.lower.statement(context, statement);
}

function landingsOf(statements: readonly GoStatement[]): readonly Landing[] {
  return statements.flatMap((statement, index) => {
    if (statement.kind !== 'labeled') return [];
    const { name } = statement.label;
    return statements.some((one) => goesTo(one, name)) ? [{ name, index }] : [];
  });
}

function goesTo(statement: GoStatement, name: string): boolean {
  const left: Syntax[] = [statement];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node.kind === 'goto' && node.label.name === name) return true;
    if (node.kind !== 'function-literal') left.push(...childrenOf(node));
  }
  return false;
}

const to = (name: string, jump: Jump<Context>) =>
  ({ kind: 'labels', goTo: new Map([[name, jump]]) }) as const;

/** Jumping forward is leaving a block. */
function forward(
  context: Context,
  { name }: Landing,
  before: readonly GoStatement[],
  after: readonly GoStatement[],
): void {
  const { fn } = context;
  const label = fn.label();
  const body = fn.nested(() =>
    within(context, to(name, leaving(label)), (inner) => run(inner, before)),
  );
  fn.emit({ kind: 'block', label, body }, after[0]!.span);
  run(context, after);
}

/** Jumping back is repeating a loop, which is left at its end. */
function backward(
  context: Context,
  { name }: Landing,
  before: readonly GoStatement[],
  after: readonly GoStatement[],
): void {
  const { fn } = context;
  const label = fn.label();
  run(context, before);
  const { span } = after[0]!;
  const body = fn.nested(() => {
    within(context, to(name, repeating(label)), (inner) => run(inner, after));
    fn.emit({ kind: 'break', label }, span);
  });
  fn.emit({ kind: 'loop', label, body }, span);
}

/** Several labels: a number tells with which part of the list to go on. */
function dispatched(
  context: Context,
  statements: readonly GoStatement[],
  landings: readonly Landing[],
): void {
  const { fn, program } = context;
  const { span } = statements[0]!;
  const label = fn.label();
  const part = fn.register(program.types.basic('int'), span);
  const goOnWith = (index: number): void => fn.assign(part, integer(context, index), span);
  const goTo = new Map<string, Jump<Context>>(
    landings.map(({ name }, index) => [
      name,
      (_, at) => {
        goOnWith(index + 1);
        fn.emit({ kind: 'continue', label }, at);
      },
    ]),
  );
  const starts = [0, ...landings.map(({ index }) => index), statements.length];
  goOnWith(0);
  const body = fn.nested(() => {
    within(context, { kind: 'labels', goTo }, (inner) => {
      for (let index = 0; index <= landings.length; index++) {
        const list = statements.slice(starts[index], starts[index + 1]);
        const then = fn.nested(() => {
          run(inner, list);
          goOnWith(index + 1);
        });
        const condition = isPart(context, part, index);
        fn.emit({ kind: 'if', condition, then, otherwise: [] }, list[0]?.span ?? span);
      }
    });
    fn.emit({ kind: 'break', label }, span);
  });
  fn.emit({ kind: 'loop', label, body }, span);
}

function isPart(context: Context, part: LocalId, index: number) {
  const type = context.program.types.basic('int');
  return comparison(context, '==', [local(part), type], [integer(context, index), type]);
}
