import {
  advance,
  atSemicolon,
  attempt,
  current,
  got,
  gotSemicolon,
  kindAfter,
  kindOf,
  nested,
  parseList,
  parseName,
  skipTo,
  spanFrom,
  unexpected,
  want,
  type Parser,
} from './cursor.ts';
import { readLiteral } from './literal.ts';
import type { Field, GoExpression, MethodElement, TypeElement, UnionTerm } from './node.ts';

export function parseType(parser: Parser): GoExpression {
  const type = parseOptionalType(parser);
  if (type !== null) return type;
  const { start } = current(parser);
  unexpected(parser, ', expected type');
  skipTo(parser, [',', ':', ';', 'newline', ')', ']', '}', '{']);
  return { kind: 'bad', span: { start, end: start } };
}

/** null where no type starts; nothing is taken then. */
export function parseOptionalType(parser: Parser): GoExpression | null {
  const { start } = current(parser);
  const result = nested(parser, () => typeAt(parser, start));
  return result ?? null;
}

function typeAt(parser: Parser, start: number): GoExpression | null {
  switch (kindOf(parser)) {
    case 'name':
      return parseTypeName(parser);
    case '*': {
      advance(parser);
      const operand = parseType(parser);
      return { kind: 'star', operand, span: spanFrom(parser, start) };
    }
    case '(': {
      advance(parser);
      const inner = parseType(parser);
      want(parser, ')');
      return { kind: 'parentheses', inner, span: spanFrom(parser, start) };
    }
    case '[':
      return parseBracketType(parser);
    default:
      return parseKeywordType(parser, start);
  }
}

/** map, chan, struct, interface, func and <-chan: what no value starts with. */
export function parseKeywordType(parser: Parser, start: number): GoExpression | null {
  switch (kindOf(parser)) {
    case 'map': {
      advance(parser);
      want(parser, '[');
      const key = parseType(parser);
      want(parser, ']');
      const value = parseType(parser);
      return { kind: 'map-type', key, value, span: spanFrom(parser, start) };
    }
    case 'chan': {
      advance(parser);
      const direction = got(parser, '<-') ? 'send' : 'both';
      const element = parseType(parser);
      return { kind: 'channel-type', direction, element, span: spanFrom(parser, start) };
    }
    case '<-': {
      advance(parser);
      want(parser, 'chan');
      const element = parseType(parser);
      return { kind: 'channel-type', direction: 'receive', element, span: spanFrom(parser, start) };
    }
    case 'func': {
      advance(parser);
      const signature = parser.rules.signature(parser);
      return { kind: 'function-type', signature, span: spanFrom(parser, start) };
    }
    case 'struct':
      return structType(parser, start);
    case 'interface':
      return interfaceType(parser, start);
    default:
      return null;
  }
}

/** T, p.T, T[A, B]. */
export function parseTypeName(parser: Parser): GoExpression {
  const first = parseName(parser);
  const start = first.span.start;
  let type: GoExpression = first;
  if (kindOf(parser) === '.') {
    advance(parser);
    const name = parseName(parser);
    type = { kind: 'selector', operand: first, name, span: spanFrom(parser, start) };
  }
  if (kindOf(parser) !== '[') return type;
  advance(parser);
  const indices = parseTypeArguments(parser);
  return { kind: 'index', operand: type, indices, span: spanFrom(parser, start) };
}

function parseTypeArguments(parser: Parser): readonly GoExpression[] {
  parser.level++;
  const types = parseList(parser, ']', 'type argument list', () => parseType(parser));
  parser.level--;
  return types;
}

/** []T, [n]T, [...]T. */
export function parseBracketType(parser: Parser): GoExpression {
  const { start } = advance(parser);
  if (got(parser, ']')) {
    const element = parseType(parser);
    return { kind: 'slice-type', element, span: spanFrom(parser, start) };
  }
  parser.level++;
  const length = got(parser, '...') ? 'counted' : parser.rules.expression(parser);
  parser.level--;
  if (kindOf(parser) === ',') {
    unexpected(parser, '; expecting ]');
    skipTo(parser, [']']);
  }
  want(parser, ']');
  const element = parseType(parser);
  return { kind: 'array-type', length, element, span: spanFrom(parser, start) };
}

