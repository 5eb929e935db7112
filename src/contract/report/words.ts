import type { Failure } from '../query/ask.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Reason, Under } from '../rule/goal.ts';
import { reasonWords } from './reason-words.ts';
import type { ContractError } from './report.ts';

/** What a failed goal says to a person, with the text of the program, alone and with the values to look at. */
export function wordsFor(
  text: string,
  { goal, isOpen, values }: Failure,
): Pick<ContractError, 'sentence' | 'words'> {
  const at = (span: { readonly start: number; readonly end: number } | null): string =>
    span === null ? '' : oneLine(text.slice(span.start, span.end));
  const clause = at(goal.clause);
  const failed = sentenceFor(
    goal.under,
    goal.reason,
    at(goal.span),
    clause,
    lineOf(text, goal.clause),
  );
  const known = values.map(({ name, value }) => `${name} = ${value}`).join(', ');
  const candidate = known === '' ? '' : ` Look at ${known}.`;
  const sentence = `${isOpen ? 'The solver gave up: ' : ''}${failed}`;
  return { sentence, words: `${sentence}${candidate}` };
}

function oneLine(text: string): string {
  const line = text.replace(/\s*\n\s*(\/\/@)?\s*/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 87)}...` : line;
}

function lineOf(text: string, span: { readonly start: number } | null): string {
  return span === null ? '' : ` (line ${text.slice(0, span.start).split('\n').length})`;
}

function sentenceFor(
  under: Under,
  reason: Reason,
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
    case 'entry_error':
      return `Go starts this function itself, and nothing shows \`${place}\` there; ${what}.`;
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
    case 'assignment_error':
    case 'assume_error':
    case 'call_error':
    case 'close_error':
    case 'exhale_error':
    case 'fold_error':
    case 'for_loop_error':
    case 'generated_implementation_proof':
    case 'guard_error':
    case 'if_error':
    case 'inhale_error':
    case 'lock_error':
    case 'loop_termination_error':
    case 'panic_error':
    case 'predicate_not_well_formed':
    case 'pure_function_termination_error':
    case 'receive_error':
    case 'send_error':
    case 'unfold_error':
    case 'unlock_error':
      return isPermission && /^[\w.[\]*]+$/.test(clause)
        ? `\`${place}\` touches \`${clause}\`, but nothing shows that only this goroutine can; ask for it, as \`requires acc(&${clause})\`.`
        : `could not show that \`${place}\` is safe; ${what}.`;
    default:
      return unreachable(under);
  }
}
