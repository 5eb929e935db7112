import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Played, PlayRequest, Reply } from '../src/protocol/compiler-api.ts';
import type { ValueView } from '../src/protocol/run-view.ts';
import type { Solver } from '../src/smt/solver.ts';
import { openContracts } from '../tests/support/contracts.ts';
import { openGoReader } from '../tests/support/go.ts';
import { CompilerService } from './compiler-service.ts';
import { MachineService } from './machine-service.ts';

/** Runs as a link may bring them, which anybody can write: each is played, or refused with a sentence. */

const source = `package p

func F(n int) {
	c := make(chan int)
	for i := 0; i < n; i++ {
		go func() { c <- i }()
	}
	<-c
}
`;

const solver: Solver = {
  prepare: () => Promise.reject(new Error('no proof is asked for')),
  run: () => Promise.reject(new Error('no proof is asked for')),
  dispose: () => Promise.resolve(),
};

type Play = (request: PlayRequest) => Promise<Reply<Played | null>>;

async function players(): Promise<readonly (readonly [name: string, good: string, play: Play])[]> {
  const compiler = new CompilerService(() => solver, openGoReader, openContracts);
  await compiler.compile({ revision: 1, language: 'go', source });
  const machine = new MachineService(openGoReader);
  await machine.read({ revision: 1, source, proved: [] });
  const values = [{ name: 'n', value: '2' }];
  const found = await machine.findRun({ revision: 1, entry: 0 }, values);
  if (found.kind !== 'done' || found.value?.kind !== 'found') throw new Error('no run');
  return [
    ['VirGo', '1g.0mrrrr', (request) => compiler.play({ revision: 1, fragment: 0 }, request)],
    ['Go', found.value.run.trace, (request) => machine.play({ revision: 1, entry: 0 }, request)],
  ];
}

const long = '9'.repeat(5_000);
const valuesOf = (value: string): readonly ValueView[] => [{ name: 'n', value }];
const usual = valuesOf('2');

/** Fifty by hand: what a reader of numbers, lists, regular expressions and names could break at. */
const byHand: readonly (readonly [values: readonly ValueView[], trace: string, step?: number])[] = [
  ...[
    '',
    ' ',
    '1',
    '1g',
    '1p',
    '1e',
    's~',
    's~1p',
    'a~1p',
    'i~1p.',
    'z~1p',
    '~',
    '~~',
    's~1g.0m',
  ].map((trace) => [usual, trace] as const),
  ...[
    '1g.',
    '1g..',
    '1g.0',
    '1g.m',
    '1g.0m.',
    '1g.0m.0m',
    '1g.00m',
    '1g.-1m',
    '1g.0m-1',
    '1g.0ü',
  ].map((trace) => [usual, trace] as const),
  ...[
    '2g.0m',
    '0g.0m',
    '99999g.0m',
    `${long}g.0m`,
    `1g.${long}m`,
    `1g.0x${long}`,
    `1p.t${long}F`,
  ].map((trace) => [usual, trace] as const),
  ...[`s0.0~1p`, `s999999.0~1p`, `s0.999999~1p`, `s${'0.0_'.repeat(20_000)}0.0~1p`, 's0.~1p'].map(
    (trace) => [usual, trace] as const,
  ),
  ...[
    '<script>globalThis.intruder=1</script>',
    '__proto__',
    '[object Object]',
    '\u0000',
    '\ud800',
  ].map((trace) => [usual, trace] as const),
  [usual, `1g.0${'m'.repeat(199_999)}`],
  [usual, `s~1p.0${'m'.repeat(199_999)}`],
  [usual, `1g.0${'m'.repeat(300_000)}`],
  ...['', ' ', '-', '1e9', '0x10', '1.5', 'NaN', 'Infinity', 'true', long, `-${long}`, '２'].map(
    (value) => [valuesOf(value), '1g'] as const,
  ),
  ...['1000000', '9223372036854775807', '9223372036854775808', '-9223372036854775808'].map(
    (value) => [valuesOf(value), 's~1p'] as const,
  ),
  [[], '1g'],
  [[], 's~1p'],
  [Array.from({ length: 10_000 }, (_, at) => ({ name: `n${at}`, value: '1' })), '1g'],
  [[{ name: '__proto__', value: '1' }], 's~1p'],
  [[...usual, ...valuesOf('3')], 's~1p'],
];

/** Slow machines are no fault; a reader that never comes back is. */
const milliseconds = 5_000;

async function isHarmless(play: Play, values: readonly ValueView[], trace: string): Promise<void> {
  const began = performance.now();
  const reply = await play({ values, trace, keep: null, then: null, view: null });
  expect(performance.now() - began).toBeLessThan(milliseconds);
  if (reply.kind === 'fault') throw new Error(reply.message);
  const played = reply.value;
  if (played?.kind === 'played') expect(played.run.frames.length).toBeLessThan(200_002);
  else expect(played?.message).toMatch(/^(?:[A-Z]|n\S* ).*\.$/s);
}

test('runs by hand are played, or refused with a sentence, by both machines', async () => {
  expect(byHand.length).toBeGreaterThanOrEqual(50);
  for (const [, , play] of await players())
    for (const [values, trace] of byHand) await isHarmless(play, values, trace);
  expect('intruder' in globalThis).toBe(false);
});

test('a good run with letters changed is played, or refused with a sentence', async () => {
  const letters = fc.constantFrom(...'0123amsrxFtu.-_~<%\u00fc');
  for (const [, good, play] of await players()) {
    await isHarmless(play, usual, good);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(good.length),
        fc.nat(3),
        fc.array(letters, { maxLength: 6 }),
        async (at, cut, put) => {
          await isHarmless(play, usual, good.slice(0, at) + put.join('') + good.slice(at + cut));
        },
      ),
      { numRuns: 100, seed: 4 },
    );
  }
});
