/** What the help lists: keys, each with what it does, and words, each with what it means. */
type Entry = readonly [what: string, words: string];

interface Keys {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export const keys: readonly Keys[] = [
  {
    title: 'Everywhere',
    entries: [
      ['Ctrl Enter', 'Check the program'],
      ['Escape', 'Cancel a check; close a dialog'],
      ['F6', 'From the text to the panes and on; Shift F6 back'],
      ['Ctrl Shift S', 'Share, copy and download'],
      ['e', 'Examples; there, type to filter, ↓ ↑ to choose'],
      ['r', 'Recent: what was typed or opened before'],
      ['?', 'This help'],
    ],
  },
  {
    title: 'In the text',
    entries: [
      ['Ctrl .', 'Apply a quick fix to the marked place'],
      ['F8', 'Go to the next problem'],
      ['Alt PageDown', 'Go to the next fragment; Alt PageUp to the one before'],
      ['Shift Alt F', 'Format a program in VirGo'],
      ['F1', 'All commands of the editor'],
      ['Alt Enter', 'Go to the next step at this line, as a click on its number'],
      ['Ctrl M', 'Let Tab move the focus (macOS: Ctrl Shift M)'],
    ],
  },
  {
    title: 'In the encoding, rule by rule',
    entries: [
      ['← →', 'Rule before, and next rule'],
      ['Home End', 'First and last rule'],
    ],
  },
  {
    title: 'In a run',
    entries: [
      ['← →', 'Step back and on'],
      ['Home End', 'First and last step'],
      ['Space', 'Play and pause'],
      ['+ −', 'Play faster and slower'],
      ['t', 'Take over: choose who moves next'],
      ['1 … 9', 'Make that move, when you have taken over'],
      ['u', 'Undo a move'],
    ],
  },
  {
    title: 'Between columns, on the line',
    entries: [
      ['← →', 'Narrower and wider; with Shift in larger steps'],
      ['Enter', 'As it was at first'],
    ],
  },
];

export const words: readonly Entry[] = [
  ['Leak', 'A goroutine that waits for ever.'],
  [
    'Balanced',
    'Every receive has a send, what is left over fits the buffer, and every waitgroup comes to zero.',
  ],
  ['VirGo', 'The language of the paper: of Go, what decides who waits for whom.'],
  ['CoreDafny', 'The proof as a program: one loop in which any process may move next.'],
  ['Obligation', 'One of the claims that make up the proof.'],
];
