import type { GoStatement } from '../../syntax/node.ts';
import type { LocalId } from '../ids.ts';
import { comparison } from './binary.ts';
import { childrenOf, type Syntax } from './children.ts';
import { integer, local, type Context } from './context.ts';
import { leaving, repeating, within } from './jump.ts';
import { outermostAt, regionsOf, type Landing, type Region } from './goto-regions.ts';
import type { Jump } from './jump-frame.ts';

/** Statements in order, with the gotos between them. */
export function lowerStatements(context: Context, statements: readonly GoStatement[]): void {
  const landings = landingsOf(statements);
  const regions = regionsOf(landings);
  if (regions !== null) return run(context, { statements, regions }, 0, statements.length);
  // What is declared before the first jump is declared once.
  const first = Math.min(...landings.flatMap(({ index, sources }) => [index, ...sources]));
  run(context, { statements, regions: [] }, 0, first);
  const moved = landings.map((landing) => ({ ...landing, index: landing.index - first }));
  dispatched(context, statements.slice(first), moved);
}

function landingsOf(statements: readonly GoStatement[]): readonly Landing[] {
  return statements.flatMap((statement, index) => {
    if (statement.kind !== 'labeled') return [];
    const { name } = statement.label;
    const sources = statements.flatMap((one, at) => (goesTo(one, name) ? [at] : []));
    return sources.length > 0 ? [{ name, index, sources }] : [];
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

interface List {
  readonly statements: readonly GoStatement[];
  readonly regions: readonly Region[];
}

function run(context: Context, list: List, from: number, to: number): void {
  for (let at = from; at < to;) {
    const region = outermostAt(list.regions, at, to);
    if (region === undefined) {
      context.lower.statement(context, list.statements[at]!);
      at += 1;
    } else {
      jumpingIn(context, list, region);
      at = region.to;
    }
  }
}

function jumpingIn(context: Context, list: List, region: Region): void {
  const { fn } = context;
  const { kind, name, from, to } = region;
  const label = fn.label();
  const span = list.statements[kind === 'block' ? to : from]!.span;
  const jump: Jump<Context> = kind === 'block' ? leaving(label) : repeating(label);
  const others = { ...list, regions: list.regions.filter((one) => one !== region) };
  const body = fn.nested(() => {
    const labels = { kind: 'labels', goTo: new Map([[name, jump]]) } as const;
    within(context, labels, (inner) => run(inner, others, from, to));
    if (kind === 'loop') fn.emit({ kind: 'break', label }, span);
  });
  if (kind === 'loop') fn.emit({ kind, label, body, isEnteredInside: false }, span);
  else fn.emit({ kind, label, body }, span);
}

/** Jumps into the middle of a loop: a number tells with which part of the list to go on. */
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
        const then = fn.nested(() => {
          run(inner, { statements, regions: [] }, starts[index]!, starts[index + 1]!);
          goOnWith(index + 1);
        });
        const condition = isPart(context, part, index);
        fn.emit(
          { kind: 'if', condition, then, otherwise: [] },
          statements[starts[index]!]?.span ?? span,
        );
      }
    });
    fn.emit({ kind: 'break', label }, span);
  });
  fn.emit({ kind: 'loop', label, body, isEnteredInside: true }, span);
}

function isPart(context: Context, part: LocalId, index: number) {
  const type = context.program.types.basic('int');
  return comparison(context, '==', [local(part), type], [integer(context, index), type]);
}
