import type { Source } from '../../model/quantity.ts';
import type { Block, Decision, Statement } from '../../model/statements.ts';
import { alwaysExits } from '../../model/exits.ts';
import { visitBlock } from '../../model/walk.ts';

export type Scope = Extract<Statement, { readonly kind: 'scope' }>;
type Select = Extract<Statement, { readonly kind: 'select' }>;

/** What the ways out of a statement decide. */
export function decisionsAt(statement: Statement): readonly Source[] {
  const found = new Map<number, Source>();
  const note = (decides: readonly Decision[]): void =>
    decides.forEach(({ source }) => found.set(source.id, source));
  if (statement.kind === 'select') statement.cases.forEach(({ decides }) => note(decides));
  if (statement.kind === 'scope')
    visitBlock(statement.body, (one) => {
      if (one.kind === 'leave' && one.label === statement.label) note(one.decides);
    });
  return [...found.values()];
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
  const { span } = select;
  return {
    ...select,
    cases: select.cases.map((one) =>
      alwaysExits(one.body)
        ? one
        : {
            ...one,
            body: [...one.body, { kind: 'leave', label, decides: one.decides, span }],
            decides: [],
          },
    ),
  };
}
