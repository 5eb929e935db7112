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

  const use = (name: Name, within: Syntax): void => {
    const defined = info.definitions.get(name);
    if (defined !== undefined) {
      owner.set(defined, within);
      return;
    }
    const used = info.uses.get(name);
    if (isLocalVariable(used) && (owner.get(used) ?? body) !== within) variables.add(used);
  };
  const address = (expression: GoExpression): void => {
    const root = rootOf(expression, info, underlying);
    const used = root === null ? undefined : info.uses.get(root);
    if (isLocalVariable(used)) variables.add(used);
  };
  const define = (names: readonly (GoExpression | null)[], within: Syntax): void => {
    for (const name of names) if (name?.kind === 'name') use(name, within);
  };
  // A list of what is left instead of recursion: the syntax may be nested deeply.
  const left: Visit[] = [{ node: body, within: body, literal: body }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, within, literal } = next;
    let inside: Pick<Visit, 'within' | 'literal'> = { within, literal };
    const children = childrenOf(node);
    switch (node.kind) {
      case 'name':
        use(node, within);
        break;
      case 'function-literal':
        inside = { within: node, literal: node };
        for (const { name } of [...node.signature.parameters, ...node.signature.results])
          if (name !== null) define([name], node);
        break;
      case 'unary':
        if (node.operator === '&') address(node.operand);
        break;
      case 'slice':
        if (underlying(typeIn(info, node.operand)) === 'array') address(node.operand);
        break;
      case 'selector':
        if (takesAddress(node, info)) address(node.operand);
        break;
      case 'declare':
        for (const declaration of node.declarations)
          if (declaration.kind === 'variable') define(declaration.names, within);
        break;
      case 'define':
        define(node.left, within);
        break;
      case 'type-switch':
        for (const clause of node.cases) {
          const alias = info.implicits.get(clause);
          if (alias !== undefined) owner.set(alias, within);
        }
        break;
      case 'range':
        if (rangesOverFunction(node.subject)) {
          if (node.defines) define([node.key, node.value], node);
          left.push({ node: node.subject, within, literal });
          for (const part of [node.key, node.value, node.body])
            if (part !== null) left.push({ node: part, within: node, literal });
          if (hasReturn(node.body)) results.add(literal);
          continue;
        }
        if (node.defines) define([node.key, node.value], within);
        break;
      default:
        break;
    }
    // In the order of the text, so that what declares comes before what uses.
    for (const child of children.toReversed()) left.push({ node: child, ...inside });
  }
  return { variables, results };
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
  switch (expression.kind) {
    case 'name':
      return expression;
    case 'parentheses':
      return rootOf(expression.inner, info, underlying);
    case 'selector': {
      const selection = info.selections.get(expression);
      const isPlain =
        selection?.kind === 'field' &&
        !selection.dereferences &&
        !selection.path.some((step) => step.dereferences);
      return isPlain ? rootOf(expression.operand, info, underlying) : null;
    }
    case 'index':
      return underlying(typeIn(info, expression.operand)) === 'array'
        ? rootOf(expression.operand, info, underlying)
        : null;
    default:
      return null;
  }
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
