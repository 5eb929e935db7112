import type { NativeOperation } from '../std/natives.ts';
import { isDataStatement } from './statement-groups.ts';
import type { PlainStatement } from './statement.ts';

/** Natives that look at what others do, without a trace. */
const looking: ReadonlySet<NativeOperation> = new Set<NativeOperation>([
  ...(['timer.now', 'timer.look', 'timer.between', 'timer.part'] as const),
  ...(['atomic.load', 'goroutine.count', 'goroutine.processors'] as const),
]);

/** Families of natives that make their results of what they are given, or choose them. */
const computing = /^(dynamic|text|unicode|math|format|choice)\./;

const isLooking = (operation: NativeOperation): boolean =>
  looking.has(operation) || computing.test(operation);

/** Whether a statement leads to other goroutines, or to code that is not followed here. */
export function leads(statement: PlainStatement): boolean {
  if (isDataStatement(statement)) return false;
  switch (statement.kind) {
    case 'native':
      return !isLooking(statement.operation);
    case 'send':
    case 'receive':
    case 'close':
    case 'select':
    case 'go':
      return true;
    case 'call':
    case 'defer':
      return statement.callee.kind === 'dynamic' || statement.callee.kind === 'unknown';
    case 'return':
    case 'panic':
    case 'recover':
    case 'make-channel':
    case 'channel-length':
    case 'if':
    case 'range-map':
    case 'loop':
    case 'block':
    case 'break':
    case 'continue':
      return false;
  }
}
