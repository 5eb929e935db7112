import type { Playground } from '../state/playground.svelte.ts';
import type { Mark } from './mark.ts';

/** What is lit up in the program: the step on show, who is stuck, and what another pane points at. */
export function sourceMarks(playground: Playground): readonly Mark[] {
  return [...linkedMarks(playground), ...(playground.isRunStale ? [] : runMarks(playground))];
}

function linkedMarks({ linking, fragment }: Playground): readonly Mark[] {
  const link = fragment?.virgo.links.find(({ node }) => node === linking.node);
  return link === undefined ? [] : [{ kind: 'linked', place: link.source }];
}

function runMarks({ stepper }: Playground): readonly Mark[] {
  const { frame } = stepper;
  if (frame === null) return [];
  const step = (frame.step?.places ?? []).map((place): Mark => ({ kind: 'step', place }));
  const stuck = frame.goroutines.flatMap(({ status, stack: [call] }): readonly Mark[] =>
    call !== undefined && (status === 'stuck' || status === 'crashed')
      ? [{ kind: 'stuck', place: call.place }]
      : [],
  );
  return [...step, ...stuck];
}
