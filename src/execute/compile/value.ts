import type { PlainStatement } from '../../go/plain/statement.ts';
import { GoPanic } from '../value/panic.ts';
import * as terms from '../term/make.ts';
import { termOf } from '../value/term.ts';
import { decodeRune } from '../value/text.ts';
import { Boxed, Unknown, type Value } from '../value/value.ts';
import { type Types } from '../value/types.ts';
import { definitions, type Emitter } from './emitter.ts';
import { compileExpression } from './expression.ts';

type Of<Kind extends PlainStatement['kind']> = PlainStatement & { readonly kind: Kind };

export function compileDecodeRune(statement: Of<'decode-rune'>, emitter: Emitter): void {
  const { rune, width, span } = statement;
  const scope = emitter.scope();
  const text = compileExpression(statement.text, scope);
  const at = compileExpression(statement.at, scope);
  emitter.emit(
    span,
    (machine) => {
      const bytes = text(machine.locals, machine);
      const offset = at(machine.locals, machine);
      if (bytes instanceof Unknown || offset instanceof Unknown) {
        const term = terms.rune(termOf(bytes), termOf(offset));
        machine.locals[rune] = new Unknown(term, null);
        machine.locals[width] = 1;
        return false;
      }
      const decoded = decodeRune(bytes as string, offset as number);
      machine.locals[rune] = decoded.rune;
      machine.locals[width] = decoded.width;
      return false;
    },
    scope,
    { defines: [rune, width] },
  );
}

export function compileAssert(statement: Of<'assert'>, emitter: Emitter): void {
  const { span, type, from, value: target, ok } = statement;
  const { types } = emitter;
  const scope = emitter.scope();
  const operand = compileExpression(statement.operand, scope);
  const toInterface = types.isInterface(type);
  const zero = types.zero(type);
  emitter.emit(
    span,
    (machine) => {
      const asserted = operand(machine.locals, machine);
      // A value of a type that nobody knows need not lie in an interface.
      const isBare = asserted !== null && !(asserted instanceof Boxed);
      const value =
        isBare && !(asserted instanceof Unknown) ? new Unknown(termOf(asserted), null) : asserted;
      if (value instanceof Unknown && types.mayBe(value.type, type)) {
        if (target !== null) machine.locals[target] = new Unknown(value.term, type);
        if (ok !== null)
          machine.locals[ok] = new Unknown(terms.is(value.term, type, types.text(type)), null);
        return false;
      }
      const boxed = value instanceof Unknown ? null : value;
      const holds = boxed !== null && types.implements(boxed.type, type);
      if (!holds && ok === null) {
        throw value instanceof Unknown
          ? impossibleAssertion(from, type, types)
          : failedAssertion(boxed, from, type, types);
      }
      const result: Value = boxed === null || !holds ? zero : toInterface ? boxed : boxed.value;
      if (target !== null) machine.locals[target] = result;
      if (ok !== null) machine.locals[ok] = holds;
      return false;
    },
    scope,
    { defines: definitions(target, ok) },
  );
}

/** Nobody knows of which type the value is; of this one it is not. */
function impossibleAssertion(from: number, to: number, types: Types): GoPanic {
  const text = `interface conversion: ${types.text(from)} is not ${types.text(to)}`;
  return new GoPanic({ kind: 'plain', text, of: 'assertion' });
}

function failedAssertion(value: Boxed | null, from: number, to: number, types: Types): GoPanic {
  const interfaceText = types.text(from);
  const target = types.text(to);
  // These texts come without "runtime error: " in front.
  const failed = (text: string): GoPanic => new GoPanic({ kind: 'plain', text, of: 'assertion' });
  if (types.isInterface(to)) {
    if (value === null) return failed(`interface conversion: interface is nil, not ${target}`);
    const method = types.missingMethod(value.type, to) ?? '';
    return failed(
      `interface conversion: ${types.text(value.type)} is not ${target}: missing method ${method}`,
    );
  }
  if (value === null) return failed(`interface conversion: ${interfaceText} is nil, not ${target}`);
  return failed(
    `interface conversion: ${interfaceText} is ${types.text(value.type)}, not ${target}`,
  );
}
