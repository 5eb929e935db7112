import { expect, test } from 'vitest';
import { formatVirgo } from './format.ts';
import { commentsIn } from './comments.ts';
import { parseVirgo } from './parse.ts';
import { printVirgo } from './print.ts';

function program(source: string) {
  const parsed = parseVirgo(source);
  if (!parsed.ok) throw new Error(parsed.diagnostics[0]!.message);
  return parsed.value;
}

const format = (source: string) => formatVirgo(program(source), source);

const written = `// The whole.
c=[1]   // buffered
;
/* two */ go{ // a worker
  for 0..x{c!}
  // the end of the worker
}


// and then
if b { c? // taken
  // end of then
} else {
  // nothing
}
c? // last
// bye
`;

const wanted = `// The whole.
c = chan [1]; // buffered
/* two */
go { // a worker
  for 0 .. x {
    c!;
  }
  // the end of the worker
}

// and then
// nothing
if b {
  c?; // taken
  // end of then
}
c?; // last
// bye
`;

test('a text is brought into its canonical form, and comments and empty lines stay', () => {
  expect(format(written)).toBe(wanted);
});

test.each([
  written,
  '',
  '// only a comment\n',
  'c = chan [/* inside */ 1]; `a // b` = chan [1]',
  'if b { /* one */ } else { /* two */ } /* three */',
  'go { /* only */ } // behind\n\n\n\nskip',
  '/* over\n   lines */ c = chan [1]; /* a */ /* b */ c!; c?',
])('nothing is lost, and once is enough: %j', (source) => {
  const once = format(source);
  expect(
    commentsIn(once)
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(
    commentsIn(source)
      .map(({ text }) => text)
      .toSorted(),
  );
  expect(printVirgo(program(once)).text).toBe(printVirgo(program(source)).text);
  expect(format(once)).toBe(once);
});
