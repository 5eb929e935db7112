import { symbolsOf } from './symbols.ts';
import type { Span } from '../../base/span.ts';
import type { FunctionInfo } from '../check/model.ts';
import { heldAt } from '../state/ledger.ts';
import { mentions, printTerm, type Term } from '../state/term.ts';
import { amountOf } from './amount.ts';
import { assume, boundOf, check, looking, type Context } from './context.ts';
import { pairAxioms } from './function-axioms.ts';
import { assumeNamed } from './memory.ts';
import { checkSmaller } from './measure.ts';
import type { FunctionSymbols } from './shape.ts';
import { componentsOf, requiredBy } from './snapshot.ts';
import { walk } from './walk.ts';
import { evaluate } from './rules.ts';

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
