import type { FragmentView } from '../../protocol/fragment-view.ts';
import type { Pointer } from '../state/linking.svelte.ts';
import { linkedTo, sameSource } from '../state/links.ts';
import type { Playground } from '../state/playground.svelte.ts';
import type { Question } from '../state/latest-question.ts';

/**
 * What the panes show: a fragment in one of its encodings. Its nodes are those of that encoding; with
 * the nodes that are lit up elsewhere they have their place in the source in common.
 */
export class ShownFragment {
  readonly view: FragmentView;
  readonly #own: FragmentView;
  readonly #playground: Playground;

  constructor(playground: Playground, own: FragmentView, view: FragmentView) {
    this.#playground = playground;
    this.#own = own;
    this.view = view;
  }

  /** It is the encoding that the verdict speaks of. */
  get isOwn(): boolean {
    return this.view === this.#own;
  }

  ask<T>(question: Question<T>): Promise<T | null> {
    const { loops } = this.view;
    return this.#playground.ask((api, what) =>
      question(api, loops === null ? what : { ...what, loops }),
    );
  }

  /** The nodes that are lit up. */
  get lit(): ReadonlySet<number> {
    return this.#here(this.#playground.linking.node);
  }

  /** The nodes to bring into view: what was chosen in another pane. */
  broughtBy(pane: Pointer): ReadonlySet<number> {
    return this.#here(this.#playground.linking.chosenOutside(pane));
  }

  /** The facts that an explained obligation follows from. */
  get facts(): readonly string[] {
    return this.isOwn ? this.#playground.linking.facts : [];
  }

  /** Whoever comes from the obligations looks for the facts that were marked there. */
  get isAboutFacts(): boolean {
    return this.facts.length > 0 && this.#playground.linking.chosenIn === 'obligations';
  }

  markFacts(words: readonly string[]): void {
    if (this.isOwn) this.#playground.linking.markFacts(words);
  }

  hover(node: number | null, by: Pointer): void {
    this.#playground.linking.hover(this.#there(node), by);
  }

  choose(node: number | null, by: Pointer): void {
    this.#playground.linking.choose(this.#there(node), by);
  }

  #here(node: number | null): ReadonlySet<number> {
    const links = this.isOwn
      ? linkedTo(this.#own.virgo.links, node)
      : sameSource(this.#own.virgo.links, node, this.view.virgo.links);
    return new Set(links.map((link) => link.node));
  }

  #there(node: number | null): number | null {
    if (this.isOwn) return node;
    return sameSource(this.view.virgo.links, node, this.#own.virgo.links)[0]?.node ?? null;
  }
}
