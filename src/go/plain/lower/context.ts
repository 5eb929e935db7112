import type { Span } from '../../../base/span.ts';
import type { Info } from '../../types/info.ts';
import type { Type } from '../../types/type.ts';
import type {
  Block,
  CallExpression,
  CompositeLiteral,
  FunctionLiteral,
  GoExpression,
  GoFile,
  GoStatement,
} from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { LocalId, TypeId } from '../ids.ts';
import type { Shape } from '../types.ts';
import type { Boxing } from './boxed.ts';
import type { FunctionBuilder, Variable } from './function-builder.ts';
import type { JumpFrame } from './jump-frame.ts';
import type { Late } from './late.ts';
import type { Access, Typed } from './operand.ts';
import type { ProgramBuilder, Unit } from './program-builder.ts';
import type { TypeEnvironment } from './type-environment.ts';

/** The parts need each other: a function literal is an expression that holds statements. */
export interface Lowerers {
  readonly expression: (context: Context, expression: GoExpression) => Late<PlainExpression>;
  /** Where the expression's value is; a value of its own where it is nowhere. */
  readonly access: (context: Context, expression: GoExpression) => Late<Access>;
  readonly statement: (context: Context, statement: GoStatement) => void;
  readonly block: (context: Context, block: Block) => void;
  /** All of a function's statements. */
  readonly body: (context: Context, body: Block) => void;
  /** What the call returns, one value or several or none; `wanted` where nothing says how many. */
  readonly call: (context: Context, call: CallExpression, wanted?: number) => readonly Typed[];
  readonly composite: (
    context: Context,
    literal: CompositeLiteral,
    type: TypeId,
  ) => Late<PlainExpression>;
  readonly literal: (context: Context, literal: FunctionLiteral) => Late<PlainExpression>;
}

/** Where we are: in which function, in which file of which package, and with what type arguments. */
export interface Context {
  readonly program: ProgramBuilder;
  readonly unit: Unit;
  readonly info: Info;
  readonly file: GoFile;
  readonly fn: FunctionBuilder;
  readonly environment: TypeEnvironment;
  /** Innermost last. */
  readonly jumps: readonly JumpFrame<Context>[];
  readonly lower: Lowerers;
  readonly boxing: Boxing;
  /** In a body that a function ranges over: holds the call whose end deferred calls wait for. */
  readonly frame: Variable | null;
  /** Whose results a `return` sets: the function itself, or the one around a body that is ranged over. */
  readonly returning: FunctionBuilder;
  readonly options: LowerOptions;
  /** How deep the syntax is nested here. */
  readonly depth: { value: number };
}

/** What is the same in all functions of a program. */
export type Surroundings = Pick<Context, 'program' | 'lower' | 'options'>;

export interface LowerOptions {
  /** Go 1.22 and later give each iteration its own variables. */
  readonly loopVariables: (file: GoFile) => 'per-iteration' | 'shared';
}

export const internType = (context: Context, type: Type): TypeId =>
  context.program.types.intern(type, context.environment);

export function typeOf(context: Context, expression: GoExpression): TypeId {
  const known = context.info.types.get(expression);
  if (known !== undefined) return internType(context, known.type);
  // A name on the left of `:=` that was declared before.
  const object = expression.kind === 'name' ? context.info.uses.get(expression) : undefined;
  return object === undefined ? context.program.types.unknown : internType(context, object.type);
}

export const shapeOf = (context: Context, type: TypeId): Shape => context.program.types.shape(type);

export const textOf = (context: Context, { start, end }: Span): string =>
  context.file.text.slice(start, end);

/** Something that the text does not tell. */
export const unknownValue = (context: Context, span: Span, type?: TypeId): PlainExpression => ({
  kind: 'unknown',
  words: textOf(context, span),
  type: type ?? context.program.types.unknown,
});

export const local = (id: LocalId): PlainExpression => ({ kind: 'local', local: id });

export function integer(context: Context, value: number | bigint, type?: TypeId): PlainExpression {
  const of = type ?? context.program.types.basic('int');
  return { kind: 'constant', value: { kind: 'integer', value: BigInt(value) }, type: of };
}

export function boolean(context: Context, value: boolean): PlainExpression {
  return {
    kind: 'constant',
    value: { kind: 'boolean', value },
    type: context.program.types.basic('bool'),
  };
}

export const not = (context: Context, operand: PlainExpression): PlainExpression => ({
  kind: 'unary',
  operator: '!',
  operand,
  type: context.program.types.basic('bool'),
});

export const withoutParentheses = (expression: GoExpression): GoExpression => {
  let inner = expression;
  while (inner.kind === 'parentheses') inner = inner.inner;
  return inner;
};
