import type { Block, Expression, Statement } from '../language/node.ts';

export type Loop = Statement & { readonly kind: 'for' };

/** All statements and expressions below, those of function literals left out: they are functions of their own. */
export function nodesIn(root: unknown): readonly (Statement | Expression)[] {
  if (typeof root !== 'object' || root === null) return [];
  if (Array.isArray(root)) return root.flatMap(nodesIn);
  if (!isNode(root)) return Object.values(root).flatMap(nodesIn);
  if (root.kind === 'function-literal') return [];
  return [root, ...Object.values(root).flatMap(nodesIn)];
}

function isNode(value: object): value is Statement | Expression {
  return 'kind' in value && 'span' in value;
}

export function loopsOf(body: Block): readonly Loop[] {
  return nodesIn(body).filter((one): one is Loop => one.kind === 'for');
}
