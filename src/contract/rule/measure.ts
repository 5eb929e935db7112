import { calledIn, everyStatement, expressionsOf } from '../check/children.ts';
import { Unsupported } from '../check/fault.ts';
import { isPermissionForm } from '../check/roles.ts';
import { isFault } from '../check/unread.ts';
import type { Expression, FunctionInfo, Program, Statement } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import {
  check,
  looking,
  under,
  type Context,
  checkAlternative,
  type Measure,
  type Recursion,
} from './context.ts';
import { mapOf, mapSort } from './memory.ts';
import { dispatched } from './recursion.ts';
import { componentsOf, requiredBy, shapeOf } from './snapshot.ts';
import { isSmaller } from './termination.ts';
import { heldAt } from '../state/ledger.ts';
import { instanceCell } from './walk.ts';
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
  return (target.contract().decreases ?? []).map((one) =>
    isPermissionForm(one) ? instanceDepth(ctx, one) : evaluate(ctx, one),
  );
}

/** `decreases list(n)`: how deep the instance is, which has to be held. */
function instanceDepth(ctx: Context, e: Expression): Term {
  const target = e.kind === 'access' ? e.target : e;
  if (target.kind !== 'instance') throw new Unsupported('this measure', e.span);
  const values = target.arguments.map((one) => evaluate(ctx, one));
  const { resource, keys, keySorts } = instanceCell(ctx, target.predicate, values);
  const held = heldAt(ctx.cell.state.ledger, resource, keys);
  check(ctx, ['<', '0.0', held], 'permission_error', 'reads', e.span);
  return ['rank', ['select', mapOf(ctx, resource, mapSort(keySorts, 'Snap')), ...keys]];
}

function depthOf(ctx: Context, target: FunctionInfo): readonly Term[] {
  const shape = shapeOf(ctx, target.parameters, requiredBy(target));
  const index = shape.sorts.indexOf('Snap');
  return index < 0 ? [] : [['rank', componentsOf(ctx, requiredBy(target))[index]!]];
}

function numbers(target: FunctionInfo): readonly Measure[] {
  const parameters = target.parameters.map((one) => target.given().get(one) ?? one);
  const terms = parameters.flatMap((one): Expression[] => {
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
  const said = under(ctx, 'contract_not_well_formed', owner.span);
  const entry = new Map(
    measures.map((one) => {
      // What nobody holds may be anything else when it is looked at again.
      const at = one.values === saidMeasure ? said : silent;
      return [one.name, one.values(at, owner)] as const;
    }),
  );
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

/** The functions that a body calls, in ghost code, too, or hands its promises to. */
function callsOf(statements: readonly Statement[], into: Set<FunctionInfo>): void {
  everyStatement(statements, (one) => {
    if (one.kind === 'defer') into.add(one.call.function);
    if (one.kind === 'go' && one.call.function.contract().obligations.length > 0)
      into.add(one.call.function);
    for (const each of expressionsOf(one)) calledIn(each, into);
  });
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
        if (!isFault(fault)) throw fault;
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
