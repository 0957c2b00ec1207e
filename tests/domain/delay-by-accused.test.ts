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

it('counts the days to the next date, and no day twice', () => {
  const { days, hearings } = proposedDelay([
    adjourned('2026-11-02', '2026-11-16'),
    adjourned('2026-11-10', '2026-11-18'),
  ]);
  expect([days, hearings.length]).toEqual([16, 2]);
});

it('counts none that both sides or another asked for, none that was heard, none without a next date', () => {
  const heard = { ...adjourned('2026-11-02', '2026-11-16'), state: 'heard' } as const;
  expect(
    proposedDelay([adjourned('2026-11-02', '2026-11-16', 'both'), heard, adjourned('2026-11-02', undefined)])
      .days,
  ).toBe(0);
});
