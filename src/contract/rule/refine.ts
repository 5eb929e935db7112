import type { FunctionInfo, Implementation } from '../check/model.ts';
import { TypeFault, Unsupported } from '../check/fault.ts';
import { checkProofForm } from '../check/proof-form.ts';
import { typeKey } from '../check/type.ts';
import { box } from '../state/sorts.ts';
import { withLocal } from '../state/state.ts';
import type { Term } from '../state/term.ts';
import { checkDebtsAtEnd, takeDebtsOfFunction } from './balance.ts';
import { callFunction } from './call.ts';
import { assumeCarried } from './carry.ts';
import { consumeAll } from './consume.ts';
import { under, type Context } from './context.ts';
import { checkDebt } from './debt.ts';
import { assumeLevels } from './level.ts';
import { anyValue, remember, startContext } from './method.ts';
import { produce } from './produce.ts';
import type { Proof } from './proof.ts';
import { runStatements } from './run.ts';
import { evaluate } from './rules.ts';
import type { Next } from './exits.ts';

/** From the interface's precondition the type's own method, or the written proof, reaches its postcondition. */
export function verifyRefinement(
  proof: Proof,
  implementation: Implementation,
  method: FunctionInfo,
): void {
  const ctx = startContext(proof);
  const named = implementation.methods.get(method.name);
  const written = implementation.proofs.get(method.name);
  if (named === undefined)
    throw new TypeFault(`there is no method ${method.name}`, implementation.span);
  const own = named.function;
  // What its calls take and give back no contract of an interface says.
  if (own.isLibrary)
    throw new Unsupported('a lock or waitgroup behind an interface', implementation.span);
  if (written !== undefined) checkProofForm(written, named);
  if (own.isPure !== method.isPure)
    throw new TypeFault(
      `${typeKey(implementation.type)}.${method.name} and the interface disagree on pure`,
      own.span,
    );
  const receiver = anyValue(ctx, named.self);
  const values = [receiver, ...method.parameters.slice(1).map((one) => anyValue(ctx, one))];
  const self = box(proof.v, implementation.type, receiver);
  ctx.cell.state = withLocal(ctx.cell.state, named.self, receiver);
  method.parameters.forEach((one, index) => {
    ctx.cell.state = withLocal(ctx.cell.state, one, index === 0 ? self : values[index]!);
  });
  const locals = ctx.cell.state.locals;
  for (const { expression, span } of method.contract().requires)
    produce(under(ctx, 'contract_not_well_formed', span), expression);
  assumeCarried(ctx, method.contract().carried);
  assumeLevels(ctx, method.contract().levels);
  remember(ctx);
  takeDebtsOfFunction(ctx, method);
  const finish = (one: Context, results: readonly Term[]): void => {
    const bound = new Map(locals);
    method.results.forEach((result, index) => bound.set(result, results[index]!));
    const inside: Context = { ...one, cell: { state: { ...one.cell.state, locals: bound } } };
    checkDebtsAtEnd(inside, method);
    consumeAll(
      inside,
      method.contract().ensures.map(({ expression, span }) => ({
        expression,
        in: (each: Context) =>
          under(each, 'generated_implementation_proof', implementation.span, span),
      })),
    );
  };
  const blamed = under(ctx, 'generated_implementation_proof', implementation.span);
  checkSpawnsOf(blamed, own, method, implementation);
  if (written === undefined) {
    const given = [evaluate(blamed, named.receiver), ...values.slice(1)];
    return finish(blamed, callFunction(blamed, own, given, implementation.span));
  }
  runWritten(blamed, written, values, finish);
}

/** Who calls through the interface knows what the interface says. */
function checkSpawnsOf(
  ctx: Context,
  own: FunctionInfo,
  method: FunctionInfo,
  { span }: Implementation,
): void {
  const says = (one: FunctionInfo): boolean =>
    one.contract().obligations.some(({ kind }) => kind === 'spawns');
  if (says(own) && !says(method)) checkDebt(ctx, 'false', 'spawns_missing', span);
}

function runWritten(
  ctx: Context,
  written: FunctionInfo,
  values: readonly Term[],
  finish: (ctx: Context, results: readonly Term[]) => void,
): void {
  written.parameters.forEach((one, index) => {
    ctx.cell.state = withLocal(ctx.cell.state, one, values[index]!);
  });
  const value = written.value();
  if (value !== null) return finish(ctx, [evaluate(ctx, value)]);
  const results = written.results.map((variable) => {
    ctx.cell.state = withLocal(ctx.cell.state, variable, anyValue(ctx, variable));
    return { kind: 'variable' as const, variable, type: variable.type, span: variable.span };
  });
  const end: Next = (one) => {
    finish(
      one,
      written.results.map((result) => one.cell.state.locals.get(result)!),
    );
  };
  runStatements(
    ctx,
    written.body(),
    { run: runStatements, results, onReturn: end, targets: [] },
    end,
  );
}
