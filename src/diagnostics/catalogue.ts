/**
 * An entry of the catalogue: its severity, its words, and a program that provokes it.
 *
 * In `example` the place that the message marks stands between « and »; a test takes the marks out,
 * runs the front-end, and demands exactly this code at exactly this place.
 */
export interface CatalogueEntry<Arguments> {
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: (given: Arguments) => string;
  readonly hint: string | null;
  readonly example: string;
}

export function entry<Arguments>(given: CatalogueEntry<Arguments>): CatalogueEntry<Arguments> {
  return given;
}

/** More than can be verified. The example is made by a test: it would fill a page. */
function tooMany(
  words: (found: number) => string,
  hint: string,
): CatalogueEntry<{ readonly limit: number; readonly found: number }> {
  return {
    severity: 'error',
    message: ({ limit, found }) => `${words(found)}; at most ${limit} can be verified.`,
    hint,
    example: '',
  };
}

interface Named {
  readonly name: string;
}

/** Every message about VirGo text. The keys are the codes that people and tools see. */
export const virgoCatalogue = {
  'virgo-expected': entry<{ readonly expected: string; readonly found: string }>({
    severity: 'error',
    message: ({ expected, found }) => `Expected ${expected}, but found ${found}.`,
    hint: null,
    example: 'c = chan [0];\nc «}»',
  }),
  'virgo-unknown-character': entry<{ readonly character: string }>({
    severity: 'error',
    message: ({ character }) => `The character ${character} has no meaning in VirGo.`,
    hint: null,
    example: 'c = chan [«#»1];\nc!',
  }),
  'virgo-number-too-large': entry<object>({
    severity: 'error',
    message: () => 'This number is beyond the range of a 64-bit integer.',
    hint: 'The largest integer is 9223372036854775807; give the value a name instead.',
    example: 'c = chan [«9223372036854775808»];\nc!',
  }),
  'virgo-too-deep': entry<{ readonly limit: number }>({
    severity: 'error',
    message: ({ limit }) => `This is nested more than ${limit} levels deep.`,
    hint: 'Programs of this shape cannot be verified; make it flatter.',
    example: '', // Made by a test: it would fill a page.
  }),
  'virgo-too-large': tooMany(
    (found) => `The program has ${found} operations`,
    'Cut the program down to the goroutines that share these channels.',
  ),
  'virgo-too-many-goroutines': tooMany(
    (found) => `The program starts ${found} goroutines`,
    'Goroutines that do the same can be started in a loop, where they count as one.',
  ),
  'virgo-too-many-terms': tooMany(
    (found) => `The expressions of the program have ${found} operators`,
    'Give a long expression a name: a parameter of its own.',
  ),
  'virgo-too-many-parameters': tooMany(
    (found) => `The program has ${found} parameters`,
    'A fragment depends on a few values; cut it down, or replace some of them by numbers.',
  ),
  'virgo-no-done': entry<Named>({
    severity: 'error',
    message: ({ name }) => `VirGo has no Done; it writes ${name}.Add(-1).`,
    hint: null,
    example: 'w = WaitGroup;\nw.Add(1);\n«w.Done()»;\nw.Wait()',
  }),
  'virgo-undeclared': entry<Named & { readonly sort: string }>({
    severity: 'error',
    message: ({ name, sort }) => `The ${sort} ${name} is not declared anywhere.`,
    hint: null,
    example: 'c = chan [0];\n«d»!;\nc?',
  }),
  'virgo-declared-twice': entry<Named>({
    severity: 'error',
    message: ({ name }) => `The name ${name} is declared a second time.`,
    hint: 'Each channel and waitgroup has one declaration; give the second one another name.',
    example: 'c = chan [0];\n«c» = chan [1]',
  }),
  'virgo-not-dominated': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name} is used here, but its declaration may not have run before.`,
    hint: 'Move the declaration in front of the if, or into the goroutine that spawns this one.',
    example: 'if b { c = chan [1] }\n«c»!',
  }),
  'virgo-not-a-channel': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name} is a waitgroup; one cannot send to it or receive from it.`,
    hint: null,
    example: 'w = WaitGroup;\n«w»!',
  }),
  'virgo-not-a-waitgroup': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name} is a channel; only a waitgroup has Add and Wait.`,
    hint: null,
    example: 'c = chan [1];\n«c».Add(1)',
  }),
  'virgo-not-a-value': entry<Named & { readonly sort: string }>({
    severity: 'error',
    message: ({ name, sort }) => `${name} is a ${sort} and has no value that could stand here.`,
    hint: 'Expressions are made of numbers, true, false and parameters.',
    example: 'c = chan [1];\nfor 0 .. «c» { c! }',
  }),
  'virgo-loop-variable': entry<Named>({
    severity: 'error',
    message: ({ name }) =>
      `${name} is the variable of this loop, and it is also used as the name of something else.`,
    hint: 'Rename one of the two.',
    example: 'c = chan [0];\nfor «c» : 0 .. 3 { c! }',
  }),
  'virgo-loop-variable-use': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name} is the variable of a loop, which expressions cannot use.`,
    hint: 'Expressions are made of parameters, which have one value for the whole run.',
    example: 'w = WaitGroup;\nfor i : 0 .. 3 { w.Add(«i») }',
  }),
  'virgo-note-shadow': entry<Named>({
    severity: 'note',
    message: ({ name }) =>
      `The variable of this loop has the name of the parameter ${name}, which is another value.`,
    hint: 'Inside the loop the name means the variable, everywhere else the parameter.',
    example: 'c = chan [i];\nfor «i» : 0 .. 3 { c! }',
  }),
  'virgo-sorts': entry<{ readonly wanted: 'int' | 'bool'; readonly is: 'int' | 'bool' }>({
    severity: 'error',
    message: ({ wanted, is }) => `This should be ${sortWords[wanted]}, but it is ${sortWords[is]}.`,
    hint: null,
    example: 'c = chan [1];\nif «1» { c! }',
  }),
  'virgo-loop-body': entry<{ readonly construct: string }>({
    severity: 'error',
    message: ({ construct }) => `The body of a loop cannot contain ${construct}.`,
    hint: 'Only sends, receives, Add, skip and go may stand in a loop, so that all iterations do the same.',
    example: 'c = chan [1];\nfor 0 .. n { «if b { c! } else { skip }» }',
  }),
  'virgo-spawned-body': entry<{ readonly construct: string }>({
    severity: 'error',
    message: ({ construct }) =>
      `A goroutine that is spawned in a loop cannot contain ${construct}.`,
    hint: 'Its instances are counted point by point: sends, receives, Add, Wait, if and return.',
    example: 'c = chan [1];\nfor 0 .. n { go { «for 0 .. 2 { c! }» } }',
  }),
  'virgo-beyond-paper': entry<object>({
    severity: 'error',
    message: () => 'This statement goes beyond the language of the paper.',
    hint: 'Only the proofs that count control-flow edges can read it.',
    example: 'c = chan [1];\n«close c»',
  }),
  'virgo-wrong-primitive': entry<Named & { readonly is: string; readonly wanted: string }>({
    severity: 'error',
    message: ({ name, is, wanted }) => `${name} is a ${is}; this needs a ${wanted}.`,
    hint: null,
    example: 'mutex m;\n«close m»',
  }),
  'virgo-outside-loop': entry<{ readonly word: string }>({
    severity: 'error',
    message: ({ word }) => `There is no loop here that a ${word} could leave or go on with.`,
    hint: 'A goroutine cannot leave the loop that spawned it.',
    example: 'loop { go { «break» } }',
  }),
  'virgo-outside-block': entry<{ readonly label: string }>({
    severity: 'error',
    message: ({ label }) => `There is no block ${label} around this that it could leave.`,
    hint: 'A goroutine cannot leave a block of the one that spawned it, nor the block of a Do.',
    example: 'block l { go { «leave l» } }',
  }),
  'virgo-label-twice': entry<{ readonly label: string }>({
    severity: 'error',
    message: ({ label }) => `A block around this one is called ${label}, too.`,
    hint: 'Give one of them another name.',
    example: 'block l { «block l { skip }» }',
  }),
  'virgo-leaves-do': entry<object>({
    severity: 'error',
    message: () => 'A return cannot leave the block of a Do.',
    hint: 'The others wait until the block has ended; put the rest of it into an if.',
    example: 'once o;\no.Do { «return» }',
  }),
  'virgo-two-defaults': entry<object>({
    severity: 'error',
    message: () => 'A select has one default at most.',
    hint: null,
    example: 'select { default { } «default { }» }',
  }),
  'virgo-declared-repeatedly': entry<Named & { readonly where: string }>({
    severity: 'error',
    message: ({ name, where }) =>
      `${name} is declared in ${where}, so it may be made more than once.`,
    hint: 'Declare it outside; for one channel per iteration declare an array of channels.',
    example: 'loop { «c = chan [1]»; c! }',
  }),
  'virgo-unknown-process': entry<Named>({
    severity: 'error',
    message: ({ name }) => `There is no process ${name}.`,
    hint: 'Declare it at the top of the text: proc name { .. }.',
    example: '«go p»',
  }),
  'virgo-process-twice': entry<Named>({
    severity: 'error',
    message: ({ name }) => `The process ${name} is declared a second time.`,
    hint: null,
    example: 'proc p { }\n«proc p { }»\ngo p',
  }),
  'virgo-no-index': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name} is an array of channels; say which of them, as in ${name}[i].`,
    hint: 'The index is the variable of a loop from 0 to the size of the array.',
    example: 'cs = [n] chan [1];\n«cs!»',
  }),
  'virgo-index': entry<Named & { readonly index: string }>({
    severity: 'error',
    message: ({ name, index }) =>
      `${index} is not the variable of a loop around this over all elements of ${name}.`,
    hint: 'Only a loop for i : 0 .. size, with the size of the declaration, can index an array.',
    example: 'cs = [n] chan [1];\nfor i : 1 .. n { «cs[i]!» }',
  }),
  'virgo-contract-choice': entry<Named>({
    severity: 'error',
    message: ({ name }) =>
      `${name} is chosen while the program runs; no caller can promise its value.`,
    hint: null,
    example: 'requires «v» > 0;\nv = choice;\nc = chan [1];\nfor 0 .. v { c! }',
  }),
} as const;

const sortWords = { int: 'an integer', bool: 'a truth value' } as const;

export type VirgoCode = keyof typeof virgoCatalogue;
