import type { ExtendedBlock, ExtendedStatement } from '../../virgo/extended/ast.ts';
import { blocksOf } from '../../virgo/extended/children.ts';
import { hasShape } from '../../virgo/extended/shape.ts';

type Loop = Extract<ExtendedStatement, { readonly kind: 'for' | 'range' | 'loop' }>;
type Labelled = Extract<ExtendedStatement, { readonly kind: 'block' }>;

/** Blocks with labels as people write them: a break, a continue, or nothing at all. Exact. */
export function tidyJumps(block: ExtendedBlock): ExtendedBlock {
  return withoutReturn(tidy(block));
}

function tidy(block: ExtendedBlock): ExtendedBlock {
  return block.flatMap((statement): ExtendedBlock => {
    const inner = withBlocks(statement, tidy);
    if (inner.kind === 'go') return [{ ...inner, body: withoutReturn(inner.body) }];
    if (isLoop(inner)) return [asContinues(inner)];
    return inner.kind === 'block' ? asBreaks(inner) : [inner];
  });
}

const isLoop = (statement: ExtendedStatement): statement is Loop =>
  statement.kind === 'for' || statement.kind === 'range' || statement.kind === 'loop';

/** block l { P; leave l } is P. */
function asBreaks(given: Labelled): ExtendedBlock {
  const { label } = given;
  const body = withoutLast(given.body, (one) => one.kind === 'leave' && one.label === label);
  const statement: Labelled = { ...given, body };
  const [only] = body;
  if (body.length === 1 && only !== undefined && isLoop(only)) {
    const loop = { ...only, body: replaced(only.body, label, 'break') };
    return leaves(loop.body, label) ? [{ ...statement, body: [loop] }] : [loop];
  }
  return leaves(body, label) ? [statement] : body;
}

/** A block that is all of a loop's body: to leave it is to go on with the next iteration. */
function asContinues(loop: Loop): Loop {
  const [only] = loop.body;
  if (loop.body.length !== 1 || only?.kind !== 'block') return loop;
  const body = replaced(only.body, only.label, 'continue');
  return leaves(body, only.label) ? loop : { ...loop, body };
}

function leaves(block: ExtendedBlock, label: string): boolean {
  return block.some(
    (statement) =>
      (statement.kind === 'leave' && statement.label === label) ||
      blocksOf(statement).some((inner) => leaves(inner, label)),
  );
}

/** The jumps to a label that belong to the innermost loop, as jumps of that loop. */
function replaced(block: ExtendedBlock, label: string, kind: 'break' | 'continue'): ExtendedBlock {
  return block.map((statement): ExtendedStatement => {
    if (statement.kind === 'leave' && statement.label === label)
      return { kind, id: statement.id, span: statement.span };
    if (isLoop(statement)) return statement;
    return withBlocks(statement, (inner) => replaced(inner, label, kind));
  });
}

const withoutReturn = (block: ExtendedBlock): ExtendedBlock =>
  withoutLast(block, ({ kind }) => kind === 'return');

/** Without a jump to where the block leads anyway. */
function withoutLast(
  block: ExtendedBlock,
  isIt: (statement: ExtendedStatement) => boolean,
): ExtendedBlock {
  const last = block.at(-1);
  if (last === undefined) return block;
  const before = block.slice(0, -1);
  if (isIt(last)) return withoutLast(before, isIt);
  const isBranching =
    hasShape(last, 'branches') || hasShape(last, 'cases') || last.kind === 'block';
  if (!isBranching) return block;
  const inner = withBlocks(last, (body) => withoutLast(body, isIt));
  const isEmpty = (inner.kind === 'choose' || inner.kind === 'if') && isBare(inner);
  return isEmpty ? withoutLast(before, isIt) : [...before, inner];
}

const isBare = (statement: ExtendedStatement): boolean =>
  blocksOf(statement).every((block) => block.length === 0);

function withBlocks(
  statement: ExtendedStatement,
  change: (block: ExtendedBlock) => ExtendedBlock,
): ExtendedStatement {
  if (hasShape(statement, 'body')) return { ...statement, body: change(statement.body) };
  if (hasShape(statement, 'branches'))
    return {
      ...statement,
      then: change(statement.then),
      otherwise: change(statement.otherwise),
    };
  if (!hasShape(statement, 'cases')) return statement;
  const cases = statement.cases.map((one) => {
    const body = change(one.body);
    if (one.kind !== 'receive') return { ...one, body };
    return { ...one, body, closed: one.closed === null ? null : change(one.closed) };
  });
  return { ...statement, cases };
}
