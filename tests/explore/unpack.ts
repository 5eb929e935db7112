import type { BoundMachine } from '../../src/explore/bound-machine.ts';
import { content, counter, iterationOf } from '../../src/explore/packed/successors.ts';
import type { Found, FoundEnding } from '../../src/explore/packed/found.ts';
import type { State } from '../../src/explore/state.ts';

/**
 * A state as text. A loop's iterations are told only while its process is inside: behind it they are
 * decided, and the packed search forgets them.
 */
export function stateKey({ machine }: BoundMachine, state: State): string {
  const { points, contents, counters } = state;
  const iterations = machine.loops.map(({ process, head, exit }, loop) => {
    const point = points[process]!;
    return head <= point && point < exit ? state.iterations[loop]! : 0;
  });
  return [points, iterations, contents, counters].map((list) => list.join()).join(' ');
}

/** The state of an ending, read from the bits of the packed search. */
export function endingKey({ program, store }: Found, { state }: FoundEnding): string {
  const words = new Int32Array(program.words);
  store.read(state, words);
  const { machine, capacities } = program.bound;
  const { word, shift } = program.local;
  return stateKey(program.bound, {
    points: machine.processes.map(
      (_, process) =>
        ((words[word[process]!]! >>> shift[process]!) & program.pointMask[process]!) - 1,
    ),
    iterations: machine.loops.map(({ process }) => iterationOf(program, words, process)),
    contents: machine.channels.map((_, channel) => {
      if (program.layout.channels[channel] === null) return 0;
      return content(program, words, channel) - (capacities[channel] === 0 ? 1 : 0);
    }),
    counters: machine.waitgroups.map((_, waitgroup) => counter(program, words, waitgroup)),
  });
}
