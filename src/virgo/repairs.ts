import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import type { For, If, Program, Statement } from './ast.ts';
import { isNear } from './near-names.ts';
import { printExpressionText, printStatementText } from './print.ts';
import { expressionsOf, statementsOf } from './walk.ts';

/** Adds to the checker's messages the repairs that they know: offered, never made by themselves. */
export function withRepairs(
  program: Program,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  return diagnostics.map((one) => {
    const repair = repairs[one.code];
    return repair === undefined ? one : { ...one, fix: repair(program, one) };
  });
}

type Repair = (program: Program, diagnostic: Diagnostic) => Fix | null;
type Declaration = Extract<Statement, { kind: 'channel' | 'waitgroup' }>;

const repairs: Readonly<Partial<Record<string, Repair>>> = {
  'virgo-undeclared': rightNameOrDeclaration,
  'virgo-declared-twice': withoutSecond,
  'virgo-not-dominated': declaredAtTop,
  'virgo-loop-variable': renamed,
  'virgo-note-shadow': renamed,
  'virgo-loop-body': decidedBefore,
};

/** A name that was mistyped, or else one that was forgotten. */
function rightNameOrDeclaration(program: Program, { span }: Diagnostic): Fix | null {
  const use = statementAt(program, span);
  if (use === null) return null;
  const isChannel = use.kind === 'send' || use.kind === 'receive';
  const name = nameIn(use);
  if (name === null) return null;
  const near = declarationsOf(program).find(
    (one) => (one.kind === 'channel') === isChannel && isNear(name, one.name),
  );
  if (near !== undefined) return edit(`Write ${near.name}`, [span, near.name]);
  const declaration = isChannel ? `${name} = chan [0]` : `${name} = WaitGroup`;
  return edit(`Insert ${declaration}`, [topOf(program), `${declaration};\n`]);
}

function withoutSecond(program: Program, { span }: Diagnostic): Fix | null {
  const second = statementAt(program, span);
  return second && edit('Leave this declaration out', [second.span, 'skip']);
}

/** Capacities are made of parameters, which have their values from the start. */
function declaredAtTop(program: Program, { span }: Diagnostic): Fix | null {
  const use = statementAt(program, span);
  const name = use && nameIn(use);
  const found = declarationsOf(program).find((one) => one.name === name);
  if (found === undefined) return null;
  return edit(
    `Move the declaration of ${found.name} to the top`,
    [found.span, 'skip'],
    [topOf(program), `${printStatementText(found)};\n`],
  );
}

/** Nothing uses a loop's variable. */
function renamed(program: Program, { span }: Diagnostic): Fix | null {
  const taken = new Set(namesIn(program));
  const loop = loopsOf(program).find(({ variable }) => variable?.span.start === span.start);
  const old = loop?.variable?.name;
  if (old === undefined) return null;
  let name = old;
  for (let n = 2; taken.has(name); n++) name = `${old}${n}`;
  return edit(`Name it ${name}`, [span, name]);
}

/** Conditions are made of parameters, so every iteration of a loop goes the same way. */
function decidedBefore(program: Program, { span }: Diagnostic): Fix | null {
  const loop = loopsOf(program).find(({ body }) => body.some((one) => isAt(one.span, span)));
  const inside = loop?.body.find((one): one is If => one.kind === 'if' && isAt(one.span, span));
  if (loop === undefined || inside === undefined) return null;
  const withBranch = (branch: If['then']): For => ({
    ...loop,
    body: loop.body.flatMap((one) => (one === inside ? branch : [one])),
  });
  const then = withBranch(inside.then);
  const otherwise = withBranch(inside.otherwise);
  if (![...then.body, ...otherwise.body].every(mayStandInLoop)) return null;
  const whole: If = { ...inside, then: [then], otherwise: [otherwise] };
  return edit('Decide once before the loop', [loop.span, printStatementText(whole)]);
}

function mayStandInLoop({ kind }: Statement): boolean {
  return kind === 'send' || kind === 'receive' || kind === 'add' || kind === 'skip';
}

function edit(title: string, ...edits: readonly (readonly [Span, string])[]): Fix {
  return { title, edits: edits.map(([span, text]) => ({ span, text })) };
}

function isAt(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}

/** The messages about a name mark the name, with which the statement begins. */
function statementAt({ body }: Program, { start }: Span): Statement | null {
  return [...statementsOf(body)].find(({ span }) => span.start === start) ?? null;
}

/** The channel or waitgroup that a statement uses. */
function nameIn(statement: Statement): string | null {
  switch (statement.kind) {
    case 'send':
    case 'receive':
      return statement.channel;
    case 'add':
    case 'wait':
      return statement.waitgroup;
    case 'skip':
    case 'channel':
    case 'waitgroup':
    case 'go':
    case 'return':
    case 'if':
    case 'for':
      return null;
    default:
      return unreachable(statement);
  }
}

function topOf({ body }: Program): Span {
  const start = body[0]?.span.start ?? 0;
  return { start, end: start };
}

function declarationsOf({ body }: Program): readonly Declaration[] {
  return [...statementsOf(body)].filter(
    (one): one is Declaration => one.kind === 'channel' || one.kind === 'waitgroup',
  );
}

function loopsOf({ body }: Program): readonly For[] {
  return [...statementsOf(body)].filter((one): one is For => one.kind === 'for');
}

/** Every name that somebody has given, and every word in an expression. */
function* namesIn(program: Program): Generator<string> {
  for (const { name } of declarationsOf(program)) yield name;
  for (const { variable } of loopsOf(program)) if (variable !== null) yield variable.name;
  for (const statement of statementsOf(program.body)) {
    for (const expression of expressionsOf(statement)) {
      yield* printExpressionText(expression).match(/[\p{L}_][\p{L}\p{N}_']*/gu) ?? [];
    }
  }
}
