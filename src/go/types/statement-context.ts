/** What a statement may do where it stands. */
export interface StatementContext {
  readonly canBreak: boolean;
  readonly canContinue: boolean;
  /** 'ok' at the end of a clause that another one follows, 'last' at the end of the last one. */
  readonly fallthrough: 'ok' | 'last' | 'type-switch' | 'none';
}
