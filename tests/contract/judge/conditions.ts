import { all, both, implies, said, type Said } from './said.ts';
import { pick, rightsOf, type World } from './world.ts';

/** Checks stand in the body as comments: `//@ invariant spec //! go`. */
export function asComment(word: string, { spec, go }: Said): string {
  return `//@ ${word} ${spec} //! ${go}`;
}

function old(name: 's' | 't'): Said {
  return said(`old(${name}[k])`, `at(${name}1, k)`);
}

/** What an integer may be compared with after the function. */
function values(world: World): readonly Said[] {
  const { rights, isPlain } = world;
  return [
    ...[said('n', 'n0'), said('m', 'm0'), said('0'), said('1'), said('-1'), said('2')],
    ...[said('n + 1', 'n0 + 1'), said('n + m', 'n0 + m0'), said('2 * n', '2 * n0')],
    ...[said('3'), said('n - m', 'n0 - m0')],
    ...(isPlain ? [] : [said('len(s)', 'len(s0)'), said('len(t)', 'len(t0)')]),
    ...(rights.p === 'none' ? [] : [said('*p', '*p0'), said('old(*p)', 'p1')]),
    ...(rights.p === 'none' ? [] : [said('old(*p) + 1', 'p1 + 1')]),
    ...(rights.q === 'none' ? [] : [said('*q', '*q0'), said('old(*q)', 'q1')]),
    ...(rights.s === 'none' ? [] : [said('(len(s) > 0 ? s[0] : 0)', 'head(s0)')]),
  ];
}

function compared(world: World): Said {
  const { random } = world;
  const left = pick(random, [said('r'), said('r'), said('r'), pick(random, values(world))]);
  const operator = pick(random, ['==', '==', '<=', '>=', '!=']);
  const right = pick(random, values(world));
  return said(`${left.spec} ${operator} ${right.spec}`, `${left.go} ${operator} ${right.go}`);
}

function element(world: World): Said {
  const name = pick(world.random, ['s', 't'] as const);
  if (world.rights[name] === 'none') return compared(world);
  const now = said(`${name}[k]`, `at(${name}0, k)`);
  const right = pick(world.random, [old(name), old(name), ...values(world)]);
  const operator = pick(world.random, ['==', '==', '>=', '<=']);
  const length = said(`len(${name})`, `len(${name}0)`);
  const low = pick(world.random, [said('0'), said('0'), said('1')]);
  return all(
    low,
    length,
    said(`${now.spec} ${operator} ${right.spec}`, `${now.go} ${operator} ${right.go}`),
  );
}

function condition(world: World): Said {
  const kind = world.random(4);
  if (kind === 0) return said('b', 'b0');
  if (kind === 1) return said('!b', '!b0');
  const [left, right] = [pick(world.random, ['n', 'm']), pick(world.random, ['0', '1', '2'])];
  const operator = pick(world.random, ['<', '<=', '==', '>', '>=']);
  return said(`${left} ${operator} ${right}`, `${left}0 ${operator} ${right}`);
}

/** Something that may hold where the function returns. */
export function ensured(world: World): Said {
  const kind = world.random(6);
  if (kind === 0) return implies(condition(world), compared(world));
  if (kind === 1) return both(compared(world), compared(world));
  if (kind < 4) return element(world);
  return compared(world);
}

/** Of parameters as they come. */
export function required(world: World): readonly Said[] {
  const { random, isPlain } = world;
  const numbers = [said('n >= 0'), said('m > 0')];
  const lengths = [said('len(s) > 0'), said('n < len(s)'), said('len(s) == len(t)')];
  return [...numbers, ...(isPlain ? [] : lengths)].filter(() => random(4) === 0);
}

/** The permissions, the bounds of the counter, and perhaps something of what the loop does. */
export function invariantsFor(world: World, index: string, limit: string): readonly string[] {
  const { random, rights } = world;
  const more: Said[] = [];
  const bound =
    limit === 'n' || limit === 'm' ? `0 <= ${index}` : `0 <= ${index} && ${index} <= ${limit}`;
  if (random(6) > 0) more.push(said(bound));
  if (random(2) === 0)
    more.push(
      pick(random, [said('r >= 0'), said('x >= 0'), said(`r == ${index}`), said(`x <= ${index}`)]),
    );
  if (rights.p !== 'none' && random(2) === 0) more.push(said('*p == old(*p)', '*p0 == p1'));
  if (rights.s !== 'none' && random(3) > 0) {
    const [low, high] = pick(random, [
      ['0', index],
      [index, 'len(s)'],
      ['0', 'len(s)'],
    ] as const);
    const value = pick(random, [old('s'), said('0'), said('1'), said('n'), said('m')]);
    const body = said(`s[k] == ${value.spec}`, `at(s, k) == ${value.go}`);
    if (low === index || random(2) === 0) more.push(all(said(low), said(high), body));
  }
  const given = rightsOf(world).map((one) => `//@ invariant ${one}`);
  return [...given, ...more.map((one) => asComment('invariant', one))];
}
