import { randomFrom } from '../../machine/generate.ts';
import { ensured, required } from './conditions.ts';
import type { Said } from './said.ts';
import { block } from './statements.ts';
import { mayAlias, newWorld, rightsOf } from './world.ts';

/** A function, what it asks for, and what may hold where it returns. */
export interface Generated {
  readonly name: string;
  /** Its parameters are n, m and b alone. */
  readonly isPlain: boolean;
  readonly rights: readonly string[];
  readonly requires: readonly Said[];
  readonly body: readonly string[];
  readonly candidates: readonly Said[];
  /** May p and q, or s and t, be the same? */
  readonly aliases: { readonly pointers: boolean; readonly slices: boolean };
}

const manyCandidates = 10;

export function generated(seed: number, isPlain = false): Generated {
  const random = randomFrom(seed);
  // The first numbers of neighbours are alike.
  for (let at = 0; at < 5; at++) random(7);
  const world = newWorld(random, isPlain);
  const requires = required(world);
  const body = block(world, random(3));
  const known = new Map(
    Array.from({ length: manyCandidates }, () => ensured(world)).map((one) => [one.spec, one]),
  );
  return {
    ...{ name: `f${String(seed)}`, isPlain, rights: rightsOf(world), requires, body },
    candidates: [...known.values()],
    aliases: { pointers: mayAlias(world, 'p', 'q'), slices: mayAlias(world, 's', 't') },
  };
}

/** What generated functions call: trusted here, and verified by a test of their own. */
export const helpers = `
type pair struct { a, b int }

//@ ensures r <= a && r <= b && (r == a || r == b)
func least(a, b int) (r int) {
	if a < b {
		return a
	}
	return b
}

//@ ensures r == a * b
func times(a, b int) (r int) { return a * b }

//@ requires acc(p)
//@ ensures acc(p) && *p == old(*p) + 1 && r == *p
func inc(p *int) (r int) {
	*p++
	return *p
}

//@ requires acc(p)
//@ ensures acc(p) && *p == v
func put(p *int, v int) { *p = v }

//@ requires forall k int :: 0 <= k && k < len(s) ==> acc(&s[k], 1/4)
//@ ensures forall k int :: 0 <= k && k < len(s) ==> acc(&s[k], 1/4)
//@ ensures len(s) > 0 ==> r == s[0]
//@ ensures len(s) == 0 ==> r == d
func first(s []int, d int) (r int) {
	if len(s) > 0 {
		return s[0]
	}
	return d
}

func turn() {}
`;

const plainHead = '(n, m int, b bool) (r int)';
const head = '(n, m int, b bool, s, t []int, p, q *int) (r int)';

/** As the verifier reads it, with some of the candidates. */
export function annotated(one: Generated, ensures: readonly Said[]): string {
  const trusted = helpers
    .replace(/^(?=(\/\/@ (ensures|requires).*\n)+func)/gm, '')
    .replace(/^func (least|times|inc|put|first|turn)/gm, '//@ trusted\nfunc $1');
  const contract = [
    ...one.rights.map((each) => `//@ requires ${each}`),
    ...one.requires.map(({ spec }) => `//@ requires ${spec}`),
    ...one.rights.map((each) => `//@ ensures ${each}`),
    ...ensures.map(({ spec }) => `//@ ensures ${spec}`),
  ];
  const body = one.body.map((line) => `\t${line.replace(/ \/\/! .*$/, '')}`);
  return [
    `package p\n${trusted}`,
    ...contract,
    `func ${one.name}${one.isPlain ? plainHead : head} {`,
    '\tx, y := 0, 0',
    ...body,
    '\t_, _ = x, y',
    '\treturn',
    '}\n',
  ].join('\n');
}
