import { expect, test } from 'vitest';
import { objection } from './script-guard.ts';

test.each([
  '(declare-const a Int)(push)(assert (> a 1))(check-sat)(pop)',
  '(push 2)(pop)(push)(pop 2)',
  '; (pop) in a comment, and (\n(check-sat)',
  '(echo "(pop) (reset) (((")',
  '(declare-const |(pop| Int)(declare-const popular Int)(assert (= popular |(pop|))',
  '(push)(check-sat)',
])('lets pass %s', (script) => {
  expect(objection(script)).toBeNull();
});

test.each([
  ['(pop)', 'pops more than it pushed'],
  ['(push)(pop 2)', 'pops more than it pushed'],
  ['(push 3)( pop 1 )(pop 3)(push 9)', 'pops more than it pushed'],
  ['(push)(pop)(pop)(push)', 'pops more than it pushed'],
  ['(set-option :timeout 5)', 'must not use set-option'],
  ['(check-sat)\n( reset )', 'must not use reset'],
  ['(reset-assertions)', 'must not use reset-assertions'],
  ['(exit)', 'must not use exit'],
  ['(assert (> 1 0)', 'leaves a parenthesis open'],
  ['(check-sat))', 'did not open'],
])('stops %s', (script, reason) => {
  expect(objection(script)).toContain(reason);
});
