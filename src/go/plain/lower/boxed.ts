import type { GoExpression, Name, SelectorExpression } from '../../syntax/node.ts';
import type { Info } from '../../types/info.ts';
import type { GoObject, Type } from '../../types/type.ts';
import { childrenOf, type Syntax } from './children.ts';
import type { ShapeOfType } from './underlying.ts';
import type { Variable } from './function-builder.ts';

export interface Boxing {
  readonly variables: ReadonlySet<Variable>;
  /**
   * The functions, literals or the body of the declaration, with a `return` in a body that a function ranges
   * over: it sets their results from another function.
   */
  readonly results: ReadonlySet<Syntax>;
}

interface Visit {
  readonly node: Syntax;
  /** The literal, or the body ranged over by a function, that it stands in. */
  readonly within: Syntax;
  readonly literal: Syntax;
}

/** Tells whether a range statement calls its body. */
type RangesOverFunction = (subject: GoExpression) => boolean;

/** What is known so far, and what is left to look at. */
interface Search {
  readonly body: Syntax;
  readonly info: Info;
  readonly rangesOverFunction: RangesOverFunction;
  readonly underlying: ShapeOfType;
  readonly owner: Map<Variable, Syntax>;
  readonly variables: Set<Variable>;
  readonly results: Set<Syntax>;
  /** A list instead of recursion: the syntax may be nested deeply. */
  readonly left: Visit[];
}

/**
 * The variables that live in cells of their own: those that a function literal captures, or the body of a
 * range over a function, and those whose address is taken.
 */
export function toBoxing(
  body: Syntax,
  info: Info,
  rangesOverFunction: RangesOverFunction,
  underlying: ShapeOfType,
): Boxing {
  const owner = new Map<Variable, Syntax>();
  const variables = new Set<Variable>();
  const results = new Set<Syntax>();
  const left: Visit[] = [{ node: body, within: body, literal: body }];
  const search = { body, info, rangesOverFunction, underlying, owner, variables, results, left };
  for (let next = left.pop(); next !== undefined; next = left.pop()) visit(search, next);
  return { variables, results };
}

function visit(search: Search, { node, within, literal }: Visit): void {
  const { left } = search;
  if (node.kind === 'range' && search.rangesOverFunction(node.subject)) {
    if (node.defines) define(search, [node.key, node.value], node);
    left.push({ node: node.subject, within, literal });
    for (const part of [node.key, node.value, node.body])
      if (part !== null) left.push({ node: part, within: node, literal });
    if (hasReturn(node.body)) search.results.add(literal);
    return;
  }
  note(search, node, within);
  const inside = node.kind === 'function-literal' ? node : null;
  // In the order of the text, so that what declares comes before what uses.
  for (const child of childrenOf(node).toReversed())
    left.push({ node: child, within: inside ?? within, literal: inside ?? literal });
}

function note(search: Search, node: Syntax, within: Syntax): void {
  const { info, underlying } = search;
  switch (node.kind) {
    case 'name':
      return use(search, node, within);
    case 'function-literal':
      return defineParameters(search, node);
    case 'unary':
      if (node.operator === '&') address(search, node.operand);
      return;
    case 'slice':
      if (underlying(typeIn(info, node.operand)) === 'array') address(search, node.operand);
      return;
    case 'selector':
      if (takesAddress(node, info)) address(search, node.operand);
      return;
    case 'declare':
      for (const declaration of node.declarations)
        if (declaration.kind === 'variable') define(search, declaration.names, within);
      return;
    case 'define':
      return define(search, node.left, within);
    case 'type-switch':
      return ownAliases(search, node, within);
    case 'range':
      if (node.defines) define(search, [node.key, node.value], within);
      return;
    case 'string':
    case 'integer':
    case 'float':
    case 'imaginary':
    case 'rune':
    case 'call':
    case 'composite':
    case 'index':
    case 'binary':
    case 'array-type':
    case 'slice-type':
    case 'map-type':
    case 'channel-type':
    case 'function-type':
    case 'struct-type':
    case 'interface-type':
    case 'union-type':
    case 'parentheses':
    case 'assertion':
    case 'star':
    case 'bad':
    case 'block':
    case 'expression':
    case 'send':
    case 'step':
    case 'assign':
    case 'go':
    case 'defer':
    case 'return':
    case 'break':
    case 'continue':
    case 'goto':
    case 'fallthrough':
    case 'if':
    case 'for':
    case 'switch':
    case 'select':
    case 'labeled':
    case 'empty':
      return;
  }
}

function defineParameters(search: Search, literal: Syntax & { kind: 'function-literal' }): void {
  for (const { name } of [...literal.signature.parameters, ...literal.signature.results])
    if (name !== null) define(search, [name], literal);
}

function ownAliases(
  { info, owner }: Search,
  { cases }: Syntax & { kind: 'type-switch' },
  within: Syntax,
): void {
  for (const clause of cases) {
    const alias = info.implicits.get(clause);
    if (alias !== undefined) owner.set(alias, within);
  }
}

function use({ body, info, owner, variables }: Search, name: Name, within: Syntax): void {
  const defined = info.definitions.get(name);
  if (defined !== undefined) {
    owner.set(defined, within);
    return;
  }
  const used = info.uses.get(name);
  if (isLocalVariable(used) && (owner.get(used) ?? body) !== within) variables.add(used);
}

function address({ info, underlying, variables }: Search, expression: GoExpression): void {
  const root = rootOf(expression, info, underlying);
  const used = root === null ? undefined : info.uses.get(root);
  if (isLocalVariable(used)) variables.add(used);
}

function define(search: Search, names: readonly (GoExpression | null)[], within: Syntax): void {
  for (const name of names) if (name?.kind === 'name') use(search, name, within);
}

function isLocalVariable(object: GoObject | undefined): object is GoObject & { kind: 'variable' } {
  return object?.kind === 'variable' && object.role !== 'package' && object.role !== 'field';
}

const typeIn = (info: Info, expression: GoExpression): Type =>
  info.types.get(expression)?.type ?? { kind: 'unknown' };

function takesAddress(node: SelectorExpression, info: Info): boolean {
  const selection = info.selections.get(node);
  if (selection?.kind !== 'method') return false;
  return selection.adjustment === 'address' && !selection.path.some((step) => step.dereferences);
}

/** The variable that holds the whole of what is selected or indexed; null behind a pointer or slice. */
function rootOf(expression: GoExpression, info: Info, underlying: ShapeOfType): Name | null {
  if (expression.kind === 'name') return expression;
  if (expression.kind === 'parentheses') return rootOf(expression.inner, info, underlying);
  if (expression.kind === 'selector') {
    const selection = info.selections.get(expression);
    const isPlain =
      selection?.kind === 'field' &&
      !selection.dereferences &&
      !selection.path.some((step) => step.dereferences);
    return isPlain ? rootOf(expression.operand, info, underlying) : null;
  }
  if (expression.kind === 'index')
    return underlying(typeIn(info, expression.operand)) === 'array'
      ? rootOf(expression.operand, info, underlying)
      : null;
  return null;
}

/** Whether a `return` of the function around stands in it. */
function hasReturn(body: Syntax): boolean {
  const left: Syntax[] = [body];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node.kind === 'return') return true;
    if (node.kind !== 'function-literal') left.push(...childrenOf(node));
  }
  return false;
}
