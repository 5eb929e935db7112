import type { FunctionId } from '../../go/plain/ids.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { reachedFrom } from './carry.ts';
import type { PreparedCall } from './value.ts';
import { placeOf, reportModel, typeOf, type Builder, type Here } from './context.ts';
import { mayCommunicate } from './effects.ts';
import { isDataStatement } from '../../go/plain/statement-groups.ts';
import { visitStatements } from '../../go/plain/walk.ts';

/** The methods of a value that printing it calls. */
const called = ['Error', 'String', 'Format', 'GoString'] as const;

/**
 * Printing calls methods of what is printed. Whether the call can be taken for one that does nothing else:
 * not where such a method communicates.
 */
export function printsQuietly(here: Here, { arguments: values, statement }: PreparedCall): boolean {
  const { builder } = here;
  for (const type of reachedFrom(here, values).boxes)
    for (const method of called) {
      const id = typeOf(builder, type).methods.get(method);
      if (id === undefined) continue;
      const name = `${typeOf(builder, type).text}.${method}`;
      const span = placeOf(here, statement.span);
      switch (effectOf(builder, id, new Set(), true)) {
        case 'none':
          break;
        case 'unknown':
          builder.given.push({ code: 'returns', words: `${name} returns`, span });
          break;
        case 'communicates':
          reportModel(builder, 'model-unknown-function', span, { name });
          here.flow.store = null;
          return false;
      }
    }
  return true;
}

type Effect = 'none' | 'unknown' | 'communicates';

/** What a method does, where printing within it counts for nothing. */
function effectOf(
  builder: Builder,
  id: FunctionId,
  seen: Set<FunctionId>,
  isPrinted = false,
): Effect {
  if (seen.has(id)) return 'none';
  seen.add(id);
  const { body, origin, qualified } = builder.program.functions[id]!;
  if (origin === 'library' && !isPrinted)
    return prints(qualified) || !mayCommunicate(builder, id) ? 'none' : 'communicates';
  let worst: Effect = 'none';
  visitStatements(body, (statement) => {
    const effect = effectOfStatement(builder, statement, seen);
    if (effect === 'communicates' || worst === 'none') worst = effect;
  });
  return worst;
}

const prints = (qualified: string | null): boolean =>
  /^(fmt|strconv|errors)\./.test(qualified ?? '');

function effectOfStatement(
  builder: Builder,
  statement: PlainStatement,
  seen: Set<FunctionId>,
): Effect {
  if (isDataStatement(statement)) return 'none';
  switch (statement.kind) {
    case 'send':
    case 'receive':
    case 'select':
    case 'close':
    case 'go':
    case 'native':
      return 'communicates';
    case 'call':
    case 'defer':
      if (statement.callee.kind === 'static')
        return effectOf(builder, statement.callee.function, seen);
      return statement.callee.kind === 'unknown' ? 'none' : 'unknown';
    case 'block':
    case 'return':
    case 'break':
    case 'continue':
    case 'if':
    case 'panic':
    case 'recover':
    case 'range-map':
    case 'make-channel':
    case 'channel-length':
    case 'loop':
      return 'none';
  }
}
