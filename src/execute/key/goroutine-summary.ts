import { unreachable } from '../../base/unreachable.ts';
import type { Stop } from '../../run/system.ts';
import { crashText } from '../rule/crash-text.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { GoroutineSummary } from '../state/summary.ts';
import type { Term } from '../term/term.ts';
import { Hasher } from './hasher.ts';
import { stageOf } from './stage.ts';
import type { Summarizer } from './summary.ts';

/**
 * Makes summaries of goroutines, which are kept with them: most of those of a state are the ones of the state before,
 * and a key takes no longer than there are objects to be numbered.
 */
export class GoroutineSummarizer {
  readonly #hash = new Hasher();
  readonly #summarizer: Summarizer;

  constructor(summarizer: Summarizer) {
    this.#summarizer = summarizer;
  }

  summary(goroutine: Goroutine): GoroutineSummary {
    return goroutine.summary ?? (goroutine.summary = this.#make(goroutine));
  }

  #make({ frames, pending, parked, id }: Goroutine): GoroutineSummary {
    const hash = this.#hash;
    const references: number[] = [];
    let terms: Term[] | null = null;
    let order = frames.length;
    hash.reset();
    hash.add(
      (frames.length << 6) | (parked ? 1 : 0) | (id === 1 ? 2 : 0) | (stageOf(pending) << 2),
    );
    if (pending?.kind === 'die') hash.addText(stopText(pending.stop));
    for (const frame of frames) {
      const summary = this.#summarizer.frame(frame);
      order = Math.imul(order ^ summary.first, 0x9e3779b1) + 0x7f4a7c15;
      hash.addPair(summary.first, summary.second);
      hash.add(summary.references.length);
      for (const reference of summary.references) references.push(reference);
      if (summary.terms !== null) terms = [...(terms ?? []), ...summary.terms];
    }
    const { first, second } = hash;
    const isStaged = pending?.kind === 'write-locked' || pending?.kind === 'waited';
    return { first, second, references, terms, order, isStaged };
  }
}

function stopText(stop: Stop): string {
  switch (stop.kind) {
    case 'crash':
      return crashText(stop.cause);
    case 'exit':
      return String(stop.code);
    case 'too-large':
      return stop.value;
    default:
      return unreachable(stop);
  }
}
