import { blocksOf, everyExpression } from '../check/children.ts';
import { Unsupported } from '../check/fault.ts';
import type { Expression, FunctionInfo, Program, Statement } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import {
  looking,
  under,
  type Context,
  checkAlternative,
  type Measure,
  type Recursion,
} from './context.ts';
import { dispatched } from './recursion.ts';
import { componentsOf, requiredBy, shapeOf } from './snapshot.ts';
import { isSmaller } from './termination.ts';
import type { Span } from '../../base/span.ts';
import type { Term } from '../state/term.ts';
import { evaluate } from './rules.ts';

/** What a person says, or else what might do: numbers, lengths, distances, the depth of a predicate. */
function measuresFor(
  ctx: Context,
  target: FunctionInfo,
  circle: ReadonlySet<FunctionInfo>,
): readonly Measure[] {
  const said = [...circle].some((one) => one.contract().decreases !== null);
  if (said) return [{ name: 'decreases', values: saidMeasure }];
  const depth: Measure = { name: 'depth', values: depthOf };
  if (circle.size > 1) return [depth];
  const shape = shapeOf(ctx, target.parameters, requiredBy(target));
  const depths = shape.sorts.flatMap((sort, index): Measure[] =>
    sort === 'Snap'
      ? [
          {
            name: `depth ${index}`,
            values: (inside, one) => [['rank', componentsOf(inside, requiredBy(one))[index]!]],
          },
        ]
      : [],
  );
  return [...depths, ...numbers(target)];
}

function saidMeasure(ctx: Context, target: FunctionInfo): readonly Term[] {
  return (target.contract().decreases ?? []).map((one) => evaluate(ctx, one));
}

function depthOf(ctx: Context, target: FunctionInfo): readonly Term[] {
  const shape = shapeOf(ctx, target.parameters, requiredBy(target));
  const index = shape.sorts.indexOf('Snap');
  return index < 0 ? [] : [['rank', componentsOf(ctx, requiredBy(target))[index]!]];
}

function numbers(target: FunctionInfo): readonly Measure[] {
  const terms = target.parameters.flatMap((one): Expression[] => {
    const { kind } = underlying(one.type);
    const { span, type } = one;
    const read: Expression = { kind: 'variable', variable: one, type, span };
    if (kind === 'integer') return [read];
    const isLong = kind === 'slice' || kind === 'sequence';
    return isLong
      ? [{ kind: 'length', operand: read, type: { kind: 'integer', name: 'int' }, span }]
      : [];
  });
  const single = terms.map((one, index): Measure => ({
    name: `value ${index}`,
    values: (ctx) => [evaluate(ctx, one)],
  }));
  const pairs = terms.flatMap((first, i) =>
    terms.flatMap((second, j): Measure[] =>
      i === j
        ? []
        : [
            {
              name: `distance ${i} ${j}`,
              values: (ctx) => [['-', evaluate(ctx, first), evaluate(ctx, second)]],
            },
          ],
    ),
  );
  return [...single, ...pairs].slice(0, 14);
}

export function startRecursion(
  ctx: Context,
  owner: FunctionInfo,
  circle: ReadonlySet<FunctionInfo>,
): Recursion | null {
  if (circle.size === 0) return null;
  const measures = measuresFor(ctx, owner, circle);
  const silent = { ...ctx, isSilent: true };
  const entry = new Map(measures.map((one) => [one.name, one.values(silent, owner)] as const));
  return { owner, circle, measures, entry };
}

/** A call of a function of the circle: at least one measure falls at all such calls. */
export function checkSmaller(ctx: Context, target: FunctionInfo, span: Span): void {
  const { recursion } = ctx;
  if (recursion === null || !recursion.circle.has(target) || ctx.isSilent) return;
  const inside = under(
    { ...looking(ctx, ctx.cell.state) },
    'pure_function_termination_error',
    span,
  );
  const silent = { ...inside, isSilent: true };
  for (const measure of recursion.measures) {
    const before = recursion.entry.get(measure.name) ?? [];
    const smaller = isSmaller(measure.values(silent, target), before);
    checkAlternative(inside, smaller, { group: 'termination', name: measure.name }, span);
  }
  if (recursion.measures.length === 0)
    checkAlternative(inside, 'false', { group: 'termination', name: '' }, span);
}

/** The functions that a body calls, ghost code's circles included. */
function callsOf(statements: readonly Statement[], into: Set<FunctionInfo>): void {
  const inExpression = (e: Expression): void => {
    everyExpression(e, (one) => {
      if (one.kind === 'call') into.add(one.function);
    });
  };
  for (const s of statements) {
    if (s.kind === 'expression') inExpression(s.expression);
    if (s.kind === 'assign') s.right.forEach(inExpression);
    if (s.kind === 'declare' && s.value !== null) inExpression(s.value);
    if (s.kind === 'return') s.values.forEach(inExpression);
    if (s.kind === 'if') inExpression(s.condition);
    if (s.kind === 'loop' && s.condition !== null) inExpression(s.condition);
    if (s.kind === 'defer') into.add(s.call.function);
    for (const block of blocksOf(s)) callsOf(block, into);
  }
}

/** Of a function that has to end: those in a circle with it through bodies. */
export function bodyCircle(program: Program, owner: FunctionInfo): ReadonlySet<FunctionInfo> {
  const reached = (from: FunctionInfo): ReadonlySet<FunctionInfo> => {
    const seen = new Set<FunctionInfo>();
    const visit = (one: FunctionInfo): void => {
      const called = new Set(dispatched(program, one).map(({ target }) => target));
      try {
        callsOf(one.body(), called);
      } catch (fault) {
        if (!(fault instanceof Unsupported)) throw fault;
      }
      for (const next of called) {
        if (seen.has(next)) continue;
        seen.add(next);
        visit(next);
      }
    };
    visit(from);
    return seen;
  };
  const below = reached(owner);
  if (!below.has(owner)) return new Set();
  return new Set([...below].filter((one) => reached(one).has(owner)));
}
