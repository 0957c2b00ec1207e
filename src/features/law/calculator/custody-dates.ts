/** The dates of the matter in order: what the table lists and the picture marks. */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { type Authority, cite } from '#law/authority.ts';
import type { Determinations } from '#law/determine.ts';
import { twin } from '#law/parameter.ts';
import type { Catalogue } from '#text/catalogue.ts';

export interface DateRow {
  readonly key: string;
  readonly date: CalendarDate;
  /** Days from the first day of custody, which is day 0; null before it is known. */
  readonly day: number | null;
  readonly what: string;
  readonly law: string;
}

type Mark = readonly [key: string, date: CalendarDate | null | undefined, what: string, law: string];

export function dateRows(found: Determinations, { calculator }: Pick<Catalogue, 'calculator'>): DateRow[] {
  const words = calculator.dates;
  const { matter, sixtyDays } = found;
  const from = matter.firstDay;
  const marks: Mark[] = [
    ['arrest', from, words.arrest, words.counts],
    ...matter.out.flatMap(({ from: out, to }, n): Mark[] => [
      [`out-${n}`, addDays(out, -1), words.released, ''],
      [`back-${n}`, to && addDays(to, 1), words.surrendered, ''],
    ]),
    ...defaultMarks(found, words),
    ...undertrialMarks(found, words),
    ['sixty', sixtyDays.from, words.sixty, twinText(found, { bnss: 's.480(6)', crpc: 's.437(6)' })],
    ['today', matter.asOf, words.today, ''],
  ];
  return marks
    .flatMap(([key, date, what, law]): DateRow[] =>
      date ? [{ key, date, what, law, day: from === undefined ? null : daysBetween(from, date) }] : [],
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function defaultMarks(
  { defaultBail, matter }: Determinations,
  words: Catalogue['calculator']['dates'],
): Mark[] {
  const { dates } = defaultBail;
  const filed = matter.chargesheet?.state === 'filed' ? matter.chargesheet.on : null;
  if (!dates) return [['chargesheet', filed, words.chargesheet, '']];
  const law = cite(dates.authority);
  return [
    ['remand', dates.dayOne, dates.estimated ? words.remandEstimated : words.remand, law],
    ['chargesheet', filed, words.chargesheet, ''],
    ['last-day', dates.lastDay, words.lastDay(dates.days), law],
    ['default', dates.from, words.defaultFrom, law],
    ['other', dates.otherReading?.from, words.otherReading(dates.otherReading?.days ?? 0), law],
    ['extended', dates.ifExtended, words.ifExtended, law],
  ];
}

function undertrialMarks(found: Determinations, words: Catalogue['calculator']['dates']): Mark[] {
  const { dates } = found.undertrial;
  if (!dates) return [];
  const section = (bnss: string, crpc: string) => twinText(found, { bnss, crpc });
  return [
    ['third', dates.oneThird, words.oneThird, section('s.479(1), first proviso', '')],
    ['half', dates.oneHalf, words.oneHalf, section('s.479(1)', 's.436A')],
    ['maximum', dates.maximum, words.maximum, section('s.479(1), third proviso', 's.436A, second proviso')],
  ];
}

const twinText = ({ matter }: Determinations, sections: { bnss: string; crpc: string }): string => {
  const authority: Authority = twin(matter.regimes.undertrial, sections);
  return authority.at === '' ? '' : cite(authority);
};
