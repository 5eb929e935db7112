import type { FunctionDeclaration } from '../../go/syntax.ts';
import { mostSteps, type Frame, type Here } from './context.ts';

const deepest = 8;

/**
 * Whether a call that carries no channel is followed all the same, for what it returns or sets: a
 * minimum, a check of a configuration, its defaults. It is if it is short and straight, so that what
 * comes of it says more than its name.
 */
export function isReadable(here: Here, declaration: FunctionDeclaration): boolean {
  const { builder, frame } = here;
  if (builder.counter.steps > mostSteps / 3) return false;
  let depth = 0;
  for (let inner: Frame | null = frame; inner !== null; inner = inner.caller)
    if (inner.function === declaration || ++depth > deepest) return false;
  return builder.index.isPlain(declaration);
}
