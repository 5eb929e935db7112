import type { NameView, OutlineView } from '../../protocol/names-view.ts';
import type { Compilation } from './compilation.svelte.ts';
import type { CompilerClient } from './compiler-client.ts';

const nothing: OutlineView = { files: [], entries: [] };

/** What the type checker knows of the names of a Go text. */
export class Names {
  outline = $state.raw<OutlineView>(nothing);
  readonly #client: CompilerClient;
  readonly #compilation: Compilation;

  constructor(client: CompilerClient, compilation: Compilation) {
    this.#client = client;
    this.#compilation = compilation;
  }

  /** After a text was compiled. */
  async refresh(): Promise<void> {
    const { revision } = this.#compilation.reference;
    if (this.#compilation.language !== 'go') {
      this.outline = nothing;
      return;
    }
    const reply = await this.#client.call((api) => api.outline(revision));
    if (reply.kind === 'done' && reply.value !== null) this.outline = reply.value;
  }

  async at(offset: number): Promise<NameView | null> {
    if (this.#compilation.language !== 'go') return null;
    await this.#compilation.bringUpToDate();
    const { revision } = this.#compilation.reference;
    const reply = await this.#client.call((api) => api.nameAt(revision, offset));
    return reply.kind === 'done' ? reply.value : null;
  }
}
