import type { ReportedStrategy } from '../base/strategy.ts';
import type { Dialect } from '../dafny/print.ts';

export const stages = [
  'plain',
  'model',
  'types',
  'virgo',
  'processes',
  'dafny',
  'obligations',
  'promela',
] as const;
type Stage = (typeof stages)[number];
/** Of a whole Go file. */
export type GoStage = 'plain' | 'model' | 'types';

export interface EmitOptions {
  readonly stage: Stage;
  readonly strategy: ReportedStrategy;
  readonly dialect: Dialect;
  /** By name; all of them where none is named. */
  readonly fragment?: string | undefined;
  /** Values of the parameters, for Promela alone. */
  readonly set?: string | undefined;
  /** The function that a model of a whole Go program begins with. */
  readonly entry?: string | undefined;
}

/** What is printed of a fragment; Plain Go comes before there are fragments. */
export interface StageOptions extends Omit<EmitOptions, 'fragment' | 'stage' | 'entry'> {
  readonly stage: Exclude<Stage, GoStage>;
}
