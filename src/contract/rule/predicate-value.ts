import { Unsupported } from '../check/fault.ts';
import type { Expression, PredicateInfo } from '../check/model.ts';
import { sortOf } from '../state/sorts.ts';
import { number, printTerm, type Term } from '../state/term.ts';
import type { Context } from './context.ts';
import { evaluate } from './rules.ts';

interface Constructed {
  readonly predicate: PredicateInfo;
  /** null for an argument that is still open. */
  readonly arguments: readonly (Term | null)[];
}

/** P{a, _} as a value: equal to another exactly if predicate, open places and arguments are. */
export function constructorTerm(ctx: Context, e: Expression & { kind: 'constructor' }): Term {
  const { v } = ctx.proof;
  const given = e.arguments.map((one) => (one === null ? null : evaluate(ctx, one)));
  const mask = given.map((one) => (one === null ? '_' : 'x')).join('');
  const key = `${e.predicate.id} ${mask}`;
  const name = v.name('value', key);
  const filled = e.predicate.parameters.filter((_, index) => given[index] !== null);
  v.once(`constructor ${key}`, () => {
    const sorts = filled.map(({ type }) => sortOf(v, type));
    v.declare(name, sorts, 'PredV');
    const bound = sorts.map((sort, index) => `(a${index} ${printTerm(sort)})`).join(' ');
    const names = sorts.map((_, index) => `a${index}`).join(' ');
    const term = sorts.length === 0 ? name : `(${name} ${names})`;
    const parts = sorts.map((sort, index) => {
      const back = v.name('part', `${key} ${index}`);
      v.declare(back, ['PredV'], sort);
      return `(= (${back} ${term}) a${index})`;
    });
    const fact = `(and (= (ptag ${term}) ${printTerm(number(codeOf(key)))}) ${parts.join(' ')})`;
    v.axiom(sorts.length === 0 ? fact : `(forall (${bound}) (! ${fact} :pattern (${term})))`);
  });
  ctx.proof.constructors.set(name, { predicate: e.predicate, mask });
  const values = given.filter((one) => one !== null);
  return values.length === 0 ? name : [name, ...values];
}

function codeOf(key: string): bigint {
  let code = 1n;
  for (const character of key) code = code * 65536n + BigInt(character.codePointAt(0)!);
  return code;
}

/** Which predicate a value is, where its term says so. */
export function knownConstructor(ctx: Context, value: Term): Constructed | null {
  const name = typeof value === 'string' ? value : value[0];
  if (typeof name !== 'string') return null;
  const found = ctx.proof.constructors.get(name);
  if (found === undefined) return null;
  const given = typeof value === 'string' ? [] : value.slice(1);
  let next = 0;
  const terms = [...found.mask].map((sign) => (sign === '_' ? null : given[next++]!));
  return { predicate: found.predicate, arguments: terms };
}

/** All arguments of the instance p(x): those that p fixes and those that are given. */
export function filledArguments(
  known: Constructed,
  given: readonly Term[],
  e: Expression,
): readonly Term[] {
  let next = 0;
  const all = known.arguments.map((one) => one ?? given[next++]);
  if (all.some((one) => one === undefined)) throw new Unsupported('this instance', e.span);
  return all as readonly Term[];
}
