import { expect, it } from 'vitest';
import { withoutOtherNumbers } from '#reading/sections/not-sections.ts';

it.each(['UP-GANGSTERS 3(1)', 'others 302', 'brothers 323 and 506'])(
  'keeps the section after a word that ends in "rs": %s',
  (text) => {
    expect(withoutOtherNumbers(text)).toBe(text);
  },
);

it.each(['Rs. 5000', 'rs 302', '₹302', 'INR 480'])('blanks a sum: %s', (text) => {
  expect(withoutOtherNumbers(text).trim()).toBe('');
});
