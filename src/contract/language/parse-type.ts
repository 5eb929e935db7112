import {
  at,
  atWord,
  got,
  gotWord,
  next,
  parseList,
  parseName,
  peek,
  skipEnds,
  spanFrom,
  want,
  wantClosing,
  wantEnd,
  type Parser,
} from './cursor.ts';
import type {
  Clause,
  Expression,
  FieldNode,
  FunctionMember,
  Parameter,
  PredicateMember,
} from './node.ts';

/** Types are expressions: only their use tells them apart. A type takes no operators, so that a name may follow. */
export function parseType(p: Parser): Expression {
  const { start } = peek(p);
  if (got(p, '*')) {
    const operand = parseType(p);
    return { kind: 'star', operand, span: spanFrom(p, start) };
  }
  if (got(p, '(')) {
    const inner = parseType(p);
    want(p, ')');
    return inner;
  }
  if (at(p, '<-')) {
    next(p);
    want(p, 'chan');
    const element = parseType(p);
    return { kind: 'channel-type', direction: 'receive', element, span: spanFrom(p, start) };
  }
  if (!at(p, 'name') || (peek(p).text === 'dict' && peek(p, 1).kind === '['))
    return p.rules.operand(p);
  const name = parseName(p);
  if (got(p, '.')) {
    const member = parseName(p);
    return { kind: 'selector', operand: name, name: member, span: spanFrom(p, start) };
  }
  if (name.name === 'pred' && at(p, '(')) return predicateType(p, start);
  if (!at(p, '[') || peek(p, 1).kind === ']') return name;
  next(p);
  const indices = parseList(p, ']', () => parseType(p));
  return { kind: 'index', operand: name, indices, span: spanFrom(p, start) };
}

export function predicateType(p: Parser, start: number): Expression {
  want(p, '(');
  const parameters = parseList(p, ')', () => parseType(p));
  return { kind: 'predicate-type', parameters, span: spanFrom(p, start) };
}

/** `(a, b int, c ...T)`, `(int, string)`, with `ghost` before any. */
export function parseParameters(p: Parser): readonly Parameter[] {
  want(p, '(');
  const entries = withSharedGhost(parseList(p, ')', () => parameterEntry(p)));
  if (!entries.some(({ name, type }) => name !== null && type !== null))
    return entries.map(({ name, type, isVariadic, isGhost, span }) => ({
      ...{ name: null, type: type ?? name!, isVariadic, isGhost, span },
    }));
  const parameters: Parameter[] = [];
  for (let index = entries.length - 1; index >= 0; index--) {
    const entry = entries[index]!;
    const later = parameters[0];
    const type = entry.type ?? later?.type ?? entry.name!;
    const isVariadic = entry.type === null ? (later?.isVariadic ?? false) : entry.isVariadic;
    parameters.unshift({
      ...{ name: entry.name, type, isVariadic, isGhost: entry.isGhost, span: entry.span },
    });
  }
  return parameters;
}

/** `ghost a, b int` are two ghost parameters. */
function withSharedGhost(entries: readonly Entry[]): readonly Entry[] {
  let isGhost = false;
  return entries.map((entry) => {
    isGhost ||= entry.isGhost;
    const made = { ...entry, isGhost };
    if (entry.type !== null) isGhost = false;
    return made;
  });
}

interface Entry {
  readonly name: Parameter['name'];
  readonly type: Expression | null;
  readonly isVariadic: boolean;
  readonly isGhost: boolean;
  readonly span: Parameter['span'];
}

function parameterEntry(p: Parser): Entry {
  const { start } = peek(p);
  const isGhost = atWord(p, 'ghost') && (peek(p, 1).kind === 'name' || peek(p, 1).kind === '*');
  if (isGhost) next(p);
  const type = (): Expression => parseType(p);
  const followed = peek(p, 1).kind;
  const isBare = at(p, 'name') && (followed === ',' || followed === ')' || followed === 'newline');
  if (isBare) {
    const name = parseName(p);
    return { name, type: null, isVariadic: false, isGhost, span: spanFrom(p, start) };
  }
  const isNamed = at(p, 'name') && followed !== '.' && !isTypeInPlace(p, followed);
  const name = isNamed ? parseName(p) : null;
  if (name !== null && (at(p, ',') || at(p, ')')))
    return { name, type: null, isVariadic: false, isGhost, span: spanFrom(p, start) };
  const isVariadic = got(p, '...');
  return { name, type: type(), isVariadic, isGhost, span: spanFrom(p, start) };
}

