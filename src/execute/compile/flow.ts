import type { PlainStatement } from '../../go/plain/statement.ts';
import type { Emitter, Target } from './emitter.ts';
import { compileExpression } from './expression.ts';

type Of<Kind extends PlainStatement['kind']> = PlainStatement & { readonly kind: Kind };

export function compileIf(statement: Of<'if'>, emitter: Emitter): void {
  const otherwise: Target = { pc: -1 };
  const scope = emitter.scope();
  const condition = compileExpression(statement.condition, scope);
  emitter.emit(
    statement.span,
    (machine) => {
      const value = condition(machine.locals, machine);
      if (value === true) return false;
      if (value === false || !machine.truth(value)) machine.pc = otherwise.pc;
      return false;
    },
    scope,
    { jumps: [otherwise] },
  );
  emitter.block(statement.then, emitter);
  if (statement.otherwise.length === 0) {
    emitter.place(otherwise);
    return;
  }
  const end: Target = { pc: -1 };
  emitter.jump(statement.span, end);
  emitter.place(otherwise);
  emitter.block(statement.otherwise, emitter);
  emitter.place(end);
}

export function compileLoop(statement: Of<'loop'>, emitter: Emitter): void {
  const begin: Target = { pc: -1 };
  const end: Target = { pc: -1 };
  emitter.continues.set(statement.label, begin);
  emitter.breaks.set(statement.label, end);
  emitter.place(begin);
  emitter.block(statement.body, emitter);
  emitter.jump(statement.span, begin);
  emitter.place(end);
}

export function compileBlock(statement: Of<'block'>, emitter: Emitter): void {
  const end: Target = { pc: -1 };
  emitter.breaks.set(statement.label, end);
  emitter.block(statement.body, emitter);
  emitter.place(end);
}
