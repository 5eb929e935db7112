/** Where a word of contracts stands: at the beginning of a line before a function, a loop, a statement, or inside. */
type Place = 'function' | 'loop' | 'statement' | 'expression' | 'type';

export interface ContractWord {
  readonly word: string;
  readonly places: readonly Place[];
  /** How it is used. */
  readonly title: string;
  readonly words: string;
}

const both: readonly Place[] = ['function', 'loop'];

function entry(
  places: readonly Place[],
  title: string,
  words: string,
  word = /^\w+/.exec(title)![0],
): ContractWord {
  return { word, places, title, words };
}

/** The language of contracts, as docs/contracts.md has it. */
export const contractLanguage: readonly ContractWord[] = [
  entry(['function'], 'requires e', 'What callers have to give or to show.'),
  entry(['function'], 'ensures e', 'What holds, and is given back, when it returns.'),
  entry(['function'], 'preserves e', 'requires and ensures at once.'),
  entry(['loop'], 'invariant e', 'Holds before each round, and is all that a round knows.'),
  entry(both, 'decreases e', 'Falls with each call or round, and is never negative: so it ends.'),
  entry(both, 'sends c n', 'It sends n times on c; of a loop: what is still owed at its head.'),
  entry(both, 'recvs c n', 'It receives n times from c.'),
  entry(both, 'closes c', 'It closes c.'),
  entry(both, 'drains c', 'It receives from c until c is closed.'),
  entry(both, 'done wg n', 'It calls wg.Done n times.'),
  entry(['function'], 'waits wg', 'It calls wg.Wait.'),
  entry(['function'], 'spawns', 'It may leave goroutines running.'),
  entry(
    ['function', 'statement'],
    'level c < d',
    'Who owes something on d may wait for c. Before what is made: the place that it takes.',
  ),
  entry(
    ['function', 'statement'],
    'carries c: v > 0',
    'What holds of each value v that is sent on c.',
  ),
  entry(['function'], 'pure', 'A function that changes nothing: contracts may call it.'),
  entry(['function', 'statement'], 'ghost', 'There for proofs alone: the program does not run it.'),
  entry(['function'], 'trusted', 'Its body is not looked at.'),
  entry(['function', 'type'], 'overflow', 'For the file: integers are as wide as those of Go.'),
  entry(['function'], 'pred p(x *T) { e }', 'A name for what is held and holds.'),
  entry(['type'], 'guards mu: n; n >= 0', 'Who holds mu may touch n, and this holds otherwise.'),
  entry(
    ['function'],
    '(*T) implements I',
    'That the methods keep the contracts of I.',
    'implements',
  ),
  entry(['statement'], 'assert e', 'Shown here, and known from here on.'),
  entry(['statement'], 'assume e', 'Taken for granted; the report says so.'),
  entry(['statement'], 'inhale e', 'Taken over without being shown; the report says so.'),
  entry(['statement'], 'exhale e', 'Shown and given away.'),
  entry(['statement'], 'fold p(x)', 'Gives what p says for p(x).'),
  entry(['statement'], 'unfold p(x)', 'Gives p(x) for what p says.'),
  entry(
    ['expression'],
    'acc(&x.f, 1/2)',
    'The right to touch x.f; a part of it to read alone, and `_` for any part.',
  ),
  entry(['expression'], 'old(e)', 'What e was when the function began.'),
  entry(['expression'], 'forall k int :: e', 'For every value.'),
  entry(['expression'], 'exists k int :: e', 'For some value.'),
  entry(['expression'], 'unfolding p(x) in e', 'What e is where p(x) is unfolded.'),
  entry(['expression'], 'let x == (e) in f', 'A name for e inside of f.'),
  entry(['expression'], 'len(x)', 'How many there are.'),
  entry(['expression'], 'cap(s)', 'How many a slice has room for.'),
  entry(['expression'], 'domain(m)', 'The set of the keys of a map.'),
  entry(['expression'], 'typeOf(x)', 'The type of what an interface holds.'),
  entry(['expression'], 'seq[int]{}', 'A sequence, as a value.'),
  entry(['expression'], 'set[int]{}', 'A set, as a value.'),
  entry(['expression'], 'mset[int]{}', 'A multiset, as a value.'),
  entry(['expression'], 'dict[K]V{}', 'What a map holds, as a value.'),
  entry(['expression'], 'x in s', 'Whether a sequence, set or map has it.', 'in'),
  entry(['expression'], 'a union b', 'What one of both sets has.', 'union'),
  entry(['expression'], 'a intersection b', 'What both sets have.', 'intersection'),
  entry(['expression'], 'a setminus b', 'What a has and b has not.', 'setminus'),
  entry(['expression'], 'a subset b', 'Whether b has all that a has.', 'subset'),
  entry(['expression'], 'perm', 'The type of parts of permissions.'),
  entry(['expression'], 'true', 'Always.'),
  entry(['expression'], 'false', 'Never.'),
  entry(['expression'], 'nil', 'No pointer, slice, map, channel or interface.'),
];

/** What may begin a line of a contract at a place; inside of it, what may stand in an expression. */
export function wordsAt(place: Place): readonly ContractWord[] {
  return contractLanguage.filter(({ places }) => places.includes(place));
}
