import type { Expression, FunctionMember, Statement } from '../language/node.ts';
import { loopsOf, nodesIn, type Loop } from './nodes.ts';

/** A line of its own, before what stands at the offset. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Lines that may be missing, in several wordings: all of one wording are tried together. */
export function candidatesFor(
  text: string,
  member: FunctionMember,
): readonly (readonly Insertion[])[] {
  const body = member.body;
  if (body === null) return [];
  const loops = loopsOf(body);
  const access = accessLines(text, member, loops);
  const measures = loops.flatMap((loop) => measureLine(text, loop));
  const wordings = ([both, low, guarded] as const).map((wording) =>
    loops.flatMap((loop) => boundLine(text, loop, wording)),
  );
  const sets = [[], measures].flatMap((more) =>
    wordings.map((bounds) => [...access, ...bounds, ...more]),
  );
  const seen = new Set<string>();
  return sets.filter((set) => {
    const key = set.map(({ at, text: line }) => `${at} ${line}`).join('\n');
    const isNew = set.length > 0 && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

interface Counted {
  readonly name: string;
  readonly least: string;
  readonly most: string;
}

type Wording = (counted: Counted) => string;

const both: Wording = ({ name, least, most }) => `${least} <= ${name} && ${name} <= ${most}`;
const low: Wording = ({ name, least }) => `${least} <= ${name}`;
/** Of a loop without rounds. */
const guarded: Wording = ({ name, least, most }) =>
  `${least} <= ${name} && (${name} <= ${most} || ${most} < ${least})`;

function boundLine(text: string, loop: Loop, wording: Wording): readonly Insertion[] {
  const counted = countedBy(text, loop);
  return counted === null ? [] : lineBefore(text, loop.span.start, `invariant ${wording(counted)}`);
}

/** `for i := a; i < b; i++`, also with `<=`, and downwards. */
function countedBy(text: string, loop: Loop): Counted | null {
  const { initializer, condition, update } = loop;
  if (initializer?.kind !== 'define' || initializer.left.length !== 1) return null;
  const [variable] = initializer.left;
  const [first] = initializer.right;
  if (variable?.kind !== 'name' || first === undefined || condition?.kind !== 'binary') return null;
  if (condition.left.kind !== 'name' || condition.left.name !== variable.name) return null;
  const by = stepOf(update, variable.name);
  const limit = written(text, condition.right);
  const from = written(text, first);
  const { name } = variable;
  const { operator } = condition;
  if (by === 1 && operator === '<') return { name, least: from, most: limit };
  if (by === 1 && operator === '<=') return { name, least: from, most: `${limit}+1` };
  if (by === -1 && operator === '>') return { name, least: limit, most: from };
  if (by === -1 && operator === '>=') return { name, least: `${limit}-1`, most: from };
  return null;
}

function stepOf(update: Statement | null, name: string): number | null {
  if (update?.kind === 'step' && update.operand.kind === 'name' && update.operand.name === name)
    return update.by;
  return null;
}

function written(text: string, { kind, span }: Expression): string {
  const own = text.slice(span.start, span.end);
  return kind === 'binary' ? `(${own})` : own;
}

/** What the conditions of a loop compare comes closer in each round. */
function measureLine(text: string, loop: Loop): readonly Insertion[] {
  const { condition } = loop;
  if (condition === null) return [];
  const compared = comparisonsIn(condition).flatMap(({ operator, left, right }) => {
    const [a, b] = [written(text, left), written(text, right)];
    if (operator === '<' || operator === '<=') return [`${b} - ${a}`];
    return operator === '>' || operator === '>=' ? [`${a} - ${b}`] : [];
  });
  const [first] = compared;
  return first === undefined ? [] : lineBefore(text, loop.span.start, `decreases ${first}`);
}

function comparisonsIn(e: Expression): readonly (Expression & { readonly kind: 'binary' })[] {
  if (e.kind !== 'binary') return [];
  return e.operator === '&&' ? [...comparisonsIn(e.left), ...comparisonsIn(e.right)] : [e];
}

/** The right to the elements of each slice that is given and indexed: all of it where one is written. */
function accessLines(
  text: string,
  member: FunctionMember,
  loops: readonly Loop[],
): readonly Insertion[] {
  const body = member.body!;
  return member.parameters.flatMap(({ name, type }) => {
    if (name === null || type.kind !== 'slice-type') return [];
    const isIn = (root: Loop | typeof body): boolean =>
      nodesIn(root).some((one) => one.kind === 'index' && isName(one.operand, name.name));
    if (!isIn(body)) return [];
    const isWritten = writtenIn(nodesIn(body)).some(
      (one) => one.kind === 'index' && isName(one.operand, name.name),
    );
    const k =
      ['k', 'j', 'm', 'at'].find((one) => !new RegExp(`\\b${one}\\b`).test(text)) ?? 'index';
    const amount = isWritten ? '' : ', _';
    const all = `forall ${k} int :: 0 <= ${k} && ${k} < len(${name.name}) ==> acc(&${name.name}[${k}]${amount})`;
    return [
      ...lineBefore(text, member.name.span.start, `preserves ${all}`),
      ...loops
        .filter(isIn)
        .flatMap((loop) => lineBefore(text, loop.span.start, `invariant ${all}`)),
    ];
  });
}

function isName(e: Expression, name: string): boolean {
  return e.kind === 'name' && e.name === name;
}

function writtenIn(nodes: readonly (Statement | Expression)[]): readonly Expression[] {
  return nodes.flatMap((one): readonly Expression[] => {
    if (one.kind === 'assign') return one.left;
    if (one.kind === 'step') return [one.operand];
    return one.kind === 'unary' && one.operator === '&' ? [one.operand] : [];
  });
}

/** Before the line of the offset, as far in as that line. */
function lineBefore(text: string, offset: number, clause: string): readonly Insertion[] {
  const at = text.lastIndexOf('\n', offset - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(at))![0];
  return [{ at, text: `${indent}//@ ${clause}\n` }];
}
