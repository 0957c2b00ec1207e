import { expect, it } from 'vitest';
import { proposedDelay } from '#domain/case/delay-by-accused.ts';
import { day } from '#kernel/calendar-date.ts';

const adjourned = (date: string, nextDate: string | undefined, adjournedBy = 'accused') =>
  ({
    date: day(date),
    state: 'adjourned',
    adjournedBy: adjournedBy === 'accused' ? 'accused' : 'both',
    ...(nextDate !== undefined && { nextDate: day(nextDate) }),
  }) as const;

it('counts each day until the next date once', () => {
  const { days, hearings } = proposedDelay([
    adjourned('2026-11-02', '2026-11-16'),
    adjourned('2026-11-10', '2026-11-18'),
  ]);
  expect([days, hearings.length]).toEqual([16, 2]);
});

it('counts no days for other requests, heard hearings or missing next dates', () => {
  const heard = { ...adjourned('2026-11-02', '2026-11-16'), state: 'heard' } as const;
  expect(
    proposedDelay([adjourned('2026-11-02', '2026-11-16', 'both'), heard, adjourned('2026-11-02', undefined)])
      .days,
  ).toBe(0);
});