function structType(parser: Parser, start: number): GoExpression {
  advance(parser);
  want(parser, '{', ', expected { after struct');
  const fields: Field[] = [];
  while (kindOf(parser) !== '}' && kindOf(parser) !== 'end') {
    const before = parser.at;
    fields.push(...fieldsOf(parser));
    if (gotSemicolon(parser) || kindOf(parser) === '}') continue;
    unexpected(parser, ', expected semicolon, newline, or } after struct field');
    skipTo(parser, [';', 'newline', '}']);
    if (!gotSemicolon(parser) && parser.at === before) break;
  }
  want(parser, '}');
  return { kind: 'struct-type', fields, span: spanFrom(parser, start) };
}

function fieldsOf(parser: Parser): readonly Field[] {
  const { start } = current(parser);
  if (kindOf(parser) !== 'name') return [embeddedField(parser, start)];
  const next = kindAfter(parser, 1);
  if (['newline', ';', '}', 'string', '.'].includes(next)) return [embeddedField(parser, start)];
  if (next === '[') {
    const embedded = attempt(parser, () => {
      const type = parseTypeName(parser);
      const ends = atSemicolon(parser) || kindOf(parser) === '}' || kindOf(parser) === 'string';
      return ends ? type : null;
    });
    if (embedded !== null) return [withTag(parser, embedded, start)];
  }
  const names = [parseName(parser)];
  while (got(parser, ',')) names.push(parseName(parser));
  const type = parseType(parser);
  const tag = tagOf(parser);
  return names.map((name) => ({ kind: 'field', name, type, tag, span: spanFrom(parser, start) }));
}

function embeddedField(parser: Parser, start: number): Field {
  if (kindOf(parser) === '(') unexpected(parser, ', expected field name or embedded type');
  return withTag(parser, parseType(parser), start);
}

function withTag(parser: Parser, type: GoExpression, start: number): Field {
  const tag = tagOf(parser);
  return { kind: 'field', name: null, type, tag, span: spanFrom(parser, start) };
}

function tagOf(parser: Parser): string | null {
  const token = current(parser);
  if (token.kind !== 'string') return null;
  advance(parser);
  const { literal } = readLiteral('string', parser.text.slice(token.start, token.end), token);
  return literal.kind === 'string' ? literal.bytes : null;
}

function interfaceType(parser: Parser, start: number): GoExpression {
  advance(parser);
  want(parser, '{', ', expected { after interface');
  const elements: (MethodElement | TypeElement)[] = [];
  while (kindOf(parser) !== '}' && kindOf(parser) !== 'end') {
    const before = parser.at;
    elements.push(interfaceElement(parser));
    if (gotSemicolon(parser) || kindOf(parser) === '}') continue;
    unexpected(parser, ', expected semicolon, newline, or } after interface element');
    skipTo(parser, [';', 'newline', '}']);
    if (!gotSemicolon(parser) && parser.at === before) break;
  }
  want(parser, '}');
  return { kind: 'interface-type', elements, span: spanFrom(parser, start) };
}

function interfaceElement(parser: Parser): MethodElement | TypeElement {
  const { start } = current(parser);
  if (kindOf(parser) !== 'name' || kindAfter(parser, 1) !== '(') return parseTypeElement(parser);
  const name = parseName(parser);
  const signature = parser.rules.signature(parser);
  return { kind: 'method-element', name, signature, span: spanFrom(parser, start) };
}

/** A | ~B */
export function parseTypeElement(parser: Parser): TypeElement {
  const { start } = current(parser);
  const terms: UnionTerm[] = [unionTerm(parser)];
  while (got(parser, '|')) terms.push(unionTerm(parser));
  return { kind: 'type-element', terms, span: spanFrom(parser, start) };
}

function unionTerm(parser: Parser): UnionTerm {
  const { start } = current(parser);
  const tilde = got(parser, '~');
  const type = parseType(parser);
  return { tilde, type, span: spanFrom(parser, start) };
}
