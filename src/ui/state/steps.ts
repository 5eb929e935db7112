/** What can be stepped through: a run, or several at once. */
export interface Steps {
  readonly at: number;
  readonly last: number;
  readonly isAtEnd: boolean;
  readonly playing: boolean;
  go(to: number): void;
  togglePlay(): void;
}
