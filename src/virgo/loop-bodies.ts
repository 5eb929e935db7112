import { unreachable } from '../base/unreachable.ts';
import { virgoCatalogue } from '../diagnostics/catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Block, For, Statement } from './ast.ts';

/** What a loop's body, or a goroutine spawned in it, may not hold: one diagnostic per statement. */
export function checkLoopBody(loop: For): readonly Diagnostic[] {
  return loop.body.flatMap((statement) =>
    statement.kind === 'go'
      ? checkSpawned(statement.body)
      : requireAtomic(statement, 'virgo-loop-body'),
  );
}

/** A goroutine that is spawned in a loop: its instances are counted, so it has no loops of its own. */
function checkSpawned(body: Block): readonly Diagnostic[] {
  return body.flatMap((statement) => {
    if (statement.kind === 'if') {
      return [...checkSpawned(statement.then), ...checkSpawned(statement.otherwise)];
    }
    if (statement.kind === 'wait' || statement.kind === 'return') return [];
    return requireAtomic(statement, 'virgo-spawned-body');
  });
}

function requireAtomic(
  statement: Statement,
  code: 'virgo-loop-body' | 'virgo-spawned-body',
): readonly Diagnostic[] {
  const construct = notAtomic(statement);
  if (construct === null) return [];
  return [diagnose(virgoCatalogue, code, statement.span, { construct })];
}

function notAtomic(statement: Statement): string | null {
  switch (statement.kind) {
    case 'skip':
    case 'send':
    case 'receive':
    case 'add':
      return null;
    case 'channel':
    case 'waitgroup':
      return 'a declaration';
    case 'wait':
      return 'a Wait';
    case 'go':
      return 'a go';
    case 'return':
      return 'a return';
    case 'if':
      return 'an if';
    case 'for':
      return 'another loop';
    default:
      return unreachable(statement);
  }
}
