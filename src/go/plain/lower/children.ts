import { unreachable } from '../../../base/unreachable.ts';
import { isLiteral, isTypeExpression } from '../../syntax/expression-groups.ts';
import type { GoExpression, GoStatement, LocalDeclaration } from '../../syntax/node.ts';

export type Syntax = GoExpression | GoStatement;

const present = (nodes: readonly (Syntax | null)[]): readonly Syntax[] =>
  nodes.filter((node) => node !== null);

/** The expressions and statements right below; types have none that run. */
export function childrenOf(node: Syntax): readonly Syntax[] {
  if (isLiteral(node) || isTypeExpression(node)) return [];
  switch (node.kind) {
    case 'name':
    case 'bad':
    case 'empty':
    case 'break':
    case 'continue':
    case 'goto':
    case 'fallthrough':
      return [];
    case 'function-literal':
      return [node.body];
    case 'call':
      return [node.callee, ...node.arguments];
    case 'composite':
      return node.elements.flatMap(({ key, value }) => present([key, value]));
    case 'selector':
    case 'unary':
    case 'assertion':
    case 'star':
    case 'step':
      return [node.operand];
    case 'index':
      return [node.operand, ...node.indices];
    case 'binary':
      return [node.left, node.right];
    case 'parentheses':
      return [node.inner];
    case 'slice':
      return present([node.operand, node.low, node.high, node.most]);
    case 'block':
    case 'expression':
    case 'send':
    case 'assign':
    case 'define':
    case 'declare':
    case 'go':
    case 'defer':
    case 'return':
    case 'if':
    case 'for':
    case 'range':
    case 'switch':
    case 'type-switch':
    case 'select':
    case 'labeled':
      return childrenOfStatement(node);
  }
}

function childrenOfStatement(
  node: Exclude<
    GoStatement,
    { kind: 'empty' | 'bad' | 'break' | 'continue' | 'goto' | 'fallthrough' | 'step' }
  >,
): readonly Syntax[] {
  switch (node.kind) {
    case 'block':
      return node.statements;
    case 'expression':
      return [node.expression];
    case 'send':
      return [node.channel, node.value];
    case 'assign':
    case 'define':
      return [...node.left, ...node.right];
    case 'declare':
      return node.declarations.flatMap(valuesOf);
    case 'go':
    case 'defer':
      return [node.call];
    case 'return':
      return node.values;
    case 'if':
      return present([node.initializer, node.condition, node.then, node.otherwise]);
    case 'for':
      return present([node.initializer, node.condition, node.update, node.body]);
    case 'range':
      return present([node.subject, node.key, node.value, node.body]);
    case 'switch':
    case 'type-switch': {
      const head = present([node.initializer, node.value]);
      return [...head, ...node.cases.flatMap(({ values, body }) => [...values, body])];
    }
    case 'select':
      return node.cases.flatMap(({ communication, body }) => present([communication, body]));
    case 'labeled':
      return [node.statement];
    default:
      return unreachable(node);
  }
}

const valuesOf = (declaration: LocalDeclaration): readonly GoExpression[] =>
  declaration.kind === 'variable' ? declaration.values : [];
