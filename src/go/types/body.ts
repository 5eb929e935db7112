import type { Block, FunctionDeclaration, GoExpression } from '../syntax/node.ts';
import { within, type Checker, type OpenScope } from './checker.ts';
import { checkLabels } from './labels.ts';
import { fail } from './report.ts';
import { checkStatements } from './statement.ts';
import { isTerminatingList } from './terminating.ts';
import type { SignatureType } from './type.ts';

/** The body of a function, in the scope of its parameters. */
export function checkBody(
  c: Checker,
  node: FunctionDeclaration | (GoExpression & { kind: 'function-literal' }),
  body: Block,
  signature: SignatureType,
  scope: OpenScope,
): void {
  const { hasCallOrReceive } = c;
  c.info.scopes.set(node, scope);
  within(c, { scope, signature }, () => {
    checkStatements(c, body.statements, {
      canBreak: false,
      canContinue: false,
      fallthrough: 'none',
    });
    checkLabels(c, body);
    if (signature.results.length > 0 && !isTerminatingList(body.statements, c.panics))
      fail(c, { start: body.span.end - 1, end: body.span.end }, 'go-missing-return', {});
  });
  c.hasCallOrReceive = hasCallOrReceive;
}
