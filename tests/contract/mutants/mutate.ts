import type { Span } from '../../../src/base/span.ts';
import { parseAnnotated } from '../../../src/contract/language/parse.ts';
import type {
  BinaryOperator,
  Block,
  Clause,
  Expression,
  FunctionMember,
  Statement,
} from '../../../src/contract/language/node.ts';

/** One small change of a program that verifies. */
export interface Mutant {
  /** The function that is changed. */
  readonly inside: string;
  readonly text: string;
  /** How a file speaks of it: `line:column what -> what`. */
  readonly name: string;
}

interface Edit {
  readonly span: Span;
  readonly to: string;
  readonly inside: string;
}

const swapped: Readonly<Partial<Record<BinaryOperator, string>>> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==' },
  ...{ '+': '-', '-': '+', '&&': '||', '||': '&&' },
};

/** All changes of a text, or `most` of them, spread over it. */
export function mutantsOf(file: string, text: string, most: number): readonly Mutant[] {
  const edits = editsOf(file, text);
  const step = Math.max(1, edits.length / most);
  const chosen = edits.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  return chosen.map((edit) => ({
    inside: edit.inside,
    text: text.slice(0, edit.span.start) + edit.to + text.slice(edit.span.end),
    name: nameOf(text, edit),
  }));
}

function nameOf(text: string, { span, to }: Edit): string {
  const lines = text.slice(0, span.start).split('\n');
  const from = text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const place = `${lines.length}:${lines.at(-1)!.length + 1}`;
  return `${place} ${from} -> ${to === '' ? 'nothing' : to}`;
}

function editsOf(file: string, text: string): readonly Edit[] {
  const all = parseAnnotated(file, text).members.flatMap((member) =>
    member.kind === 'function' ? editsIn(text, member) : [],
  );
  return [...all].sort((a, b) => a.span.start - b.span.start);
}

function editsIn(text: string, member: FunctionMember): readonly Edit[] {
  const inside = member.name.name;
  const from = (edits: readonly Omit<Edit, 'inside'>[]): readonly Edit[] =>
    edits.map((edit) => ({ ...edit, inside }));
  return from([
    ...member.contract.flatMap((one) => inClause(text, one)),
    ...(member.body === null ? [] : inBlock(text, member.body)),
  ]);
}

type Change = Omit<Edit, 'inside'>;

/** What is asked for and what is promised: one sign in it. */
function inClause(text: string, clause: Clause): readonly Change[] {
  if (clause.kind !== 'ensures' && clause.kind !== 'invariant') return [];
  return clause.expressions.flatMap((one) => signs(text, one)).slice(0, 2);
}

function inBlock(text: string, block: Block): readonly Change[] {
  return block.statements.flatMap((one) => inStatement(text, one));
}

function removed({ span }: { readonly span: Span }): Change {
  return { span, to: '' };
}

function inStatement(text: string, s: Statement): readonly Change[] {
  switch (s.kind) {
    case 'block':
      return inBlock(text, s);
    case 'expression':
    case 'send':
    case 'go':
    case 'defer':
    case 'step':
    case 'verb':
      return [removed(s)];
    case 'assign':
      return [removed(s), ...s.right.flatMap((one) => signs(text, one))];
    case 'define':
    case 'return':
      return (s.kind === 'define' ? s.right : s.values).flatMap((one) => signs(text, one));
    case 'if':
      return [
        ...signs(text, s.condition),
        ...inBlock(text, s.then),
        ...(s.otherwise === null ? [] : inStatement(text, s.otherwise)),
      ];
    case 'for':
      return [
        ...s.contract.flatMap((one) => inClause(text, one)),
        ...(s.condition === null ? [] : signs(text, s.condition)),
        ...inBlock(text, s.body),
      ];
    case 'range':
      return [...s.contract.flatMap((one) => inClause(text, one)), ...inBlock(text, s.body)];
    case 'switch':
    case 'type-switch':
      return s.cases.flatMap((one) => inBlock(text, one.body));
    case 'select':
      return s.cases.flatMap((one) => inBlock(text, one.body));
    case 'labeled':
    case 'ghost':
      return inStatement(text, s.statement);
    case 'break':
    case 'clauses':
    case 'continue':
    case 'declare':
    case 'empty':
    case 'fallthrough':
    case 'goto':
      return [];
  }
}

/** Each sign between two operands becomes its neighbour, each number the next one. */
function signs(text: string, e: Expression): readonly Change[] {
  if (e.kind === 'integer') return [{ span: e.span, to: String(e.value + 1n) }];
  if (e.kind === 'unary' || e.kind === 'old') return signs(text, e.operand);
  if (e.kind === 'index') return e.indices.flatMap((one) => signs(text, one));
  if (e.kind === 'quantifier') return signs(text, e.body);
  if (e.kind === 'conditional')
    return [e.condition, e.then, e.otherwise].flatMap((one) => signs(text, one));
  if (e.kind !== 'binary') return [];
  const both = [...signs(text, e.left), ...signs(text, e.right)];
  const to = swapped[e.operator];
  const at = text.indexOf(e.operator, e.left.span.end);
  if (to === undefined || at < 0 || at > e.right.span.start) return both;
  return [...both, { span: { start: at, end: at + e.operator.length }, to }];
}
