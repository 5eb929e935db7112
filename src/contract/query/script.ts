import type { Command, Proof } from '../rule/proof.ts';
import { printTerm } from '../state/term.ts';

/** Part of a proof as one script: what stood before it without its questions, then its own questions. */
interface Script {
  readonly text: string;
  readonly questions: readonly Question[];
}

export type Question =
  | { readonly kind: 'check'; readonly goal: number }
  | { readonly kind: 'cover'; readonly at: number };

const questionsPerScript = 40;

/** The proof in scripts of some questions each, so that what follows a failure need not be asked. */
export function* scriptsOf(proof: Proof, prelude: string): Generator<Script> {
  const scopes: string[][] = [[]];
  let lines: string[] = [];
  let questions: Question[] = [];
  const opening = (): string[] =>
    scopes.flatMap((one, index) => (index === 0 ? one : ['(push)', ...one]));
  let before = opening();
  for (const command of proof.commands) {
    step(command, scopes, lines, questions);
    if (questions.length < questionsPerScript) continue;
    yield finished(prelude, before, lines, questions);
    before = opening();
    lines = [];
    questions = [];
  }
  if (questions.length > 0) yield finished(prelude, before, lines, questions);
}

function finished(
  prelude: string,
  before: readonly string[],
  lines: readonly string[],
  questions: readonly Question[],
): Script {
  return { text: [prelude, ...before, ...lines].join('\n'), questions };
}

function step(command: Command, scopes: string[][], lines: string[], questions: Question[]): void {
  switch (command.kind) {
    case 'assert': {
      const line = `(assert ${printTerm(command.term)})`;
      scopes.at(-1)!.push(line);
      lines.push(line);
      return;
    }
    case 'push':
      scopes.push([]);
      lines.push('(push)');
      return;
    case 'pop':
      scopes.pop();
      lines.push('(pop)');
      return;
    case 'check':
      questions.push({ kind: 'check', goal: command.goal });
      lines.push(`(push)(assert (not ${printTerm(command.term)}))(check-sat)(pop)`);
      return;
    case 'cover':
      questions.push({ kind: 'cover', at: command.at });
      lines.push('(check-sat)');
  }
}

/** One question alone, with what is assumed at its place; `tail` may ask for values. */
export function singleScript(proof: Proof, prelude: string, goal: number, tail: string): string {
  const scopes: string[][] = [[]];
  for (const command of proof.commands) {
    if (command.kind === 'assert') scopes.at(-1)!.push(`(assert ${printTerm(command.term)})`);
    if (command.kind === 'push') scopes.push([]);
    if (command.kind === 'pop') scopes.pop();
    if (command.kind !== 'check' || command.goal !== goal) continue;
    const last = `(assert (not ${printTerm(command.term)}))(check-sat)${tail}`;
    return [prelude, ...scopes.flat(), last].join('\n');
  }
  throw new Error(`there is no goal ${goal}`);
}
