/** Labels of a hearing for all lists: party, number, court, purpose. */
import type { CaseRecord } from '#contract/case/case-record.ts';
import { matterNumberOf } from '#domain/case/case-number.ts';
import { titleFor, type TitledRecord } from '#domain/case/title-for.ts';
import type { DatedHearing } from '#domain/hearing/own-dates.ts';
import type { Catalogue } from './catalogue.ts';

/** The part of a case that its hearings show. */
export type HeardMatter = TitledRecord &
  Pick<CaseRecord, 'caseNumber' | 'firNumber' | 'facts' | 'court' | 'courtPlace' | 'courtName'>;

type Heard<K extends keyof DatedHearing<HeardMatter>> = Pick<DatedHearing<HeardMatter>, K>;

export const hearingTitle = (
  { matter }: Heard<'matter'>,
  { judgeCalendar }: Pick<Catalogue, 'judgeCalendar'>,
): string => (matter ? judgeCalendar.titled(titleFor(matter)) : judgeCalendar.untitled);

/** The title of a case in the language of the screen. */
export const caseTitle = (
  record: TitledRecord,
  { judgeCalendar }: Pick<Catalogue, 'judgeCalendar'>,
): string => judgeCalendar.titled(titleFor(record));

export const numberOf = (
  { matter }: Heard<'matter'>,
  { judgeCalendar }: Pick<Catalogue, 'judgeCalendar'>,
): string | undefined => {
  const number = matter ? matterNumberOf(matter) : undefined;
  return number && judgeCalendar.caseNumber(number);
};

/** The court as printed, or else its kind and place. */
export const courtOf = ({ matter }: Heard<'matter'>, { choices }: Pick<Catalogue, 'choices'>): string => {
  const kind = choices.court.find(({ value }) => value === matter?.court)?.label;
  return matter?.courtName ?? [kind, matter?.courtPlace].filter(Boolean).join(', ');
};

export const placeOf = (
  hearing: Heard<'courtroom' | 'matter'>,
  text: Pick<Catalogue, 'choices' | 'judgeCalendar'>,
): string =>
  [hearing.courtroom && text.judgeCalendar.room(hearing.courtroom), courtOf(hearing, text)]
    .filter(Boolean)
    .join(', ');

/** Purpose, if known. */
export const purposeOf = (
  { purpose }: Heard<'purpose'>,
  text: Pick<Catalogue, 'hearingCalendar' | 'scheduleHearing'>,
): string => (purpose === null ? text.hearingCalendar.nextDate : text.scheduleHearing.purposeOf(purpose));
