import { typeKey, underlying } from '../check/type.ts';
import { unreachable } from '../../base/unreachable.ts';
import { sequenceAxioms, sequenceFunctions } from './basics.ts';
import { number, printTerm, type Term } from './term.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { StructType, Type } from '../check/model.ts';

/** The solver's sort for a type's values. */
export function sortOf(v: Vocabulary, type: Type): Term {
  const under = underlying(type);
  switch (under.kind) {
    case 'integer':
    case 'untyped':
    case 'type':
      return 'Int';
    case 'boolean':
      return 'Bool';
    case 'string':
      return 'Str';
    case 'permission':
      return 'Real';
    case 'nil':
    case 'pointer':
    case 'channel':
    case 'map':
    case 'function':
      return 'Ptr';
    case 'slice':
      return 'Slice';
    case 'array':
      return ['Array', 'Int', sortOf(v, under.element)];
    case 'struct':
      return structSort(v, under);
    case 'interface':
      return 'Iface';
    case 'sequence':
      return sequenceSort(v, under.element);
    case 'set':
      return ['Array', sortOf(v, under.element), 'Bool'];
    case 'multiset':
      return ['Array', sortOf(v, under.element), 'Int'];
    case 'dict':
      return dictSort(v, under).sort;
    case 'option':
      return optionSort(v, under).sort;
    case 'predicate':
      return 'PredV';
    case 'named':
    case 'tuple':
      throw new Error(`no sort for ${typeKey(type)}`);
    default:
      return unreachable(under);
  }
}

function structSort(v: Vocabulary, type: StructType): string {
  const name = v.name('St', type.id);
  v.once(`struct ${type.id}`, () => {
    const fields = type.fields.map((field): Term => [
      selector(v, type, field.name),
      sortOf(v, field.type),
    ]);
    v.sort(['declare-datatypes', [[name, '0']], [[[`mk.${name}`, ...fields]]]]);
  });
  return name;
}

export function selector(v: Vocabulary, type: StructType, field: string): string {
  return v.name('fld', `${type.id}.${field}`);
}

export function makeStruct(v: Vocabulary, type: StructType, values: readonly Term[]): Term {
  const name = `mk.${structSort(v, type)}`;
  return values.length === 0 ? name : [name, ...values];
}

function sequenceSort(v: Vocabulary, element: Type): string {
  const sort = sortOf(v, element);
  const key = printTerm(sort);
  const name = v.name('Seq', key);
  v.once(`sequence ${key}`, () => {
    v.sort(['declare-sort', name, '0']);
    const filled = (text: string): string => text.replace(/\bE\b/g, key);
    for (const one of sequenceFunctions(name)) v.sort(filled(one));
    for (const one of sequenceAxioms(name)) v.axiom(filled(one));
  });
  return name;
}

interface DictSort {
  readonly sort: string;
  readonly make: string;
  /** The sorts of its two parts, and how to get at them. */
  readonly keys: Term;
  readonly values: Term;
  readonly domain: string;
  readonly content: string;
}

/** Which keys are there, and what stands at them: zero where none is. */
export function dictSort(v: Vocabulary, type: Type & { readonly kind: 'dict' }): DictSort {
  const key = sortOf(v, type.key);
  const value = sortOf(v, type.value);
  const sort = v.name('Dict', `${printTerm(key)} ${printTerm(value)}`);
  const keys: Term = ['Array', key, 'Bool'];
  const values: Term = ['Array', key, value];
  const parts = { make: `mk.${sort}`, domain: `dom.${sort}`, content: `val.${sort}` };
  v.once(`dict ${sort}`, () => {
    v.sort([
      'declare-datatypes',
      [[sort, '0']],
      [[[parts.make, [parts.domain, keys], [parts.content, values]]]],
    ]);
  });
  return { sort, keys, values, ...parts };
}

interface OptionSort {
  readonly sort: string;
  readonly none: string;
  readonly some: string;
  readonly content: string;
}

export function optionSort(
  v: Vocabulary,
  { element }: { readonly kind: Type['kind']; readonly element: Type },
): OptionSort {
  const value = sortOf(v, element);
  const sort = v.name('Opt', printTerm(value));
  const parts = { none: `none.${sort}`, some: `some.${sort}`, content: `get.${sort}` };
  v.once(`option ${sort}`, () => {
    v.sort([
      'declare-datatypes',
      [[sort, '0']],
      [[[parts.none], [parts.some, [parts.content, value]]]],
    ]);
  });
  return { sort, ...parts };
}

function constant(sort: Term, value: Term): Term {
  return [['as', 'const', sort], value];
}

