import type { Block, GoStatement, Name } from '../syntax/node.ts';
import { unknownType } from './basic.ts';
import type { Checker } from './checker.ts';
import { recordDefinition, recordUse } from './record.ts';
import { fail } from './report.ts';
import type { LabelObject } from './type.ts';

interface Label {
  readonly object: LabelObject;
  readonly name: Name;
  /** The blocks around it, outermost first. */
  readonly blocks: readonly object[];
  readonly statement: GoStatement;
  isUsed: boolean;
}

interface Jump {
  readonly name: Name;
  readonly blocks: readonly object[];
  readonly start: number;
}

interface Walk {
  readonly c: Checker;
  readonly labels: Map<string, Label>;
  readonly gotos: Jump[];
  /** Where variables are declared, by block: a goto must not jump over them. */
  readonly declared: { readonly block: object; readonly at: number }[];
}

/** Labels of one function: declared once, used, and jumped to from where that makes sense. */
export function checkLabels(c: Checker, body: Block): void {
  const walk: Walk = { c, labels: new Map(), gotos: [], declared: [] };
  collect(walk, body.statements, [body]);
  visitJumps(walk, body.statements, [], [body]);
  for (const jump of walk.gotos) checkGoto(walk, jump);
  for (const label of walk.labels.values())
    if (!label.isUsed) fail(c, label.name.span, 'go-unused-label', { name: label.name.name });
}

function collect(walk: Walk, statements: readonly GoStatement[], blocks: readonly object[]): void {
  for (const statement of statements) {
    if (statement.kind === 'labeled') declare(walk, statement, blocks);
    if (statement.kind === 'define' || isVariableDeclaration(statement))
      walk.declared.push({ block: blocks.at(-1)!, at: statement.span.start });
    for (const inner of innerLists(statement)) collect(walk, inner, [...blocks, inner]);
    if (statement.kind === 'labeled') collect(walk, [statement.statement], blocks);
  }
}

function isVariableDeclaration(statement: GoStatement): boolean {
  return (
    statement.kind === 'declare' && statement.declarations.some(({ kind }) => kind === 'variable')
  );
}

function declare(
  walk: Walk,
  statement: GoStatement & { kind: 'labeled' },
  blocks: readonly object[],
): void {
  const { c, labels } = walk;
  const { label: name } = statement;
  const place = { span: name.span, file: c.environment.file, package: c.package };
  const object: LabelObject = { kind: 'label', name: name.name, type: unknownType, ...place };
  recordDefinition(c, name, object);
  if (name.name === '_') return;
  const other = labels.get(name.name);
  if (other !== undefined) {
    const related = [{ span: other.name.span, message: `other declaration of ${name.name}` }];
    fail(c, name.span, 'go-label-redeclared', { name: name.name }, related);
    return;
  }
  labels.set(name.name, { object, name, blocks, statement: statement.statement, isUsed: false });
}

/** The lists of statements directly below one; those of function literals are their own. */
function innerLists(statement: GoStatement): readonly (readonly GoStatement[])[] {
  if (statement.kind === 'block') return [statement.statements];
  if (statement.kind === 'if') {
    const other = statement.otherwise;
    return [statement.then.statements, ...(other === null ? [] : [[other]])];
  }
  if (statement.kind === 'for' || statement.kind === 'range') return [statement.body.statements];
  if (
    statement.kind === 'switch' ||
    statement.kind === 'type-switch' ||
    statement.kind === 'select'
  )
    return statement.cases.map(({ body }) => body.statements);
  return [];
}

/** `around` are the labeled statements that a jump is inside of. */
function visitJumps(
  walk: Walk,
  statements: readonly GoStatement[],
  around: readonly Label[],
  blocks: readonly object[],
): void {
  for (const statement of statements) {
    visitJump(walk, statement, around, blocks);
    if (statement.kind === 'labeled') {
      const own = walk.labels.get(statement.label.name);
      const isOwn = own !== undefined && own.statement === statement.statement;
      visitJumps(walk, [statement.statement], isOwn ? [...around, own] : around, blocks);
    }
    for (const inner of innerLists(statement)) visitJumps(walk, inner, around, [...blocks, inner]);
  }
}

function visitJump(
  walk: Walk,
  statement: GoStatement,
  around: readonly Label[],
  blocks: readonly object[],
): void {
  const isJump =
    statement.kind === 'break' || statement.kind === 'continue' || statement.kind === 'goto';
  if (!isJump || statement.label === null) return;
  const { label: name, kind } = statement;
  const { c } = walk;
  const label = walk.labels.get(name.name);
  if (label === undefined)
    return fail(c, name.span, 'go-undefined-label', { name: name.name, kind });
  label.isUsed = true;
  recordUse(c, name, label.object);
  if (kind === 'goto') {
    walk.gotos.push({ name, blocks, start: statement.span.start });
    return;
  }
  const isLoop = label.statement.kind === 'for' || label.statement.kind === 'range';
  const isBreakable = ['switch', 'type-switch', 'select'].includes(label.statement.kind);
  if (!around.includes(label) || (!isLoop && (kind === 'continue' || !isBreakable)))
    fail(c, name.span, 'go-invalid-label', { name: name.name, kind });
}

/** A goto leads neither into a block nor over a variable. */
function checkGoto(walk: Walk, { name, blocks, start }: Jump): void {
  const { c } = walk;
  const label = walk.labels.get(name.name);
  if (label === undefined) return;
  const block = label.blocks.at(-1)!;
  if (!blocks.includes(block)) return fail(c, name.span, 'go-goto-into-block', { name: name.name });
  const target = label.name.span.start;
  const crossed = walk.declared.find(
    (one) => one.block === block && one.at > start && one.at < target,
  );
  if (crossed !== undefined) fail(c, name.span, 'go-goto-over-variable', { name: name.name });
}
