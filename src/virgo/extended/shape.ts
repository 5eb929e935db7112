import type { ExtendedStatement } from './ast.ts';

/** How a statement is built: whether it declares a name, and what blocks it has. */
type Shape = 'declaration' | 'leaf' | 'body' | 'branches' | 'cases';

const shapes = {
  channel: 'declaration',
  array: 'declaration',
  waitgroup: 'declaration',
  mutex: 'declaration',
  rwmutex: 'declaration',
  once: 'declaration',
  timer: 'declaration',
  context: 'declaration',
  choice: 'declaration',
  skip: 'leaf',
  return: 'leaf',
  break: 'leaf',
  continue: 'leaf',
  leave: 'leaf',
  send: 'leaf',
  receive: 'leaf',
  close: 'leaf',
  add: 'leaf',
  wait: 'leaf',
  lock: 'leaf',
  unlock: 'leaf',
  'read-lock': 'leaf',
  'read-unlock': 'leaf',
  cancel: 'leaf',
  'go-named': 'leaf',
  go: 'body',
  for: 'body',
  range: 'body',
  loop: 'body',
  block: 'body',
  'once-do': 'body',
  if: 'branches',
  choose: 'branches',
  'count-down': 'branches',
  'receive-ok': 'branches',
  select: 'cases',
} as const satisfies Readonly<Record<ExtendedStatement['kind'], Shape>>;

type KindOf<S extends Shape> = {
  readonly [K in keyof typeof shapes]: (typeof shapes)[K] extends S ? K : never;
}[keyof typeof shapes];

export type OfShape<S extends Shape> = Extract<ExtendedStatement, { readonly kind: KindOf<S> }>;

export function hasShape<S extends Shape>(
  statement: ExtendedStatement,
  shape: S,
): statement is OfShape<S> {
  return shapes[statement.kind] === shape;
}
