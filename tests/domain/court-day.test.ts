import { expect, it } from 'vitest';
import { courtDay, courtTime } from '#domain/hearing/court-day.ts';

const DAY = 24 * 3_600_000;
const at = (iso: string): number => Date.parse(iso);
/** The device is so many days behind the server; they spoke on 20-11-2026 at noon in India. */
const spoke = (daysBehind: number) => {
  const server = at('2026-11-20T06:30:00Z');
  return { server, device: server - daysBehind * DAY };
};
const dayOn = (contact: Parameters<typeof courtDay>[0], now: string) => courtDay(contact, new Date(now));

it('uses the device day without server contact', () => {
  expect(dayOn(null, '2026-11-20T06:30:00Z')).toMatchObject({ day: '2026-11-20', clock: { kind: 'agrees' } });
});

it('uses the day in India for any device time zone', () => {
  expect(dayOn(spoke(0), '2026-11-20T18:29:00Z').day).toBe('2026-11-20');
  expect(dayOn(spoke(0), '2026-11-20T18:31:00Z').day).toBe('2026-11-21');
});

it('uses the server day if the device clock differs by days', () => {
  expect(dayOn(spoke(2), '2026-11-18T06:31:00Z')).toMatchObject({
    day: '2026-11-20',
    clock: { kind: 'differs', deviceDay: '2026-11-18' },
  });
  expect(dayOn(spoke(-3), '2026-11-26T06:31:00Z')).toMatchObject({
    day: '2026-11-23',
    clock: { kind: 'differs', deviceDay: '2026-11-26' },
  });
});

it('reports no clock difference within the same day', () => {
  const contact = { server: at('2026-11-20T06:30:00Z'), device: at('2026-11-20T06:10:00Z') };
  expect(dayOn(contact, '2026-11-20T06:20:00Z').clock).toEqual({ kind: 'agrees' });
  // twenty minutes are a day at midnight
  expect(dayOn(contact, '2026-11-20T18:20:00Z')).toMatchObject({
    day: '2026-11-21',
    clock: { kind: 'differs', deviceDay: '2026-11-20' },
  });
});

it('warns if the last server contact is long ago', () => {
  expect(dayOn(spoke(0), '2026-11-26T06:30:00Z').clock).toEqual({ kind: 'agrees' });
  expect(dayOn(spoke(0), '2026-12-02T06:30:00Z')).toMatchObject({
    day: '2026-12-02',
    clock: { kind: 'long-ago', contactDay: '2026-11-20' },
  });
});

it('keeps the last contact day if the clock jumps to 1970 or 2082', () => {
  for (const now of ['1970-01-01T00:00:10Z', '2082-01-01T00:00:00Z', '2026-11-19T06:30:00Z']) {
    expect(dayOn(spoke(0), now)).toMatchObject({
      day: '2026-11-20',
      clock: { kind: 'impossible', contactDay: '2026-11-20' },
    });
  }
});

it('trusts a corrected clock before the next contact', () => {
  const from1970 = { server: at('2026-11-20T06:30:00Z'), device: at('1970-01-01T00:05:00Z') };
  expect(dayOn(from1970, '1970-01-02T00:05:00Z').day).toBe('2026-11-21');
  expect(dayOn(from1970, '2026-11-22T06:30:00Z')).toMatchObject({
    day: '2026-11-22',
    clock: { kind: 'set-since', contactDay: '2026-11-20' },
  });
});

it('never returns a time before the last contact', () => {
  const contact = spoke(0);
  for (let days = -400; days <= 400; days += 1) {
    const now = new Date(contact.device + days * DAY);
    expect(courtTime(contact, now).getTime()).toBeGreaterThanOrEqual(contact.server);
  }
});
