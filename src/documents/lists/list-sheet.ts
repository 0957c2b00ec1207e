/** Lists of records as sheets of a spreadsheet: one line of names, then one line for each record. */
import type { Application } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { caseNumberOf } from '#domain/case/case-number.ts';
import { nameFor } from '#domain/case/name-for.ts';
import type { DatedHearing } from '#domain/hearing/own-dates.ts';
import { type CalendarDate, dayOfInstant } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import {
  caseTitle,
  courtOf,
  type HeardMatter,
  hearingTitle,
  numberOf,
  purposeOf,
} from '#text/hearing-words.ts';

export type Cell = string | { readonly day: CalendarDate };

export interface ListSheet {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

type SheetTexts = Pick<
  Catalogue,
  'choices' | 'hearingCalendar' | 'judgeCalendar' | 'saveList' | 'scheduleHearing' | 'statuses'
>;

const dayCell = (day: CalendarDate | undefined): Cell => (day === undefined ? '' : { day });
const instantCell = (at: string | undefined): Cell => (at === undefined ? '' : { day: dayOfInstant(at) });

export function caseSheet(cases: readonly CaseRecord[], text: SheetTexts): ListSheet {
  const { columns, lists } = text.saveList;
  const { number, title, fir, station, court, sections, status, next, cnr, filed } = columns;
  return {
    name: lists.cases,
    head: [number, title, fir, station, court, sections, status, next, cnr, filed],
    rows: cases.map((record) => [
      caseNumberOf(record) ?? '',
      caseTitle(record, text),
      record.firNumber ?? '',
      record.policeStation ?? '',
      courtOf({ matter: record }, text),
      (record.facts?.sections ?? record.charges).join(', '),
      text.statuses[record.status],
      dayCell(record.nextHearingDate),
      record.cnr ?? '',
      { day: record.filingDate },
    ]),
  };
}

/** An application that is not sent yet has no number. */
type ListedApplication = Pick<
  Application,
  'applicant' | 'case' | 'coApplicants' | 'createdAt' | 'orders' | 'status'
> & {
  readonly applicationNumber?: string | null | undefined;
};

export function applicationSheet(applications: readonly ListedApplication[], text: SheetTexts): ListSheet {
  const { columns, lists } = text.saveList;
  const { number, applicant, fir, station, court, sections, filed, status, decided } = columns;
  return {
    name: lists.applications,
    head: [number, applicant, fir, station, court, sections, filed, status, decided],
    rows: applications.map((record) => [
      record.applicationNumber ?? '',
      nameFor(record),
      record.case.firNumber,
      record.case.policeStation,
      courtOf({ matter: heardMatter(record) }, text),
      record.case.sections.join(', '),
      instantCell(record.createdAt),
      text.statuses[record.status],
      instantCell(record.orders.at(-1)?.at),
    ]),
  };
}

const heardMatter = ({ applicant, case: facts }: ListedApplication): HeardMatter => ({
  title: '',
  applicant,
  court: facts.court,
  courtPlace: facts.courtPlace,
  ...(facts.courtName !== undefined && { courtName: facts.courtName }),
});

export function hearingSheet(hearings: readonly DatedHearing<HeardMatter>[], text: SheetTexts): ListSheet {
  const { columns, lists } = text.saveList;
  const { date, time, title, number, court, room, purpose, status } = columns;
  return {
    name: lists.hearings,
    head: [date, time, title, number, court, room, purpose, status],
    rows: hearings.map((hearing) => [
      { day: hearing.date },
      hearing.time ?? '',
      hearingTitle(hearing, text),
      numberOf(hearing, text) ?? '',
      courtOf(hearing, text),
      hearing.courtroom ?? '',
      purposeOf(hearing, text),
      text.judgeCalendar.state[hearing.state] || text.statuses.Scheduled,
    ]),
  };
}
