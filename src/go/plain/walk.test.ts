import { expect, test } from 'vitest';
import type { PlainBlock } from './statement.ts';
import { readProgram } from './read-program.ts';
import { targetsOf } from './targets.ts';
import { visitStatements, walkBlock } from './walk.ts';

const text = `package p

import "sync"

type box struct {
	inner [2]int
	of    map[string]int
}

var total int

func all(xs []int, at int, c, d chan int, of any, b *box, mu *sync.Mutex) (n int) {
	defer func() { _ = recover() }()
	ys := append(append([]int{1, at}, xs...), at+2)
	copy(ys[1:at:at+1], xs)
	p := &ys[at]
	*p += b.inner[at] * -at
	b.of["k"+string(rune(at))]++
	delete(b.of, "k")
	for key, value := range b.of {
		total += len(key) + value
	}
	for i, r := range "ü" {
		n += i + int(r)
	}
	if text, ok := of.(string); ok && text != "" || at > 3 {
		panic(box{inner: [2]int{at, 4}})
	}
	mu.Lock()
	select {
	case c <- at * 5:
		n = 6
	case v, ok := <-d:
		if ok {
			go all(nil, v, c, d, v, &box{}, mu)
		}
	default:
		n = real2(complex(float64(at), 7))
	}
	clear(xs)
	close(c)
	return n + cap(c)
}

func real2(z complex128) int { return int(real(z)) }
`;

/** Looks into everything that is there, and so misses nothing whatever its name is. */
function everything(part: unknown, found: object[] = []): readonly object[] {
  if (typeof part !== 'object' || part === null) return found;
  if (!Array.isArray(part)) found.push(part);
  for (const inner of Object.values(part)) everything(inner, found);
  return found;
}

const program = readProgram([{ name: 'p.go', text }]).program!;
const own = program.functions.filter(({ origin }) => origin === 'text');
const all: PlainBlock = own.flatMap(({ body }) => body);

test('a walk comes to every node as often as it stands there', () => {
  const met: object[] = [];
  const note = (node: object): void => {
    met.push(node);
  };
  walkBlock(all, { statement: note, callee: note, expression: note, place: note });
  const values = new Set(['boolean', 'integer', 'float', 'complex', 'string']);
  const isNode = (one: object): boolean => {
    if (!('kind' in one)) return false;
    // What a select waits for belongs to its statement, a value to its constant.
    const isCommunication = (one.kind === 'send' || one.kind === 'receive') && !('span' in one);
    return !isCommunication && !(values.has(String(one.kind)) && !('type' in one));
  };
  const there = everything(all).filter(isNode);
  expect(there.filter((one) => !met.includes(one))).toEqual([]);
  expect(met).toHaveLength(there.length);
  expect(met.length).toBeGreaterThan(150);
});

test('targets are the locals that statements write to', () => {
  const names = ['target', 'local', 'value', 'ok', 'key', 'rune', 'width'];
  const written = (one: object): readonly unknown[] =>
    Object.entries(one)
      .filter(([name]) => names.includes(name))
      .map(([, value]) => value as unknown);
  visitStatements(all, (one) => {
    const listed = [
      ...written(one),
      ...('results' in one ? one.results : []),
      ...(one.kind === 'select' ? one.cases.flatMap((each) => written(each.communication)) : []),
    ].filter((local) => typeof local === 'number');
    expect(targetsOf(one).toSorted(), one.kind).toEqual(listed.toSorted());
  });
});
