import { ALL_HIGH_COURTS } from '#domain/hearing/court-calendar/high-court.ts';
import { courtCalendars } from '#server/storage/court-calendars.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { type Command, UsageError } from './command.ts';
import { counted, inIndia } from './law-words.ts';

export const calendarListCommand: Command = {
  usage: 'calendar-list',
  read: ([word]) => {
    if (word !== undefined) throw new UsageError(`${word} is not understood.`);
    return async ({ pool }) => {
      const stored = await courtCalendars(sqlOf(pool), 0);
      return ALL_HIGH_COURTS.flatMap(({ name }) => {
        const own = stored.filter(({ calendar }) => calendar.highCourt === name);
        if (own.length === 0) return [`${name}: no calendar`];
        return own.map(({ calendar: { year, closed, source }, importedAt, operator }) => {
          const rows = counted(closed.length, 'row', 'rows');
          return `${name}, ${year}: ${rows}, "${source.name}", imported ${inIndia(importedAt)} by ${operator}`;
        });
      }).join('\n');
    };
  },
};
