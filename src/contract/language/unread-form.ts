import { at, atWord, next, peek, spanFrom, type Parser } from './cursor.ts';
import { UnreadForm, type SyntaxFault } from './syntax-fault.ts';

/** Words before a function that change what it means. */
export const unreadFlags = ['opaque', 'mayInit', 'atomic', 'opensInvariants'] as const;

function refuse(p: Parser, what: string): never {
  const { start, end } = peek(p);
  throw new UnreadForm(what, { start, end });
}

/** Statements that Gobra has and that are not followed. */
export function refuseStatement(p: Parser): void {
  const { kind, isSpec } = peek(p);
  const followed = peek(p, 1).kind;
  if (kind === 'package' && isSpec) refuse(p, 'a magic wand');
  if (followed === '(' && atWord(p, 'outline')) refuse(p, 'outline');
  if (followed === 'name' && atWord(p, 'match')) refuse(p, 'match');
  if (followed === 'name' && atWord(p, 'apply')) refuse(p, 'a magic wand');
}

/** Expressions that Gobra has and that are not followed. */
export function refuseOperand(p: Parser): void {
  if (peek(p, 1).kind !== 'name') return;
  if (atWord(p, 'match')) refuse(p, 'match');
  if (atWord(p, 'reveal')) refuse(p, 'reveal');
}

/** `a --* b` */
export function refuseOperator(p: Parser): void {
  const [first, second] = [peek(p), peek(p, 1)];
  if (!first.isSpec || first.kind !== '--' || second.kind !== '*') return;
  if (first.end === second.start) refuse(p, 'a magic wand');
}

/** From a brace behind the one that closes it; where there is none, the text is rejected for what was wrong first. */
export function skipBlock(p: Parser, fault: SyntaxFault): void {
  let open = 0;
  do {
    if (at(p, 'end')) throw fault;
    if (at(p, '{')) open++;
    if (at(p, '}')) open--;
    next(p);
  } while (open > 0);
}

/** To the end of a clause that cannot be read. */
function skipClause(p: Parser, fault: SyntaxFault): void {
  while (!at(p, 'newline') && !at(p, ';') && !at(p, 'func')) {
    if (at(p, 'end')) throw fault;
    if (at(p, '{')) skipBlock(p, fault);
    else next(p);
  }
}

/** What the rule reads, or the form that it cannot read; then `skip` goes on from where the rule began. */
export function readOver<T>(
  p: Parser,
  rule: () => T,
  skip: (fault: UnreadForm) => void,
): { readonly value: T } | { readonly fault: UnreadForm } {
  const { at: from, level, depth } = p;
  try {
    return { value: rule() };
  } catch (fault) {
    if (!(fault instanceof UnreadForm)) throw fault;
    Object.assign(p, { at: from, level, depth });
    skip(fault);
    return { fault };
  }
}

export function clauseOver<T>(
  p: Parser,
  rule: () => T,
): { readonly value: T } | { readonly fault: UnreadForm } {
  return readOver(p, rule, (fault) => {
    skipClause(p, fault);
  });
}

/** `adt { ... }` or `domain { ... }`, and the names that it declares. */
export function unreadType(
  p: Parser,
): { readonly fault: UnreadForm; readonly names: readonly string[] } | null {
  if (atWord(p, 'ghost') && peek(p, 1).kind === 'struct') {
    const { start, end } = next(p);
    return { fault: new UnreadForm('a ghost struct', { start, end }), names: [] };
  }
  if (!atWord(p, 'adt', 'domain') || peek(p, 1).kind !== '{') return null;
  const { text, start } = next(p);
  const what = text === 'adt' ? 'an adt' : 'a domain';
  const from = p.at;
  skipBlock(p, new UnreadForm(what, spanFrom(p, start)));
  const inside = p.tokens.slice(from, p.at);
  const names = inside.flatMap(({ kind, text: name }, index) => {
    const opens =
      text === 'adt' ? inside[index + 1]?.kind === '{' : inside[index - 1]?.kind === 'func';
    return kind === 'name' && opens ? [name] : [];
  });
  return { fault: new UnreadForm(what, { start, end: start + text.length }), names };
}
