import {
  advance,
  attempt,
  current,
  got,
  gotSemicolon,
  kindAfter,
  kindOf,
  parseName,
  report,
  skipTo,
  spanFrom,
  unexpected,
  want,
  type Parser,
} from './cursor.ts';
import type {
  ConstantSpec,
  FunctionDeclaration,
  GoExpression,
  LocalDeclaration,
  Name,
  TypeParameterDeclaration,
  TypeSpec,
  VariableSpec,
} from './node.ts';
import { parseExpressions } from './parse-expression.ts';
import { parseParameters, parseSignature, parseTypeParameters } from './parse-signature.ts';
import { parseOptionalType, parseType } from './parse-type.ts';

/** `keyword spec` or `keyword ( spec; spec )`. */
export function parseGroup<T>(parser: Parser, spec: (index: number) => T): readonly T[] {
  if (!got(parser, '(')) return [spec(0)];
  const specs: T[] = [];
  while (kindOf(parser) !== ')' && kindOf(parser) !== 'end') {
    const before = parser.at;
    specs.push(spec(specs.length));
    if (gotSemicolon(parser) || kindOf(parser) === ')') continue;
    unexpected(parser, ', expected semicolon, newline, or )');
    skipTo(parser, [';', 'newline', ')']);
    if (!gotSemicolon(parser) && parser.at === before) break;
  }
  want(parser, ')');
  return specs;
}

export function parseDeclarations(parser: Parser): readonly LocalDeclaration[] {
  const { kind } = advance(parser);
  if (kind === 'var') return parseGroup(parser, () => variableSpec(parser));
  if (kind === 'type') return parseGroup(parser, () => typeSpec(parser));
  let before: ConstantSpec | null = null;
  return parseGroup(parser, (index) => {
    before = constantSpec(parser, index, before);
    return before;
  });
}

function names(parser: Parser): readonly Name[] {
  const all = [parseName(parser)];
  while (got(parser, ',')) all.push(parseName(parser));
  return all;
}

function variableSpec(parser: Parser): VariableSpec {
  const { start } = current(parser);
  const own = names(parser);
  const type = kindOf(parser) === '=' ? null : parseType(parser);
  const values = got(parser, '=') ? parseExpressions(parser) : [];
  return { kind: 'variable', names: own, type, values, span: spanFrom(parser, start) };
}

/** A line without values repeats those of the line before it, with iota one further. */
function constantSpec(parser: Parser, iota: number, before: ConstantSpec | null): ConstantSpec {
  const { start } = current(parser);
  const own = names(parser);
  const type = kindOf(parser) === '=' ? null : parseOptionalType(parser);
  const values = got(parser, '=') ? parseExpressions(parser) : [];
  const span = spanFrom(parser, start);
  if (type === null && values.length === 0 && before !== null)
    return { ...before, names: own, repeats: true, iota, span };
  return { kind: 'constant', names: own, type, values, repeats: false, iota, span };
}

function typeSpec(parser: Parser): TypeSpec {
  const { start } = current(parser);
  const name = parseName(parser);
  const typeParameters = kindOf(parser) === '[' ? optionalTypeParameters(parser) : [];
  const isAlias = got(parser, '=');
  const type = parseType(parser);
  return { kind: 'type', name, typeParameters, isAlias, type, span: spanFrom(parser, start) };
}

/** `[n]T` is an array; `[P any]`, `[P *T,]`, `[P *interface{}]` are parameters. */
function optionalTypeParameters(parser: Parser): readonly TypeParameterDeclaration[] {
  if (kindAfter(parser, 1) !== 'name') return [];
  const open = parser.at;
  const isArray =
    attempt(parser, () => {
      advance(parser);
      parser.level++;
      const length = parser.rules.expression(parser);
      parser.level--;
      return kindOf(parser) === ']' && !holdsType(length) ? length : null;
    }) !== null;
  parser.at = open;
  return isArray ? [] : parseTypeParameters(parser);
}

/** Whether `P *T` or `P (T)` can only be a parameter with its constraint. */
function holdsType(length: GoExpression): boolean {
  switch (length.kind) {
    case 'binary':
      return holdsType(length.left) || holdsType(length.right);
    case 'call':
      return length.arguments.some(holdsType);
    case 'parentheses':
      return holdsType(length.inner);
    case 'star':
      return holdsType(length.operand);
    case 'array-type':
    case 'slice-type':
    case 'struct-type':
    case 'function-type':
    case 'interface-type':
    case 'map-type':
    case 'channel-type':
      return true;
    case 'string':
    case 'slice':
    case 'integer':
    case 'float':
    case 'imaginary':
    case 'rune':
    case 'name':
    case 'function-literal':
    case 'composite':
    case 'selector':
    case 'index':
    case 'unary':
    case 'union-type':
    case 'assertion':
    case 'bad':
      return false;
  }
}

export function parseFunction(parser: Parser): FunctionDeclaration {
  const { start } = advance(parser);
  const open = current(parser).start;
  const receiver = kindOf(parser) === '(' ? parseParameters(parser) : null;
  const receiverSpan = receiver === null ? null : spanFrom(parser, open);
  if (receiver !== null && receiverSpan !== null && receiver.length !== 1) {
    const message =
      receiver.length === 0 ? 'method has no receiver' : 'method has multiple receivers';
    report(parser, receiverSpan, message);
  }
  const name = parseName(parser);
  const typeParameters = kindOf(parser) === '[' ? parseTypeParameters(parser) : [];
  if (receiver !== null && typeParameters.length > 0)
    report(parser, name.span, 'method must have no type parameters');
  const signature = parseSignature(parser);
  const isThere = kindOf(parser) === '{';
  parser.functions++;
  const body = isThere ? parser.rules.block(parser) : null;
  parser.functions--;
  const span = spanFrom(parser, start);
  return { kind: 'function', name, receiver, receiverSpan, typeParameters, signature, body, span };
}
