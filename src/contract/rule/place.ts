import { unreachable } from '../../base/unreachable.ts';
import { isPlaceForm } from '../check/roles.ts';
import { Unsupported } from '../check/fault.ts';
import type { Expression, Program, StructType, Type } from '../check/model.ts';
import { typeKey, underlying } from '../check/type.ts';
import { makeStruct, sortOf, zeroOf } from '../state/sorts.ts';
import { printTerm, number, type Term } from '../state/term.ts';
import type { Vocabulary } from '../state/vocabulary.ts';
import type { Context } from './context.ts';
import { evaluate } from './rules.ts';

/** A cell: the resource that it belongs to, and where in it. */
export interface Cell {
  readonly resource: string;
  readonly keys: readonly Term[];
  readonly sort: Term;
}

/** Lives in memory, so that reading it needs permission. */
export function isPlace(e: Expression): boolean {
  if (!isPlaceForm(e)) return false;
  switch (e.kind) {
    case 'variable':
      return e.variable.isShared;
    case 'dereference':
      return true;
    case 'field':
      return isPlace(e.operand);
    case 'element': {
      const { kind } = underlying(e.operand.type);
      return kind === 'slice' || (kind === 'array' && isPlace(e.operand));
    }
    default:
      return unreachable(e);
  }
}

/** Where a place is. */
export function addressOf(ctx: Context, e: Expression): Term {
  if (!isPlaceForm(e)) throw new Unsupported('the address of this', e.span);
  switch (e.kind) {
    case 'variable': {
      const address = ctx.cell.state.locals.get(e.variable);
      if (address === undefined)
        throw new Unsupported(`the variable ${e.variable.name} here`, e.span);
      return address;
    }
    case 'dereference':
      return evaluate(ctx, e.operand);
    case 'field':
      return fieldAddress(ctx.proof.v, e.owner, e.field.name, addressOf(ctx, e.operand));
    case 'element': {
      const index = evaluate(ctx, e.index);
      return ['sloc', elementsOf(ctx, e.operand), index];
    }
    default:
      return unreachable(e);
  }
}

/** The slice of all elements of what is indexed. */
export function elementsOf(ctx: Context, operand: Expression): Term {
  const type = underlying(operand.type);
  if (type.kind === 'slice') return evaluate(ctx, operand);
  if (type.kind !== 'array') throw new Unsupported('the elements of this', operand.span);
  return arraySlice(ctx.proof.v, addressOf(ctx, operand), type.length);
}

export function arraySlice(v: Vocabulary, address: Term, length: number): Term {
  v.once('array slices', () => {
    v.declare('arr', ['Ptr', 'Int'], 'Slice');
    v.axiom(
      '(forall ((a Ptr) (n Int)) (! (=> (<= 0 n) (and (= (sb (arr a n)) (pb a)) (= (so (arr a n)) (pi a)) (= (slen (arr a n)) n) (= (scap (arr a n)) n))) :pattern ((arr a n))))',
    );
  });
  return ['arr', address, number(length)];
}

/** Where a struct or array inside of a struct is, or a field whose address someone takes. */
function fieldAddress(v: Vocabulary, owner: StructType, field: string, base: Term): Term {
  const key = `${owner.id}.${field}`;
  const name = v.name('at', key);
  v.once(`address ${key}`, () => {
    const back = v.name('back', key);
    const kind = v.name('kind', key);
    v.declare(name, ['Ptr'], 'Ptr');
    v.declare(back, ['Int'], 'Ptr');
    v.declare(kind, [], 'Int');
    // Below zero no object of its own begins; each field has addresses of its own.
    v.axiom(
      `(forall ((p Ptr)) (! (and (= (${back} (pb (${name} p))) p) (< (pb (${name} p)) 0) (= (pi (${name} p)) 0) (= (pkind (pb (${name} p))) ${kind})) :pattern ((${name} p))))`,
    );
    v.axiom(['=', kind, number(codeOf(key))]);
  });
  return [name, base];
}

/** The struct whose field has this address, and whether there is one. */
export function ownerOfField(
  v: Vocabulary,
  owner: StructType,
  field: string,
  address: Term,
): { readonly object: Term; readonly isThis: Term } {
  const [name] = fieldAddress(v, owner, field, 'nilptr');
  if (typeof address !== 'string' && address[0] === name)
    return { object: address[1]!, isThis: 'true' };
  const object: Term = [v.name('back', `${owner.id}.${field}`), ['pb', address]];
  return { object, isThis: ['=', address, [name!, object]] };
}

function codeOf(key: string): bigint {
  let code = 1n;
  for (const character of key) code = code * 65536n + BigInt(character.codePointAt(0)!);
  return code;
}

function isEscaped(program: Program, owner: StructType, field: string): boolean {
  return program.escapedFields.has(`${owner.id}.${field}`);
}

export function isScalar(type: Type): boolean {
  const { kind } = underlying(type);
  return kind !== 'struct' && kind !== 'array';
}

/** The cell of a place that is neither a struct nor an array. */
export function cellOf(ctx: Context, e: Expression): Cell {
  const { v, program } = ctx.proof;
  const sort = sortOf(v, e.type);
  if (e.kind === 'field' && !isEscaped(program, e.owner, e.field.name))
    return {
      resource: `field ${e.owner.id}.${e.field.name}`,
      keys: [addressOf(ctx, e.operand)],
      sort,
    };
  return {
    resource: `cell ${printTerm(sort)} ${memoryOf(e.type)}`,
    keys: [addressOf(ctx, e)],
    sort,
  };
}

/** Cells of different types are different cells. */
function memoryOf(type: Type): string {
  const under = underlying(type);
  return under.kind === 'interface' ? 'interface' : typeKey(under);
}

/** The parts of a struct or array, as places or values of their own. */
export function partsOf(e: Expression): readonly Expression[] {
  const type = underlying(e.type);
  if (type.kind === 'struct')
    return type.fields.map((field) => ({
      ...{ kind: 'field', operand: e, owner: type, field, type: field.type, span: e.span },
    }));
  if (type.kind !== 'array') return [e];
  if (type.length > 64)
    throw new Unsupported('an array of more than 64 elements as a value', e.span);
  return Array.from({ length: type.length }, (_, at): Expression => {
    const index: Expression = {
      ...{
        kind: 'integer',
        value: BigInt(at),
        type: { kind: 'integer', name: 'int' },
        span: e.span,
      },
    };
    return { kind: 'element', operand: e, index, type: type.element, span: e.span };
  });
}

/** The value of a whole from those of its parts. */
export function assemble(ctx: Context, type: Type, parts: readonly Term[]): Term {
  const { v } = ctx.proof;
  const under = underlying(type);
  if (under.kind === 'struct') return makeStruct(v, under, parts);
  return parts.reduce<Term>(
    (array, part, at) => ['store', array, number(at), part],
    zeroOf(v, type),
  );
}
