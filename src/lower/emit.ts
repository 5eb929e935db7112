import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { goCatalogue } from '../diagnostics/go-catalogue.ts';
import type {
  Block as FragmentBlock,
  Make,
  Operation,
  Statement as FragmentStatement,
} from '../model/statements.ts';
import { loopsOf, type Quantity } from '../model/quantity.ts';
import type { Block, Expression, NodeId, Statement } from '../virgo/ast.ts';
import { emitExpression } from './emit-expression.ts';
import { isSurface } from './lowered.ts';
import type { Names } from './names.ts';

export interface Emitter {
  readonly names: Names;
  readonly diagnostics: Diagnostic[];
  readonly counter: { next: number };
  /** The channel that is current for each primitive: in two branches there may be two of a name. */
  readonly current: Map<number, string>;
  readonly withEscape: Set<NodeId>;
  /** Some goroutine does what a loop would have spawned many for. */
  readonly commuted: { now: boolean };
  /** The name of the channel on which nothing ever comes, once it is needed. */
  readonly never: { name: string | null };
}

export const nextNode = (emitter: Emitter): NodeId => emitter.counter.next++ as NodeId;

export function emitBlock(emitter: Emitter, block: FragmentBlock): Block {
  return block.flatMap((statement) => emitStatement(emitter, statement));
}

function emitStatement(emitter: Emitter, statement: FragmentStatement): readonly Statement[] {
  const { span } = statement;
  const node = (): { readonly id: NodeId; readonly span: Span } => ({
    id: nextNode(emitter),
    span,
  });
  if (isSurface(statement)) throw new Error(`${statement.kind} is left over`);
  switch (statement.kind) {
    case 'make':
      return emitMake(emitter, statement);
    case 'operation':
      return emitOperation(emitter, statement);
    case 'add':
      return [
        {
          ...node(),
          kind: 'add',
          waitgroup: nameOf(emitter, statement),
          amount: value(emitter, statement.amount, span),
        },
      ];
    case 'go':
      if (statement.commuted === true) emitter.commuted.now = true;
      return [{ ...node(), kind: 'go', body: emitBlock(emitter, statement.body) }];
    case 'if': {
      const condition = value(emitter, statement.condition, span);
      const then = emitBlock(emitter, statement.then);
      return [
        {
          ...node(),
          kind: 'if',
          condition,
          then,
          otherwise: emitBlock(emitter, statement.otherwise),
        },
      ];
    }
    case 'count': {
      const from = value(emitter, statement.from, span);
      const to = value(emitter, statement.to, span);
      return [
        {
          ...node(),
          kind: 'for',
          variable: null,
          from,
          to,
          body: emitBlock(emitter, statement.body),
        },
      ];
    }
    case 'end':
      return [{ ...node(), kind: 'return' }];
    case 'stuck': {
      emitter.never.name ??= emitter.names.channel('never');
      return [{ ...node(), kind: 'receive', channel: emitter.never.name }];
    }
    default:
      return unreachable(statement);
  }
}

function emitMake(emitter: Emitter, { primitive, capacity, span }: Make): readonly Statement[] {
  const { kind, name } = primitive;
  const own = emitter.names.channel(name);
  emitter.current.set(primitive.id, own);
  if (kind === 'waitgroup') return [{ id: nextNode(emitter), span, kind: 'waitgroup', name: own }];
  if (kind === 'once' || kind === 'cond') return [];
  if (kind === 'slice')
    emitter.diagnostics.push(diagnose(goCatalogue, 'go-note-slice', span, { name: own }));
  const one: Quantity = { kind: 'integer', value: 1n };
  const size = value(emitter, capacity ?? one, span);
  return [{ id: nextNode(emitter), span, kind: 'channel', name: own, capacity: size }];
}

function emitOperation(emitter: Emitter, operation: Operation): readonly Statement[] {
  const { span, name } = operation;
  const id = nextNode(emitter);
  if (operation.hasEscape === true) emitter.withEscape.add(id);
  switch (name) {
    case 'send':
    case 'lock':
      return [{ id, span, kind: 'send', channel: nameOf(emitter, operation) }];
    case 'receive':
    case 'unlock':
      return [{ id, span, kind: 'receive', channel: nameOf(emitter, operation) }];
    case 'wait':
      return [{ id, span, kind: 'wait', waitgroup: nameOf(emitter, operation) }];
    case 'close':
    case 'cancel':
    case 'read-lock':
    case 'read-unlock':
    case 'cond-wait':
    case 'signal':
    case 'broadcast':
      throw new Error(`${name} is left over`);
    default:
      return unreachable(name);
  }
}

function nameOf(emitter: Emitter, { primitive }: Pick<Operation, 'primitive'>): string {
  const name = emitter.current.get(primitive.id);
  if (name === undefined) throw new Error(`${primitive.name} is used before it is made`);
  return name;
}

function value(emitter: Emitter, quantity: Quantity, span: Span): Expression {
  if (loopsOf(quantity).size > 0)
    emitter.diagnostics.push(
      diagnose(goCatalogue, 'go-varying-value', span, { name: 'This value' }),
    );
  return emitExpression(quantity, span, emitter.names);
}
