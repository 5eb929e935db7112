import type { PlainStatement } from './statement.ts';

type DataKind =
  | 'assign'
  | 'declare'
  | 'load'
  | 'store'
  | 'new'
  | 'make-slice'
  | 'slice-literal'
  | 'append'
  | 'append-slice'
  | 'copy'
  | 'clear-slice'
  | 'make-map'
  | 'map-get'
  | 'map-set'
  | 'map-delete'
  | 'map-clear'
  | 'map-length'
  | 'decode-rune'
  | 'assert'
  | 'frame';

const data: Readonly<Record<DataKind, true>> = {
  assign: true,
  declare: true,
  load: true,
  store: true,
  new: true,
  'make-slice': true,
  'slice-literal': true,
  append: true,
  'append-slice': true,
  copy: true,
  'clear-slice': true,
  'make-map': true,
  'map-get': true,
  'map-set': true,
  'map-delete': true,
  'map-clear': true,
  'map-length': true,
  'decode-rune': true,
  assert: true,
  frame: true,
};

export type DataStatement = Extract<PlainStatement, { readonly kind: DataKind }>;

/** Makes, moves or reads values, and no channel's or lock's: nobody waits at it, and none by it. */
export function isDataStatement(statement: PlainStatement): statement is DataStatement {
  return statement.kind in data;
}
