import type { Expression, Operator } from './model.ts';

type Kind = Expression['kind'];

/** What a form may be besides a value; each new kind has to say. */
const roles: Readonly<Record<Kind, 'place' | 'permission' | 'connective' | 'value'>> = {
  integer: 'value',
  boolean: 'value',
  string: 'value',
  zero: 'value',
  fraction: 'value',
  variable: 'place',
  field: 'place',
  dereference: 'place',
  element: 'place',
  address: 'value',
  unary: 'value',
  binary: 'connective',
  conditional: 'connective',
  length: 'value',
  capacity: 'value',
  call: 'value',
  'function-value': 'value',
  instance: 'permission',
  'value-instance': 'permission',
  access: 'permission',
  constructor: 'value',
  quantifier: 'connective',
  old: 'value',
  unfolding: 'connective',
  let: 'connective',
  struct: 'value',
  array: 'value',
  sequence: 'value',
  set: 'value',
  multiset: 'value',
  interval: 'value',
  update: 'value',
  slice: 'value',
  box: 'value',
  conversion: 'value',
  assertion: 'value',
  'type-of': 'value',
  'type-literal': 'value',
  comparable: 'value',
  allocate: 'value',
  'make-slice': 'value',
  'slice-literal': 'value',
  'make-channel': 'value',
  receive: 'value',
  append: 'value',
  copy: 'value',
  bytes: 'value',
  text: 'value',
  lookup: 'value',
  dict: 'value',
  without: 'value',
  domain: 'value',
  'to-sequence': 'value',
  option: 'value',
  content: 'value',
  collected: 'value',
};

type Of<K extends Kind> = Extract<Expression, { readonly kind: K }>;

/** May be assigned to, or have an address. */
export type PlaceForm = Of<'variable' | 'field' | 'dereference' | 'element'>;
/** Says that something is held. */
type PermissionForm = Of<'access' | 'instance' | 'value-instance'>;
/** May have permissions inside. */
export type Connective = Of<'binary' | 'conditional' | 'quantifier' | 'unfolding' | 'let'>;

export function isPlaceForm(e: Expression): e is PlaceForm {
  return roles[e.kind] === 'place';
}

export function isPermissionForm(e: Expression): e is PermissionForm {
  return roles[e.kind] === 'permission';
}

export function isConnective(e: Expression): e is Connective {
  return roles[e.kind] === 'connective';
}

export type Logical = '&&' | '||' | '==>' | '<==>';

/** Its right side is looked at only where the left side lets it. */
export function isLogical(operator: Operator): operator is Logical {
  return operator === '&&' || operator === '||' || operator === '==>' || operator === '<==>';
}
