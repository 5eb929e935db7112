import { unreachable } from '../../base/unreachable.ts';
import { readLiteral } from '../../go/syntax/literal.ts';
import {
  at,
  atLevel,
  atWord,
  fail,
  got,
  next,
  parseList,
  parseName,
  peek,
  spanFrom,
  want,
  type Parser,
} from './cursor.ts';
import type { Expression, Parameter } from './node.ts';
import {
  parseInterfaceType,
  parseParameters,
  parseResults,
  parseStructType,
  parseType,
  predicateType,
} from './parse-type.ts';
import { refuseOperand } from './unread-form.ts';

/** What an expression starts with: a name, a literal, a type, or a form of the specification language. */
export function parseOperand(p: Parser): Expression {
  const token = peek(p);
  const { start, end } = token;
  // Most tokens start no operand, and few of a union that grows with the language do.
  const first: string = token.kind;
  switch (first) {
    case 'name':
      return specialForm(p, start) ?? parseName(p);
    case 'integer': {
      const { literal } = readLiteral('integer', next(p).text, { start, end });
      return {
        kind: 'integer',
        value: literal.kind === 'integer' ? literal.value : 0n,
        span: { start, end },
      };
    }
    case 'rune': {
      const { literal } = readLiteral('rune', next(p).text, { start, end });
      const value = literal.kind === 'rune' ? BigInt(literal.value) : 0n;
      return { kind: 'integer', value, span: { start, end } };
    }
    case 'float':
      return { kind: 'float', text: next(p).text, span: { start, end } };
    case 'string': {
      const { literal } = readLiteral('string', next(p).text, { start, end });
      return {
        kind: 'string',
        bytes: literal.kind === 'string' ? literal.bytes : '',
        span: { start, end },
      };
    }
    case '(': {
      next(p);
      const inner = atLevel(p, 1, () => p.rules.expression(p));
      while (at(p, 'newline')) next(p);
      want(p, ')');
      return inner;
    }
    case '|': {
      next(p);
      const operand = atLevel(p, 1, () => p.rules.expression(p));
      want(p, '|');
      return { kind: 'cardinality', operand, span: spanFrom(p, start) };
    }
    default:
      return typeOperand(p, start);
  }
}

function typeOperand(p: Parser, start: number): Expression {
  const first: string = peek(p).kind;
  switch (first) {
    case '[':
      return bracketType(p, start);
    case 'map':
      return mapType(p, start, false);
    case 'chan': {
      next(p);
      const direction = got(p, '<-') ? 'send' : 'both';
      const element = parseType(p);
      return { kind: 'channel-type', direction, element, span: spanFrom(p, start) };
    }
    case 'struct':
      next(p);
      return parseStructType(p, start);
    case 'interface':
      next(p);
      return parseInterfaceType(p, start);
    case 'func':
      return functionOperand(p, start);
    case 'type': {
      next(p);
      want(p, '[');
      const type = parseType(p);
      want(p, ']');
      return type;
    }
    default:
      return fail(p, 'expression');
  }
}

function mapType(p: Parser, start: number, isValue: boolean): Expression {
  next(p);
  want(p, '[');
  const key = parseType(p);
  want(p, ']');
  const value = parseType(p);
  return { kind: 'map-type', key, value, isValue, span: spanFrom(p, start) };
}

function bracketType(p: Parser, start: number): Expression {
  next(p);
  if (got(p, ']')) {
    const element = parseType(p);
    return { kind: 'slice-type', element, span: spanFrom(p, start) };
  }
  const length = got(p, '...') ? null : atLevel(p, 1, () => p.rules.expression(p));
  want(p, ']');
  const element = parseType(p);
  return { kind: 'array-type', length, element, span: spanFrom(p, start) };
}

function functionOperand(p: Parser, start: number): Expression {
  next(p);
  const parameters = parseParameters(p);
  const results = parseResults(p);
  if (!at(p, '{')) return { kind: 'function-type', parameters, results, span: spanFrom(p, start) };
  const body = atLevel(p, 0, () => p.rules.block(p));
  const span = spanFrom(p, start);
  return { kind: 'function-literal', parameters, results, contract: [], body, span };
}

