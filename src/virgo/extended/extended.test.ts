import { describe, expect, it } from 'vitest';
import { readVirgo } from '../read.ts';
import { parseExtended } from './parse.ts';
import { printExtended } from './print.ts';

function canonical(text: string): string {
  const parsed = parseExtended(text);
  if (!parsed.ok) throw new Error(parsed.diagnostics.map(({ message }) => message).join('\n'));
  return printExtended(parsed.value).text;
}

function codes(text: string): readonly string[] {
  return readVirgo(text).diagnostics.map(({ code }) => code);
}

function profile(text: string): string {
  const read = readVirgo(text);
  if (!read.ok) throw new Error(read.diagnostics.map(({ message }) => message).join('\n'));
  return read.value.profile;
}

describe('the extended language', () => {
  it('prints what it reads', () => {
    const text = [
      'requires n >= 1;',
      'proc p {',
      '  w.Add(-1);',
      '}',
      'c = chan [0];',
      'cs = [n] chan [1];',
      'w = WaitGroup;',
      'mutex m;',
      'rwmutex r;',
      'once o;',
      'context x;',
      'context y deadline;',
      'timer t;',
      'v = choice;',
      'w.Add(1);',
      'go p;',
      'for i : 0 .. n {',
      '  go {',
      '    cs[i]!;',
      '    close cs[i];',
      '  }',
      '}',
      'block l {',
      '  loop {',
      '    leave l;',
      '  }',
      '}',
      'for range c {',
      '  select {',
      '    case c! {',
      '      break;',
      '    }',
      '    case x? { }',
      '    case c? { } else {',
      '      continue;',
      '    }',
      '    default { }',
      '  }',
      '}',
      'loop {',
      '  if * {',
      '    return;',
      '  } else {',
      '    if c? {',
      '      r.RLock();',
      '      r.RUnlock();',
      '    }',
      '  }',
      '  if w.Add(-1) == 0 {',
      '    close c;',
      '  }',
      '  o.Do {',
      '    x.Cancel();',
      '  }',
      '}',
      'm.Lock();',
      'm.Unlock();',
      '',
    ].join('\n');
    expect(canonical(text)).toBe(text);
    expect(codes(text)).toEqual([]);
  });

  it('leaves the paper its words', () => {
    const text =
      'close = chan [1];\nselect = chan [0];\nloop = WaitGroup;\nclose!;\nselect?;\nloop.Wait();\n';
    expect(canonical(text)).toBe(text);
    expect(profile(text)).toBe('paper');
  });

  it('knows whether a program is in the profile of the paper', () => {
    expect(profile('c = chan [1]; for 0 .. n { c! }')).toBe('paper');
    expect(profile('c = chan [1]; for 0 .. n { for 0 .. m { c! } }')).toBe('extended');
    expect(profile('c = chan [1]; close c')).toBe('extended');
    expect(profile('requires n > 0; c = chan [n]; c!')).toBe('extended');
  });

  it('asks for declarations on every path, also to a named process', () => {
    expect(codes('proc p { c! } go p; c = chan [1]')).toEqual(['virgo-not-dominated']);
    expect(codes('proc p { c!; if * { go p } } c = chan [1]; go p')).toEqual([]);
    expect(codes('if * { mutex m }; m.Lock()')).toEqual(['virgo-not-dominated']);
  });

  it('lets a break leave a loop from inside of a select, and not from a goroutine', () => {
    expect(codes('c = chan [0]; loop { select { case c? { break } } }')).toEqual([]);
    expect(codes('loop { go { break } }')).toEqual(['virgo-outside-loop']);
  });
});
