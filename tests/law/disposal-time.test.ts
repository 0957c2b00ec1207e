import { expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { disposalTime } from '#law/disposal-time.ts';

it.each([
  ['regular-sessions', '2026-11-15'],
  ['regular-magistrate', '2026-11-15'],
  ['default', '2026-11-15'],
  ['anticipatory', '2026-12-13'],
] as const)('sets for %s filed on 01-11-2026 the target date %s', (relief, by) => {
  expect(disposalTime(relief, day('2026-11-01'))).toMatchObject({ by, latest: '2027-01-01' });
});

it('sets no time for suspension of sentence', () => {
  expect(disposalTime('suspension', day('2026-11-01'))).toBeNull();
});
