import type { Span } from '../../base/span.ts';
import { TypeFault } from './fault.ts';
import type { Environment } from './scope.ts';

export function noCommunication(env: Environment, span: Span): void {
  if (env.isGhost) throw new TypeFault('ghost code does not communicate', span);
}
