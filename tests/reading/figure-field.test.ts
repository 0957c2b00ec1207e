import { expect, it } from 'vitest';
import { keptFigure, readFigure } from '#reading/figure-field.ts';
import { readRupees } from '#parts/order-editor/rupees.ts';

it.each([
  ['34', 34],
  ['34 years', 34],
  ['३४ वर्ष', 34],
  ['34 yrs.', 34],
  ['about 34 years', 34],
  ['thirty four years', 34],
])('reads the age "%s"', (typed, age) => {
  expect(readFigure('number', typed)).toBe(age);
});

it.each(['abc', '34 to 36', '2 years 3 months', '12 pigs'])(
  'keeps "%s" as typed in a number field',
  (typed) => {
    expect(keptFigure('number', typed)).toBe(typed);
  },
);

it.each([
  ['50,000/-', 50_000],
  ['Rs. 50,000', 50_000],
  ['Rs 50000/- only', 50_000],
  ['1 lakh', 100_000],
  ['1.5 lakh', 150_000],
  ['₹ 2,00,000', 200_000],
  ['रु. ५०,०००', 50_000],
  ['पचास हजार रुपये', 50_000],
])('reads the sum "%s"', (typed, amount) => {
  expect(readRupees(typed)).toBe(amount);
});

it.each(['', 'abc', '-5', '25,000.50', '12 pigs', 'two sureties of 25,000 each', '9'.repeat(16)])(
  'reads no sum in "%s"',
  (typed) => {
    expect(readRupees(typed)).toBeNull();
  },
);
