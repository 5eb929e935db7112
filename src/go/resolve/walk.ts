import type { GoExpression, GoStatement, Name, VariableDeclaration } from '../syntax.ts';
import { boundsOf } from '../visit.ts';
import {
  declareName,
  declareSignature,
  innerScope,
  isDeclaredHere,
  literalScope,
  useName,
  writeName,
  type Resolver,
  type Scope,
} from './scope.ts';

export function resolveExpression(
  resolver: Resolver,
  scope: Scope,
  expression: GoExpression,
): void {
  const visit = (inner: GoExpression): void => resolveExpression(resolver, scope, inner);
  switch (expression.kind) {
    case 'name':
      return useName(resolver, scope, expression);
    case 'function-literal': {
      const inner = literalScope(scope, expression);
      declareSignature(resolver, inner, expression.signature);
      return resolveStatement(resolver, innerScope(inner), expression.body);
    }
    case 'call':
      visit(expression.callee);
      return expression.arguments.forEach(visit);
    case 'composite':
      for (const { key, value } of expression.elements) {
        // A bare name before the colon is a field, or a key of a map: as a key it is only read.
        if (key !== null && key.kind !== 'name') visit(key);
        visit(value);
      }
      return;
    case 'unary':
      visit(expression.operand);
      if (expression.operator === '&' && expression.operand.kind === 'name')
        writeName(resolver, scope, expression.operand, 'address', expression.span);
      return;
    case 'binary':
      visit(expression.left);
      return visit(expression.right);
    case 'index':
      visit(expression.operand);
      return visit(expression.index);
    case 'slice':
      visit(expression.operand);
      return boundsOf(expression).forEach(visit);
    case 'selector':
    case 'assertion':
    case 'conversion':
      return visit(expression.operand);
    default:
      return;
  }
}

export function resolveStatement(resolver: Resolver, scope: Scope, statement: GoStatement): void {
  const visit = (inner: GoExpression): void => resolveExpression(resolver, scope, inner);
  switch (statement.kind) {
    case 'block': {
      const inner = innerScope(scope);
      return statement.statements.forEach((child) => resolveStatement(resolver, inner, child));
    }
    case 'expression':
      return visit(statement.expression);
    case 'send':
      visit(statement.channel);
      return visit(statement.value);
    case 'step':
      visit(statement.operand);
      return write(resolver, scope, statement.operand);
    case 'assign':
      statement.right.forEach(visit);
      statement.left.forEach(visit);
      return statement.left.forEach((target) => write(resolver, scope, target));
    case 'define':
      statement.right.forEach(visit);
      return define(resolver, scope, statement.left);
    case 'declare':
      return statement.declarations.forEach((declaration) => declare(resolver, scope, declaration));
    case 'declare-constants':
      return statement.declarations.forEach((line) =>
        line.names.forEach((name) => declareName(resolver, scope, name)),
      );
    case 'go':
    case 'defer':
      return visit(statement.call);
    case 'return':
      return statement.values.forEach(visit);
    case 'labeled':
      return resolveStatement(resolver, scope, statement.statement);
    default:
      return resolveBranching(resolver, scope, statement);
  }
}

function resolveBranching(resolver: Resolver, scope: Scope, statement: GoStatement): void {
  const inner = innerScope(scope);
  const visit = (child: GoExpression): void => resolveExpression(resolver, inner, child);
  const run = (child: GoStatement | null): void => {
    if (child !== null) resolveStatement(resolver, inner, child);
  };
  switch (statement.kind) {
    case 'if':
      run(statement.initializer);
      visit(statement.condition);
      run(statement.then);
      return run(statement.otherwise);
    case 'for': {
      run(statement.initializer);
      const iteration = innerScope(inner, statement.span.start);
      if (statement.condition !== null) resolveExpression(resolver, iteration, statement.condition);
      resolveStatement(resolver, iteration, statement.body);
      if (statement.update !== null) resolveStatement(resolver, iteration, statement.update);
      return;
    }
    case 'range': {
      visit(statement.subject);
      if (statement.defines) define(resolver, inner, statement.left);
      const iteration = innerScope(inner, statement.span.start);
      for (const target of statement.left) {
        if (!statement.defines) resolveExpression(resolver, iteration, target);
        if (target.kind === 'name')
          writeName(resolver, iteration, target, 'iteration', statement.headSpan);
      }
      return resolveStatement(resolver, iteration, statement.body);
    }
    case 'switch':
    case 'type-switch':
      run(statement.initializer);
      if (statement.value !== null) visit(statement.value);
      if (statement.kind === 'type-switch' && statement.alias !== null)
        declareName(resolver, inner, statement.alias);
      for (const { values, body } of statement.cases) {
        values.forEach(visit);
        run(body);
      }
      return;
    case 'select':
      for (const { communication, body } of statement.cases) {
        const own = innerScope(inner);
        if (communication !== null) resolveStatement(resolver, own, communication);
        resolveStatement(resolver, own, body);
      }
      return;
    default:
      return;
  }
}

function write(resolver: Resolver, scope: Scope, target: GoExpression): void {
  if (target.kind === 'name') writeName(resolver, scope, target, 'assignment', target.span);
}

/** `:=` declares what is new in this very block and assigns the rest. */
function define(resolver: Resolver, scope: Scope, targets: readonly GoExpression[]): void {
  for (const target of targets) {
    if (target.kind !== 'name') continue;
    if (isDeclaredHere(scope, target.name)) write(resolver, scope, target);
    else declareName(resolver, scope, target);
  }
}

function declare(resolver: Resolver, scope: Scope, declaration: VariableDeclaration): void {
  declaration.values.forEach((value) => resolveExpression(resolver, scope, value));
  declaration.names.forEach((name: Name) => declareName(resolver, scope, name));
}
