import { toShared } from '../share/share.ts';
import { titleOf, type Draft } from '../state/draft.ts';
import type { Playground } from '../state/playground.svelte.ts';
import { bareProgram, pairRoute } from './route.ts';

/** The address of a draft beside what is on the page. */
export function compareWith(draft: Draft, playground: Playground, title: string): Promise<string> {
  const { language, texts } = draft;
  return pairRoute({
    left: { title: titleOf(draft), shared: { language, source: texts[language], ...bareProgram } },
    right: { title, shared: toShared(playground) },
  });
}
