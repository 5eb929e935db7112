import type { Reason } from '../rule/goal.ts';

/** What may not hold, of a part of the program, and of the clause that it is (empty where it is none). */
const words: Readonly<Record<Reason, (part: string, clause: string) => string>> = {
  permission_error: (part) => `nothing shows that only this goroutine can touch ${part}`,
  assertion_error: (part) => `${part} may be false or out of bounds`,
  division_by_zero_error: () => 'the divisor may be zero',
  seq_index_exceeds_length_error: () => 'the index may be beyond the end',
  seq_index_negative_error: () => 'the index may be negative',
  negative_permission_error: () => 'the permission may be negative',
  receiver_not_injective_error: () => 'for two values this may ask for the same cell',
  type_assertion_error: () => 'the value may be of another type',
  overflow_error: (part) => `${part} may not fit into its type`,
  comparison_error: (part) =>
    `an interface in ${part} may hold a slice, a map or a function, which Go does not compare`,
  termination_error: () => 'nothing shows that this ends: no measure falls',
  order_error: (part) =>
    `Go does not say whether ${part} is read before or after the call beside it, which may change it or take the right to it; read it in a statement of its own`,
  send_missing: (part) => `a promised send is missing: whoever receives waits forever (${part})`,
  send_unpromised: (part) => `this sends more often than ${part} promises`,
  send_closed: (part) => `this sends on a channel that was closed before (${part})`,
  receive_missing: (part) => `a promised receive is missing: whoever sends waits forever (${part})`,
  receive_unpromised: (part) => `this receives more often than ${part} promises`,
  close_missing: (part) => `a promised close is missing (${part})`,
  close_unpromised: (part) => `this may close twice, or closes what ${part} does not promise`,
  done_unpromised: (part) =>
    `more calls of Done than of Add: the counter may become negative (${part})`,
  negative_promise: (part) => `the number that ${part} promises may be negative`,
  done_missing: (part) =>
    `the counts of Add and Done do not match: whoever waits may wait forever (${part})`,
  wait_missing: (part) => `a promised Wait is missing (${part})`,
  lock_held: (part) => `${part} leaves with a lock still held: whoever locks it next waits forever`,
  lock_not_held: (part) => `this unlocks what this goroutine has not locked (${part})`,
  lock_again: (part) => `this goroutine may hold the lock already: it waits for itself (${part})`,
  level_error: (part, clause) =>
    clause === ''
      ? 'this may wait while something is owed that others may wait for, and nothing shows that what it waits for is below that; say `level`'
      : `this may wait while ${part} is owed, and nothing shows that what it waits for is below that: whoever it waits for may wait for ${part}; say \`level\``,
  spawns_missing: () =>
    'this may leave a goroutine running when the function returns, which has to say `spawns`',
  sender_blocked: (part) => `more sends than receives and buffer: a sender stays blocked (${part})`,
  receiver_blocked: (part) => `more receives than sends: a receiver stays blocked (${part})`,
};

export function reasonWords(reason: Reason, clause: string): string {
  return words[reason](clause === '' ? 'this' : `\`${clause}\``, clause);
}
