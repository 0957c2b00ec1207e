import { expect, it } from 'vitest';
import { addDays, day } from '#kernel/calendar-date.ts';
import type { TrackMark } from '#law-explain/custody-track.ts';
import { trackView } from '#parts/clock-row/track-model.ts';
import { clockOf } from './counted-matter.ts';

const viewOf = (marks: readonly TrackMark[] | null) => {
  const view = marks && trackView(marks);
  if (!view) throw new Error('no track');
  return view;
};

it('places ticks, today and the right of a matter from the dates of the engine', () => {
  const { track, open } = clockOf(); // day 63 of custody, 60 days
  const view = viewOf(track);
  expect(view.ticks).toEqual([0, 16, 52, 70, 100]);
  expect(view.placeOf(open[0]?.on ?? day('2026-01-01'))).toBeGreaterThan(16);
  expect(view.today).toBeGreaterThan(view.placeOf(open[0]?.on ?? day('2026-01-01')));
  expect(view.today).toBeLessThan(27);
  expect(view.out).toEqual([]);
});

const mark = (kind: TrackMark['kind'], on: string, period: number | null = null): TrackMark => ({
  kind,
  on: day(on),
  period,
});

it('ends at today without a maximum, and shows days outside custody and the charge-sheet', () => {
  const view = viewOf([
    mark('arrest', '2025-01-01'),
    mark('charge-sheet', '2025-02-15'),
    mark('released', '2025-02-01'),
    mark('surrendered', '2025-02-10'),
    mark('last-day', '2025-03-31', 90),
    mark('today', '2026-01-01'),
  ]);
  expect(view.ticks).toEqual([0, 27]);
  expect(view.today).toBe(100);
  expect(view.out).toHaveLength(1);
  expect(view.chargesheet).toBeGreaterThan(view.out[0]?.to ?? 100);
  expect(view.placeOf(addDays(day('2025-01-01'), -3))).toBe(0);
});

it('leaves out a tick whose date is not later than the one before', () => {
  const view = viewOf([
    mark('arrest', '2026-01-01'),
    mark('one-third', '2026-03-01'),
    mark('last-day', '2026-03-31', 90),
    mark('one-half', '2026-04-01'),
    mark('maximum', '2026-07-01'),
    mark('today', '2026-02-01'),
  ]);
  expect(view.ticks).toEqual([0, 27, 70, 100]);
});

it('has no track without a day of custody', () => {
  expect(clockOf({ arrestDate: undefined, firstRemandDate: undefined }).track).toBeNull();
});
