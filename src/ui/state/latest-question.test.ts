import { expect, test } from 'vitest';
import { LatestQuestion } from './latest-question.ts';

/** An answer that comes when it is told to. */
function later(): { readonly come: (answer: string) => void; readonly answer: Promise<string> } {
  let come: (answer: string) => void = () => undefined;
  const answer = new Promise<string>((resolve) => (come = resolve));
  return { come, answer };
}

test('a question is open until it is answered, and a dropped one no longer', async () => {
  const question = new LatestQuestion();
  expect(question.isOpen).toBe(false);
  const first = later();
  const answered = question.ask(() => first.answer);
  expect(question.isOpen).toBe(true);
  first.come('one');
  expect(await answered).toBe('one');
  expect(question.isOpen).toBe(false);
  const second = later();
  const dropped = question.ask(() => second.answer);
  question.cancel();
  expect(question.isOpen).toBe(false);
  second.come('two');
  expect(await dropped).toBeNull();
});

test('behind an earlier answer the latest question stays open', async () => {
  const question = new LatestQuestion();
  const [first, second] = [later(), later()];
  const early = question.ask(() => first.answer);
  const late = question.ask(() => second.answer);
  first.come('one');
  expect(await early).toBeNull();
  expect(question.isOpen).toBe(true);
  second.come('two');
  expect(await late).toBe('two');
});
