import { expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { makeCalendar } from '#parts/calendar-file/make-calendar.ts';

const entry = {
  uid: 'case-1-default-bail',
  on: day('2026-12-31'),
  title: 'Imran Sheikh: Default bail',
  description: 'FIR 412/2026, BNS 303(2)\nDefault bail, s.187(3) BNSS',
  alarm: (days: number) => `In ${days} days: Imran Sheikh`,
};

async function made(now = '2026-11-20T06:00:00.000Z', entries = [entry]): Promise<string> {
  const file = await makeCalendar({ name: 'Zamanat', entries, now: new Date(now) });
  if (!file.ok) throw new Error(file.error.kind);
  expect(file.value.type).toBe('text/calendar;charset=utf-8');
  return (await file.value.text()).replaceAll(/\r\n[ \t]/g, ''); // unfolded
}
const lines = (text: string, name: string): string[] =>
  text.split('\r\n').filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

it('writes whole-day events without a time zone', async () => {
  const text = await made();
  expect(lines(text, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20261231']);
  expect(lines(text, 'DTEND')).toEqual(['DTEND;VALUE=DATE:20270101']);
  expect(lines(text, 'SUMMARY')).toEqual(['SUMMARY:Imran Sheikh: Default bail']);
  expect(text).toContain('BEGIN:VCALENDAR');
});

it('sets alarms at 9:00, five, two and one days before and on the day', async () => {
  const triggers = lines(await made(), 'TRIGGER');
  expect(triggers).toEqual(['TRIGGER:-P4DT15H', 'TRIGGER:-P1DT15H', 'TRIGGER:-PT15H', 'TRIGGER:PT9H']);
  expect(lines(await made(), 'ACTION')).toEqual(triggers.map(() => 'ACTION:DISPLAY'));
});

it('keeps the UID of a date and raises its sequence in later files', async () => {
  const first = await made();
  const later = await made('2026-11-22T06:00:00.000Z', [{ ...entry, on: day('2027-01-04') }]);
  expect(lines(first, 'UID')).toEqual(['UID:case-1-default-bail@zamanat']);
  expect(lines(later, 'UID')).toEqual(lines(first, 'UID'));
  const sequence = (text: string) => Number(lines(text, 'SEQUENCE')[0]?.split(':')[1]);
  expect(sequence(later)).toBeGreaterThan(sequence(first));
});

it('folds lines to 75 octets without losing text', async () => {
  const title = `${'सुनवाई '.repeat(20)}${'a'.repeat(200)}\u{1f468}\u200d\u{1f469}`;
  const file = await makeCalendar({ name: 'ज़मानत', entries: [{ ...entry, title }], now: new Date(0) });
  if (!file.ok) throw new Error(file.error.kind);
  const text = await file.value.text();
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

it('writes no lone carriage return and no bidirectional control from a record', async () => {
  const title = 'Imran\rATTENDEE:mailto:evil@example.com\u202e';
  const text = await made(undefined, [{ ...entry, title, description: `${title}\r\nnext` }]);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u202e]/);
  expect(lines(text, 'ATTENDEE')).toEqual([]);
  expect(lines(text, 'SUMMARY')).toEqual(['SUMMARY:Imran\\nATTENDEE:mailto:evil@example.com']);
});
