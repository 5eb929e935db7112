import type { Scope } from './scope.ts';
import { unreachable } from '../../base/unreachable.ts';
import { leavingMethods } from '../../go/std/knowledge.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import type { CallParts, Callee, PlainStatement } from '../../go/plain/statement.ts';
import { call, callClosure, isRecovered } from '../control.ts';
import type { Machine } from '../machine.ts';
import { FatalError, Goexit, nilDereference, runtimePanic } from '../value/panic.ts';
import { Boxed, type FrameValue } from '../value/value.ts';
import { Closure, Unknown, type Value } from '../value/value.ts';
import * as terms from '../term/make.ts';
import { wordsOf } from '../term/spell.ts';
import type { Term } from '../term/term.ts';
import { termOf } from '../value/term.ts';
import type { Types } from '../value/types.ts';
import { definitions, type Emitter } from './emitter.ts';
import { compileExpression } from './expression.ts';
import { changePackageVariables } from '../rule/others.ts';
import { handOver } from '../rule/hand-over.ts';
import { evaluateAll, type Evaluate } from './instruction.ts';

type Of<Kind extends PlainStatement['kind']> = PlainStatement & { readonly kind: Kind };

interface Resolved {
  readonly closure: Closure | Unknown | null;
  readonly receiver: Value | undefined;
  /** What people call the receiver of a method that is not known. */
  readonly owner?: string;
}

/** Whom a call is made to, with the receiver in front of the arguments. */
type Resolve = (locals: Value[], machine: Machine) => Resolved;

function unknownMethod(owner: Term, method: string): Resolved {
  const closure = new Unknown(terms.method(owner, method), null);
  return { closure, receiver: undefined, owner: wordsOf(owner) };
}

function compileCallee(callee: Callee, scope: Scope): Resolve {
  switch (callee.kind) {
    case 'static': {
      const found = { closure: new Closure(callee.function, []), receiver: undefined };
      return () => found;
    }
    case 'dynamic': {
      const closure = compileExpression(callee.closure, scope);
      return (locals, machine) => ({
        closure: closure(locals, machine) as Closure | Unknown | null,
        receiver: undefined,
      });
    }
    case 'method':
      return compileMethod(compileExpression(callee.receiver, scope), callee.method, scope.types);
    case 'unknown': {
      const unknown = new Unknown(terms.named(callee.name), null);
      return () => ({ closure: unknown, receiver: undefined });
    }
    default:
      return unreachable(callee);
  }
}

function compileMethod(receiver: Evaluate, method: string, types: Types): Resolve {
  return (locals, machine) => {
    const value = receiver(locals, machine);
    if (value instanceof Unknown) return unknownMethod(value.term, method);
    if (value === null) throw runtimePanic(nilDereference);
    if (!(value instanceof Boxed)) return unknownMethod(termOf(value), method);
    const { type, value: inner } = value;
    const target = types.get(type).methods.get(method);
    if (target === undefined) return unknownMethod(terms.named(types.text(type)), method);
    return { closure: new Closure(target, []), receiver: inner };
  };
}

function compileArguments(
  parts: CallParts,
  scope: Scope,
): (locals: Value[], machine: Machine) => Value[] {
  const compiled = parts.arguments.map((argument) => compileExpression(argument, scope));
  return (_, machine) => evaluateAll(compiled, machine);
}

/**
 * Texts are read as numbers digit by digit, and what is supposed of each digit of an unknown text says nothing to
 * anybody, nor whether such digits exist. The same text gives the same number.
 */
function unreadNumbers({ qualified, package: home, origin, results, locals }: PlainFunction) {
  const isNumber = origin === 'library' && home === 'strconv' && qualified !== null;
  return isNumber ? { name: qualified, types: results.map((local) => locals[local]!.type) } : null;
}

const isUnknown = (value: Value): boolean => value instanceof Unknown;
const isPlain = (value: Value): boolean => typeof value !== 'object' || isUnknown(value);

/** `tb.Fatal` of a test of which nothing else is known: only `testing` implements `testing.TB`. */
function leavesTest({ callee }: CallParts, emitter: Emitter): boolean {
  if (callee.kind !== 'method' || !leavingMethods.has(callee.method)) return false;
  const { named } = emitter.types.get(emitter.typeOf(callee.receiver));
  return named?.library === true && named.package === 'testing' && named.name === 'TB';
}

