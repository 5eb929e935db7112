import { fromSource, type Quantity, type Source } from '../../model/quantity.ts';
import type { Block, Decision, SelectCase, Statement } from '../../model/statements.ts';
import { alwaysExits } from '../../model/exits.ts';
import { visitBlock } from '../../model/walk.ts';

export type Scope = Extract<Statement, { readonly kind: 'scope' }>;
type If = Extract<Statement, { readonly kind: 'if' }>;
type Select = Extract<Statement, { readonly kind: 'select' }>;

/** What the ways out of a statement decide. */
export function decisionsAt(statement: Statement): readonly Source[] {
  const found = new Map<number, Source>();
  const note = (decides: readonly Decision[]): void =>
    decides.forEach(({ source }) => found.set(source.id, source));
  if (statement.kind === 'select')
    for (const one of statement.cases) note([...one.decides, ...heard(one, true)]);
  if (statement.kind === 'scope')
    visitBlock(statement.body, (one) => {
      if (one.kind === 'leave' && one.label === statement.label) note(one.decides);
    });
  return [...found.values()];
}

/** Whether a value came, or the news that the channel is closed. */
function heard({ alternative }: SelectCase, value: boolean): readonly Decision[] {
  const source = alternative.kind === 'operation' ? alternative.operation.ok : undefined;
  return source === undefined ? [] : [{ source, value }];
}

/** What a condition decides in the branch where it holds, or does not, if it may differ from one time to the next. */
export function decidedBy(condition: Quantity, holds: boolean): readonly Decision[] {
  if (condition.kind === 'unary' && condition.operator === '!')
    return decidedBy(condition.operand, !holds);
  if (condition.kind !== 'source') return [];
  const { source } = condition;
  return source.loops.length > 0 || source.origin === 'received' ? [{ source, value: holds }] : [];
}

/** if c { P } else { Q } as a scope that both branches leave. */
export function endingIn(statement: If, label: number): Scope {
  const { span } = statement;
  const leave: Statement = { kind: 'leave', label, decides: [], span };
  const ending = (body: Block): Block => (alwaysExits(body) ? body : [...body, leave]);
  const { then, otherwise } = statement;
  const inner: If = { ...statement, then: ending(then), otherwise: ending(otherwise) };
  return { kind: 'scope', label, why: 'break', body: [inner], decides: [], span };
}

/** The end of the body is one more leave. */
export function endAt(scope: Scope): Scope {
  const { label, body, decides, span } = scope;
  if (alwaysExits(body)) return scope;
  return { ...scope, body: [...body, { kind: 'leave', label, decides, span }], decides: [] };
}

/** A scope whose leaves are the ways out of the statement. */
export function scopeOf(statement: Statement, nextLabel: () => number): Scope {
  if (statement.kind === 'scope') return statement;
  const label = nextLabel();
  const body: Block = statement.kind === 'select' ? [leaving(statement, label)] : [statement];
  return { kind: 'scope', label, why: 'break', body, decides: [], span: statement.span };
}

function leaving(select: Select, label: number): Select {
  return {
    ...select,
    cases: select.cases.map((one) =>
      alwaysExits(one.body)
        ? one
        : { ...one, body: [...one.body, ...leaves(one, label)], decides: [] },
    ),
  };
}

function leaves(one: SelectCase, label: number): Block {
  const { span } = one;
  const leave = (more: readonly Decision[]): Statement => ({
    kind: 'leave',
    label,
    decides: [...one.decides, ...more],
    span,
  });
  const [ok] = heard(one, true);
  if (ok === undefined) return [leave([])];
  const condition = fromSource(ok.source);
  const [then, otherwise] = [[leave(heard(one, true))], [leave(heard(one, false))]];
  return [{ kind: 'if', condition, then, otherwise, span }];
}
