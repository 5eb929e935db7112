import { unreachable } from '../../base/unreachable.ts';
import type { Edge } from '../../process/graph/graph.ts';
import type {
  ChannelLabel,
  ContextLabel,
  LockLabel,
  OnceLabel,
  WaitGroupLabel,
} from '../../process/graph/label.ts';
import type { PromelaGraph } from './place.ts';

/** A way on from a point: what has to hold, and what is done, in one step; or a crash. */
interface Option {
  readonly step: string;
  readonly crashes: boolean;
}

function goes(step: string): Option {
  return { step, crashes: false };
}

function crashesIf(condition: string | null): readonly Option[] {
  return condition === null ? [] : [{ step: condition, crashes: true }];
}

function not(condition: string | null): string | null {
  return condition === null ? null : `(!${condition})`;
}

export function optionsOf(place: PromelaGraph, edge: Edge): readonly Option[] {
  const { graph } = place;
  const { label } = edge;
  switch (label.kind) {
    case 'tau':
    case 'elapse':
      return [goes('true')];
    case 'default':
      return [goes(noneSure(place, edge))];
    case 'branch': {
      const defined = place.defined(label.condition);
      const condition = place.text(label.condition);
      const holds = label.taken ? condition : `(!${condition})`;
      const guard = defined === null ? holds : `(${defined} && ${holds})`;
      return [goes(guard), ...(label.taken ? crashesIf(not(defined)) : [])];
    }
    case 'spawn':
      return [
        goes(
          `run ${place.process(label.class)}(${place.indexing.map((loop) => `e${loop}`).join(', ')})`,
        ),
      ];
    case 'enter': {
      const { bounds } = graph.loops[label.loop]!;
      const defined = bounds === null ? null : place.defined(bounds.from, bounds.to);
      return [goes(`${defined ?? 'true'} -> i${label.loop} = 0`), ...crashesIf(not(defined))];
    }
    case 'iteration':
    case 'exit':
      return [goes(loopStep(place, label))];
    case 'make':
    case 'send':
    case 'receive':
    case 'receive-closed':
    case 'close':
    case 'cancel-first':
    case 'cancel-again':
      return channelOptions(place, label);
    case 'add':
    case 'wait':
    case 'count-zero':
    case 'count-more':
      return waitgroupOptions(place, label);
    case 'lock':
    case 'drain':
    case 'unlock':
    case 'read-lock':
    case 'read-unlock':
      return lockOptions(place, label);
    case 'once-first':
    case 'once-done':
    case 'once-later':
      return [goes(onceStep(label))];
    default:
      return unreachable(label);
  }
}

/** `i` counts the iterations of this visit, `e` is the element of the one under way. */
function loopStep(
  place: PromelaGraph,
  { kind, loop }: { readonly kind: 'iteration' | 'exit'; readonly loop: number },
): string {
  const { from, to } = place.graph.loops[loop]!.bounds!;
  const most = `(${place.text(to)} - ${place.text(from)})`;
  if (kind === 'exit') return `(i${loop} >= ${most}) -> i${loop} = 0`;
  const element = place.indexing.includes(loop) ? `e${loop} = i${loop}; ` : '';
  return `(i${loop} < ${most}) -> ${element}i${loop} = i${loop} + 1`;
}

function channelOptions(
  place: PromelaGraph,
  label: ChannelLabel | ContextLabel,
): readonly Option[] {
  const ref = 'element' in label ? label : { channel: label.channel, element: null };
  const [name, closed] = [place.channel(ref), place.closed(ref)];
  const isBuffered = place.capacity(label.channel) > 0;
  const room = `len(${name}) < ${place.capacity(label.channel)}`;
  switch (label.kind) {
    case 'make': {
      const { capacity, size } = place.graph.channels[label.channel]!;
      const defined = place.defined(...[capacity, size].filter((one) => one !== null));
      const isNegative = `(${place.text(capacity!)} < 0${size === null ? '' : ` && ${place.text(size)} > 0`})`;
      const crash = defined === null ? isNegative : `(!${defined} || ${isNegative})`;
      return [goes(`(!${crash})`), ...crashesIf(crash)];
    }
    case 'send':
      // What a closed channel is offered is 1, which nobody takes.
      return [
        goes(isBuffered ? `(!${closed} && ${room}) -> ${name}!0` : `${name}!${closed}`),
        ...crashesIf(closed),
      ];
    case 'receive':
      return [goes(isBuffered ? `${name}?_` : `${name}?0`)];
    case 'receive-closed':
      return [goes(isBuffered ? `(${closed} && len(${name}) == 0)` : closed)];
    case 'close':
      return [goes(`(!${closed}) -> ${closed} = true`), ...crashesIf(closed)];
    case 'cancel-first':
      return [goes(`(!${closed}) -> ${closed} = true`)];
    case 'cancel-again':
      return [goes(closed)];
    default:
      return unreachable(label);
  }
}

