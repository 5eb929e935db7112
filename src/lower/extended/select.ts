import { diagnose } from '../../diagnostics/diagnose.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import {
  waitsForContexts,
  type Alternative,
  type Block,
  type Contexts,
  type Select,
  type SelectCase,
} from '../../model/statements.ts';
import { unreachable } from '../../base/unreachable.ts';
import { fromSource } from '../../model/quantity.ts';
import type { ExtendedBlock, SelectCase as ExtendedCase } from '../../virgo/extended/ast.ts';
import { assume } from '../split-choices.ts';
import { indexOf } from './use.ts';
import { nameOf, node, type Around, type Emitter } from './emitter.ts';

/**
 * A case for each operation of the fragment, for each timeout, context and for the default. What else may
 * come from outside, or never, is a choice before the others: it comes now, or does not come as long as
 * this select waits.
 */
export function emitSelect(emitter: Emitter, select: Select, around: Around): ExtendedBlock {
  const { span } = select;
  const isOutside = ({ alternative }: SelectCase): boolean =>
    alternative.kind === 'outside' && !hasNames(emitter, alternative.contexts);
  const inside = select.cases.filter((one) => !isOutside(one));
  const bodies = select.cases
    .filter(isOutside)
    .map(({ body }) => emitter.block(emitter, body, around));
  let rest: ExtendedBlock;
  if (inside.length === 0 && waitsForContexts(select)) {
    emitter.diagnostics.push(
      diagnose(goCatalogue, 'go-foreign-channel', span, { name: 'a context made in a loop' }),
    );
    return [];
  } else if (inside.length === 0) {
    // Nobody but a caller serves it: which one comes is a choice, that one comes is taken for granted.
    rest = bodies.pop() ?? [];
  } else {
    const waitFor = (some: readonly SelectCase[]): ExtendedBlock => {
      const cases = some.flatMap((one) => emitCase(emitter, one, around));
      return [{ ...node(emitter, span), kind: 'select', cases }];
    };
    const sure = inside.filter(({ alternative }) => !mayStop(alternative));
    const [ticker] = inside;
    if (sure.length === 0 && ticker?.alternative.kind === 'timeout') {
      const { what: name } = ticker.alternative;
      emitter.diagnostics.push(diagnose(goCatalogue, 'go-foreign-channel', span, { name }));
      return [];
    }
    const then = waitFor(inside);
    rest =
      sure.length === inside.length
        ? then
        : [{ ...node(emitter, span), kind: 'choose', then, otherwise: waitFor(sure) }];
  }
  return bodies.reduceRight<ExtendedBlock>(
    (otherwise, then) => [{ ...node(emitter, span), kind: 'choose', then, otherwise }],
    rest,
  );
}

const mayStop = (one: Alternative): boolean => one.kind === 'timeout' && one.mayStop === true;

function hasNames({ current }: Emitter, contexts: Contexts | undefined): contexts is Contexts {
  return contexts !== undefined && contexts.every(({ id }) => current.has(id));
}

function emitCase(emitter: Emitter, one: SelectCase, around: Around): readonly ExtendedCase[] {
  const { alternative, span } = one;
  const emit = (block: Block): ExtendedBlock => emitter.block(emitter, block, around);
  switch (alternative.kind) {
    case 'operation':
      return [emitOwn(emitter, one, alternative, emit)];
    case 'timeout':
    case 'outside': {
      const { contexts } = alternative;
      const names = hasNames(emitter, contexts)
        ? contexts.map(({ id }) => emitter.current.get(id)!)
        : [timerOf(emitter, alternative.what, one)];
      return names.map((channel) => ({
        ...node(emitter, span),
        kind: 'receive',
        channel,
        body: emit(one.body),
        closed: null,
      }));
    }
    case 'default':
      return [{ ...node(emitter, span), kind: 'default', body: emit(one.body) }];
    default:
      return unreachable(alternative);
  }
}

function emitOwn(
  emitter: Emitter,
  { body, span }: SelectCase,
  { operation }: Extract<Alternative, { readonly kind: 'operation' }>,
  emit: (block: Block) => ExtendedBlock,
): ExtendedCase {
  const own = node(emitter, span);
  const { primitive, name, ok } = operation;
  const use = { channel: nameOf(emitter, primitive), ...indexOf(emitter, primitive) };
  if (name === 'send') return { ...own, kind: 'send', ...use, body: emit(body) };
  if (ok === undefined) return { ...own, kind: 'receive', ...use, body: emit(body), closed: null };
  const known = (holds: boolean): ExtendedBlock => emit(assume(body, fromSource(ok), holds));
  return { ...own, kind: 'receive', ...use, body: known(true), closed: known(false) };
}

function timerOf(emitter: Emitter, what: string, { span }: SelectCase): string {
  const known = emitter.timers.get(what);
  if (known !== undefined) return known;
  const name = emitter.names.channel('timer');
  emitter.timers.set(what, name);
  emitter.declared.push({ ...node(emitter, span), kind: 'timer', name });
  return name;
}
