/** What comes of proving its contracts, where an example is about them. */
export type ExpectedContracts =
  | { readonly outcome: 'verified' }
  /** This function alone is rejected, there and for that. */
  | {
      readonly outcome: 'failed';
      readonly function: string;
      readonly line: number;
      readonly class: string;
    };

/** What comes of checking an example: its about.json foretells it, and a test holds it to that. */
export type Expected =
  /** No leak and no panic where `when` holds; `weakest`: and whenever it does not, something goes wrong. */
  | { readonly outcome: 'verified'; readonly when: string; readonly weakest: boolean }
  /** The shortest bad run ends like this; `always`: no values end well, and that is proved. */
  | { readonly outcome: 'refuted'; readonly ending: 'stuck' | 'crash'; readonly always: boolean }
  /** Not in the language that can be verified; the code is that of the first error. */
  | { readonly outcome: 'rejected'; readonly code: string }
  | { readonly outcome: 'undecided' };