/** A select takes its default only if no case goes at once; a partner may be yet to come. */
function noneSure(place: PromelaGraph, edge: Edge): string {
  const sure = place.graph.edges.flatMap(({ from, label }): readonly string[] => {
    if (from !== edge.from || !('element' in label)) return [];
    const [name, closed] = [place.channel(label), place.closed(label)];
    const capacity = place.capacity(label.channel);
    switch (label.kind) {
      case 'send':
        return [capacity > 0 ? `(${closed} || len(${name}) < ${capacity})` : closed];
      case 'receive':
        return capacity > 0 ? [`(len(${name}) > 0)`] : [];
      case 'receive-closed':
        return [capacity > 0 ? `(${closed} && len(${name}) == 0)` : closed];
      case 'make':
      case 'close':
        return [];
      default:
        return unreachable(label);
    }
  });
  return sure.length === 0 ? 'true' : `(!(${sure.join(' || ')}))`;
}

function waitgroupOptions(place: PromelaGraph, label: WaitGroupLabel): readonly Option[] {
  const name = place.waitgroup(label.waitgroup);
  if (label.kind === 'wait') return [goes(`(${name} == 0)`)];
  const defined = place.defined(label.amount);
  const after = `(${name} + ${place.text(label.amount)})`;
  const and = (condition: string) =>
    defined === null ? condition : `(${defined} && ${condition})`;
  const crash = defined === null ? `(${after} < 0)` : `(!${defined} || ${after} < 0)`;
  const set = `${name} = ${after}`;
  switch (label.kind) {
    case 'add':
      return [goes(`${and(`(${after} >= 0)`)} -> ${set}`), ...crashesIf(crash)];
    case 'count-zero':
      return [goes(`${and(`(${after} == 0)`)} -> ${set}`), ...crashesIf(crash)];
    case 'count-more':
      return [goes(`${and(`(${after} > 0)`)} -> ${set}`)];
    default:
      return unreachable(label);
  }
}

function lockOptions({ graph }: PromelaGraph, { kind, lock }: LockLabel): readonly Option[] {
  const [held, drained, readers] = [`held${lock}`, `drained${lock}`, `readers${lock}`];
  const isMutex = graph.locks[lock]!.kind === 'mutex';
  const owned = isMutex ? held : drained;
  switch (kind) {
    case 'lock':
      return [goes(`(!${held}) -> ${held} = true`)];
    case 'drain':
      return [goes(`(${readers} == 0) -> ${drained} = true`)];
    case 'unlock':
      return [
        goes(`(${owned}) -> ${held} = false; ${drained} = false`),
        ...crashesIf(`(!${owned})`),
      ];
    case 'read-lock':
      return [goes(`(!${held}) -> ${readers} = ${readers} + 1`)];
    case 'read-unlock':
      return [
        goes(`(${readers} > 0) -> ${readers} = ${readers} - 1`),
        ...crashesIf(`(${readers} == 0)`),
      ];
    default:
      return unreachable(kind);
  }
}

function onceStep({ kind, once }: OnceLabel): string {
  switch (kind) {
    case 'once-first':
      return `(!started${once}) -> started${once} = true`;
    case 'once-done':
      return `finished${once} = true`;
    case 'once-later':
      return `(finished${once})`;
    default:
      return unreachable(kind);
  }
}
