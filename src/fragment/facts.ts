import type { FunctionDeclaration, GoExpression, GoStatement } from '../go/syntax.ts';
import { visitStatement } from '../go/visit.ts';

/** What a text writes that is not its own, and whom it calls: by name, so as never to miss one. */
export interface FunctionFacts {
  /** Fields and package variables that are assigned, stepped, or have their address taken. */
  readonly writes: ReadonlySet<string>;
  /** Those of them that are written in a loop or a function literal, or may be through an address. */
  readonly looseWrites: ReadonlySet<string>;
  /** Variables and fields whose elements are assigned or deleted: the length of a map may change. */
  readonly elementWrites: ReadonlySet<string>;
  readonly calls: ReadonlySet<string>;
  /** Those that are called in a loop or a function literal, or spawned. */
  readonly looseCalls: ReadonlySet<string>;
  /** It has a `go`, or a function literal that someone else may run beside it. */
  readonly spawns: boolean;
  /** It sends, receives, selects, or waits for a group. */
  readonly waits: boolean;
}

export function readFacts(statements: readonly GoStatement[]): FunctionFacts {
  const writes = new Set<string>();
  const looseWrites = new Set<string>();
  const elementWrites = new Set<string>();
  const calls = new Set<string>();
  const looseCalls = new Set<string>();
  let spawns = false;
  let waits = false;
  // What is visited comes in the order of the text, so that this tells what stands inside.
  let looseUntil = 0;
  const loosen = ({ span }: GoStatement | GoExpression): void => {
    looseUntil = Math.max(looseUntil, span.end);
  };
  const write = (target: GoExpression, isLoose: boolean): void => {
    const name =
      target.kind === 'selector' ? target.field : target.kind === 'name' ? target.name : null;
    if (target.kind === 'index') noteElement(target.operand, elementWrites);
    if (name === null) return;
    writes.add(name);
    if (isLoose) looseWrites.add(name);
  };
  const statement = (node: GoStatement): void => {
    const isLoose = node.span.start < looseUntil;
    if (node.kind === 'for' || node.kind === 'range' || node.kind === 'go') loosen(node);
    if (node.kind === 'go') spawns = true;
    if (node.kind === 'send' || node.kind === 'select') waits = true;
    if (node.kind === 'assign') node.left.forEach((target) => write(target, isLoose));
    if (node.kind === 'range') node.left.forEach((target) => write(target, true));
    if (node.kind === 'step') write(node.operand, isLoose);
  };
  const expression = (node: GoExpression): void => {
    if (node.kind === 'function-literal') {
      spawns = true;
      loosen(node);
    }
    if (node.kind === 'unary' && node.operator === '&') write(node.operand, true);
    if (node.kind === 'unary' && node.operator === '<-') waits = true;
    if (node.kind !== 'call') return;
    const { callee } = node;
    if (callee.kind === 'selector' && callee.field === 'Wait') waits = true;
    const name =
      callee.kind === 'name' ? callee.name : callee.kind === 'selector' ? callee.field : null;
    if (name !== null) calls.add(name);
    if (name !== null && node.span.start < looseUntil) looseCalls.add(name);
    const [first] = node.arguments;
    if (name === 'delete' && callee.kind === 'name' && first) noteElement(first, elementWrites);
  };
  for (const one of statements) visitStatement(one, { statement, expression });
  return { writes, looseWrites, elementWrites, calls, looseCalls, spawns, waits };
}

function noteElement(operand: GoExpression, into: Set<string>): void {
  if (operand.kind === 'name') into.add(operand.name);
  if (operand.kind === 'selector') into.add(operand.field);
}

/** The names of functions that may spawn, themselves or through others; Go is what groups call it. */
export function spawningNames(
  functions: readonly FunctionDeclaration[],
  factsOf: (declaration: FunctionDeclaration) => FunctionFacts,
): ReadonlySet<string> {
  const callers = new Map<string, string[]>();
  const found = new Set<string>(['Go']);
  for (const declaration of functions) {
    const { calls, spawns } = factsOf(declaration);
    if (spawns) found.add(declaration.name);
    for (const name of calls) {
      const known = callers.get(name);
      if (known === undefined) callers.set(name, [declaration.name]);
      else known.push(declaration.name);
    }
  }
  // A set that grows while it is walked is walked to its end.
  for (const name of found) callers.get(name)?.forEach((caller) => found.add(caller));
  return found;
}
