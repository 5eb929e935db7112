import type { PlainExpression } from './expression.ts';
import type { FunctionId, LocalId } from './ids.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import type { PlainStatement } from './statement.ts';
import type { Shape } from './types.ts';
import { visitStatements, walkOperands } from './walk.ts';

/** What others can do with a channel that they were given: a `<-chan` lets them neither send nor close. */
export type Ends = 'both' | 'send' | 'receive';

export const endsOfShape = (shape: Shape): Ends =>
  shape.kind === 'channel' ? shape.direction : 'both';

/** What a function does with the channel in a variable around it; none where it only asks how full that is. */
export function endsUsed(
  program: PlainProgram,
  id: FunctionId,
  captured: LocalId,
): readonly Ends[] {
  const fn = program.functions[id]!;
  const held = new Set<LocalId>();
  const found = new Set<Ends>();
  visitStatements(fn.body, (statement) => {
    if (!isLoadOf(statement, captured)) return;
    held.add(statement.target);
    if (fn.results.includes(statement.target)) found.add(typeEnds(program, fn, statement.target));
  });
  visitStatements(fn.body, (statement) => {
    for (const ends of usesIn(program, statement, captured, held)) found.add(ends);
  });
  return found.has('both') ? ['both'] : [...found];
}

type Load = Extract<PlainStatement, { kind: 'load' }>;

const isLoadOf = (statement: PlainStatement, captured: LocalId): statement is Load =>
  statement.kind === 'load' &&
  statement.place.kind === 'cell' &&
  statement.place.local === captured;

const typeEnds = ({ types }: PlainProgram, { locals }: PlainFunction, local: LocalId): Ends =>
  endsOfShape(types[locals[local]!.type]!.shape);

function usesIn(
  program: PlainProgram,
  statement: PlainStatement,
  captured: LocalId,
  held: ReadonlySet<LocalId>,
): readonly Ends[] {
  const isHeld = (one: PlainExpression): boolean => one.kind === 'local' && held.has(one.local);
  const known: readonly (readonly [PlainExpression, Ends | null])[] = operationsIn(statement);
  const found = known.flatMap(([channel, ends]) => (isHeld(channel) && ends ? [ends] : []));
  const operands = new Set(known.map(([channel]) => channel));
  let isOpen = false;
  walkOperands(statement, {
    expression: (one) => {
      if (one.kind === 'capacity') operands.add(one.operand);
      if (isHeld(one) && !operands.has(one)) isOpen = true;
      if (one.kind !== 'closure') return;
      const at = one.captures.indexOf(captured);
      const inner = program.functions[one.function]!.captures[at];
      if (inner !== undefined) found.push(...endsUsed(program, one.function, inner));
    },
    place: (place) => {
      if (place.kind === 'cell' && place.local === captured && statement.kind !== 'load')
        isOpen = true;
    },
  });
  return isOpen ? ['both'] : found;
}

/** The channels that it does something with, and at which end; null where it asks how full they are. */
function operationsIn(
  statement: PlainStatement,
): readonly (readonly [PlainExpression, Ends | null])[] {
  if (statement.kind === 'channel-length') return [[statement.channel, null]];
  if (statement.kind === 'close') return [[statement.channel, 'send']];
  if (statement.kind === 'send' || statement.kind === 'receive')
    return [[statement.channel, statement.kind]];
  if (statement.kind !== 'select') return [];
  return statement.cases.map(({ communication: { kind, channel } }) => [channel, kind]);
}
