import type { Span } from '../base/span.ts';
import { parseFile } from '../go/syntax/parse-file.ts';
import { scan } from '../go/syntax/scan.ts';
import type { CheapAnswer } from './rule.ts';

/** Ways around the work of a Go program: whoever sets a puzzle should find that none of them solves it. */
export function cheapEdits(program: string): readonly CheapAnswer[] {
  const bodies = parseFile('main.go', program).declarations.flatMap((one) =>
    one.kind === 'function' && one.body !== null ? [{ name: one.name.name, body: one.body }] : [],
  );
  const edit = (name: string, { start, end }: Span, text: string): CheapAnswer => ({
    name,
    answer: { kind: 'program', text: program.slice(0, start) + text + program.slice(end) },
  });
  return [
    ...bodies.flatMap(({ name, body: { span } }) => {
      const top = { start: span.start + 1, end: span.start + 1 };
      return [
        edit(`${name} emptied`, span, '{}'),
        edit(`${name} that gives zero`, span, '{ return 0 }'),
        edit(`${name} that gives nil`, span, '{ return nil }'),
        edit(`return at the top of ${name}`, top, '\n\treturn\n'),
        edit(`return 0 at the top of ${name}`, top, '\n\treturn 0\n'),
        edit(`select {} in ${name}`, top, '\n\tselect {}\n'),
        edit(`select {} alone in ${name}`, span, '{ select {} }'),
        edit(`for {} in ${name}`, span, '{ for {} }'),
        edit(`recover in ${name}`, top, '\n\tdefer func() { recover() }()\n'),
        withOs(edit(`os.Exit in ${name}`, top, '\n\tos.Exit(0)\n')),
        withRuntime(edit(`runtime.Goexit in ${name}`, top, '\n\truntime.Goexit()\n')),
      ];
    }),
    ...goStatements(program).flatMap(({ start, end }) => [
      edit(`the go statement at ${start} taken out`, { start, end }, ''),
      edit(`no go at ${start}`, { start, end: start + 2 }, ''),
    ]),
  ];
}

function withOs({ name, answer }: CheapAnswer): CheapAnswer {
  return { name, answer: imported(answer, 'os') };
}

function withRuntime({ name, answer }: CheapAnswer): CheapAnswer {
  return { name, answer: imported(answer, 'runtime') };
}

function imported(answer: CheapAnswer['answer'], path: string): CheapAnswer['answer'] {
  if (answer.kind !== 'program' || answer.text.includes(`"${path}"`)) return answer;
  return { kind: 'program', text: answer.text.replace(/^package \w+$/m, `$&\n\nimport "${path}"`) };
}

/** From `go` to the end of its call. */
function goStatements(program: string): readonly Span[] {
  const { tokens } = scan(program);
  return tokens.flatMap(({ kind, start }, at) => {
    if (kind !== 'go') return [];
    let depth = 0;
    for (const token of tokens.slice(at + 1)) {
      if (['(', '{', '['].includes(token.kind)) depth++;
      if ([')', '}', ']'].includes(token.kind)) depth--;
      if (depth === 0 && token.kind === 'newline') return [{ start, end: token.start }];
    }
    return [];
  });
}