/** `dict[K]V`, and not the element of a variable of that name. */
function isDictType(p: Parser): boolean {
  return (
    peek(p).text === 'dict' &&
    peek(p, 1).kind === '[' &&
    peek(p, 2).kind === 'name' &&
    peek(p, 3).kind === ']' &&
    ['name', '*', '['].includes(peek(p, 4).kind)
  );
}

/** A word of the specification language that opens a form of its own; null if it is a name. */
function specialForm(p: Parser, start: number): Expression | null {
  if (!peek(p).isSpec) return null;
  refuseOperand(p);
  const followed = peek(p, 1).kind;
  const { text } = peek(p);
  if ((text === 'forall' || text === 'exists') && followed === 'name')
    return quantifier(p, start, text);
  if (text === 'old' && (followed === '(' || followed === '[')) return oldForm(p, start);
  if (text === 'acc' && followed === '(') return accessForm(p, start);
  if (isDictType(p)) return mapType(p, start, true);
  if (text === 'unfolding') return unfoldingForm(p, start);
  if (text === 'let' && followed === 'name') return letForm(p, start);
  if (text === 'pred' && followed === '(') {
    next(p);
    return predicateType(p, start);
  }
  return null;
}

function quantifier(p: Parser, start: number, kind: 'forall' | 'exists'): Expression {
  next(p);
  const groups: { names: ReturnType<typeof parseName>[]; type: Expression }[] = [];
  do {
    const names = [parseName(p)];
    while (got(p, ',')) names.push(parseName(p));
    groups.push({ names, type: parseType(p) });
  } while (got(p, ','));
  want(p, '::');
  const variables: Parameter[] = groups.flatMap(({ names, type }) =>
    names.map((name) => ({ name, type, isVariadic: false, isGhost: false, span: name.span })),
  );
  const triggers: (readonly Expression[])[] = [];
  while (at(p, '{')) {
    next(p);
    triggers.push(parseList(p, '}', () => p.rules.expression(p)));
  }
  const body = p.rules.expression(p);
  return {
    kind: 'quantifier',
    quantifier: kind,
    variables,
    triggers,
    body,
    span: spanFrom(p, start),
  };
}

function oldForm(p: Parser, start: number): Expression {
  next(p);
  const label = got(p, '[') ? parseName(p).name : null;
  if (label !== null) want(p, ']');
  want(p, '(');
  const operand = atLevel(p, 1, () => p.rules.expression(p));
  want(p, ')');
  return { kind: 'old', label, operand, span: spanFrom(p, start) };
}

function accessForm(p: Parser, start: number): Expression {
  next(p);
  want(p, '(');
  const operand = atLevel(p, 1, () => p.rules.expression(p));
  const permission = got(p, ',') ? atLevel(p, 1, () => p.rules.expression(p)) : null;
  want(p, ')');
  return { kind: 'access', operand, permission, span: spanFrom(p, start) };
}

function unfoldingForm(p: Parser, start: number): Expression {
  next(p);
  const access = parsePrimary(p);
  if (!atWord(p, 'in')) fail(p, 'in');
  next(p);
  while (at(p, 'newline')) next(p);
  const body = p.rules.expression(p);
  return { kind: 'unfolding', access, body, span: spanFrom(p, start) };
}

function letForm(p: Parser, start: number): Expression {
  next(p);
  const name = parseName(p);
  want(p, '==');
  const value = p.rules.sum(p);
  if (!atWord(p, 'in')) fail(p, 'in');
  next(p);
  const body = p.rules.expression(p);
  return { kind: 'let', name, value, body, span: spanFrom(p, start) };
}

/** An operand with what is applied to it: fields, calls, indices, literals in braces. */
export function parsePrimary(p: Parser): Expression {
  const { start } = peek(p);
  let operand = parseOperand(p);
  for (;;) {
    const applied = suffix(p, operand, start);
    if (applied === null) return operand;
    operand = applied;
  }
}

function suffix(p: Parser, operand: Expression, start: number): Expression | null {
  const first: string = peek(p).kind;
  switch (first) {
    case '.':
      return dotted(p, operand, start);
    case '[':
      return bracketed(p, operand, start);
    case '(': {
      next(p);
      let isSpread = false;
      const items = parseList(p, ')', () => {
        if (atWord(p, 'ghost') && peek(p, 1).kind === 'name') next(p);
        const item = p.rules.expression(p);
        if (got(p, '...')) isSpread = true;
        return item;
      });
      return {
        kind: 'call',
        callee: operand,
        arguments: items,
        isSpread,
        span: spanFrom(p, start),
      };
    }
    case '{':
      return opensLiteral(p, operand) ? composite(p, operand, start) : null;
    case '!<': {
      next(p);
      const items = parseList(p, '!>', () => p.rules.expression(p));
      return {
        kind: 'constructor',
        predicate: operand,
        arguments: items,
        span: spanFrom(p, start),
      };
    }
    default:
      return null;
  }
}

