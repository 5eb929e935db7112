import {
  at,
  atEnd,
  atLevel,
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
  AssertionVerb,
  BinaryOperator,
  Block,
  Case,
  Expression,
  SelectCase,
  Statement,
} from './node.ts';
import { parseDeclaration } from './parse-declaration.ts';
import { parseExpression, parseExpressions } from './parse-expression.ts';
import { parseFor } from './parse-loop.ts';
import { refuseStatement } from './unread-form.ts';

export function parseBlock(p: Parser): Block {
  const { start } = want(p, '{');
  const statements = atLevel(p, 0, () => parseStatements(p));
  want(p, '}');
  return { kind: 'block', statements, span: spanFrom(p, start) };
}

function parseStatements(p: Parser): readonly Statement[] {
  const statements: Statement[] = [];
  for (
    skipEnds(p);
    !at(p, '}') && !at(p, 'case') && !at(p, 'default') && !at(p, 'end');
    skipEnds(p)
  ) {
    const statement = parseStatement(p);
    statements.push(statement);
    // A clause has ended its line already.
    if (statement.kind !== 'clauses') wantEnd(p);
  }
  return statements;
}

const verbs: readonly AssertionVerb[] = ['assert', 'assume', 'inhale', 'exhale', 'fold', 'unfold'];

function parseStatement(p: Parser): Statement {
  return specStatement(p) ?? goStatement(p);
}

function specStatement(p: Parser): Statement | null {
  const { start, text } = peek(p);
  const clauses = p.rules.clauses(p);
  if (clauses.length > 0) {
    skipEnds(p);
    if (at(p, 'for')) return parseFor(p, clauses);
    if (at(p, 'name') && peek(p, 1).kind === ':') return labeled(p, clauses, start);
    return { kind: 'clauses', clauses, span: spanFrom(p, start) };
  }
  if (!isStatementWord(p)) return null;
  refuseStatement(p);
  if (atWord(p, ...verbs)) {
    next(p);
    const expression = parseExpression(p);
    return { kind: 'verb', verb: text as AssertionVerb, expression, span: spanFrom(p, start) };
  }
  if (!gotWord(p, 'ghost')) return null;
  const statement = at(p, '{') ? parseBlock(p) : parseStatement(p);
  return { kind: 'ghost', statement, span: spanFrom(p, start) };
}

/** `assert := 1` and `fold(x)` of a program are no specification. */
function isStatementWord(p: Parser): boolean {
  return !['=', ':=', ',', '.', '++', '--', ':', '['].includes(peek(p, 1).kind);
}

function labeled(p: Parser, clauses: Parameters<typeof parseFor>[1], start: number): Statement {
  const label = parseName(p).name;
  want(p, ':');
  skipEnds(p);
  const more = p.rules.clauses(p);
  skipEnds(p);
  const statement =
    clauses.length + more.length > 0 && at(p, 'for')
      ? parseFor(p, [...clauses, ...more])
      : at(p, '}')
        ? { kind: 'empty' as const, span: spanFrom(p, start) }
        : parseStatement(p);
  return { kind: 'labeled', label, statement, span: spanFrom(p, start) };
}

function goStatement(p: Parser): Statement {
  const { kind, start } = peek(p);
  // What starts with another token is a simple statement.
  const first: string = kind;
  switch (first) {
    case '{':
      return parseBlock(p);
    case 'var':
    case 'const':
    case 'type': {
      const members = parseDeclaration(p);
      return { kind: 'declare', members, span: spanFrom(p, start) };
    }
    case 'go':
    case 'defer': {
      next(p);
      const call = parseExpression(p);
      return { kind: first, call, span: spanFrom(p, start) };
    }
    case 'return': {
      next(p);
      const values = atEnd(p) || at(p, '}') ? [] : parseExpressions(p);
      return { kind: first, values, span: spanFrom(p, start) };
    }
    case 'break':
    case 'continue': {
      next(p);
      const label = at(p, 'name') ? parseName(p).name : null;
      return { kind: first, label, span: spanFrom(p, start) };
    }
    case 'goto': {
      next(p);
      return { kind: first, label: parseName(p).name, span: spanFrom(p, start) };
    }
    case 'fallthrough':
      next(p);
      return { kind: first, span: spanFrom(p, start) };
    case 'if':
      return parseIf(p);
    case 'for':
      return parseFor(p, []);
    case 'switch':
      return parseSwitch(p);
    case 'select':
      return parseSelect(p);
    default:
      if (kind === 'name' && peek(p, 1).kind === ':') return labeled(p, [], start);
      return parseSimple(p);
  }
}

const assignments: ReadonlyMap<string, BinaryOperator> = new Map(
  (['+', '-', '*', '/', '%', '&', '|', '^', '&^', '<<', '>>'] as const).map(
    (operator) => [`${operator}=`, operator] as const,
  ),
);

