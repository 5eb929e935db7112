import type { Encoding } from '../encode/encoding.ts';
import { crashes, exits, necessity } from './ending.ts';
import { establishment } from './establishment.ts';
import type { Obligation } from './obligation.ts';
import type { LineOf } from './places.ts';
import { preservation } from './preservation.ts';

/** All proof obligations of the three Hoare triples, each strategy's marked as such. */
export function toObligations(encoding: Encoding, lineOf: LineOf): readonly Obligation[] {
  return [
    ...establishment(encoding),
    ...preservation(encoding, lineOf),
    ...crashes(encoding, lineOf),
    ...exits(encoding, lineOf),
    ...necessity(encoding),
  ];
}
