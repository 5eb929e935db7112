import type { RuleKind } from '../../protocol/fragment-view.ts';
import { ruleOf } from '../rules.ts';

/** A word of a language that says something about concurrency, and what it says. */
interface Entry {
  /** Its first group, or all of it, is what the words are about. */
  readonly pattern: RegExp;
  readonly title: string;
  /** The paper's rule for it. */
  readonly rule?: RuleKind;
  readonly words: string;
}

export interface Explanation {
  /** Columns of the line, from 0. */
  readonly start: number;
  readonly end: number;
  /** The rule that it is about, by its name. */
  readonly rule: string | null;
  readonly title: string;
  readonly words: string;
}

const go: readonly Entry[] = [
  {
    pattern: /\bmake\s*\(\s*chan\b/g,
    title: 'make(chan T, n)',
    rule: 'make-channel',
    words: 'With room for n values; without n, or with 0, sender and receiver have to meet.',
  },
  {
    pattern: /<-\s*chan\b|\bchan\s*<-/g,
    title: 'chan<-, <-chan',
    words: 'A channel that is only sent to, or only received from, here.',
  },
  {
    pattern: /(?:\b(?!(?:return|case|go|defer|if|switch|range)\b)\w+|[\])])\s*(<-)/g,
    title: 'c <- v',
    rule: 'send',
    words: 'Which value is sent does not matter to the proof.',
  },
  { pattern: /<-/g, title: '<-c', rule: 'receive', words: '' },
  {
    pattern: /\bgo\b/g,
    title: 'go',
    rule: 'spawn',
    words: 'In a loop, its instances are counted at each point; the paper makes one of them.',
  },
  {
    pattern: /\bselect\b/g,
    title: 'select',
    words:
      'One of the cases that can go on, whichever; the default if none can at once. The paper takes one operation beside a timeout or a default, and makes a parameter of which way it goes (section 6); any other select is proved by counting edges.',
  },
  {
    pattern: /\bclose\s*\(/g,
    title: 'close(c)',
    words:
      'Receivers get what is left, then zero values; a send or a second close panics. The paper has no close: it is proved by counting edges, or as a waitgroup where the channel only signals.',
  },
  {
    pattern: /\bfor\b/g,
    title: 'for',
    rule: 'loop-head',
    words:
      'The paper takes loops whose number of iterations is known at their start; any other loop is proved by counting edges.',
  },
  {
    pattern: /\brange\b/g,
    title: 'range',
    words: 'Over what has a length it is a counted loop; over a channel it waits for a close.',
  },
  {
    pattern: /\bdefer\b/g,
    title: 'defer',
    words: 'Runs where the function ends, on every return, the last one first.',
  },
  {
    pattern: /\.\s*(Add)\s*\(/g,
    title: 'wg.Add(n)',
    rule: 'add',
    words: '',
  },
  { pattern: /\.\s*(Done)\s*\(/g, title: 'wg.Done()', rule: 'add', words: 'It is Add(-1).' },
  { pattern: /\.\s*(Wait)\s*\(/g, title: 'wg.Wait()', rule: 'wait', words: '' },
  {
    pattern: /\bsync\s*\.\s*WaitGroup\b/g,
    title: 'sync.WaitGroup',
    rule: 'make-waitgroup',
    words: '',
  },
  {
    pattern: /\.\s*(R?Lock|R?Unlock)\s*\(/g,
    title: 'mu.Lock(), mu.Unlock()',
    words:
      'One goroutine at a time has it; of an RWMutex many readers or one writer, and a writer who waits keeps new readers out. The paper takes a lock as a channel of capacity one (section 6).',
  },
  {
    pattern: /\bsync\s*\.\s*(?:RW)?Mutex\b/g,
    title: 'sync.Mutex',
    words: 'Not re-entrant: whoever locks it twice waits for itself. Anybody may unlock it.',
  },
  {
    pattern: /\bsync\s*\.\s*(?:Once|Cond)\b/g,
    title: 'sync.Once, sync.Cond',
    words:
      'The first to come to a Once does it, the others wait until it is done. A Cond is followed by runs alone: no proof reaches it.',
  },
  { pattern: /\breturn\b/g, title: 'return', rule: 'return', words: '' },
  {
    pattern: /\b(?:if|switch)\b/g,
    title: 'if, switch',
    rule: 'branch',
    words: 'What the condition says of data that is not followed becomes a parameter.',
  },
  {
    pattern: /\b(?:panic|os\s*\.\s*Exit|log\s*\.\s*Fatal\w*)\s*\(/g,
    title: 'panic, os.Exit, log.Fatal',
    words:
      'They end the whole program, so that nobody is left behind; of a panic only where nobody recovers.',
  },
];

/** Words of extended VirGo, which is proved by counting how often each step is taken. */
const beyondThePaper: readonly Entry[] = [
  {
    pattern: /\bclose\b/g,
    title: 'close c',
    words: 'Receivers get what is left, then the news. A second close crashes, and so does a send.',
  },
  {
    pattern: /\bselect\b/g,
    title: 'select { case c! { } case d? { } default { } }',
    words: 'One of the cases that can go on; the default only if none can at once.',
  },
  {
    pattern: /\bdefault\b/g,
    title: 'default { }',
    words: 'Taken only if no other case can go on at once.',
  },
  {
    pattern: /\bloop\b/g,
    title: 'loop { }',
    words: 'Without an end of its own: break or return leaves it.',
  },
  {
    pattern: /\b(?:break|continue)\b/g,
    title: 'break, continue',
    words: 'Of the innermost loop, also inside of a select.',
  },
  {
    pattern: /\bblock\b|\bleave\b/g,
    title: 'block l { leave l }',
    words: 'A leave ends the block of its name, from within any loops.',
  },
  {
    pattern: /\bmutex\b/g,
    title: 'mutex m',
    words: 'One goroutine at a time has it. An Unlock of what is not locked crashes.',
  },
  {
    pattern: /\brwmutex\b/g,
    title: 'rwmutex m',
    words: 'Many readers or one writer. A writer who waits keeps new readers out, as in Go.',
  },
  {
    pattern: /\bonce\b/g,
    title: 'once o',
    words: 'The first to come to o.Do { } does it; the others wait until it is done.',
  },
  {
    pattern: /\bcontext\b/g,
    title: 'context x',
    words: 'x? goes on when somebody has called x.Cancel(); with a deadline, in the end by itself.',
  },
  { pattern: /\btimer\b/g, title: 'timer t', words: 't? goes on in the end, whatever others do.' },
  {
    pattern: /\bchoice\b/g,
    title: 'v = choice',
    words: 'Any value, the same in the whole run: a proof holds for each.',
  },
  {
    pattern: /\bproc\b/g,
    title: 'proc p { }',
    words: 'A process with a name, which go p starts, also from within itself.',
  },
  {
    pattern: /\brequires\b/g,
    title: 'requires e',
    words: 'What callers promise. The verdict holds under it, and says so.',
  },
];

const virgo: readonly Entry[] = [
  { pattern: /\bchan\b/g, title: 'c = chan [e]', rule: 'make-channel', words: '' },
  { pattern: /[\w'`]\s*(!)(?!=)/g, title: 'c!', rule: 'send', words: '' },
  { pattern: /\?/g, title: 'c?', rule: 'receive', words: '' },
  {
    pattern: /\bgo\b/g,
    title: 'go { }',
    rule: 'spawn',
    words: 'In a loop, its instances are counted at each point.',
  },
  {
    pattern: /\bfor\s+(range)\b/g,
    title: 'for range c { }',
    words: 'One iteration per value, until the channel is closed and empty.',
  },
  { pattern: /\bfor\b/g, title: 'for i : a .. b { }', rule: 'loop-head', words: '' },
  {
    pattern: /\.\./g,
    title: 'a .. b',
    words: 'From a up to b, without b: b - a iterations, or none.',
  },
  { pattern: /\b(?:if|else)\b/g, title: 'if e { } else { }', rule: 'branch', words: '' },
  { pattern: /\breturn\b/g, title: 'return', rule: 'return', words: '' },
  { pattern: /\bskip\b/g, title: 'skip', words: 'Does nothing, and takes no program point.' },
  { pattern: /\bWaitGroup\b/g, title: 'w = WaitGroup', rule: 'make-waitgroup', words: '' },
  { pattern: /\.\s*(Add)\b/g, title: 'w.Add(e)', rule: 'add', words: 'Done is Add(-1).' },
  { pattern: /\.\s*(Wait)\b/g, title: 'w.Wait()', rule: 'wait', words: '' },
  ...beyondThePaper,
];

const glossaries: Readonly<Record<string, readonly Entry[]>> = { go, virgo };

/** What is to be said of the word at a column, whether or not the program can be read. */
export function explain(language: string, line: string, column: number): Explanation | null {
  for (const entry of glossaries[language] ?? []) {
    for (const match of line.matchAll(entry.pattern)) {
      const [whole, part = whole] = match;
      const start = match.index + whole.lastIndexOf(part);
      const end = start + part.length;
      if (start <= column && column <= end) return { start, end, ...wordsOf(entry) };
    }
  }
  return null;
}

function wordsOf({ title, rule, words }: Entry): Pick<Explanation, 'rule' | 'title' | 'words'> {
  const found = rule === undefined ? null : ruleOf(rule);
  if (found === null) return { rule: null, title, words };
  return {
    rule: found.name,
    title: `${title}: rule ${found.name}, ${found.figures}`,
    words: `${found.sentence} ${words}`.trim(),
  };
}
