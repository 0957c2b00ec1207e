/** Labels for copying a queued operation as text. */
import type { RowWords } from '#data/outbox/row-as-text.ts';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { clockInIndia } from '#ui/time-text.tsx';
import { fieldLabel, valueWords } from './field-words.ts';
import { titleOfRow } from './row-title.ts';

export function rowWords(text: Catalogue): RowWords {
  const reasons: Readonly<Record<string, string>> = text.order.reason;
  return {
    head: (row) => {
      const { clientTime, subject } = row;
      const when = `${indianDate(dayInIndia(new Date(clientTime)))}, ${clockInIndia(clientTime, text.times.zone)}`;
      return [titleOfRow(row, text), subject.applicationNumber, when].filter(Boolean).join(' · ');
    },
    label: (path) => fieldLabel(path, text),
    value: (path, value) =>
      path === 'reasons' && Array.isArray(value)
        ? value.map((code) => reasons[String(code)] ?? String(code)).join(', ')
        : valueWords(path, value, text),
  };
}
