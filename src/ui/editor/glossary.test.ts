import { expect, test } from 'vitest';
import { explain } from './glossary.ts';

/** The mark stands in front of the letter under the mouse. */
function at(language: string, marked: string) {
  return explain(language, marked.replace('|', ''), marked.indexOf('|'));
}

test.each([
  ['go', '\tc := |make(chan int, 2)', 'rule CHAN, Fig. 6'],
  ['go', 'c |<- 1', 'rule SEND, Figs 6 and 9'],
  ['go', 'x := |<-c', 'rule RECEIVE'],
  ['go', 'return |<-c', 'rule RECEIVE'],
  ['go', 'case v := |<-c:', 'rule RECEIVE'],
  ['go', 'in |<-chan int', '<-chan'],
  ['go', 'cs[0] |<- 1', 'rule SEND'],
  ['go', 'f(|<-c)', 'rule RECEIVE'],
  ['go', 'wg.|Done()', 'rule ADD, Fig. 9'],
  ['go', 'mu.R|Lock()', 'mu.Lock()'],
  ['go', 'defer |close(c)', 'close(c)'],
  ['go', '|select {', 'select'],
  ['virgo', 'c|!; d?', 'rule SEND'],
  ['virgo', 'c!; d|?', 'rule RECEIVE'],
  ['virgo', 'for i : 0 .|. n {', 'a .. b'],
  ['virgo', 'w.A|dd(-1)', 'rule ADD'],
])('%s: %s', (language, marked, title) => {
  expect(at(language, marked)?.title).toContain(title);
});

test.each([
  ['go', 'x := |goal'],
  ['go', 'formula(|x)'],
  ['virgo', 'if a |!= b { }'],
])('%s: nothing is said of %s', (language, marked) => {
  expect(at(language, marked)).toBeNull();
});
