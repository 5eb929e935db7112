import {
  at,
  atWord,
  fail,
  got,
  gotWord,
  next,
  parseName,
  peek,
  skipEnds,
  spanFrom,
  want,
  wantEnd,
  type Parser,
} from './cursor.ts';
import type {
  Clause,
  FunctionMember,
  ImplementsMember,
  Member,
  Parameter,
  PredicateMember,
} from './node.ts';
import { parseDeclaration } from './parse-declaration.ts';
import { parsePrimary } from './parse-operand.ts';
import { parseExpression } from './parse-expression.ts';
import { parseParameters, parseResults, parseType } from './parse-type.ts';

export function parseMember(p: Parser): readonly Member[] {
  const { start } = peek(p);
  if (at(p, 'var') || at(p, 'const') || at(p, 'type')) return parseDeclaration(p);
  if (atWord(p, 'pred')) return [predicate(p, start)];
  if (at(p, '(') || (at(p, 'name') && isImplements(p))) return [implementation(p, start)];
  const { contract, flags } = heading(p);
  if (at(p, 'type')) return withClauses(parseDeclaration(p), contract);
  if (at(p, 'var') || at(p, 'const')) return parseDeclaration(p);
  if (!at(p, 'func')) fail(p, 'a declaration');
  return [functionMember(p, start, contract, flags)];
}

/** Clauses before a struct's declaration belong to the struct. */
function withClauses(members: readonly Member[], clauses: readonly Clause[]): readonly Member[] {
  return members.map((member) =>
    member.kind === 'type' && member.type.kind === 'struct-type'
      ? { ...member, type: { ...member.type, clauses: [...clauses, ...member.type.clauses] } }
      : member,
  );
}

/** `T implements I`, without parentheses. */
function isImplements(p: Parser): boolean {
  const { kind, text, isSpec } = peek(p, 1);
  return kind === 'name' && isSpec && text === 'implements';
}

interface Flags {
  readonly isPure: boolean;
  readonly isGhost: boolean;
  readonly isTrusted: boolean;
}

/** Clauses and the words `pure`, `ghost`, `trusted` in any order, before a function. */
function heading(p: Parser): { readonly contract: readonly Clause[]; readonly flags: Flags } {
  const contract: Clause[] = [];
  const flags = { isPure: false, isGhost: false, isTrusted: false };
  for (;;) {
    skipEnds(p);
    if (gotWord(p, 'pure')) flags.isPure = true;
    else if (gotWord(p, 'ghost')) flags.isGhost = true;
    else if (gotWord(p, 'trusted')) flags.isTrusted = true;
    else if (atWord(p, 'opaque', 'mayInit', 'atomic'))
      fail(p, 'requires, ensures, pure, ghost or func');
    else {
      const more = p.rules.clauses(p);
      if (more.length === 0) return { contract, flags };
      contract.push(...more);
    }
  }
}

function receiverOf(p: Parser): Parameter | null {
  return at(p, '(') ? (parseParameters(p)[0] ?? null) : null;
}

function functionMember(
  p: Parser,
  start: number,
  contract: readonly Clause[],
  flags: Flags,
): FunctionMember {
  want(p, 'func');
  const receiver = receiverOf(p);
  const name = parseName(p);
  if (at(p, '[')) fail(p, 'no type parameters');
  return functionRest(p, start, { name, receiver, contract, ...flags });
}

type Start = Pick<
  FunctionMember,
  'name' | 'receiver' | 'contract' | 'isPure' | 'isGhost' | 'isTrusted'
>;

function functionRest(p: Parser, start: number, head: Start): FunctionMember {
  const parameters = parseParameters(p);
  const results = parseResults(p);
  const more = p.rules.clauses(p);
  const contract = [...head.contract, ...more];
  const body = at(p, '{') ? p.rules.block(p) : null;
  return {
    kind: 'function',
    ...head,
    contract,
    parameters,
    results,
    body,
    span: spanFrom(p, start),
  };
}

function predicate(p: Parser, start: number): PredicateMember {
  next(p);
  const receiver = receiverOf(p);
  const name = parseName(p);
  const parameters = parseParameters(p);
  let body: PredicateMember['body'] = null;
  if (got(p, '{')) {
    skipEnds(p);
    body = parseExpression(p);
    skipEnds(p);
    want(p, '}');
  }
  return { kind: 'predicate', name, receiver, parameters, body, span: spanFrom(p, start) };
}

/** `(*T) implements I { pred p := q; (x *T) m() { ... } }` */
function implementation(p: Parser, start: number): ImplementsMember {
  const type = parseType(p);
  if (!gotWord(p, 'implements')) fail(p, 'implements');
  const declared = parseType(p);
  const aliases: { name: ReturnType<typeof parseName>; target: ReturnType<typeof parsePrimary> }[] =
    [];
  const methods: FunctionMember[] = [];
  if (got(p, '{')) {
    for (skipEnds(p); !at(p, '}'); skipEnds(p)) {
      if (gotWord(p, 'pred')) {
        const name = parseName(p);
        want(p, ':=');
        aliases.push({ name, target: parsePrimary(p) });
      } else methods.push(proof(p));
      wantEnd(p);
    }
    want(p, '}');
  }
  return {
    kind: 'implements',
    type,
    interface: declared,
    aliases,
    methods,
    span: spanFrom(p, start),
  };
}

function proof(p: Parser): FunctionMember {
  const { start } = peek(p);
  const { contract, flags } = heading(p);
  got(p, 'func');
  const receiver = receiverOf(p);
  const name = parseName(p);
  return functionRest(p, start, { name, receiver, contract, ...flags });
}
