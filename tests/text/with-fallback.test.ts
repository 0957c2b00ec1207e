import { expect, it } from 'vitest';
import { withFallback } from '#text/with-fallback.ts';

const english = {
  title: 'Title',
  count: (n: number) => `${n} left`,
  steps: ['One.', 'Two.'],
  choices: [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ],
  inner: { said: 'Said', unsaid: 'Unsaid' },
};

it('uses English for each missing message', () => {
  expect(withFallback(english, { inner: { said: 'कहा' } })).toEqual({
    ...english,
    inner: { said: 'कहा', unsaid: 'Unsaid' },
  });
});

it('returns the English text without a translation', () => {
  expect(withFallback(english, undefined)).toBe(english);
});

it('replaces a function with a function', () => {
  expect(withFallback(english, { count: (n: number) => `${n} बाकी` }).count(2)).toBe('2 बाकी');
});

it('replaces text lists whole and records one by one', () => {
  const words = withFallback(english, { steps: ['एक।'], choices: [{ value: 'a', label: 'पहला' }] });
  expect(words.steps).toEqual(['एक।']);
  expect(words.choices).toEqual([
    { value: 'a', label: 'पहला' },
    { value: 'b', label: 'Second' },
  ]);
});

it('drops keys missing in English', () => {
  expect(Object.keys(withFallback(english, { title: 'शीर्षक', other: 'और' }))).toEqual(Object.keys(english));
});
