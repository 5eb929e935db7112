import type { Playground } from '../state/playground.svelte.ts';
import type { FrameView, GoroutineView } from '../../protocol/run-view.ts';
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
  const { frame, run } = stepper;
  if (frame === null) return [];
  const step = (frame.step?.places ?? []).map((place): Mark => ({ kind: 'step', place }));
  const stuck = frame.goroutines.flatMap(({ status, stack: [call] }): readonly Mark[] =>
    call !== undefined && (status === 'stuck' || status === 'crashed')
      ? [{ kind: 'stuck', place: call.place }]
      : [],
  );
  return [...step, ...stuck, ...(run?.view === 'program' ? standing(frame) : [])];
}

/** So many names stand behind a line; the others are counted. */
const mostNames = 4;
export const hues = 6;

/** Where each goroutine stands, several at one line in the order of their start. */
function standing({ goroutines }: FrameView): readonly Mark[] {
  const lines = new Map<number, GoroutineView[]>();
  for (const one of goroutines) {
    const line = one.stack[0]?.place.range.start.line;
    if (line !== undefined) lines.set(line, [...(lines.get(line) ?? []), one]);
  }
  return [...lines.values()].flatMap((all) => {
    const named = all.slice(0, mostNames).map((one) => toStanding(one, signed(one)));
    const rest = all.length - named.length;
    return rest > 0 ? [...named, toStanding(all[mostNames]!, `${rest} more`)] : named;
  });
}

/** Colour alone tells nobody who waits. */
function signed({ name, status }: GoroutineView): string {
  const sign = { stuck: '■ ', crashed: '✕ ', waiting: '… ' } as const;
  return `${status === 'stuck' || status === 'crashed' || status === 'waiting' ? sign[status] : ''}${name}`;
}

function toStanding({ id, stack }: GoroutineView, label: string): Mark {
  return { kind: 'stands', place: stack[0]!.place, label, hue: id % hues };
}
