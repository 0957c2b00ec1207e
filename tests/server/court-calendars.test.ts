/** The operator's court calendars: checked, imported, replaced, listed, and served to every logged-in user. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { calendarImportCommand, readCalendar } from '../../server/operations/commands/calendar-import.ts';
import { calendarListCommand } from '../../server/operations/commands/calendar-list.ts';
import { callsOf } from '../support/calls.ts';
import { DELHI_CALENDAR } from '../support/court-calendar.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zam-calendar-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const TODAY = day('2026-11-27');
const faultsOf = (value: unknown): readonly string[] => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const read = readCalendar(new TextEncoder().encode(text), TODAY);
  return read.ok ? [] : read.error;
};

const now = () => new Date('2026-11-27T04:00:00Z');

async function run(calendar: object, ...flags: string[]): Promise<string> {
  const file = path.join(folder, 'calendar.json');
  writeFileSync(file, JSON.stringify(calendar));
  const act = await calendarImportCommand.read([...flags, '--file', file], { now });
  return typeof act === 'string' ? act : act({ ...server.ports, now, operator: 'clerk' });
}

it('imports, replaces, serves and lists a calendar', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  expect(await run(DELHI_CALENDAR, '--check')).toContain('Nothing was changed.');
  expect((await lawyer.get('/court-calendars')).body).toEqual([]);
  expect(await run({ ...DELHI_CALENDAR, highCourt: 'Delhi High Court' })).toMatch(
    /^Imported High Court of Delhi, 2027: 2 rows/,
  );
  expect((await lawyer.get('/court-calendars')).body).toEqual([DELHI_CALENDAR]);
  const shorter = { ...DELHI_CALENDAR, closed: DELHI_CALENDAR.closed.slice(1) };
  expect(await run(shorter)).toMatch(/^Replaced .* 1 row of closed days/);
  expect((await lawyer.get('/court-calendars')).body).toEqual([shorter]);
  expect((await callsOf(server).get('/court-calendars')).status).toBe(401);
  const list = await calendarListCommand.read([], { now: server.ports.now });
  if (typeof list === 'string') throw new Error(list);
  const lines = (await list({ ...server.ports, now, operator: 'clerk' })).split('\n');
  expect(lines).toHaveLength(25);
  expect(lines.find((line) => line.includes('Delhi'))).toContain('1 row, "Invented notification 1/2026"');
  expect(lines[0]).toBe('Allahabad High Court: no calendar');
  const { rows } = await server.pool.query(`SELECT detail FROM audit WHERE action = 'calendar-import'`);
  expect(rows).toHaveLength(2);
});

it.each([
  ['{"format": ', /not JSON/],
  [{ ...DELHI_CALENDAR, format: 'x' }, /format must be zamanat-court-calendar\/1/],
  [{ ...DELHI_CALENDAR, highCourt: 'Court of Atlantis' }, /no High Court that we know/],
  [
    { ...DELHI_CALENDAR, closed: [{ on: '2026-03-22', name: 'Holi' }] },
    /22-03-2026\): the day is not in 2027/,
  ],
  [{ ...DELHI_CALENDAR, closed: [{ on: '2027-02-30', name: 'Holi' }] }, /does not exist/],
  [{ ...DELHI_CALENDAR, closed: [{ on: '2027-03-22', name: '' }] }, /name is missing/],
  [{ ...DELHI_CALENDAR, closed: [{ on: '2027-03-22', to: '2027-03-21', name: 'Holi' }] }, /ends before/],
  [
    { ...DELHI_CALENDAR, closed: [DELHI_CALENDAR.closed[0], DELHI_CALENDAR.closed[0]] },
    /stands in an earlier row/,
  ],
  [{ ...DELHI_CALENDAR, open: ['2026-01-01'] }, /open, 01-01-2026: the day is not in 2027/],
  [{ ...DELHI_CALENDAR, source: { name: 'A', retrievedOn: '2026-11-28' } }, /after today/],
  [{ ...DELHI_CALENDAR, saturdays: [6] }, /saturdays/],
  [{ ...DELHI_CALENDAR, holidays: [] }, /file/],
])('rejects a faulty calendar and names the fault: %#', (value, fault) => {
  expect(faultsOf(value).join('\n')).toMatch(fault);
});

const read = (...words: string[]) => calendarImportCommand.read(words, { now });

it('asks for the file in the command', () => {
  expect(() => read()).toThrow(/--file/);
  expect(() => read('calendar.json')).toThrow(/--file/);
  expect(() => read('--file', '/nowhere/calendar.json')).toThrow(/cannot be read/);
});