/** `seq[int]` and `pred(T)` without a name before; `xs []int` and `x [3]int` have one. */
function isTypeInPlace(p: Parser, followed: string): boolean {
  const { text } = peek(p);
  if (followed === '(') return text === 'pred';
  const isGeneric = ['seq', 'set', 'mset', 'option', 'dict'].includes(text);
  return followed === '[' && isGeneric && peek(p, 2).kind !== ']';
}

/** Nothing, one type, or a list in parentheses. */
export function parseResults(p: Parser): readonly Parameter[] {
  if (at(p, '(')) return parseParameters(p);
  const startsType = ['name', '*', '[', 'func', 'map', 'chan', 'struct', 'interface', '<-'];
  if (!startsType.includes(peek(p).kind)) return [];
  const type = parseType(p);
  return [{ name: null, type, isVariadic: false, isGhost: false, span: type.span }];
}

export function parseStructType(p: Parser, start: number): Expression {
  want(p, '{');
  const fields: FieldNode[] = [];
  const clauses: Clause[] = [];
  for (skipEnds(p); !at(p, '}'); skipEnds(p)) {
    if (atWord(p, 'guards', 'carries', 'level')) {
      clauses.push(...p.rules.clauses(p));
      continue;
    }
    gotWord(p, 'ghost');
    fields.push(...fieldLine(p));
    if (at(p, 'string')) next(p);
    wantEnd(p);
  }
  wantClosing(p, '}');
  return { kind: 'struct-type', fields, clauses, span: spanFrom(p, start) };
}

function fieldLine(p: Parser): readonly FieldNode[] {
  const isEmbedded = at(p, '*') || ['.', ';', 'newline', '}', 'string'].includes(peek(p, 1).kind);
  if (isEmbedded) return [{ name: null, type: parseType(p) }];
  const names = [parseName(p)];
  while (got(p, ',')) names.push(parseName(p));
  const type = parseType(p);
  return names.map((name) => ({ name, type }));
}

export function parseInterfaceType(p: Parser, start: number): Expression {
  want(p, '{');
  const methods: FunctionMember[] = [];
  const predicates: PredicateMember[] = [];
  const embedded: Expression[] = [];
  for (skipEnds(p); !at(p, '}'); skipEnds(p)) {
    const begin = peek(p).start;
    if (atWord(p, 'pred')) {
      next(p);
      const name = parseName(p);
      const parameters = parseParameters(p);
      const span = spanFrom(p, begin);
      predicates.push({ kind: 'predicate', name, receiver: null, parameters, body: null, span });
    } else {
      const contract = [...p.rules.clauses(p)];
      let isPure = false;
      let isGhost = false;
      for (;;) {
        if (gotWord(p, 'pure')) isPure = true;
        else if (gotWord(p, 'ghost')) isGhost = true;
        else if (contract.length + Number(isPure || isGhost) > 0 && at(p, 'newline')) skipEnds(p);
        else {
          const more = p.rules.clauses(p);
          skipEnds(p);
          if (more.length === 0 && !atWord(p, 'pure', 'ghost')) break;
          contract.push(...more);
        }
      }
      if (contract.length === 0 && !isPure && peek(p, 1).kind !== '(') embedded.push(parseType(p));
      else methods.push(interfaceMethod(p, begin, { contract, isPure, isGhost }));
    }
    wantEnd(p);
  }
  wantClosing(p, '}');
  return { kind: 'interface-type', methods, predicates, embedded, span: spanFrom(p, start) };
}

function interfaceMethod(
  p: Parser,
  start: number,
  flags: Pick<FunctionMember, 'contract' | 'isPure' | 'isGhost'>,
): FunctionMember {
  const name = parseName(p);
  const parameters = parseParameters(p);
  const results = parseResults(p);
  const span = spanFrom(p, start);
  return {
    ...{ kind: 'function', name, receiver: null, parameters, results, ...flags },
    ...{ isTrusted: false, body: null, span },
  };
}
