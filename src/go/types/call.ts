import type { CallExpression, GoExpression } from '../syntax/node.ts';
import { checkArguments } from './arguments.ts';
import { builtinCall } from './builtins.ts';
import type { Checker } from './checker.ts';
import { convert } from './conversion.ts';
import { coreType } from './core-type.ts';
import { argumentsOf } from './call-arguments.ts';
import { anything, useAll, value } from './evaluate.ts';
import { writtenArguments } from './instantiate-function.ts';
import { underlyingOf } from './named.ts';
import { isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { isGeneric } from './predicates.ts';
import { expressionText, fail, operandText, typeText } from './report.ts';
import { isConstraintOnly } from './type-set.ts';
import type { SignatureType, Type } from './type.ts';
import { unparenthesized } from './unary.ts';

export function callExpression(c: Checker, e: CallExpression): Operand {
  const callee = unparenthesized(e.callee);
  const isInstance = callee.kind === 'index' && e.callee.kind === 'index';
  const generic = isInstance ? genericCallee(c, e.callee) : null;
  const x = generic?.operand ?? anything(c, e.callee);
  switch (x.mode) {
    case 'unknown':
      return unknownCall(c, e);
    case 'type':
      return conversionCall(c, e, x);
    case 'builtin':
      return { ...builtinCall(c, e, x.builtin!), expression: e };
    case 'value':
    case 'variable':
    case 'map-index':
    case 'comma-ok':
    case 'constant':
    case 'nil':
    case 'no-value':
      return functionCall(c, e, x, generic?.written ?? []);
  }
}

interface GenericCallee {
  readonly operand: Operand;
  readonly written: readonly Type[];
}

/** f[int](x): the arguments that are not written are inferred from the call. */
function genericCallee(c: Checker, e: GoExpression): GenericCallee | null {
  if (e.kind !== 'index') return null;
  const known = anything(c, e.operand);
  if (known.mode !== 'value' || known.type.kind !== 'signature') return null;
  if (known.type.typeParameters.length === 0) return null;
  const written = writtenArguments(c, known.type, e);
  if (written === null) return { operand: unknownOperand(e), written: [] };
  return { operand: { ...known, expression: e }, written };
}

/** It may give one value, several or none. */
function unknownCall(c: Checker, e: CallExpression): Operand {
  for (const argument of e.arguments) c.rules.raw(c, argument, null);
  c.hasCallOrReceive = true;
  return unknownOperand(e);
}

function conversionCall(c: Checker, e: CallExpression, x: Operand): Operand {
  const [argument] = e.arguments;
  if (isGeneric(x.type)) {
    const text = expressionText(c, e.callee);
    fail(c, e.callee.span, 'go-not-instantiated', { what: 'type', text });
    useAll(c, e.arguments);
    return unknownOperand(e);
  }
  const type = x.type;
  if (argument === undefined) {
    const close = { start: e.span.end - 1, end: e.span.end };
    fail(c, close, 'go-missing-conversion-argument', { type: typeText(c, type) });
    return unknownOperand(e);
  }
  if (e.arguments.length > 1) {
    useAll(c, e.arguments);
    const last = e.arguments.at(-1)!;
    fail(c, last.span, 'go-too-many-conversion-arguments', { type: typeText(c, type) });
    return unknownOperand(e);
  }
  const own = value(c, argument, null);
  if (own.mode === 'unknown') return valueOperand(e, type);
  const under = underlyingOf(type);
  const isConstraint = type.kind !== 'type-parameter' && under.kind === 'interface';
  if (isConstraint && under.kind === 'interface' && isConstraintOnly(under)) {
    fail(c, e.span, 'go-constraint-conversion', { type: typeText(c, type) });
    return unknownOperand(e);
  }
  if (e.spread !== null) {
    fail(c, argument.span, 'go-dots-in-conversion', { type: typeText(c, type) });
    return unknownOperand(e);
  }
  return { ...convert(c, own, type), expression: e };
}

function functionCall(
  c: Checker,
  e: CallExpression,
  x: Operand,
  written: readonly Type[],
): Operand {
  if (isVague(x)) return unknownCall(c, e);
  const core = coreType(x.type);
  if (core?.kind === 'unknown') return unknownCall(c, e);
  if (core?.kind !== 'signature') {
    fail(c, e.span, 'go-not-a-function', { operand: operandText(c, x) });
    useAll(c, e.arguments);
    return unknownOperand(e);
  }
  const args = argumentsOf(c, e.arguments);
  c.hasCallOrReceive = true;
  const signature = checkArguments(c, e, x, core, written, args);
  return signature === null ? failedCall(e, core) : resultOf(e, signature);
}

/** A call at fault still has the results of its function, unless they depend on the arguments. */
function failedCall(e: CallExpression, signature: SignatureType): Operand {
  return signature.typeParameters.length > 0 ? unknownOperand(e) : resultOf(e, signature);
}

function resultOf(e: CallExpression, signature: SignatureType): Operand {
  const [first] = signature.results;
  if (first === undefined) return valueOperand(e, { kind: 'tuple', elements: [] }, 'no-value');
  if (signature.results.length === 1) return valueOperand(e, first.type);
  return valueOperand(e, { kind: 'tuple', elements: signature.results });
}
