import { unreachable } from '../base/unreachable.ts';
import { indexesTexts } from '../execute/indexed-texts.ts';
import { isListed, lendMap, longestMap } from '../execute/callers-maps.ts';
import type { Program } from '../execute/compile/program.ts';
import { makeOutsideContext } from '../execute/environment.ts';
import type { Machine } from '../execute/machine.ts';
import type { MakeValues } from '../execute/start.ts';
import * as terms from '../execute/term/make.ts';
import type { Term } from '../execute/term/term.ts';
import { Unknown, type Value } from '../execute/value/value.ts';
import type { Types } from '../execute/value/types.ts';
import type { TypeId } from '../go/plain/ids.ts';
import type { PlainFunction } from '../go/plain/program.ts';
import type { Control } from './control.ts';

/** What an argument, or a part of it, is to be; nothing is asked of what is not named. */
interface Request {
  value: number | boolean | null;
  length: number | null;
  readonly fields: Map<string, Request>;
}

const nothingAsked = (): Request => ({ value: null, length: null, fields: new Map() });

/** What is given where nothing is asked for: small values, or values that nobody knows. */
export type Filler = 'unknown' | number;

/** Of slices that nobody asks for. */
const longestFiller = 2;

/** Arguments of a function in which the controlled parameters have these values; null where there are none. */
export function argumentsFor(
  { plain, types }: Program,
  entry: PlainFunction,
  controls: readonly Control[],
  values: ReadonlyMap<string, bigint | boolean>,
  filler: Filler,
): MakeValues | null {
  const emptyTexts = filler === 0 && indexesTexts(plain, entry);
  const requests = entry.parameters.map(nothingAsked);
  for (const { name, argument, fields, isLength } of controls) {
    const value = values.get(name);
    if (value === undefined) return null;
    let request = requests[argument]!;
    for (const field of fields) {
      const inner = request.fields.get(field) ?? nothingAsked();
      request.fields.set(field, inner);
      request = inner;
    }
    if (isLength) request.length = Number(value);
    else request.value = typeof value === 'boolean' ? value : Number(value);
  }
  const typed = entry.parameters.map((local) => entry.locals[local]!);
  if (!typed.every(({ type }, at) => canGrant(types, type, requests[at]!))) return null;
  return (machine) =>
    typed.map(({ name, type }, at) =>
      grant(
        { machine, types, filler, emptyTexts, isPart: false },
        terms.named(name ?? `parameter ${at + 1}`),
        type,
        requests[at]!,
      ),
    );
}

/** A slice that is longer says nothing that a short one does not. */
const longest = 64;

function canGrant(types: Types, type: TypeId, request: Request): boolean {
  const shape = types.shape(type);
  if (request.length !== null) {
    if (request.length < 0 || request.length > longest) return false;
    if (isListed(types, type)) return request.length <= longestMap;
    if (shape.kind !== 'slice' && shape.kind !== 'string') return false;
  }
  if (typeof request.value === 'boolean' && shape.kind !== 'boolean') return false;
  if (typeof request.value === 'number') {
    if (shape.kind !== 'integer') return false;
    if (request.value < 0 && !shape.signed) return false;
    if (Math.abs(request.value) >= 2 ** (Math.min(shape.bits, 32) - 1)) return false;
  }
  if (request.fields.size === 0) return true;
  const owner = shape.kind === 'pointer' ? types.shape(shape.element) : shape;
  if (owner.kind !== 'struct') return false;
  return [...request.fields].every(([name, inner]) => {
    const field = owner.fields.find((one) => one.name === name);
    return field !== undefined && canGrant(types, field.type, inner);
  });
}

interface Granting {
  readonly machine: Machine;
  readonly types: Types;
  readonly filler: Filler;
  /** A text that nobody asks for may be the empty one. */
  readonly emptyTexts: boolean;
  /** Within another value. */
  readonly isPart: boolean;
}

