import { expect, test } from 'vitest';
import type { HeadlineView } from '../src/protocol/verdict-view.ts';
import type { Reply } from '../src/protocol/compiler-api.ts';
import type { AnswerView, ReadText } from '../src/protocol/machine-api.ts';
import type { RunView } from '../src/protocol/run-view.ts';
import { openGoReader } from '../tests/support/go.ts';
import { MachineService } from './machine-service.ts';

const ignore = () => undefined;
const usual = { level: 0, values: null };

function valueOf<T>(reply: Reply<T>): T {
  if (reply.kind === 'fault') throw new Error(reply.message);
  return reply.value;
}

interface Opened {
  readonly service: MachineService;
  readonly text: ReadText;
}

async function open(source: string): Promise<Opened> {
  const service = new MachineService(openGoReader);
  const text = valueOf(await service.read({ revision: 1, source, proved: [] }));
  return { service, text };
}

async function answer(
  { service }: Opened,
  entry: number,
): Promise<{ readonly answer: AnswerView; readonly run: RunView | null }> {
  const answered = valueOf(await service.answer({ revision: 1, entry }, usual, null, ignore));
  if (answered.kind !== 'answered') throw new Error(answered.kind);
  return answered;
}

const program = `package main

import (
	"fmt"
	"sync"
)

func main() {
	var mu sync.Mutex
	results := make(chan string)
	for _, name := range []string{"a", "b"} {
		go func() {
			mu.Lock()
			defer mu.Unlock()
			results <- name
		}()
	}
	fmt.Println(<-results)
}
`;

test('main has an answer, a run of the program itself, and its output', async () => {
  const opened = await open(program);
  expect(opened.text.entries.map(({ name }) => name)).toEqual(['main']);
  expect(opened.text.roots).toEqual([0]);
  const { answer: view, run } = await answer(opened, 0);
  expect(view.grade).toBe('refuted');
  expect(view.title).toBe('Can leak a goroutine');
  expect(view.coverage).toMatch(/^all [\d,]+ states$/);
  expect(view.properties.map(({ id, outcome }) => `${id} ${outcome}`)).toMatchSnapshot();
  const last = run!.frames.at(-1)!;
  expect(last.goroutines.map(({ name, status }) => `${name} ${status}`)).toMatchSnapshot();
  expect(last.resources.map(({ kind, name }) => `${kind} ${name}`)).toMatchSnapshot();
  expect(run!.frames.flatMap(({ step }) => step?.sentence ?? [])).toMatchSnapshot();
});

test('a run is saved and played again, by another worker', async () => {
  const opened = await open(program);
  const { run } = await answer(opened, 0);
  const again = await open(program);
  const request = { values: [], trace: run!.trace, keep: null, then: null, view: null };
  const played = valueOf(await again.service.play({ revision: 1, entry: 0 }, request));
  expect(played).toMatchObject({ kind: 'played', run: { trace: run!.trace } });
  expect(played?.kind === 'played' && played.run.frames).toEqual(run!.frames);
});

const racing = `package p

func f(n int) int {
	x := 0
	done := make(chan bool)
	go func() { x++; done <- true }()
	x += n
	<-done
	return x
}
`;

test('a run with accesses as steps is played again, too, and with other moves', async () => {
  const opened = await open(racing);
  const { answer: view } = await answer(opened, 0);
  expect(view.coverage).toMatch(/ for n = 0 \.\. 2$/);
  const what = { revision: 1, entry: 0 };
  const run = valueOf(await opened.service.showRun(what, 'race-free'));
  expect(run!.values).toEqual([{ name: 'n', value: '0' }]);
  const again = await open(racing);
  const { trace, values } = run!;
  const rest = { keep: null, then: null, view: null };
  const played = valueOf(await again.service.play(what, { values, trace, ...rest }));
  expect(played?.kind === 'played' && played.run.frames).toEqual(run!.frames);
  const first = valueOf(
    await again.service.play(what, { values, trace, ...rest, keep: 1, then: 0 }),
  );
  expect(first).toMatchObject({ kind: 'played', at: 2 });
  const wrong = valueOf(await again.service.play(what, { values, trace: 's~1p.9s', ...rest }));
  expect(wrong).toMatchObject({ kind: 'refused' });
});

test('what Go rejects has no entries', async () => {
  const { text } = await open('package p\n\nfunc f() { return 1 }\n');
  expect(text).toEqual({ entries: [], roots: [] });
});

test('a run on show becomes a test for real Go', async () => {
  const opened = await open(program);
  const { run } = await answer(opened, 0);
  const { values, trace } = run!;
  const what = { revision: 1, entry: 0 };
  const made = valueOf(await opened.service.testOfRun(what, { values, trace }, 'gates'));
  expect(made).toMatchObject({
    kind: 'test',
    text: expect.stringContaining('func TestShownRun(') as string,
  });
  const begun = valueOf(
    await opened.service.testOfRun(what, { values, trace: trace.split('.')[0]! }, 'gates'),
  );
  expect(begun?.kind).toBe('left-out');
});

test('a claim that runs contradict is told with the run, and one that holds with what was tried', async () => {
  const { service } = await open(program);
  const at = program.indexOf('main()');
  const claims = (good: boolean) => ({
    sealed: {
      nameSpan: { start: at, end: at + 4 },
      ...{ parameters: [], meanings: [], assumptions: [] },
      claim: {
        good: good ? [{ kind: 'boolean', value: true }] : [],
        exact: good ? [] : [{ condition: { kind: 'boolean', value: false }, within: null }],
        ...{ witness: null, given: [] },
      },
    },
  });
  const said = (title: string): HeadlineView => {
    return { kind: 'free', title, condition: null, sentence: '' };
  };
  const free = said('Free of goroutine leaks');
  const contradicted = valueOf(await service.confront(1, claims(true), free));
  expect(contradicted).toMatchObject({ kind: 'contradicts', title: 'Withdrawn' });
  expect(contradicted?.kind === 'contradicts' && contradicted.run?.frames.length).toBeGreaterThan(
    2,
  );
  const always = said('Always leaks a goroutine');
  const agreed = valueOf(await service.confront(1, claims(false), always));
  expect(agreed).toEqual({
    kind: 'agrees',
    words: 'the Go machine agrees for the values tried, of which all runs were seen',
    headline: always,
  });
  expect(valueOf(await service.confront(2, claims(true), free))).toBeNull();
});

test('a proof that nobody waits beside a run that crashes: the headline says both', async () => {
  const text = `package p

func run() {
	done := make(chan bool, 1)
	go func() { panic("boom") }()
	done <- true
}
`;
  const { service } = await open(text);
  const at = text.indexOf('run()');
  const free: HeadlineView = {
    ...{ kind: 'free', title: 'Free of goroutine leaks', condition: null },
    sentence: 'Proved for all values and all schedules: every goroutine ends.',
  };
  const sealed = {
    nameSpan: { start: at, end: at + 3 },
    ...{ parameters: [], meanings: [], assumptions: [] },
    claim: { good: [{ kind: 'boolean', value: true }], exact: [], witness: null, given: [] },
  };
  expect(valueOf(await service.confront(1, { sealed }, free))).toMatchObject({
    kind: 'agrees',
    headline: {
      kind: 'flawed',
      title: 'Free of goroutine leaks, but can panic',
      sentence:
        'Goroutine 2 (line 5) panics: boom. Apart from that it is proved for all values and all schedules: every goroutine ends.',
    },
  });
});
