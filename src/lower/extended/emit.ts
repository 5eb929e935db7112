import { unreachable } from '../../base/unreachable.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Span } from '../../base/span.ts';
import { alwaysExits } from '../../model/exits.ts';
import { fromSource } from '../../model/quantity.ts';
import type { Block, Statement } from '../../model/statements.ts';
import { someStatement } from '../../model/walk.ts';
import type { ExtendedBlock, ExtendedStatement } from '../../virgo/extended/ast.ts';
import { isSilent } from '../silent.ts';
import { asks, emitIf } from './branch.ts';
import { nameOf, node, type Around, type Emitter } from './emitter.ts';
import { emitCount, emitEndless, emitRepeat } from './loop.ts';
import { emitMake } from './make.ts';
import { emitOperation, emitReceiveOk } from './operation.ts';
import { emitSelect } from './select.ts';
import { indexOf, value } from './use.ts';

/** Each statement of the model as statements of extended VirGo; what has none is reported. */
export function emitBlock(emitter: Emitter, block: Block, around: Around): ExtendedBlock {
  const out: ExtendedStatement[] = [];
  for (const [at, statement] of block.entries()) {
    if (isTooLarge(emitter, statement.span)) return [];
    if (isDropped(statement)) continue;
    const rest = block.slice(at + 1);
    // What it decides, or is told, may decide what follows.
    if (statement.kind === 'if') return [...out, ...emitIf(emitter, statement, rest, around)];
    if (
      statement.kind === 'operation' &&
      statement.ok !== undefined &&
      asks(rest, fromSource(statement.ok))
    )
      return [...out, ...emitReceiveOk(emitter, statement, statement.ok, rest, around)];
    out.push(...emitStatement(emitter, statement, around));
    if (alwaysExits([statement])) break;
  }
  return out;
}

/** What is copied into branches can grow without end. */
const mostNodes = 1_500;

function isTooLarge(emitter: Emitter, span: Span): boolean {
  const { counter, diagnostics } = emitter;
  if (counter.next < mostNodes) return false;
  if (!counter.isFull) diagnostics.push(diagnose(goCatalogue, 'go-too-large', span, {}));
  counter.isFull = true;
  return true;
}

/** A Do waits for another one even where it does nothing itself, and what is made may be used later. */
function isDropped(statement: Statement): boolean {
  const stays = ({ kind }: Statement): boolean => kind === 'once' || kind === 'make';
  return isSilent([statement]) && !someStatement([statement], stays);
}

type Plain = Exclude<Statement, { readonly kind: 'if' }>;

function emitStatement(emitter: Emitter, statement: Plain, around: Around): ExtendedBlock {
  const { span } = statement;
  switch (statement.kind) {
    case 'make':
      return emitMake(emitter, statement);
    case 'operation':
      return emitOperation(emitter, statement);
    case 'add':
      return [
        {
          ...node(emitter, span),
          kind: 'add',
          waitgroup: nameOf(emitter, statement.primitive),
          amount: value(
            emitter,
            statement.amount,
            span,
            `What is added to ${statement.primitive.name}`,
          ),
        },
      ];
    case 'go': {
      const body = emitBlock(emitter, statement.body, { ...around, inDo: false });
      return body.length === 0 ? [] : [{ ...node(emitter, span), kind: 'go', body }];
    }
    case 'count':
      return emitCount(emitter, statement, around);
    case 'repeat':
      return statement.iterations === null
        ? emitEndless(emitter, statement, around)
        : emitRepeat(emitter, statement, statement.iterations, around);
    case 'drain': {
      const body = emitBlock(emitter, statement.body, { ...around, isBounded: false });
      const use = {
        channel: nameOf(emitter, statement.primitive),
        ...indexOf(emitter, statement.primitive),
      };
      return [{ ...node(emitter, span), kind: 'range', ...use, body }];
    }
    case 'once': {
      const once = nameOf(emitter, statement.primitive);
      const body = emitBlock(emitter, statement.body, { ...around, inDo: true });
      return [{ ...node(emitter, span), kind: 'once-do', once, body }];
    }
    case 'select':
      return emitSelect(emitter, statement, around);
    case 'scope':
      return emitScope(emitter, statement, around);
    case 'leave':
      return [{ ...node(emitter, span), kind: 'leave', label: labelOf(emitter, statement.label) }];
    case 'end':
      if (around.inDo)
        emitter.diagnostics.push(
          diagnose(goCatalogue, 'go-unsupported', span, {
            what: 'The end of a goroutine in Once.Do',
          }),
        );
      return [{ ...node(emitter, span), kind: 'return' }];
    case 'stuck':
      return [{ ...node(emitter, span), kind: 'select', cases: [] }];
    default:
      return unreachable(statement);
  }
}

function emitScope(
  emitter: Emitter,
  statement: Extract<Statement, { readonly kind: 'scope' }>,
  around: Around,
): ExtendedBlock {
  const body = emitBlock(emitter, statement.body, around);
  const label = emitter.labels.get(statement.label);
  if (label === undefined) return body;
  return [{ ...node(emitter, statement.span), kind: 'block', label, body }];
}

function labelOf(emitter: Emitter, label: number): string {
  const known = emitter.labels.get(label);
  if (known !== undefined) return known;
  const name = emitter.names.channel('l');
  emitter.labels.set(label, name);
  return name;
}
