import type { LocalId } from './ids.ts';
import type { Place } from './expression.ts';
import type { PlainFunction } from './program.ts';
import type { PlainStatement } from './statement.ts';

/** Whether a statement itself may write to memory that is not the function's own. */
export function writesOutside(fn: PlainFunction, statement: PlainStatement): boolean {
  switch (statement.kind) {
    case 'store':
      return !isOwnPlace(fn, statement.place);
    case 'append':
    case 'append-slice':
    case 'copy':
    case 'clear-slice':
    case 'map-set':
    case 'map-delete':
    case 'map-clear':
      return true;
    case 'assign':
    case 'declare':
    case 'load':
    case 'new':
    case 'make-slice':
    case 'slice-literal':
    case 'make-map':
    case 'map-get':
    case 'map-length':
    case 'decode-rune':
    case 'assert':
    case 'frame':
    case 'call':
    case 'defer':
    case 'go':
    case 'return':
    case 'panic':
    case 'recover':
    case 'make-channel':
    case 'send':
    case 'receive':
    case 'close':
    case 'channel-length':
    case 'select':
    case 'native':
    case 'if':
    case 'range-map':
    case 'loop':
    case 'block':
    case 'break':
    case 'continue':
      return false;
  }
}

/** A local of the function itself, or a part of one. */
export function isOwnPlace({ captures }: PlainFunction, place: Place): boolean {
  const isCaptured = (local: LocalId): boolean => captures.includes(local);
  let base = place;
  while (base.kind === 'field' || base.kind === 'element') base = base.base;
  return base.kind === 'local' || (base.kind === 'cell' && !isCaptured(base.local));
}