function dotted(p: Parser, operand: Expression, start: number): Expression {
  next(p);
  if (got(p, '(')) {
    const type = got(p, 'type') ? null : parseType(p);
    want(p, ')');
    return { kind: 'assertion', operand, type, span: spanFrom(p, start) };
  }
  const name = parseName(p);
  return { kind: 'selector', operand, name, span: spanFrom(p, start) };
}

function bracketed(p: Parser, operand: Expression, start: number): Expression {
  next(p);
  return atLevel(p, 1, () => {
    if (at(p, ':')) return sliceRest(p, operand, null, start);
    const first = p.rules.expression(p);
    if (at(p, ':')) return sliceRest(p, operand, first, start);
    if (got(p, '..')) {
      const high = p.rules.expression(p);
      want(p, ']');
      return { kind: 'interval', low: first, high, span: spanFrom(p, start) };
    }
    if (at(p, '=')) return updateRest(p, operand, first, start);
    const indices = [first];
    while (got(p, ',')) indices.push(p.rules.expression(p));
    want(p, ']');
    return { kind: 'index', operand, indices, span: spanFrom(p, start) };
  });
}

function updateRest(p: Parser, operand: Expression, first: Expression, start: number): Expression {
  want(p, '=');
  const changes = [{ key: first, value: p.rules.expression(p) }];
  while (got(p, ',')) {
    const key = p.rules.expression(p);
    want(p, '=');
    changes.push({ key, value: p.rules.expression(p) });
  }
  want(p, ']');
  return { kind: 'update', operand, changes, span: spanFrom(p, start) };
}

function sliceRest(
  p: Parser,
  operand: Expression,
  low: Expression | null,
  start: number,
): Expression {
  want(p, ':');
  const bound = (): Expression | null => (at(p, ':') || at(p, ']') ? null : p.rules.expression(p));
  const high = bound();
  const most = got(p, ':') ? bound() : null;
  want(p, ']');
  return { kind: 'slice', operand, low, high, most, span: spanFrom(p, start) };
}

function opensLiteral(p: Parser, operand: Expression): boolean {
  switch (operand.kind) {
    case 'array-type':
    case 'slice-type':
    case 'struct-type':
    case 'map-type':
      return true;
    case 'name':
      return p.level >= 0;
    case 'selector':
      return p.level >= 0 && isChain(operand.operand);
    case 'index':
      return (
        operand.operand.kind === 'name' && (p.level >= 0 || mathematical.has(operand.operand.name))
      );
    case 'access':
    case 'assertion':
    case 'binary':
    case 'call':
    case 'cardinality':
    case 'channel-type':
    case 'composite':
    case 'conditional':
    case 'constructor':
    case 'float':
    case 'function-literal':
    case 'function-type':
    case 'integer':
    case 'interface-type':
    case 'interval':
    case 'let':
    case 'old':
    case 'predicate-type':
    case 'quantifier':
    case 'slice':
    case 'star':
    case 'string':
    case 'unary':
    case 'unfolding':
    case 'update':
      return false;
    default:
      return unreachable(operand);
  }
}

const mathematical: ReadonlySet<string> = new Set(['seq', 'set', 'mset', 'dict', 'option']);

/** x.P{...} is a predicate's constructor also behind fields and dereferences. */
function isChain(operand: Expression): boolean {
  return operand.kind === 'name' || (operand.kind === 'selector' && isChain(operand.operand));
}

function composite(p: Parser, type: Expression | null, start: number): Expression {
  next(p);
  const elements = parseList(p, '}', () => {
    const first = elementValue(p);
    if (!got(p, ':')) return { key: null, value: first };
    return { key: first, value: elementValue(p) };
  });
  return { kind: 'composite', type, elements, span: spanFrom(p, start) };
}

function elementValue(p: Parser): Expression {
  return at(p, '{') ? composite(p, null, peek(p).start) : p.rules.expression(p);
}
