import type { Span } from '../../base/span.ts';
import { readCell, writeCell } from '../store.ts';
import type { Value } from '../value.ts';
import { report, type Here } from './context.ts';
import { overwrittenKey, readOpaqueField } from './fields.ts';
import { forgetField, opaqueCell, overwrite, writeInitial } from './structs.ts';
import { carries, escape } from './variables.ts';

/** x.f = v */
export function writeField(
  here: Here,
  operand: Value,
  field: string,
  value: Value,
  span: Span,
): void {
  const { store } = here.flow;
  if (store === null) return;
  if (operand.kind !== 'object') return writeOpaqueField(here, operand, field, value, span);
  const cell = operand.object.fields.get(field);
  if (cell === undefined) {
    if (carries(here, value)) escape(here, value, 'is stored in a field', span);
    // The field of something embedded, whichever.
    return forgetField(here, field, { except: null, alsoOwned: true }, span);
  }
  const before = readCell(store, cell);
  // A goroutine that already runs would see the one or the other.
  if (before !== null && before.kind === 'primitive' && value.kind !== 'nil')
    report(here.builder, 'go-unknown-channel', span, { name: before.primitive.name });
  writeCell(store, cell, value);
  forgetField(here, field, { except: cell, alsoOwned: false }, span);
}

function writeOpaqueField(
  here: Here,
  operand: Value,
  field: string,
  value: Value,
  span: Span,
): void {
  const { store } = here.flow;
  if (carries(here, value)) escape(here, value, 'is stored in a field', span);
  const cell = operand.kind === 'opaque' ? opaqueCell(here, operand, field) : null;
  if (operand.kind === 'opaque' && cell !== null && store !== null) {
    writeInitial(store, cell, readOpaqueField(here, operand, field, span));
    writeCell(store, cell, value);
  }
  if (operand.kind === 'opaque' && operand.own === true && cell !== null) return;
  forgetField(here, field, { except: cell, alsoOwned: true }, span);
}

/** *p = v */
export function writeBehind(here: Here, pointer: Value, value: Value, span: Span): void {
  if (carries(here, value)) escape(here, value, 'is stored behind a pointer', span);
  if (pointer.kind === 'object') overwrite(here, pointer.object, value, span);
  if (pointer.kind === 'opaque') here.builder.remembered.set(overwrittenKey(pointer), pointer);
}
