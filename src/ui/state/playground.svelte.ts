import { proxy } from 'comlink';
import type {
  CheckPhase,
  Compiled,
  FragmentReference,
  Language,
  SolverState,
} from '../../protocol/compiler-api.ts';
import type { FragmentView } from '../../protocol/fragment-view.ts';
import type { DiagnosticView, FixView } from '../../protocol/place.ts';
import type { VerdictView } from '../../protocol/verdict-view.ts';
import { openConnection, type Connection } from './connection.ts';
import { Stepper } from './stepper.svelte.ts';

export type CheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly phase: CheckPhase | null }
  | { readonly kind: 'decided' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'fault'; readonly message: string };

/** After the last key press: until the panes follow, and until a check begins. */
const compilePause = 80;
const checkPause = 450;
/** A worker that does not even hear that it is to stop is replaced. */
const patience = 1_000;

/** What the person has typed, and everything that is known about it. It holds the compiler's worker. */
export class Playground {
  source = $state('');
  language = $state<Language>('virgo');
  compiled = $state.raw<Compiled | null>(null);
  check = $state.raw<CheckState>({ kind: 'idle' });
  solver = $state.raw<SolverState>({ kind: 'starting' });
  /** The last verdict, and the text that it speaks of. */
  verdict = $state.raw<VerdictView | null>(null);
  verdictSource = $state.raw<string | null>(null);
  /** The node under the mouse or the cursor, in whichever pane. */
  linked = $state.raw<number | null>(null);
  readonly stepper = new Stepper();

  #connection: Connection;
  #revision = 0;
  #checks = 0;
  #compiling = false;
  #compileTimer: ReturnType<typeof setTimeout> | undefined;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#connection = this.#connect();
  }

  get diagnostics(): readonly DiagnosticView[] {
    return this.compiled?.diagnostics ?? [];
  }

  get fragment(): FragmentView | null {
    return this.compiled?.fragments[0] ?? null;
  }

  /** The last fragment that compiled: the panes keep showing it while the text has errors. */
  shown = $state.raw<FragmentView | null>(null);

  get isStale(): boolean {
    return this.verdict !== null && this.verdictSource !== this.source;
  }

  get isChecking(): boolean {
    return this.check.kind === 'checking';
  }

  /** Takes a whole new text, such as an example, and checks it at once. */
  open(source: string): void {
    this.source = source;
    this.#forget();
    this.#schedule(0, 0);
  }

  edit(source: string): void {
    if (source === this.source) return;
    this.source = source;
    this.#schedule(compilePause, checkPause);
  }

  applyFix({ edits }: FixView): void {
    // From the last to the first, so that the places of the others stay right.
    const ordered = [...edits].sort((a, b) => b.place.start - a.place.start);
    const repaired = ordered.reduce(
      (text, { place, text: by }) => text.slice(0, place.start) + by + text.slice(place.end),
      this.source,
    );
    this.edit(repaired);
  }

  checkNow(): void {
    this.#schedule(0, 0);
  }

  cancel(): void {
    clearTimeout(this.#checkTimer);
    this.#checks++;
    if (this.check.kind !== 'checking') return;
    this.check = { kind: 'cancelled' };
    const connection = this.#connection;
    const deaf = setTimeout(() => {
      if (this.#connection === connection) this.#reconnect();
    }, patience);
    void connection.api.cancel().then(() => {
      clearTimeout(deaf);
    });
  }

  async obligationText(obligation: number): Promise<string> {
    const reply = await this.#connection.api.obligationText(this.#reference(), obligation);
    if (reply.kind === 'fault') return `; ${reply.message}`;
    return reply.value ?? '; The text has changed.';
  }

  close(): void {
    clearTimeout(this.#compileTimer);
    clearTimeout(this.#checkTimer);
    this.#connection.close();
  }

  #connect(): Connection {
    const connection = openConnection((message) => {
      if (this.#connection === connection) this.#fail(message);
    });
    const onState = proxy((state: SolverState) => {
      if (this.#connection === connection) this.solver = state;
    });
    void connection.api.prepareSolver(onState);
    return connection;
  }

  #reconnect(): void {
    this.#connection.close();
    this.#compiling = false;
    this.#connection = this.#connect();
    void this.#compile();
  }

  #fail(message: string): void {
    this.#checks++;
    this.#compiling = false;
    this.check = { kind: 'fault', message };
  }

  #forget(): void {
    this.verdict = null;
    this.verdictSource = null;
    this.stepper.show(null);
  }

  #schedule(untilCompile: number, untilCheck: number): void {
    this.#revision++;
    this.#checks++;
    if (this.check.kind === 'checking' && untilCheck > 0) this.check = { kind: 'idle' };
    clearTimeout(this.#compileTimer);
    clearTimeout(this.#checkTimer);
    this.#compileTimer = setTimeout(() => void this.#compile(), untilCompile);
    this.#checkTimer = setTimeout(() => void this.#check(), untilCheck);
  }

  #reference(): FragmentReference {
    return { revision: this.compiled?.revision ?? -1, fragment: 0 };
  }

  /** One compilation is under way at a time; what was typed meanwhile is compiled after it, once. */
  async #compile(): Promise<void> {
    if (this.#compiling) return;
    this.#compiling = true;
    const connection = this.#connection;
    const revision = this.#revision;
    const { source, language } = this;
    const reply = await connection.api.compile({ revision, language, source });
    if (connection !== this.#connection) return;
    this.#compiling = false;
    if (revision !== this.#revision) return this.#compile();
    if (reply.kind === 'fault') return this.#fail(reply.message);
    this.compiled = reply.value;
    this.linked = null;
    if (this.fragment !== null) this.shown = this.fragment;
    else if (this.check.kind === 'checking') this.check = { kind: 'idle' };
  }

  async #check(): Promise<void> {
    const mine = ++this.#checks;
    const isMine = () => mine === this.#checks;
    this.check = { kind: 'checking', phase: null };
    while (this.compiled?.revision !== this.#revision) {
      await this.#compile();
      if (!isMine()) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (!isMine()) return;
    }
    if (this.fragment === null) {
      this.check = { kind: 'idle' };
      return;
    }
    const { source } = this;
    const onPhase = proxy((phase: CheckPhase) => {
      if (isMine()) this.check = { kind: 'checking', phase };
    });
    const reply = await this.#connection.api.check(this.#reference(), onPhase);
    if (!isMine()) return;
    if (reply.kind === 'fault') return this.#fail(reply.message);
    switch (reply.value.kind) {
      case 'decided':
        this.verdict = reply.value.verdict;
        this.verdictSource = source;
        this.stepper.show(reply.value.verdict.counterexample);
        this.check = { kind: 'decided' };
        return;
      case 'cancelled':
      case 'outdated':
        this.check = { kind: 'cancelled' };
        return;
    }
  }
}
