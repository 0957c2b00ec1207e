// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clockInIndia, WeekdayText } from '#ui/time-text.tsx';
import { english } from '../support/english.ts';

afterEach(cleanup);

it.each([
  ['2026-11-20T18:29:59.999Z', '23:59'],
  ['2026-11-20T18:30:00.000Z', '00:00'],
  ['2026-02-28T19:05:00.000Z', '00:35'],
])('formats %s in Indian time', (at, hour) => {
  expect(clockInIndia(at)).toBe(hour);
  const formatted = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
  expect(formatted.format(new Date(at))).toBe(hour);
});

it('names the weekday in Indian time', () => {
  const shown = render(
    <WeekdayText at={new Date('2026-11-21T18:30:00.000Z')} weekdays={english.times.weekdays} />,
  );
  expect(shown.container.textContent).toBe('Sunday, 22-11-2026');
});
