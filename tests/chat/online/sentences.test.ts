/** Splits a stream into sentences, however it is chunked. */
import { expect, it } from 'vitest';
import { sentenceReader } from '#chat/online/sentences.ts';

const TEXT =
  'Under s. 303(2) theft carries up to 3.5 years [1]. See Rao v. State of Bihar. [2] (Rs. 500 is the fine [1].)\nयह गैर-जमानती है [3]। क्या यह सही है? [1, 2] Half a sen';
const SENTENCES = [
  'Under s. 303(2) theft carries up to 3.5 years [1].',
  'See Rao v. State of Bihar. [2]',
  '(Rs. 500 is the fine [1].)',
  'यह गैर-जमानती है [3]।',
  'क्या यह सही है? [1, 2]',
];

it.each([1, 2, 3, 7, 1_000])('reads the same sentences in chunks of %i', (size) => {
  const reader = sentenceReader();
  const read: string[] = [];
  for (let at = 0; at < TEXT.length; at += size) read.push(...reader.feed(TEXT.slice(at, at + size)));
  expect(read).toEqual(SENTENCES);
  expect(reader.rest()).toBe('Half a sen');
});

it('splits an endless sentence', () => {
  expect(sentenceReader().feed('word '.repeat(1_000)).length).toBeGreaterThan(3);
});
