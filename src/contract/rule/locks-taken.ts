import { everyExpression, everyStatement, expressionsOf } from '../check/children.ts';
import { isFault } from '../check/unread.ts';
import type { Call, Expression, FunctionInfo, Program, Statement } from '../check/model.ts';
import { dispatched } from './recursion.ts';

/** A lock as a function's caller sees it: a parameter that is a pointer, or a field of what it points to. */
export interface LockPath {
  readonly parameter: number;
  readonly fields: readonly (Expression & { readonly kind: 'field' })[];
}

/** The locks that a call may take, its own calls included. */
export interface LocksTaken {
  readonly paths: ReadonlyMap<string, LockPath>;
  /** It may take others, too, of which nobody knows which. */
  readonly isOpen: boolean;
}

const nothing: LocksTaken = { paths: new Map(), isOpen: false };
/** Of a function that is not known. */
export const anything: LocksTaken = { paths: new Map(), isOpen: true };
const mostRounds = 12;

/**
 * Locks alone, for who must not take one twice; or with them all that a call may wait for. What a function makes itself
 * has a level that its callers do not know.
 */
type Sought = 'locks' | 'waits';

/** Of every function of the text, until nothing is added any more. */
export function allLocksTaken(
  program: Program,
  sought: Sought,
): ReadonlyMap<FunctionInfo, LocksTaken> {
  let known: ReadonlyMap<FunctionInfo, LocksTaken> = new Map();
  for (let round = 0; round < mostRounds; round++) {
    const next = new Map(
      program.functions.map((one) => [one, takenBy(program, one, known, sought)]),
    );
    const isStable = program.functions.every((one) => isSame(known.get(one), next.get(one)));
    if (isStable) return next;
    known = next;
  }
  return new Map(program.functions.map((one) => [one, { paths: new Map(), isOpen: true }]));
}

function isSame(one: LocksTaken | undefined, other: LocksTaken | undefined): boolean {
  return one?.isOpen === other?.isOpen && one?.paths.size === other?.paths.size;
}

function takenBy(
  program: Program,
  target: FunctionInfo,
  known: ReadonlyMap<FunctionInfo, LocksTaken>,
  sought: Sought,
): LocksTaken {
  if (target.isLibrary)
    return taking[sought].test(target.name)
      ? { paths: new Map([['0', { parameter: 0, fields: [] }]]), isOpen: false }
      : nothing;
  const isRead = target.hasBody && !target.isTrusted;
  if (sought === 'waits' && !isRead) return { paths: new Map(), isOpen: true };
  if (target.interface !== null) {
    const behind = dispatched(program, target).map((one) => known.get(one.target) ?? nothing);
    const isOpen = behind.some((one) => one.isOpen || one.paths.size > 0);
    return { paths: new Map(), isOpen };
  }
  const paths = new Map<string, LockPath>();
  let isOpen = false;
  try {
    if (sought === 'waits' && makesChannels(target)) isOpen = true;
    for (const call of callsIn(target.body())) {
      const unknown = call.function.isAny === true ? anything : nothing;
      const taken = known.get(call.function) ?? unknown;
      isOpen ||= taken.isOpen;
      for (const path of taken.paths.values()) {
        const own = translated(target, path, call);
        if (own === 'unknown') isOpen = true;
        else if (own !== 'own') paths.set(keyOf(own), own);
        else if (sought === 'waits') isOpen = true;
      }
    }
  } catch (fault) {
    if (!isFault(fault)) throw fault;
    isOpen = true;
  }
  return { paths, isOpen };
}

const taking: Readonly<Record<Sought, RegExp>> = { locks: /^R?Lock$/, waits: /^(R?Lock|Wait)$/ };

function makesChannels(target: FunctionInfo): boolean {
  let isMade = false;
  everyStatement(target.body(), (statement) => {
    for (const e of expressionsOf(statement))
      everyExpression(e, (one) => {
        isMade ||= one.kind === 'make-channel';
      });
  });
  return isMade;
}

function keyOf({ parameter, fields }: LockPath): string {
  return [parameter, ...fields.map(({ field }) => field.name)].join('.');
}

/** What other goroutines do is no matter of this one. */
function callsIn(statements: readonly Statement[]): readonly Call[] {
  const calls: Call[] = [];
  everyStatement(statements, (statement) => {
    if (statement.kind === 'defer') calls.push(statement.call);
    for (const e of expressionsOf(statement))
      everyExpression(e, (one) => {
        if (one.kind === 'call') calls.push(one);
      });
  });
  return calls;
}

function translated(
  target: FunctionInfo,
  { parameter, fields }: LockPath,
  call: Call,
): LockPath | 'own' | 'unknown' {
  const given = call.arguments[parameter];
  if (given === undefined) return 'unknown';
  const base = pathOf(target, given, 0);
  return typeof base === 'string' ? base : { ...base, fields: [...base.fields, ...fields] };
}

const deepest = 8;

/** Where a pointer comes from: a parameter, or memory of the function's own. */
function pathOf(
  target: FunctionInfo,
  pointer: Expression,
  depth: number,
): LockPath | 'own' | 'unknown' {
  if (pointer.kind === 'allocate') return 'own';
  if (pointer.kind === 'variable') {
    const { variable } = pointer;
    if (variable.isAssigned || variable.isShared || depth > deepest) return 'unknown';
    const parameter = target.parameters.indexOf(variable);
    if (parameter >= 0) return { parameter, fields: [] };
    const value = valueOf(target, pointer);
    return value === null ? 'unknown' : pathOf(target, value, depth + 1);
  }
  if (pointer.kind !== 'address') return 'unknown';
  const fields: (Expression & { readonly kind: 'field' })[] = [];
  let place = pointer.operand;
  while (place.kind === 'field') {
    fields.unshift(place);
    place = place.operand;
  }
  if (place.kind === 'variable') return target.captured.has(place.variable) ? 'unknown' : 'own';
  if (place.kind !== 'dereference') return 'unknown';
  const base = pathOf(target, place.operand, depth + 1);
  return typeof base === 'string' ? base : { ...base, fields: [...base.fields, ...fields] };
}

/** What a variable that never changes was declared with. */
function valueOf(target: FunctionInfo, e: Expression & { kind: 'variable' }): Expression | null {
  let value: Expression | null = null;
  everyStatement(target.body(), (one) => {
    if (one.kind === 'declare' && one.variable === e.variable) value = one.value;
  });
  return value;
}
