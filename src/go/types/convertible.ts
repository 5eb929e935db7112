import { identical, identicalIgnoringTags } from './identical.ts';
import { whyNotImplements } from './implements.ts';
import { underlyingOf } from './named.ts';
import { isVague, type Operand } from './operand.ts';
import { hasName, hasNil, is, isBasic, isInterface, isUntyped, termsOf } from './predicates.ts';
import { printType, type Qualifier } from './print-type.ts';
import type { Type } from './type.ts';
import { implicitType } from './untyped.ts';

/** Whether it may be, and if not, why, as far as there is more to say. */
type Answer = { readonly ok: true } | { readonly ok: false; readonly cause: string };

const yes: Answer = { ok: true };

function no(cause = ''): Answer {
  return { ok: false, cause };
}

/** Go's assignability. */
export function assignable(x: Operand, to: Type, qualify: Qualifier): Answer {
  const from = x.type;
  if (isVague(x) || to.kind === 'unknown' || identical(from, to)) return yes;
  const [own, wanted] = [underlyingOf(from), underlyingOf(to)];
  if (own.kind === 'unknown' || wanted.kind === 'unknown') return yes;
  if (isUntyped(from)) return untypedAssignable(x, to);
  const areParameters = from.kind === 'type-parameter' || to.kind === 'type-parameter';
  if (!areParameters && identical(own, wanted) && (!hasName(from) || !hasName(to))) return yes;
  if (isInterface(to)) {
    const cause = whyNotImplements(from, to, false, qualify);
    if (cause === null) return yes;
    return to.kind === 'named' || wanted.kind === 'interface' ? no(cause) : no();
  }
  if (isInterface(from) && whyNotImplements(to, from, false, qualify) === null)
    return no('need type assertion');
  const isRestriction =
    own.kind === 'channel' &&
    own.direction === 'both' &&
    wanted.kind === 'channel' &&
    identical(own.element, wanted.element);
  if (isRestriction && !areParameters) return hasName(from) && hasName(to) ? no() : yes;
  return areParameters ? parameterAssignable(x, to, qualify) : no();
}

function untypedAssignable(x: Operand, to: Type): Answer {
  if (x.mode === 'nil') return hasNil(to) ? yes : no();
  if (to.kind === 'type-parameter') {
    const terms = termsOf(to);
    const all = terms?.every((term) => typeof implicitType(x, term.type) !== 'string') ?? false;
    return all ? yes : no();
  }
  return typeof implicitType(x, to) === 'string' ? no() : yes;
}

/** To or from a type parameter: a type without a name to or from each of its types. */
function parameterAssignable(x: Operand, to: Type, qualify: Qualifier): Answer {
  const from = x.type;
  if (to.kind === 'type-parameter' && !hasName(from)) {
    for (const term of termsOf(to) ?? [null]) {
      if (term === null) return no();
      if (!assignable(x, term.type, qualify).ok)
        return no(
          `cannot assign ${printType(from, qualify)} to ${printType(term.type, qualify)} (in ${printType(to, qualify)})`,
        );
    }
    return yes;
  }
  if (from.kind === 'type-parameter' && !hasName(to)) {
    for (const term of termsOf(from) ?? [null]) {
      if (term === null) return no();
      if (!assignable({ ...x, type: term.type }, to, qualify).ok)
        return no(
          `cannot assign ${printType(term.type, qualify)} (in ${printType(from, qualify)}) to ${printType(to, qualify)}`,
        );
    }
    return yes;
  }
  return no();
}

/** Go's convertibility of values that are no constants. */
export function convertible(x: Operand, to: Type, qualify: Qualifier): Answer {
  const from = x.type;
  if (assignable(x, to, qualify).ok) return yes;
  if (from.kind === 'type-parameter' || to.kind === 'type-parameter')
    return parameterConvertible(x, to, qualify);
  const [own, wanted] = [underlyingOf(from), underlyingOf(to)];
  if (identicalIgnoringTags(own, wanted)) return yes;
  if (from.kind === 'pointer' && to.kind === 'pointer') {
    const areParameters =
      from.element.kind === 'type-parameter' || to.element.kind === 'type-parameter';
    const same = identicalIgnoringTags(underlyingOf(from.element), underlyingOf(to.element));
    if (same && !areParameters) return yes;
  }
  if (convertsBasically(own, wanted)) return yes;
  return sliceConvertible(from, own, wanted, qualify);
}

function convertsBasically(own: Type, wanted: Type): boolean {
  const isReal = (type: Type): boolean => is(type, 'integer') || is(type, 'float');
  if (isReal(own) && isReal(wanted)) return true;
  if (is(own, 'complex') && is(wanted, 'complex')) return true;
  if (is(wanted, 'string') && (is(own, 'integer') || isText(own))) return true;
  if (is(own, 'string') && isText(wanted)) return true;
  const isAddress = (type: Type): boolean => type.kind === 'pointer' || isBasic(type, 'uintptr');
  if (isBasic(wanted, 'unsafe-pointer') && isAddress(own)) return true;
  return isBasic(own, 'unsafe-pointer') && isAddress(wanted);
}

/** []byte or []rune */
export function isText(type: Type): boolean {
  const under = underlyingOf(type);
  if (under.kind !== 'slice') return false;
  return isBasic(under.element, 'uint8') || isBasic(under.element, 'int32');
}

function sliceConvertible(from: Type, own: Type, wanted: Type, qualify: Qualifier): Answer {
  if (own.kind !== 'slice') return no();
  const array = wanted.kind === 'pointer' ? underlyingOf(wanted.element) : wanted;
  if (array.kind !== 'array') return no();
  if (identical(own.element, array.element)) return yes;
  return no(`${printType(from, qualify)} has other elements`);
}

function parameterConvertible(x: Operand, to: Type, qualify: Qualifier): Answer {
  const from = x.type;
  const sources = from.kind === 'type-parameter' ? termsOf(from) : [{ tilde: false, type: from }];
  const targets = to.kind === 'type-parameter' ? termsOf(to) : [{ tilde: false, type: to }];
  if (sources === null || targets === null || sources.length === 0 || targets.length === 0)
    return no();
  for (const source of sources)
    for (const target of targets) {
      if (convertible({ ...x, type: source.type }, target.type, qualify).ok) continue;
      const place = (type: Type, owner: Type): string =>
        type === owner
          ? printType(type, qualify)
          : `${printType(type, qualify)} (in ${printType(owner, qualify)})`;
      return no(`cannot convert ${place(source.type, from)} to type ${place(target.type, to)}`);
    }
  return yes;
}