/** What may stand in the head of an `if`, too. */
export function parseSimple(p: Parser): Statement {
  const { start } = peek(p);
  const left = parseExpressions(p);
  const { kind } = peek(p);
  if (kind === '=' || kind === ':=') {
    next(p);
    const right = parseExpressions(p);
    const span = spanFrom(p, start);
    if (kind === ':=') return { kind: 'define', left, right, span };
    return { kind: 'assign', operator: null, left, right, span };
  }
  const operator = assignments.get(kind);
  const [first] = left;
  if (first === undefined || left.length > 1) return fail(p, ':= or =');
  if (operator !== undefined) {
    next(p);
    const right = parseExpressions(p);
    return { kind: 'assign', operator, left, right, span: spanFrom(p, start) };
  }
  if (got(p, '<-')) {
    const value = parseExpression(p);
    return { kind: 'send', channel: first, value, span: spanFrom(p, start) };
  }
  if (kind === '++' || kind === '--') {
    next(p);
    return { kind: 'step', operand: first, by: kind === '++' ? 1 : -1, span: spanFrom(p, start) };
  }
  return { kind: 'expression', expression: first, span: spanFrom(p, start) };
}

function parseIf(p: Parser): Statement {
  const { start } = want(p, 'if');
  const { initializer, condition } = atLevel(p, -1, () => conditionHead(p));
  const then = parseBlock(p);
  let otherwise: Statement | null = null;
  if (got(p, 'else')) otherwise = at(p, 'if') ? parseIf(p) : parseBlock(p);
  return { kind: 'if', initializer, condition, then, otherwise, span: spanFrom(p, start) };
}

function conditionHead(p: Parser): {
  readonly initializer: Statement | null;
  readonly condition: Expression;
} {
  const first = at(p, ';') ? null : parseSimple(p);
  if (!got(p, ';')) {
    if (first?.kind !== 'expression') return fail(p, 'a condition');
    return { initializer: null, condition: first.expression };
  }
  return { initializer: first, condition: parseExpression(p) };
}

function parseSwitch(p: Parser): Statement {
  const { start } = want(p, 'switch');
  const head = atLevel(p, -1, () => {
    let first = at(p, '{') || at(p, ';') ? null : parseSimple(p);
    if (!got(p, ';')) return { initializer: null, subject: first };
    const initializer = first;
    first = at(p, '{') ? null : parseSimple(p);
    return { initializer, subject: first };
  });
  const { initializer, subject } = head;
  want(p, '{');
  const cases = parseCases(p);
  want(p, '}');
  const span = spanFrom(p, start);
  const guarded = guardOf(subject);
  if (guarded !== null) return { kind: 'type-switch', initializer, ...guarded, cases, span };
  if (subject !== null && subject.kind !== 'expression') return fail(p, 'a value');
  return { kind: 'switch', initializer, value: subject?.expression ?? null, cases, span };
}

/** `x := y.(type)` or `y.(type)`. */
function guardOf(subject: Statement | null) {
  if (subject?.kind === 'expression') {
    const { expression } = subject;
    if (expression.kind !== 'assertion' || expression.type !== null) return null;
    return { alias: null, value: expression.operand };
  }
  if (subject?.kind !== 'define') return null;
  const [name] = subject.left;
  const [value] = subject.right;
  if (name?.kind !== 'name' || value?.kind !== 'assertion' || value.type !== null) return null;
  return { alias: name, value: value.operand };
}

function parseCases(p: Parser): readonly Case[] {
  const cases: Case[] = [];
  for (skipEnds(p); !at(p, '}'); skipEnds(p)) {
    const { start } = peek(p);
    const isDefault = got(p, 'default');
    if (!isDefault) want(p, 'case');
    const values = isDefault ? [] : atLevel(p, 0, () => parseExpressions(p));
    cases.push({ values, isDefault, ...caseBody(p, start) });
  }
  return cases;
}

function caseBody(p: Parser, start: number): Pick<Case, 'body' | 'span'> {
  const { start: from } = want(p, ':');
  const statements = atLevel(p, 0, () => parseStatements(p));
  const span = spanFrom(p, start);
  return { body: { kind: 'block', statements, span: spanFrom(p, from) }, span };
}

function parseSelect(p: Parser): Statement {
  const { start } = want(p, 'select');
  want(p, '{');
  const cases: SelectCase[] = [];
  for (skipEnds(p); !at(p, '}'); skipEnds(p)) {
    const from = peek(p).start;
    const isDefault = got(p, 'default');
    if (!isDefault) want(p, 'case');
    const communication = isDefault ? null : parseSimple(p);
    cases.push({ communication, ...caseBody(p, from) });
  }
  want(p, '}');
  return { kind: 'select', cases, span: spanFrom(p, start) };
}
