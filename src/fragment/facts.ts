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

/** Of a function with all of the file that it may call. */
export interface ReachableFacts extends FunctionFacts {
  /** Fields that may be written when goroutines already run. */
  readonly lateWrites: ReadonlySet<string>;
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

/** Finds the functions and methods of a name. */
export type Callees = (name: string) => readonly FunctionDeclaration[];

interface Known {
  readonly callees: Callees;
  readonly factsOf: (declaration: FunctionDeclaration) => FunctionFacts;
  readonly spawning: () => ReadonlySet<string>;
}

/** The names of functions that may spawn, themselves or through others; Go is what groups call it. */
export function spawningNames(
  functions: readonly FunctionDeclaration[],
  factsOf: Known['factsOf'],
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

/** These facts together with those of everything in the file that may be called from there. */
export function withCalled(known: Omit<Known, 'spawning'>, start: FunctionFacts): FunctionFacts {
  const writes = new Set<string>();
  const looseWrites = new Set<string>();
  const elementWrites = new Set<string>();
  const calls = new Set<string>();
  const looseCalls = new Set<string>();
  let spawns = false;
  let waits = false;
  const seen = new Set<FunctionFacts>();
  const seenLoose = new Set<FunctionFacts>();
  const open: { readonly facts: FunctionFacts; readonly isLoose: boolean }[] = [
    { facts: start, isLoose: false },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { facts, isLoose } = next;
    if (seenLoose.has(facts) || (!isLoose && seen.has(facts))) continue;
    (isLoose ? seenLoose : seen).add(facts);
    facts.writes.forEach((name) => writes.add(name));
    (isLoose ? facts.writes : facts.looseWrites).forEach((name) => looseWrites.add(name));
    facts.elementWrites.forEach((name) => elementWrites.add(name));
    spawns ||= facts.spawns;
    waits ||= facts.waits;
    for (const name of facts.calls) {
      const isCallLoose = isLoose || facts.looseCalls.has(name);
      calls.add(name);
      if (isCallLoose) looseCalls.add(name);
      for (const called of known.callees(name))
        open.push({ facts: known.factsOf(called), isLoose: isCallLoose });
    }
  }
  return { writes, looseWrites, elementWrites, calls, looseCalls, spawns, waits };
}

/** Of a whole function; up to the first of its statements that may spawn nobody else runs. */
export function reachableFacts(known: Known, root: FunctionDeclaration): ReachableFacts {
  const all = withCalled(known, known.factsOf(root));
  const statements = root.body?.statements ?? [];
  const spawning = known.spawning();
  const first = all.spawns
    ? statements.findIndex((statement) => {
        const facts = readFacts([statement]);
        return facts.spawns || [...facts.calls].some((name) => spawning.has(name));
      })
    : -1;
  const late = first < 0 ? null : withCalled(known, readFacts(statements.slice(first)));
  return { ...all, lateWrites: late?.writes ?? new Set() };
}
