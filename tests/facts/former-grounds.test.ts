/** Records and calls of earlier releases name the grounds of arrest as one text. */
import { expect, it } from 'vitest';
import { callWithPresentGrounds, withPresentGrounds } from '#facts/former-grounds.ts';

it.each([
  ['none', { state: 'none' }],
  ['2026-01-05', { state: 'given', on: '2026-01-05' }],
  ['2026-01-05T09:30', { state: 'given', on: '2026-01-05', at: '09:30' }],
  [null, null],
])('reads %s', (text, groundsOfArrest) => {
  expect(withPresentGrounds({ groundsOfArrestAt: text })).toEqual({ groundsOfArrest });
});

it('leaves a text that is no day to the check of the contract', () => {
  expect(withPresentGrounds({ groundsOfArrestAt: '2026-02-31' })).toEqual({ groundsOfArrest: '2026-02-31' });
});

it('finds the fact at any depth and in lists', () => {
  const row = { value: [{ facts: { firNumber: '1/2026', groundsOfArrestAt: 'none' } }], at: 1 };
  expect(withPresentGrounds(row)).toEqual({
    value: [{ facts: { firNumber: '1/2026', groundsOfArrest: { state: 'none' } } }],
    at: 1,
  });
});

it('deletes the day and time in a call that does not name them', () => {
  expect(callWithPresentGrounds({ facts: { groundsOfArrestAt: '2026-01-05' } })).toEqual({
    facts: { groundsOfArrest: { state: 'given', on: '2026-01-05', at: null } },
  });
  expect(callWithPresentGrounds({ groundsOfArrestAt: 'none' })).toEqual({
    groundsOfArrest: { state: 'none', on: null, at: null },
  });
});

it('returns the same value if it has no former fact', () => {
  const row = { bytes: new Uint8Array([1]), facts: { groundsOfArrest: { state: 'none' } }, list: [1] };
  expect(withPresentGrounds(row)).toBe(row);
});
