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
  Expression,
  FunctionMember,
  ImplementsMember,
  Member,
  Parameter,
  PredicateMember,
} from './node.ts';
import { SyntaxFault, UnreadForm } from './syntax-fault.ts';
import { clauseOver, readOver, skipBlock, unreadFlags } from './unread-form.ts';
import { parseDeclaration } from './parse-declaration.ts';
import { parsePrimary } from './parse-operand.ts';
import { parseExpression } from './parse-expression.ts';
import { parseParameters, parseResults, parseType } from './parse-type.ts';

export function parseMember(p: Parser): readonly Member[] {
  const { start } = peek(p);
  if (at(p, 'var') || at(p, 'const') || at(p, 'type')) return parseDeclaration(p);
  if (atWord(p, 'pred')) return [predicate(p, start)];
  if (at(p, '(') || at(p, '*') || (at(p, 'name') && isImplements(p)))
    return [implementation(p, start)];
  const { contract, flags, fault } = heading(p);
  if (at(p, 'type')) return withClauses(parseDeclaration(p), contract, fault);
  if (at(p, 'var') || at(p, 'const')) return parseDeclaration(p);
  if (!at(p, 'func')) fail(p, 'a declaration');
  const member = functionMember(p, start, contract, flags);
  return [fault === null ? member : { ...member, unread: { fault, isWhole: true } }];
}

/** Clauses before a struct's declaration belong to the struct. */
function withClauses(
  members: readonly Member[],
  clauses: readonly Clause[],
  fault: SyntaxFault | null,
): readonly Member[] {
  return members.map((member) => {
    if (member.kind !== 'type') return member;
    if (fault !== null) return { ...member, unread: { fault, names: [] } };
    return member.type.kind === 'struct-type'
      ? { ...member, type: { ...member.type, clauses: [...clauses, ...member.type.clauses] } }
      : member;
  });
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

interface Heading {
  readonly contract: readonly Clause[];
  readonly flags: Flags;
  /** What of it cannot be read. */
  readonly fault: SyntaxFault | null;
}

/** Clauses and the words `pure`, `ghost`, `trusted` in any order, before a function. */
function heading(p: Parser): Heading {
  const contract: Clause[] = [];
  let fault: SyntaxFault | null = null;
  const flags = { isPure: false, isGhost: false, isTrusted: false };
  for (;;) {
    skipEnds(p);
    if (gotWord(p, 'pure')) flags.isPure = true;
    else if (gotWord(p, 'ghost')) flags.isGhost = true;
    else if (gotWord(p, 'trusted')) flags.isTrusted = true;
    else if (atWord(p, ...unreadFlags)) {
      const { text, start, end } = next(p);
      fault ??= new UnreadForm(text, { start, end });
    } else {
      const read = clauseOver(p, () => p.rules.clauses(p));
      if ('fault' in read) fault ??= read.fault;
      else if (read.value.length === 0) return { contract, flags, fault };
      else contract.push(...read.value);
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
  if (at(p, '[')) return genericFunction(p, start, { name, receiver, contract, ...flags });
  return functionRest(p, start, { name, receiver, contract, ...flags });
}

function genericFunction(p: Parser, start: number, head: Start): FunctionMember {
  const { start: from, end } = head.name.span;
  const fault = new SyntaxFault('type parameters are not supported in verified functions', {
    start: from,
    end,
  });
  while (!at(p, '{')) {
    if (at(p, 'end')) throw fault;
    next(p);
  }
  skipBlock(p, fault);
  const unread = { fault, isWhole: true };
  const empty = { parameters: [], results: [], body: null, unread };
  return { kind: 'function', ...head, ...empty, span: spanFrom(p, start) };
}

/** A body, or why it cannot be read: then the text goes on behind its last brace. */
function bodyOf(p: Parser): Pick<FunctionMember, 'body' | 'unread'> {
  if (!at(p, '{')) return { body: null };
  const { at: from, level, depth } = p;
  try {
    return { body: p.rules.block(p) };
  } catch (fault) {
    if (!(fault instanceof SyntaxFault)) throw fault;
    Object.assign(p, { at: from, level, depth });
    skipBlock(p, fault);
    return { body: null, unread: { fault, isWhole: false } };
  }
}

type Start = Pick<
  FunctionMember,
  'name' | 'receiver' | 'contract' | 'isPure' | 'isGhost' | 'isTrusted'
>;

function functionRest(p: Parser, start: number, head: Start): FunctionMember {
  const parameters = parseParameters(p);
  const results = parseResults(p);
  const more = clauseOver(p, () => p.rules.clauses(p));
  if ('fault' in more) skipEnds(p);
  const contract = 'fault' in more ? head.contract : [...head.contract, ...more.value];
  const read = {
    ...bodyOf(p),
    ...('fault' in more ? { unread: { fault: more.fault, isWhole: true } } : {}),
  };
  return {
    kind: 'function',
    ...head,
    contract,
    parameters,
    results,
    ...read,
    span: spanFrom(p, start),
  };
}

function predicate(p: Parser, start: number): PredicateMember {
  next(p);
  const receiver = receiverOf(p);
  const name = parseName(p);
  const parameters = parseParameters(p);
  const head = { kind: 'predicate', name, receiver, parameters } as const;
  if (!at(p, '{')) return { ...head, body: null, span: spanFrom(p, start) };
  const read = readOver(
    p,
    () => predicateBody(p),
    (fault) => {
      skipBlock(p, fault);
    },
  );
  const span = spanFrom(p, start);
  if ('fault' in read) return { ...head, body: null, unread: read.fault, span };
  return { ...head, body: read.value, span };
}

function predicateBody(p: Parser): Expression {
  want(p, '{');
  skipEnds(p);
  const body = parseExpression(p);
  skipEnds(p);
  want(p, '}');
  return body;
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
