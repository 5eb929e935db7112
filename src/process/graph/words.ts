import { unreachable } from '../../base/unreachable.ts';
import type { Edge, Graph } from './graph.ts';

/** An edge in words: `c! in goroutine 1`. */
export function edgeWords(graph: Graph, edge: Edge): string {
  return `${labelWords(graph, edge)} of ${classWords(graph, edge.from)}`;
}

export function classWords(graph: Graph, point: number): string {
  return graph.classes[graph.points[point]!.class]!.name;
}

export function labelWords(graph: Graph, { label }: Edge): string {
  switch (label.kind) {
    case 'tau':
      return 'a step';
    case 'elapse':
      return 'the timer';
    case 'default':
      return 'the default';
    case 'branch':
      return label.taken ? 'the true branch' : 'the false branch';
    case 'spawn':
      return `go ${graph.classes[label.class]!.name}`;
    case 'enter':
      return 'entering the loop';
    case 'iteration':
      return 'an iteration';
    case 'exit':
      return 'leaving the loop';
    case 'make':
      return `making ${channelWords(graph, label.channel)}`;
    case 'send':
      return `${channelWords(graph, label.channel)}!`;
    case 'receive':
      return `${channelWords(graph, label.channel)}?`;
    case 'receive-closed':
      return `${channelWords(graph, label.channel)}? of the closed channel`;
    case 'close':
      return `close ${channelWords(graph, label.channel)}`;
    case 'cancel-first':
    case 'cancel-again':
      return `${channelWords(graph, label.channel)}.Cancel()`;
    case 'add':
    case 'count-zero':
    case 'count-more':
      return `${graph.waitgroups[label.waitgroup]!.name}.Add`;
    case 'wait':
      return `${graph.waitgroups[label.waitgroup]!.name}.Wait()`;
    case 'lock':
      return `${graph.locks[label.lock]!.name}.Lock()`;
    case 'drain':
      return `${graph.locks[label.lock]!.name}.Lock() of the announced writer`;
    case 'unlock':
      return `${graph.locks[label.lock]!.name}.Unlock()`;
    case 'read-lock':
      return `${graph.locks[label.lock]!.name}.RLock()`;
    case 'read-unlock':
      return `${graph.locks[label.lock]!.name}.RUnlock()`;
    case 'once-first':
    case 'once-later':
    case 'once-done':
      return `${graph.onces[label.once]!.name}.Do`;
    default:
      return unreachable(label);
  }
}

export function channelWords(graph: Graph, channel: number): string {
  const { name, part } = graph.channels[channel]!;
  switch (part) {
    case 'whole':
      return name;
    case 'element':
      return `${name}[d]`;
    case 'rest':
      return `the others of ${name}`;
    default:
      return unreachable(part);
  }
}
