import type { Expression, Type } from '../check/model.ts';
import { underlying } from '../check/type.ts';
import { dictSort, zeroOf } from '../state/sorts.ts';
import { ite, or, type Term } from '../state/term.ts';
import { comparableTerm } from './comparable.ts';
import { check, type Context } from './context.ts';
import { evaluate } from './rules.ts';

type DictForm = Expression & { readonly kind: 'lookup' | 'dict' | 'without' | 'domain' };

export function dictTerm(ctx: Context, e: DictForm): Term {
  const { v } = ctx.proof;
  switch (e.kind) {
    case 'lookup':
      return lookedUp(ctx, e)[0];
    case 'dict':
      return e.entries.reduce<Term>(
        (dict, { key, value }) => {
          const at = evaluate(ctx, key);
          checkKey(ctx, key, at, 'false');
          return withEntry(ctx, e.type, dict, at, evaluate(ctx, value));
        },
        zeroOf(v, e.type),
      );
    case 'without': {
      const type = dictOf(e.operand.type);
      const { make, domain, content } = dictSort(v, type);
      const dict = evaluate(ctx, e.operand);
      const key = evaluate(ctx, e.key);
      checkKey(ctx, e.key, key, ['select', [domain, dict], key]);
      const keys: Term = ['store', [domain, dict], key, 'false'];
      return [make, keys, ['store', [content, dict], key, zeroOf(v, type.value)]];
    }
    case 'domain':
      return domainTerm(ctx, e.operand.type, evaluate(ctx, e.operand));
  }
}

/** The value, and whether there is one. */
export function lookedUp(
  ctx: Context,
  e: Expression & { readonly kind: 'lookup' },
): readonly [Term, Term] {
  const { v } = ctx.proof;
  const type = dictOf(e.operand.type);
  const dict = ctx.proof.named('dict', dictSort(v, type).sort, evaluate(ctx, e.operand));
  const key = evaluate(ctx, e.key);
  const isThere: Term = ['select', domainTerm(ctx, type, dict), key];
  checkKey(ctx, e.key, key, isThere);
  const found: Term = ['select', [dictSort(v, type).content, dict], key];
  return [ite(isThere, found, zeroOf(v, type.value)), isThere];
}

/** Go hashes the key. What is in a map already was hashed before. */
export function checkKey(ctx: Context, e: Expression, key: Term, isThere: Term): void {
  const fits = or(isThere, comparableTerm(ctx, e.type, key, null));
  check(ctx, fits, 'comparison_error', 'key', e.span);
}

export function domainTerm(ctx: Context, type: Type, dict: Term): Term {
  return [dictSort(ctx.proof.v, dictOf(type)).domain, dict];
}

export function withEntry(ctx: Context, type: Type, dict: Term, key: Term, value: Term): Term {
  const { make, domain, content } = dictSort(ctx.proof.v, dictOf(type));
  return [make, ['store', [domain, dict], key, 'true'], ['store', [content, dict], key, value]];
}

function dictOf(type: Type): Type & { readonly kind: 'dict' } {
  const under = underlying(type);
  if (under.kind !== 'dict') throw new Error('a dict is wanted');
  return under;
}
