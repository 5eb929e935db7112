import {
  attempt,
  current,
  got,
  kindOf,
  parseList,
  parseName,
  report,
  spanFrom,
  want,
  type Parser,
} from './cursor.ts';
import type { GoExpression, Name, Parameter, Signature, TypeParameterDeclaration } from './node.ts';
import {
  parseBracketType,
  parseOptionalType,
  parseType,
  parseTypeElement,
  parseTypeName,
} from './parse-type.ts';

export function parseSignature(parser: Parser): Signature {
  const { start } = current(parser);
  const parameters = parseParameters(parser);
  const results = parseResults(parser);
  return { parameters, results, span: spanFrom(parser, start) };
}

function parseResults(parser: Parser): readonly Parameter[] {
  const { start } = current(parser);
  if (kindOf(parser) === '(') return parseParameters(parser);
  const type = parseOptionalType(parser);
  if (type === null) return [];
  return [{ kind: 'parameter', name: null, type, variadic: false, span: spanFrom(parser, start) }];
}

/** An entry before it is known whether a lone name is a name or a type. */
interface Entry {
  readonly name: Name | null;
  readonly type: GoExpression | null;
  readonly variadic: boolean;
  readonly start: number;
  readonly end: number;
}

export function parseParameters(parser: Parser): readonly Parameter[] {
  want(parser, '(');
  parser.level++;
  const entries = parseList(parser, ')', 'parameter list', () => parseEntry(parser));
  parser.level--;
  const areNamed = entries.some(({ name, type }) => name !== null && type !== null);
  return areNamed ? namedParameters(parser, entries) : entries.map(typeOnly);
}

function parseEntry(parser: Parser): Entry {
  const { start } = current(parser);
  const entry = (name: Name | null, type: GoExpression | null, variadic: boolean): Entry => ({
    name,
    type,
    variadic,
    start,
    end: spanFrom(parser, start).end,
  });
  if (got(parser, '...')) return entry(null, parseType(parser), true);
  if (kindOf(parser) !== 'name') return entry(null, parseType(parser), false);
  const instance = attempt(parser, () => {
    const type = parseTypeName(parser);
    return type.kind !== 'name' && [',', ')'].includes(kindOf(parser)) ? type : null;
  });
  if (instance !== null) return entry(null, instance, false);
  const name = parseName(parser);
  if (got(parser, '...')) return entry(name, parseType(parser), true);
  if (kindOf(parser) === '[') return entry(name, parseBracketType(parser), false);
  return entry(name, parseOptionalType(parser), false);
}

function typeOnly({ name, type, variadic, start, end }: Entry): Parameter {
  const own: GoExpression = type ?? name ?? { kind: 'bad', span: { start, end } };
  return { kind: 'parameter', name: null, type: own, variadic, span: { start, end } };
}

/** A name without a type has that of the next entry with one. */
function namedParameters(parser: Parser, entries: readonly Entry[]): readonly Parameter[] {
  const parameters: Parameter[] = [];
  let following: Entry | null = null;
  for (const entry of entries.toReversed()) {
    const span = { start: entry.start, end: entry.end };
    if (entry.name === null || (entry.type === null && following === null)) {
      const what = entry.name === null ? 'name' : 'type';
      report(parser, span, `missing parameter ${what}`);
      parameters.push(typeOnly(entry));
      continue;
    }
    if (entry.type !== null) following = entry;
    const type = following?.type ?? { kind: 'bad', span };
    const variadic = entry.type !== null && entry.variadic;
    parameters.push({ kind: 'parameter', name: entry.name, type, variadic, span });
  }
  return parameters.reverse();
}

/** [K comparable, V any], the brackets included. */
export function parseTypeParameters(parser: Parser): readonly TypeParameterDeclaration[] {
  want(parser, '[');
  parser.level++;
  const entries = parseList(parser, ']', 'type parameter list', () => {
    const { start } = current(parser);
    const name = parseName(parser);
    const isLast = kindOf(parser) === ',' || kindOf(parser) === ']';
    const constraint = isLast ? null : parseConstraint(parser);
    return { name, constraint, span: spanFrom(parser, start) };
  });
  parser.level--;
  const parameters: TypeParameterDeclaration[] = [];
  let following: GoExpression | null = null;
  for (const { name, constraint, span } of entries.toReversed()) {
    following = constraint ?? following;
    if (following === null) report(parser, span, 'missing type constraint');
    const own: GoExpression = following ?? { kind: 'bad', span };
    parameters.push({ kind: 'type-parameter', name, constraint: own, span });
  }
  return parameters.reverse();
}

function parseConstraint(parser: Parser): GoExpression {
  const element = parseTypeElement(parser);
  const [first] = element.terms;
  const isPlain = element.terms.length === 1 && first !== undefined && !first.tilde;
  return isPlain ? first.type : { kind: 'union-type', element, span: element.span };
}