/** Go's zero value. */
export function zeroOf(v: Vocabulary, type: Type): Term {
  const under = underlying(type);
  switch (under.kind) {
    case 'integer':
    case 'untyped':
    case 'type':
      return '0';
    case 'boolean':
      return 'false';
    case 'string':
      return 'emptystr';
    case 'permission':
      return '0.0';
    case 'nil':
    case 'pointer':
    case 'channel':
    case 'map':
    case 'function':
      return 'nilptr';
    case 'slice':
      return 'nilslice';
    case 'array':
      return [['as', 'const', sortOf(v, under)], zeroOf(v, under.element)];
    case 'struct':
      return makeStruct(
        v,
        under,
        under.fields.map((field) => zeroOf(v, field.type)),
      );
    case 'interface':
      return 'niliface';
    case 'sequence':
      return `empty.${sequenceSort(v, under.element)}`;
    case 'set':
      return [['as', 'const', sortOf(v, under)], 'false'];
    case 'multiset':
      return [['as', 'const', sortOf(v, under)], '0'];
    case 'dict': {
      const { make, keys, values } = dictSort(v, under);
      return [make, constant(keys, 'false'), constant(values, zeroOf(v, under.value))];
    }
    case 'option':
      return optionSort(v, under).none;
    case 'predicate':
      return defaultOf(v, 'PredV');
    case 'named':
    case 'tuple':
      throw new Error(`no zero for ${typeKey(type)}`);
    default:
      return unreachable(under);
  }
}

/** Any fixed value of a sort: where a snapshot has nothing to say. */
export function defaultOf(v: Vocabulary, sort: Term): Term {
  const name = v.name('none', printTerm(sort));
  v.once(`default ${printTerm(sort)}`, () => {
    v.declare(name, [], sort);
  });
  return name;
}

/** The number of a type among those that interfaces hold; 0 is nil's. */
export function typeTag(v: Vocabulary, type: Type): Term {
  const name = v.name('tag', typeKey(type));
  v.once(`tag ${typeKey(type)}`, () => {
    v.declare(name, [], 'Int');
    v.axiom(['=', ['tagid', name], number(hash(typeKey(type)))]);
    v.axiom(['not', ['=', name, '0']]);
    if (isComparable(type)) v.axiom(['comparable', name]);
  });
  return name;
}

/** Two types never share a number: their keys are strings of which this is an injective code. */
function hash(key: string): bigint {
  let code = 1n;
  for (const character of key) code = code * 65536n + BigInt(character.codePointAt(0)!);
  return code;
}

/** Whatever values of the type hold, Go can compare them. */
export function isComparable(type: Type): boolean {
  const under = underlying(type);
  if (under.kind === 'array') return isComparable(under.element);
  if (under.kind === 'struct') return under.fields.every((field) => isComparable(field.type));
  return !['slice', 'map', 'function', 'interface'].includes(under.kind);
}

/** A value in an interface, and back. */
export function box(v: Vocabulary, type: Type, value: Term): Term {
  return ['iface', typeTag(v, type), [boxName(v, type, 'box'), value]];
}

export function unbox(v: Vocabulary, type: Type, value: Term): Term {
  return [boxName(v, type, 'unbox'), ['payload', value]];
}

function boxName(v: Vocabulary, type: Type, which: 'box' | 'unbox'): string {
  const sort = sortOf(v, type);
  const key = printTerm(sort);
  const boxer = v.name('box', key);
  const unboxer = v.name('unbox', key);
  v.once(`box ${key}`, () => {
    v.declare(boxer, [sort], 'Box');
    v.declare(unboxer, ['Box'], sort);
    v.axiom(`(forall ((v ${key})) (! (= (${unboxer} (${boxer} v)) v) :pattern ((${boxer} v))))`);
  });
  const tag = typeTag(v, type);
  v.once(`boxed ${typeKey(type)}`, () => {
    v.axiom(
      `(forall ((i Iface)) (! (=> (= (dyn i) ${printTerm(tag)}) (= (${boxer} (${unboxer} (payload i))) (payload i))) :pattern ((${unboxer} (payload i)))))`,
    );
  });
  return which === 'box' ? boxer : unboxer;
}

/** Equality as a person means it: sequences by their elements, arrays within their bounds. */
export function equalTerm(v: Vocabulary, type: Type, left: Term, right: Term): Term {
  const under = underlying(type);
  if (under.kind === 'sequence') return [`eq.${sequenceSort(v, under.element)}`, left, right];
  if (under.kind === 'array') {
    if (under.length > 64) {
      const name = v.freshName('i');
      const range: Term = ['and', ['<=', '0', name], ['<', name, number(under.length)]];
      const same = equalTerm(v, under.element, ['select', left, name], ['select', right, name]);
      return ['forall', [[name, 'Int']], ['=>', range, same]];
    }
    const parts = Array.from({ length: under.length }, (_, at): Term => {
      const index = number(at);
      return equalTerm(v, under.element, ['select', left, index], ['select', right, index]);
    });
    return parts.length === 0 ? 'true' : ['and', ...parts, 'true'];
  }
  return ['=', left, right];
}
