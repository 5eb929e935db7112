import { entry } from './catalogue.ts';

/** What the abstraction of Plain Go cannot follow; said of the function that it belongs to. */
export const modelCatalogue = {
  'model-unknown-function': entry<{ readonly name: string }>({
    severity: 'error',
    message: ({ name }) => `Cannot determine which function ${name} calls.`,
    hint: 'Give each function a variable of its own that is assigned once.',
    example:
      'package p\n\nfunc f(n int, fs []func()) {\n\tc := make(chan int)\n\tg := func() {}\n\tfor i := 0; i < n; i++ {\n\t\tg = func() { <-c }\n\t}\n\t«g()»\n}\n',
  }),
  'model-lost': entry<{ readonly what: string }>({
    severity: 'error',
    message: ({ what }) => `What this function stores cannot be followed (${what}).`,
    hint: 'Keep channels, locks and waitgroups in variables and fields of this function.',
    example:
      'package p\n\nfunc «f»() {\n\tc := make(chan int)\n\tm := map[chan int]int{}\n\tm[c] = 1\n}\n',
  }),
} as const;

export type ModelCode = keyof typeof modelCatalogue;
