import type { ContractsView } from '../../protocol/contracts-view.ts';
import type { DiagnosticView, FixView } from '../../protocol/place.ts';
import type { Question } from './latest-question.ts';

interface Page {
  readonly source: () => string;
  readonly ask: <T>(question: Question<T>) => Promise<T | null>;
}

/** A check that begins meanwhile cancels a proof, which is then asked for again. */
const attempts = 5;

/** What is known of the contracts of the text on the page, and the lines that would mend them. */
export class Contracts {
  isProving = $state(false);
  #answer = $state.raw<{ readonly of: string; readonly view: ContractsView } | null>(null);
  /** By the name of the function. */
  #fixes = $state.raw<Readonly<Record<string, FixView>>>({});
  readonly #page: Page;
  /** Counts the proofs, so that the latest says when it is over. */
  #proofs = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get view(): ContractsView | null {
    return this.#answer?.view ?? null;
  }

  /** What is on show is of an earlier text. */
  get isBehind(): boolean {
    return this.#answer !== null && this.#answer.of !== this.#page.source();
  }

  fixOf(name: string): FixView | null {
    return this.isBehind ? null : (this.#fixes[name] ?? null);
  }

  /** For the editor: what could not be shown, each with the lines that would help. */
  get diagnostics(): readonly DiagnosticView[] {
    const { view } = this;
    if (view?.kind !== 'read' || this.isBehind) return [];
    return view.functions.flatMap(({ name, errors }) =>
      errors.map((error): DiagnosticView => ({
        ...{ code: error.class, severity: 'warning', message: error.words, place: error.place },
        ...{ related: [], hint: null, fix: this.fixOf(name) },
      })),
    );
  }

  async prove(): Promise<void> {
    const source = this.#page.source();
    const isWanted = (): boolean => source === this.#page.source() && this.#answer?.of !== source;
    const mine = ++this.#proofs;
    this.isProving = true;
    for (let attempt = 0; attempt < attempts && isWanted(); attempt++) {
      const view = await this.#page.ask((api) => api.contracts(source));
      if (view === null) continue;
      this.#fixes = {};
      this.#answer = { of: source, view };
    }
    if (mine !== this.#proofs) return;
    this.isProving = false;
    await this.#findFixes(source);
  }

  async #findFixes(source: string): Promise<void> {
    const { view } = this;
    if (view?.kind !== 'read') return;
    for (const { name, outcome } of view.functions) {
      if (outcome === 'verified' || this.#fixes[name] !== undefined) continue;
      const fix = await this.#page.ask((api) => api.contractFix(source, name));
      if (this.#answer?.of !== source || this.isBehind) return;
      if (fix !== null) this.#fixes = { ...this.#fixes, [name]: fix };
    }
  }
}
