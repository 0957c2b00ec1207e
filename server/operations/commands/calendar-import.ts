import { CourtCalendar } from '#contract/case/court-calendar.ts';
import { calendarFaults } from '#domain/hearing/court-calendar/calendar-faults.ts';
import { highCourtNamed } from '#domain/hearing/court-calendar/high-court.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { parseUtf8Json } from '#server/law/parse-utf8-json.ts';
import { audit } from '#server/storage/audit.ts';
import { putCourtCalendar } from '#server/storage/court-calendars.ts';
import { inTransaction } from '#server/storage/sql.ts';
import { type Command, UsageError } from './command.ts';
import { faultReport } from './fault-report.ts';
import { counted } from './law-words.ts';
import { readInputFile } from './read-input-file.ts';

const MOST_BYTES = 256 * 1024;

export const calendarImportCommand: Command = {
  usage: 'calendar-import [--check] --file <file.json>',
  read: (words, { now }) => {
    const check = words.includes('--check');
    const [flag, name, ...rest] = words.filter((word) => word !== '--check');
    if (flag !== '--file' || name === undefined || rest.length > 0) {
      throw new UsageError('Name the file of the court calendar with --file (docs/operations.md).');
    }
    const wanted = 'a JSON file of a court calendar (docs/operations.md)';
    const read = readCalendar(readInputFile({ name, mostBytes: MOST_BYTES, wanted }), dayInIndia(now()));
    if (!read.ok) throw new Error(faultReport({ name, undone: 'imported' }, read.error));
    const calendar = read.value;
    const title = `${calendar.highCourt}, ${calendar.year}: ${counted(calendar.closed.length, 'row', 'rows')} of closed days`;
    if (check) return `${name} can be imported. ${title}. Nothing was changed.`;
    return async ({ pool, operator, ...ports }) => {
      const replaced = await inTransaction(pool, async (sql) => {
        const { highCourt, year, source } = calendar;
        const detail = { operator, highCourt, year, source: source.name };
        await audit(sql, { ...ports }, { action: 'calendar-import', userId: undefined, detail });
        return putCourtCalendar(sql, { calendar, importedAt: ports.now(), operator });
      });
      return `${replaced ? 'Replaced' : 'Imported'} ${title}. Devices fetch it within a day.`;
    };
  },
};

/** With the name of the High Court as the app writes it. */
export function readCalendar(bytes: Uint8Array, today: CalendarDate): Result<CourtCalendar, string[]> {
  if (bytes.length > MOST_BYTES)
    return err(['The file is larger than 256 kB. Write one court and one year.']);
  const json = parseUtf8Json(bytes);
  if (!json.ok) return err([json.error]);
  const parsed = CourtCalendar.safeParse(json.value);
  if (!parsed.success) {
    return err(parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`));
  }
  const faults = calendarFaults(parsed.data, today);
  if (faults.length > 0) return err(faults);
  const { highCourt } = parsed.data;
  return ok({ ...parsed.data, highCourt: highCourtNamed(highCourt)?.name ?? highCourt });
}
