import type { Span } from '../../base/span.ts';
import type { FunctionInfo } from '../check/model.ts';
import { sortOf } from '../state/sorts.ts';
import { heldAt } from '../state/ledger.ts';
import { mentions, printTerm, type Term } from '../state/term.ts';
import { amountOf } from './amount.ts';
import { assume, boundOf, check, looking, type Context } from './context.ts';
import { evaluate } from './evaluate.ts';
import { functionAxioms, pairAxioms } from './function-axioms.ts';
import { assumeNamed } from './memory.ts';
import { checkSmaller } from './measure.ts';
import { circleOf } from './recursion.ts';
import type { FunctionSymbols } from './shape.ts';
import { componentsOf, requiredBy, shapeOf } from './snapshot.ts';
import { walk } from './walk.ts';

/** A pure function's value: a term over its arguments and what its precondition lets it see. */
export function applyPure(
  ctx: Context,
  target: FunctionInfo,
  values: readonly Term[],
  span: Span,
): Term {
  const symbols = symbolsOf(ctx, target);
  const locals = new Map(target.parameters.map((one, index) => [one, values[index]!] as const));
  const inside = looking(ctx, { ...ctx.cell.state, locals });
  checkRequired({ ...inside, blame: { ...ctx.blame, under: 'precondition_error' } }, target, span);
  checkSmaller(inside, target, span);
  const components = componentsOf(inside, requiredBy(target));
  if (!ctx.isSilent) recordUse(ctx, symbols, components);
  const name = ctx.limited.has(target.id) ? symbols.limited : symbols.name;
  const all = [...values, ...components];
  return assumeNamed(ctx, symbols.result, all.length === 0 ? name : [name, ...all]);
}

/** A pure call takes nothing away: what it asks for only has to be there. */
function checkRequired(ctx: Context, target: FunctionInfo, span: Span): void {
  if (ctx.isSilent) return;
  for (const { expression, span: clause } of target.contract().requires) {
    const blamed: Context = { ...ctx, blame: { ...ctx.blame, clause } };
    walk(blamed, expression, {
      asConstants: true,
      pure: (inside, part) => {
        check(inside, evaluate(inside, part), 'assertion_error', 'false', span);
      },
      atom: (inside, atom) => {
        const held = heldAt(inside.cell.state.ledger, atom.resource, atom.keys);
        if (atom.permission === 'wildcard')
          return check(inside, ['<', '0.0', held], 'permission_error', 'permission', span);
        check(
          inside,
          ['<=', amountOf(inside, atom, null), held],
          'permission_error',
          'permission',
          span,
        );
      },
    });
  }
}

export function symbolsOf(ctx: Context, target: FunctionInfo): FunctionSymbols {
  const { proof } = ctx;
  const known = proof.symbols.get(target.id);
  if (known !== undefined) return known;
  const { v, program } = proof;
  const shape = shapeOf(ctx, target.parameters, requiredBy(target));
  const name = v.name('fn', target.id);
  const circle = circleOf(program, target);
  const limited = circle.size > 0 ? `${name}.lim` : name;
  const result = sortOf(v, target.results[0]!.type);
  const sorts = [...target.parameters.map(({ type }) => sortOf(v, type)), ...shape.sorts];
  v.declare(name, sorts, result);
  if (limited !== name) v.declare(limited, sorts, result);
  const symbols: FunctionSymbols = { target, name, limited, result, shape, circle };
  proof.symbols.set(target.id, symbols);
  proof.usedFunctions.add(target);
  proof.waiting.push(() => {
    functionAxioms(proof, symbols);
  });
  return symbols;
}

/** Two states of a map that a function looks into: equal where it looks means an equal result. */
function recordUse(ctx: Context, symbols: FunctionSymbols, components: readonly Term[]): void {
  const { shape, target } = symbols;
  if (!shape.isMap.includes(true)) return;
  const names = new Set(boundOf(ctx).map(({ name }) => name));
  const maps = components.map((one, index) => (shape.isMap[index] === true ? one : null));
  if (maps.some((one) => one !== null && mentions(one, names))) return;
  const key = maps.map((one) => (one === null ? '' : printTerm(one))).join(' ');
  const { uses } = ctx;
  const earlier = uses.known.get(target.id) ?? new Map<string, readonly (Term | null)[]>();
  if (earlier.has(key)) return;
  uses.known = new Map(uses.known).set(target.id, new Map(earlier).set(key, maps));
  const top = { ...ctx, guards: [] };
  for (const before of earlier.values())
    for (const axiom of pairAxioms(top, symbols, before, maps)) assume(top, axiom);
}
