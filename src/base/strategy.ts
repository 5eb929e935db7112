/** The paper's strategies (section 4.4). */
export type StrategyNumber = 1 | 2 | 3;
export const strategyNumbers: readonly StrategyNumber[] = [1, 2, 3];

/** Strategy 4 is ours: it searches for a precondition where the three leave something to find. */
export type ReportedStrategy = StrategyNumber | 4;
