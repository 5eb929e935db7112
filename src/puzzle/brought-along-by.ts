import type { FixIt } from '../protocol/puzzle.ts';
import { broughtAlong } from './go/brought-along.ts';
import { programOf, type Tools } from './tools.ts';

/** What an edit uses that the program of its puzzle does not. */
export function broughtAlongBy(
  puzzle: FixIt,
  text: string,
  tools: Tools,
): ReturnType<typeof broughtAlong> {
  const edited = programOf(tools, puzzle, text, puzzle.entry);
  const before = programOf(tools, puzzle, puzzle.program, puzzle.entry);
  if (!edited.ok) return { numbers: new Set(), lossy: [], fickle: [] };
  return broughtAlong(edited.go, before.ok ? before.go : null);
}
