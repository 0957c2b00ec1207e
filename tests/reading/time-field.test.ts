/** Times as people type them in a field of 24 hours. */
import { expect, it } from 'vitest';
import { keptTime, readTimeField } from '#reading/time-field.ts';

it.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['14.30', '14:30'],
  ['14 30', '14:30'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['2:30', '02:30'],
  ['2:30 pm', '14:30'],
  ['2.30 P.M.', '14:30'],
  ['11am', '11:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['१४:३०', '14:30'],
  [' 00:00 ', '00:00'],
])('reads %s', (typed, time) => {
  expect(readTimeField(typed)).toBe(time);
});

it.each(['', '14', '24:00', '14:60', '13 pm', '0 am', 'noon', '14:30 or 15:00', '143000'])(
  'keeps %j as typed',
  (typed) => {
    expect(readTimeField(typed)).toBeNull();
    expect(keptTime(typed)).toBe(typed);
  },
);
