import { expect, test } from 'vitest';
import { completionOf } from './complete-go.ts';

const outside = 'syntax error: non-declaration statement outside function body';

test('statements without a function become the body of main, with what they import', () => {
  const text = 'ch := make(chan int)\ngo func() {\n\tch <- 1\n}()\nfmt.Println(<-ch)\n';
  expect(completionOf(text, [outside])?.text).toBe(
    'package main\n\nimport "fmt"\n\nfunc main() {\n\tch := make(chan int)\n\tgo func() {\n\t\tch <- 1\n\t}()\n\tfmt.Println(<-ch)\n}\n',
  );
});

test('what stands above the statements stays above them', () => {
  const text = 'package p\n\nimport "sync"\n\nvar wg sync.WaitGroup\nwg.Add(1)\ntime.Sleep(1)\n';
  expect(completionOf(text, [outside])?.text).toBe(
    'package main\n\nimport "time"\n\nimport "sync"\n\nfunc main() {\n\tvar wg sync.WaitGroup\n\twg.Add(1)\n\ttime.Sleep(1)\n}\n',
  );
});

test('packages that are used and not imported are offered, and no others', () => {
  const text =
    'package main\n\nfunc main() {\n\tvar wg sync.WaitGroup\n\tfmt.Println("time.Now", wg)\n}\n';
  const completion = completionOf(text, ['undefined: sync', 'undefined: fmt']);
  expect(completion?.label).toBe('Import fmt and sync');
  expect(completion?.text).toMatch(
    /^package main\n\nimport \(\n\t"fmt"\n\t"sync"\n\)\n\nfunc main/,
  );
});

test('a text without a package clause gets its imports in front', () => {
  const text = 'func main() {\n\tfmt.Println(1)\n}\n';
  expect(completionOf(text, ['undefined: fmt'])?.text).toBe(`import "fmt"\n\n${text}`);
});

test('nothing is offered for what misses something else', () => {
  expect(completionOf('package p\n\nfunc f() { x.Y() }\n', ['undefined: x'])).toBeNull();
  expect(completionOf('package p\n\nfunc f() {}\nx := 1\n', [outside])).toBeNull();
  expect(completionOf('package p\n', [])).toBeNull();
  expect(completionOf('import asyncio\n', ['This does not look like Go.'])).toBeNull();
  expect(completionOf('c := f()\n', ['This does not look like Go.'])).not.toBeNull();
});