/** What becomes of the arguments of a call that is not looked into. */
function compileHandOver({ callee, arguments: given }: CallParts, emitter: Emitter) {
  const { function: fn, types, site } = emitter;
  const argumentTypes = given.map((argument) => emitter.typeOf(argument));
  const isForeign = callee.kind === 'unknown' && callee.package !== fn.package;
  const receiver =
    callee.kind === 'method' ? types.get(emitter.typeOf(callee.receiver)).named : null;
  const isOfLibrary = callee.kind === 'method' && receiver?.library !== false;
  const isOwnPart = fn.origin === 'library';
  // Errors and contexts only tell what they are.
  const onlyTells = isOfLibrary && (receiver?.name === 'error' || receiver?.package === 'context');
  const isLocker = receiver?.package === 'sync' && receiver.name === 'Locker';
  const isLock = isLocker && callee.kind === 'method' && callee.method === 'Lock';
  return (
    machine: Machine,
    unread: Unknown,
    owner: string | undefined,
    values: readonly Value[],
  ): void => {
    if (!isOwnPart && callee.kind === 'unknown' && isRecovered(machine))
      machine.grant('no function without text panics');
    handOver(machine, { callee: unread.term, isForeign, types, argumentTypes, site }, values);
    // A function or method of the caller may be one that changes them.
    if (!isForeign && !onlyTells) changePackageVariables(machine);
    // What comes from a package is taken to return, as a proof takes it.
    if (!isForeign && !isOfLibrary && !isOwnPart) machine.grant(`${wordsOf(unread.term)} returns`);
    else if (isLock && owner !== undefined) machine.grant(`whoever holds ${owner} releases it`);
  };
}

export function compileCall(statement: Of<'call'>, emitter: Emitter): void {
  const { span, results, callee } = statement;
  const { site } = emitter;
  const scope = emitter.scope();
  const values = compileArguments(statement, scope);
  const types = callee.kind === 'unknown' ? callee.results : [];
  const flow = { defines: definitions(...results) };
  if (callee.kind === 'static') {
    const target = callee.function;
    const unread = unreadNumbers(emitter.program.functions[target]!);
    emitter.emit(
      span,
      (machine) => {
        const given = values(machine.locals, machine);
        if (unread !== null && given.every(isPlain) && given.some(isUnknown)) {
          const operands = given.map(termOf);
          unread.types.forEach((type, at) => {
            const result = results[at];
            if (result !== null && result !== undefined)
              machine.locals[result] = new Unknown(
                terms.call(unread.name, operands, which(at, unread.types.length)),
                type,
              );
          });
          return false;
        }
        call(machine, target, given, [], results, false);
        return false;
      },
      scope,
      flow,
    );
    return;
  }
  const resolve = compileCallee(callee, scope);
  const leave = compileHandOver(statement, emitter);
  const endsTest = leavesTest(statement, emitter);
  emitter.emit(
    span,
    (machine) => {
      const { closure, receiver, owner } = resolve(machine.locals, machine);
      const given = values(machine.locals, machine);
      if (closure instanceof Unknown) {
        if (endsTest) throw new Goexit();
        leave(machine, closure, owner, given);
        results.forEach((target, at) => {
          if (target === null) return;
          machine.locals[target] = unknownResult(
            machine,
            closure,
            at,
            results.length,
            types[at],
            site,
          );
        });
        return false;
      }
      const all = receiver === undefined ? given : [receiver, ...given];
      callClosure(machine, closure, all, results);
      return false;
    },
    scope,
    flow,
  );
}

function unknownResult(
  machine: Machine,
  callee: Unknown,
  at: number,
  of: number,
  type: TypeId | undefined,
  site: number,
): Unknown {
  return machine.freshUnknown(terms.returned(callee.term, which(at, of)), site, type ?? null);
}

const which = (at: number, of: number): number | null => (of === 1 ? null : at + 1);

/**
 * A call that is evaluated now and made later by `then`, with its receiver among the arguments. `then` says
 * whether the goroutine stands at something that others can notice.
 */
function compileLater(
  statement: Of<'go' | 'defer'>,
  scope: Scope,
  emitter: Emitter,
  then: (machine: Machine, closure: Closure | null, values: readonly Value[]) => boolean,
): void {
  const values = compileArguments(statement, scope);
  const resolve = compileCallee(statement.callee, scope);
  const leave = compileHandOver(statement, emitter);
  emitter.emit(
    statement.span,
    (machine) => {
      const { closure, receiver, owner } = resolve(machine.locals, machine);
      const given = values(machine.locals, machine);
      const all = receiver === undefined ? given : [receiver, ...given];
      if (!(closure instanceof Unknown)) return then(machine, closure, all);
      leave(machine, closure, owner, all);
      return false;
    },
    scope,
  );
}

export function compileGo(statement: Of<'go'>, emitter: Emitter): void {
  const { span } = statement;
  compileLater(statement, emitter.scope(), emitter, (machine, closure, values) => {
    if (closure === null) throw new FatalError('go of nil func value');
    machine.pending = { kind: 'spawn', span, closure, arguments: values };
    return true;
  });
}

export function compileDefer(statement: Of<'defer'>, emitter: Emitter): void {
  const { span, frame } = statement;
  const scope = emitter.scope();
  if (frame !== null) scope.uses.add(frame);
  compileLater(statement, scope, emitter, (machine, closure, values) => {
    const owner =
      frame === null
        ? machine.frame
        : machine.writableFrame((machine.locals[frame] as FrameValue).depth);
    owner.defers = { target: closure, arguments: values, span, before: owner.defers };
    return false;
  });
}
