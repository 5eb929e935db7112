import type { Statement } from '../model/statements.ts';

type Surface = Extract<
  Statement,
  { readonly kind: 'repeat' | 'drain' | 'once' | 'select' | 'scope' | 'leave' }
>;

const surface: Readonly<Record<Surface['kind'], true>> = {
  repeat: true,
  drain: true,
  once: true,
  select: true,
  scope: true,
  leave: true,
};

/** What the passes before the last one replace: VirGo has nothing like it. */
export function isSurface(statement: Statement): statement is Surface {
  return statement.kind in surface;
}
