import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import {
  waitsForContexts,
  type Alternative,
  type Block,
  type Select,
  type SelectCase,
  type Statement,
} from '../model/statements.ts';
import type { Quantity } from '../model/quantity.ts';
import { freeValue, reject, type Lowering } from './lowering.ts';

/**
 * Section 6.2: a select with one operation of the fragment and an escape (a timeout, a default, a
 * done channel from outside) is a conditional on a value that nobody knows.
 *
 *     select { case <-c: A; case <-time.After(d): B }   becomes   if `<-c in time` { c?; A } else { B }
 *
 * It covers every run of the Go program. It also has runs that Go has not: stuck at c? although the
 * timeout would fire. Hence the operations with an escape that surely comes are marked
 * (`hasEscape`), so that no such run is shown as a leak.
 */
export function selectToChoice(lowering: Lowering, select: Select): Block {
  const own = select.cases.filter(({ alternative }) => alternative.kind === 'operation');
  const others = select.cases.filter(({ alternative }) => alternative.kind !== 'operation');
  if (own.length > 1 && !sameOperation(own)) {
    reject(lowering, 'go-select', select.span, { count: own.length });
    return [];
  }
  if (others.some(({ alternative }) => mayStop(alternative))) {
    reject(lowering, 'go-select', select.span, { count: select.cases.length });
    return [];
  }
  const [unserved] = waitsForContexts(select) ? others : others.filter(isHandedOut);
  if (unserved !== undefined) {
    reject(lowering, 'go-foreign-channel', select.span, { name: describe(unserved) });
    return [];
  }
  const [fallback, ...more] = others;
  if (fallback === undefined && own.length <= 1) return own.flatMap((one) => withOperation(one));
  let block: Block = fallback?.body ?? [];
  for (const other of more) {
    const condition = choice(lowering, select, `${describe(other)} first`);
    block = [{ kind: 'if', condition, then: other.body, otherwise: block, span: select.span }];
  }
  const [first, ...rest] = own.toReversed();
  if (first === undefined) return block;
  const escape = others.map(describe).join(' or ');
  const asks = (one: SelectCase, otherwise: Block): Block => {
    const condition = choice(lowering, select, nameOf(one, others));
    const name = condition.kind === 'source' ? condition.source.name : escape;
    lowering.diagnostics.push(diagnose(goCatalogue, 'go-note-choice', select.span, { name }));
    return [
      {
        kind: 'if',
        condition,
        then: withOperation(one, hasSureEscape(select)),
        otherwise,
        span: select.span,
      },
    ];
  };
  let result: Block = fallback === undefined ? withOperation(first) : asks(first, block);
  for (const one of rest) result = asks(one, result);
  return result;
}

const mayStop = (one: Alternative): boolean => one.kind === 'timeout' && one.mayStop === true;

/** The paper has nobody who serves a channel from some moment on. */
const isHandedOut = ({ alternative }: SelectCase): boolean =>
  alternative.kind === 'outside' && (alternative.contexts ?? []).some(({ handing }) => handing);

function choice(lowering: Lowering, select: Select, name: string): Quantity {
  return freeValue(
    lowering,
    name,
    'bool',
    hasSureEscape(select) ? 'attempt' : 'choice',
    select.span,
  );
}

function withOperation({ alternative, body }: SelectCase, hasEscape = false): readonly Statement[] {
  if (alternative.kind !== 'operation') return body;
  return [hasEscape ? { ...alternative.operation, hasEscape } : alternative.operation, ...body];
}

function sameOperation(cases: readonly SelectCase[]): boolean {
  const keys = cases.map(({ alternative }) =>
    alternative.kind === 'operation'
      ? `${alternative.operation.name} ${alternative.operation.primitive.id}`
      : '',
  );
  return new Set(keys).size === 1;
}

function nameOf({ alternative }: SelectCase, others: readonly SelectCase[]): string {
  if (alternative.kind !== 'operation') return 'choice';
  const { name, primitive } = alternative.operation;
  const what = name === 'send' ? `${primitive.name} <-` : `<-${primitive.name}`;
  const [other] = others;
  if (others.length === 1 && other?.alternative.kind === 'timeout') return `${what} in time`;
  if (others.length === 1 && other?.alternative.kind === 'default') return `${what} ready`;
  return others.length === 0
    ? `${what} first`
    : `${what} before ${others.map(describe).join(', ')}`;
}

function describe({ alternative }: SelectCase): string {
  switch (alternative.kind) {
    case 'timeout':
    case 'outside':
      return alternative.what;
    case 'default':
      return 'default';
    case 'operation':
      return alternative.operation.primitive.name;
  }
}

/** The operations whose select has an escape that comes by itself. */
function hasSureEscape(select: Select): boolean {
  return select.cases.some(
    ({ alternative }) => alternative.kind === 'timeout' || alternative.kind === 'default',
  );
}
