import type { Failure } from '../query/ask.ts';

/** What a failed goal says to a person, with the text of the program. */
export function wordsFor(text: string, { goal, isOpen, values }: Failure): string {
  const at = (span: { readonly start: number; readonly end: number } | null): string =>
    span === null ? '' : oneLine(text.slice(span.start, span.end));
  const clause = at(goal.clause);
  const sentence = sentenceFor(
    goal.under,
    goal.reason,
    at(goal.span),
    clause,
    lineOf(text, goal.clause),
  );
  const known = values.map(({ name, value }) => `${name} = ${value}`).join(', ');
  const candidate = known === '' ? '' : ` Look at ${known}.`;
  return `${isOpen ? 'The solver gave up: ' : ''}${sentence}${candidate}`;
}

function oneLine(text: string): string {
  const line = text.replace(/\s*\n\s*(\/\/@)?\s*/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 87)}...` : line;
}

function lineOf(text: string, span: { readonly start: number } | null): string {
  return span === null ? '' : ` (line ${text.slice(0, span.start).split('\n').length})`;
}

function sentenceFor(
  under: string,
  reason: string,
  place: string,
  clause: string,
  line: string,
): string {
  const what = reasonWords(reason, clause);
  const isPermission = reason === 'permission_error';
  switch (under) {
    case 'level_error':
      return `no level fits both \`${clause}\` and \`${place}\`: nothing shows that what is to be below it is below what is to be above it.`;
    case 'precondition_error':
      if (reason === 'level_error')
        return `the call asks for \`${clause}\`${line}, and nothing shows that here.`;
      if (isPermission)
        return `the call asks for \`${clause.replace(/^requires\s+/, '') || place}\`${line}, and nothing shows that only this goroutine can touch all of that here; part of it may have been given away before.`;
      return `could not show what the call asks for${line}: \`${clause || place}\`; ${what}.`;
    case 'postcondition_error':
      return `could not show \`${place}\` where the function returns; ${what}.`;
    case 'invariant_establishment_error':
      return `could not show \`${place}\` before the first round; ${what}.`;
    case 'invariant_preservation_error':
      return `\`${place}\` held before a round, and may not after it; ${what}.`;
    case 'invariant_not_well_formed':
      return `the invariant reads what it does not ask for; ${what}.`;
    case 'contract_not_well_formed':
      return `the contract reads what it does not ask for; ${what}.`;
    case 'message_not_well_formed':
      return `what the channel carries speaks of what does not come with the value; ${what}.`;
    case 'guard_not_well_formed':
      return `what the lock guards is said with what it does not guard; ${what}.`;
    case 'obligation_error':
      if (reason === 'termination_error')
        return 'somebody waits for what comes after this loop, and nothing shows that it ends; say `decreases`.';
      return `${what}.`;
    case 'assert_error':
      return `could not show \`${place}\`; ${what}.`;
    default:
      return isPermission && /^[\w.[\]*]+$/.test(clause)
        ? `\`${place}\` touches \`${clause}\`, but nothing shows that only this goroutine can; ask for it, as \`requires acc(&${clause})\`.`
        : `could not show that \`${place}\` is safe; ${what}.`;
  }
}

function reasonWords(reason: string, clause: string): string {
  const part = clause === '' ? 'this' : `\`${clause}\``;
  switch (reason) {
    case 'permission_error':
      return `nothing shows that only this goroutine can touch ${part}`;
    case 'assertion_error':
      return `${part} may be false or out of bounds`;
    case 'division_by_zero_error':
      return 'the divisor may be zero';
    case 'seq_index_exceeds_length_error':
      return 'the index may be beyond the end';
    case 'seq_index_negative_error':
      return 'the index may be negative';
    case 'negative_permission_error':
      return 'the permission may be negative';
    case 'receiver_not_injective_error':
      return 'for two values this may ask for the same cell';
    case 'type_assertion_error':
      return 'the value may be of another type';
    case 'termination_error':
      return 'nothing shows that this ends: no measure falls';
    case 'order_error':
      return `Go does not say whether ${part} is read before or after the call beside it, which may change it or take the right to it; read it in a statement of its own`;
    default:
      return obligationWords(reason, part, clause);
  }
}

function obligationWords(reason: string, part: string, clause: string): string {
  switch (reason) {
    case 'send_missing':
      return `a promised send is missing: whoever receives waits forever (${part})`;
    case 'send_unpromised':
      return `this sends more often than ${part} promises`;
    case 'send_closed':
      return `this sends on a channel that was closed before (${part})`;
    case 'receive_missing':
      return `a promised receive is missing: whoever sends waits forever (${part})`;
    case 'receive_unpromised':
      return `this receives more often than ${part} promises`;
    case 'close_missing':
      return `a promised close is missing (${part})`;
    case 'close_unpromised':
      return `this may close twice, or closes what ${part} does not promise`;
    case 'done_unpromised':
      return `more calls of Done than of Add: the counter may become negative (${part})`;
    case 'negative_promise':
      return `the number that ${part} promises may be negative`;
    case 'done_missing':
      return `the counts of Add and Done do not match: whoever waits may wait forever (${part})`;
    case 'wait_missing':
      return `a promised Wait is missing (${part})`;
    case 'lock_held':
      return `${part} leaves with a lock still held: whoever locks it next waits forever`;
    case 'lock_not_held':
      return `this unlocks what this goroutine has not locked (${part})`;
    case 'lock_again':
      return `this goroutine may hold the lock already: it waits for itself (${part})`;
    case 'level_error':
      return clause === ''
        ? 'this may wait while something is owed that others may wait for, and nothing shows that what it waits for is below that; say `level`'
        : `this may wait while ${part} is owed, and nothing shows that what it waits for is below that: whoever it waits for may wait for ${part}; say \`level\``;
    case 'spawns_missing':
      return 'this may leave a goroutine running when the function returns, which has to say `spawns`';
    case 'sender_blocked':
      return `more sends than receives and buffer: a sender stays blocked (${part})`;
    case 'receiver_blocked':
      return `more receives than sends: a receiver stays blocked (${part})`;
    default:
      return reason;
  }
}
