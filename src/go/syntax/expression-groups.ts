import type { GoExpression, GoStatement, Literal, TypeExpression } from './node.ts';

const literals: Readonly<Record<Literal['kind'], true>> = {
  integer: true,
  float: true,
  imaginary: true,
  rune: true,
  string: true,
};

const types: Readonly<Record<TypeExpression['kind'], true>> = {
  'array-type': true,
  'slice-type': true,
  'map-type': true,
  'channel-type': true,
  'function-type': true,
  'struct-type': true,
  'interface-type': true,
  'union-type': true,
};

export function isLiteral(node: GoExpression | GoStatement): node is Literal {
  return node.kind in literals;
}

/** What can only be a type: `[]int`, `func()`. A name may be one, too. */
export function isTypeExpression(node: GoExpression | GoStatement): node is TypeExpression {
  return node.kind in types;
}
