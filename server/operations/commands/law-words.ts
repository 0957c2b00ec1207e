/** Formats editions and sets for the operator. */
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import type { LawSet } from '#server/law/law-editions.ts';

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "21-11-2026 14:05 IST" */
export const inIndia = (at: Date): string => `${indianDate(dayInIndia(at))} ${TIME.format(at)} IST`;

export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

export function rowsCounted(kind: LawSet['kind'], rows: number): string {
  const [one, many] = NOUNS[kind];
  return counted(rows, one, many);
}

const NOUNS = {
  texts: ['text', 'texts'],
  'case-law': ['judgment', 'judgments'],
  grounds: ['ground', 'grounds'],
} as const satisfies Record<LawSet['kind'], readonly [string, string]>;

export const NOTHING = 'our own digests only, no official texts';

export const contentsOf = (sets: readonly LawSet[]): string =>
  sets.length === 0
    ? NOTHING
    : sets.map(({ source, texts, kind }) => `"${source}" (${rowsCounted(kind, texts)})`).join(', ');
