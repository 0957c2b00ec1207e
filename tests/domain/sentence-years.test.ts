import { expect, it } from 'vitest';
import { sentenceYears } from '#domain/application/sentence-years.ts';

it.each([
  ['rigorous imprisonment for seven years and fine', 7],
  ['Rigorous imprisonment for a period of three (3) years and a fine of Rs 10,000', 3],
  ['3 years RI', 3],
  ['RI for 03 yrs.', 3],
  ['simple imprisonment of 18 (eighteen) months', 1.5],
  ['a year', 1],
  ['six months', 0.5],
  ['twenty-five years', 25],
  ['two and a half years', 2.5],
  ['two years and a half', 2.5],
  ['1 year and 6 months', 1.5],
  ['one year six months', 1.5],
  ['seven-year imprisonment', 7],
  ['10 years and fine of Rs 1 lakh, in default six months more', 10],
  ['ten years; in default of payment of fine, simple imprisonment for one year', 10],
  ['three years and fine, failing which two months', 3],
  ['three years under section 379 and seven years under section 420, to run concurrently', 7],
  ['five years and three years, consecutively', 8],
])('reads %j as %d years', (sentence, years) => {
  expect(sentenceYears(sentence)).toBe(years);
});

it.each(['imprisonment for life', 'Life imprisonment and fine', 'for the remainder of natural life'])(
  'reads %j as a life sentence',
  (sentence) => {
    expect(sentenceYears(sentence)).toBe(Infinity);
  },
);

it.each([
  'fine of Rs 5,000',
  'till the rising of the court',
  'five years on one count and three years on another',
  'death',
  'as in the judgment',
  '',
])('reads no term from %j', (sentence) => {
  expect(sentenceYears(sentence)).toBeUndefined();
});
