import type { Reply, SealedClaims } from '../../protocol/compiler-api.ts';
import type { ConfrontationView } from '../../protocol/machine-api.ts';
import type { HeadlineView } from '../../protocol/verdict-view.ts';
import { isSameFragment, type ProgramText } from './program-text.ts';

/** A verdict on a function of a text, with what the Go machine can be asked about it. */
export interface Said {
  readonly about: ProgramText;
  readonly headline: HeadlineView;
  readonly claims: SealedClaims | null;
}

type Ask = (
  claims: SealedClaims,
  headline: HeadlineView,
) => Promise<Reply<ConfrontationView | null> | { readonly kind: 'lost' }>;

interface Settled {
  readonly about: ProgramText;
  readonly confrontation: ConfrontationView;
}

export type Overruled = Extract<ConfrontationView, { readonly kind: 'overruled' }>;

/** The headline in place of that of a verdict which runs overrule. */
export function overruledHeadline(
  before: HeadlineView,
  { by, answer: { grade, title, sentence } }: Overruled,
): HeadlineView {
  const isOfARun = before.kind === 'fails' || before.kind === 'never';
  if (by === 'no-run' && !isOfARun) return before;
  return { kind: grade === 'refuted' ? 'fails' : 'open', title, condition: null, sentence };
}

interface Consequences {
  /** Neither proof nor runs are a result. */
  withdraw(about: ProgramText, headline: HeadlineView): void;
  /** Runs show what the proof does not speak of. */
  amend(about: ProgramText, headline: HeadlineView): void;
  /** Runs answer in place of the verdict. */
  overrule(about: ProgramText, by: Overruled): void;
}

/** Holds each verdict on Go against runs of the function on small values. A contradiction is no result. */
export class Confronting {
  #waiting = $state.raw<readonly Said[]>([]);
  #settled = $state.raw<readonly Settled[]>([]);
  readonly #consequences: Consequences;

  constructor(consequences: Consequences) {
    this.#consequences = consequences;
  }

  /** Somebody waits to be asked. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** What came of it; null where nothing has yet. */
  of(about: ProgramText): ConfrontationView | null {
    return this.#settled.find((one) => isSameFragment(one.about, about))?.confrontation ?? null;
  }

  isWaitingFor(about: ProgramText): boolean {
    return this.#waiting.some((one) => isSameFragment(one.about, about));
  }

  /** A verdict: one that contradicted runs before does so again. */
  note(said: Said): void {
    const { about, headline, claims } = said;
    this.#forgetOthers(about);
    if (claims === null || about.language !== 'go' || headline.kind === 'open') return;
    const known = this.of(about);
    if (known !== null) return this.#conclude(about, known);
    const others = this.#waiting.filter((one) => !isSameFragment(one.about, about));
    this.#waiting = [...others, said];
  }

  /** Asks about one of them, that on show first; false where it was not answered. */
  async askNext(shown: ProgramText, ask: Ask): Promise<boolean> {
    this.#forgetOthers(shown);
    const next =
      this.#waiting.find(({ about }) => isSameFragment(about, shown)) ?? this.#waiting[0];
    if (next === undefined || next.claims === null) return false;
    const reply = await ask(next.claims, next.headline);
    if (!this.#waiting.includes(next) || reply.kind === 'lost') return false;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    const confrontation: ConfrontationView =
      reply.kind === 'fault'
        ? { kind: 'not-confronted', words: `the Go machine could not be asked: ${reply.message}` }
        : (reply.value ?? { kind: 'not-confronted', words: 'Go itself does not accept this text' });
    this.#settled = [...this.#settled, { about: next.about, confrontation }];
    this.#conclude(next.about, confrontation);
    return true;
  }

  #conclude(about: ProgramText, confrontation: ConfrontationView): void {
    if (confrontation.kind === 'overruled')
      return this.#consequences.overrule(about, confrontation);
    if (confrontation.kind === 'agrees')
      return this.#consequences.amend(about, confrontation.headline);
    if (confrontation.kind !== 'contradicts') return;
    const { title, sentence } = confrontation;
    this.#consequences.withdraw(about, { kind: 'withdrawn', title, condition: null, sentence });
  }

  #forgetOthers({ language, source }: ProgramText): void {
    const isOfText = ({ about }: { readonly about: ProgramText }): boolean =>
      about.language === language && about.source === source;
    if (!this.#waiting.every(isOfText)) this.#waiting = this.#waiting.filter(isOfText);
    if (!this.#settled.every(isOfText)) this.#settled = this.#settled.filter(isOfText);
  }
}
