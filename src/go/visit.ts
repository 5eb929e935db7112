import type { GoExpression, GoStatement } from './syntax.ts';

export interface Visitor {
  readonly statement: (statement: GoStatement) => void;
  readonly expression: (expression: GoExpression) => void;
}

/** Calls the visitor for a statement and everything below it, function literals included. */
export function visitStatement(statement: GoStatement, visitor: Visitor): void {
  visitor.statement(statement);
  const run = (child: GoStatement | null): void => {
    if (child !== null) visitStatement(child, visitor);
  };
  const look = (child: GoExpression | null): void => {
    if (child !== null) visitExpression(child, visitor);
  };
  switch (statement.kind) {
    case 'block':
      return statement.statements.forEach(run);
    case 'expression':
      return look(statement.expression);
    case 'send':
      look(statement.channel);
      return look(statement.value);
    case 'step':
      return look(statement.operand);
    case 'assign':
    case 'define':
      statement.left.forEach(look);
      return statement.right.forEach(look);
    case 'declare':
      return statement.declarations.forEach(({ values }) => values.forEach(look));
    case 'go':
    case 'defer':
      return look(statement.call);
    case 'return':
      return statement.values.forEach(look);
    case 'labeled':
      return run(statement.statement);
    case 'if':
      run(statement.initializer);
      look(statement.condition);
      run(statement.then);
      return run(statement.otherwise);
    case 'for':
      run(statement.initializer);
      look(statement.condition);
      run(statement.update);
      return run(statement.body);
    case 'range':
      statement.left.forEach(look);
      look(statement.subject);
      return run(statement.body);
    case 'switch':
    case 'type-switch':
      run(statement.initializer);
      look(statement.value);
      for (const { values, body } of statement.cases) {
        values.forEach(look);
        run(body);
      }
      return;
    case 'select':
      for (const { communication, body } of statement.cases) {
        run(communication);
        run(body);
      }
      return;
    default:
      return;
  }
}

export function visitExpression(expression: GoExpression, visitor: Visitor): void {
  visitor.expression(expression);
  const look = (child: GoExpression): void => visitExpression(child, visitor);
  switch (expression.kind) {
    case 'function-literal':
      return visitStatement(expression.body, visitor);
    case 'call':
      look(expression.callee);
      return expression.arguments.forEach(look);
    case 'composite':
      for (const { key, value } of expression.elements) {
        if (key !== null) look(key);
        look(value);
      }
      return;
    case 'binary':
      look(expression.left);
      return look(expression.right);
    case 'index':
      look(expression.operand);
      return look(expression.index);
    case 'slice':
      look(expression.operand);
      return boundsOf(expression).forEach(look);
    case 'unary':
    case 'selector':
    case 'assertion':
    case 'conversion':
      return look(expression.operand);
    default:
      return;
  }
}

export const boundsOf = ({ low, high, most }: GoExpression & { kind: 'slice' }) =>
  [low, high, most].filter((bound) => bound !== null);