const longestArray = 1000;

function grant(granting: Granting, term: Term, type: TypeId, request: Request): Value {
  const { machine, types, filler, isPart } = granting;
  const shape = types.shape(type);
  const isKnown = filler !== 'unknown';
  const part = { ...granting, isPart: true };
  const element = { ...part, filler: 'unknown' as const };
  switch (shape.kind) {
    case 'integer':
      if (request.value !== null) return request.value;
      if (!isKnown) return new Unknown(term, type);
      return shape.signed ? filler : Math.max(0, filler);
    case 'boolean':
      if (request.value !== null) return request.value;
      return isKnown ? filler !== 0 : new Unknown(term, type);
    case 'slice':
    case 'map':
      return grantElements(granting, term, type, request);
    case 'string':
      if (request.length !== null) return 'x'.repeat(request.length);
      return filler === 0 && granting.emptyTexts ? '' : new Unknown(term, type);
    case 'struct':
      return shape.fields.map((field) =>
        grant(
          part,
          terms.field(term, field.name),
          field.type,
          request.fields.get(field.name) ?? nothingAsked(),
        ),
      );
    case 'array':
      if (shape.length > longestArray) return new Unknown(term, type);
      return Array.from({ length: shape.length }, (_, at) =>
        grant(element, terms.element(term, terms.literal(at)), shape.element, nothingAsked()),
      );
    case 'pointer': {
      // A part that nobody asks for may lead back to its own type.
      if (isPart && request.fields.size === 0) return new Unknown(term, type);
      if (types.shape(shape.element).kind !== 'struct')
        return machine.newCell(grant(element, terms.pointee(term), shape.element, nothingAsked()));
      return machine.newCell(grant(part, term, shape.element, request));
    }
    case 'native':
      return null;
    case 'interface': {
      // One that nobody knows could answer that it is done, and that nothing has ended it.
      const context = types.text(type) === 'context.Context' ? makeOutsideContext(machine) : null;
      return context ?? new Unknown(term, type);
    }
    case 'float':
    case 'complex':
    case 'channel':
    case 'function':
    case 'unknown':
      return new Unknown(term, type);
    default:
      return unreachable(shape);
  }
}

/** Of a slice or a map: as many as are asked for, of which nobody knows what they are. */
function grantElements(granting: Granting, term: Term, type: TypeId, request: Request): Value {
  const { machine, types, filler } = granting;
  const shape = types.shape(type);
  const some = filler === 'unknown' ? null : Math.min(Math.max(0, filler), longestFiller);
  const length = request.length ?? some;
  if (length === null) return new Unknown(term, type);
  const inner = { ...granting, isPart: true, filler: 'unknown' as const };
  const element = (of: Term, its: TypeId): Value => grant(inner, of, its, nothingAsked());
  if (isListed(types, type)) return lendMap(machine, term, type, length, element);
  if (shape.kind !== 'slice') return new Unknown(term, type);
  return machine.newSlice(
    Array.from({ length }, (_, at) =>
      element(terms.element(term, terms.literal(at)), shape.element),
    ),
  );
}

/** Whether there is anything that a filler decides. */
export function isFilled(
  types: Types,
  entry: PlainFunction,
  controls: readonly Control[],
): boolean {
  return entry.parameters.some((local, argument) => {
    const known = controls.some(
      (control) => control.argument === argument && control.fields.length === 0,
    );
    return !known && hasData(types, entry.locals[local]!.type, false);
  });
}

function hasData(types: Types, type: TypeId, isPart: boolean): boolean {
  const shape = types.shape(type);
  if (shape.kind === 'integer' || shape.kind === 'boolean' || shape.kind === 'slice') return true;
  if (isListed(types, type)) return true;
  if (shape.kind === 'pointer') return !isPart && hasData(types, shape.element, true);
  return shape.kind === 'struct' && shape.fields.some((field) => hasData(types, field.type, true));
}
