/** The user's cases in the tracker, paged by index or searched. */
import type { Update } from '#contract/application/application.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow, HearingRow } from '#data/store/rows.ts';
import { newestFirst } from '#data/store/first-rows.ts';
import {
  type CourtMessage,
  type MessageNumber,
  numberOfText,
  isSameNumber,
} from '#domain/case/court-message.ts';
import { caseNumberText } from '#domain/case/case-number.ts';
import { firKey } from '#domain/case/fir-key.ts';
import { mayBeSameCase } from '#domain/case/may-be-same-case.ts';
import { casesWithFir } from '#data/records/case/cases.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { namesMatch } from '#reading/names/name-match.ts';
import { readName } from '#reading/names/read-name.ts';
import { fullNameOf } from '#domain/case/name-for.ts';

/** Newest first. */
export const trackedCases = (db: Db, limit: number): Promise<CaseRow[]> =>
  newestFirst(db.cases.orderBy('createdAt')).limit(limit).toArray();

/** Only the searchable fields: ten thousand entries stay in memory during typing. */
export interface CaseWords {
  readonly _id: string;
  readonly words: string;
  readonly name: string;
  readonly cnr: string | undefined;
  readonly fir: string;
  readonly number: MessageNumber | undefined;
}

const PAGE = 500;

/** Newest first; read in pages so that no read blocks the device. */
export async function wordsOfCases(db: Db): Promise<CaseWords[]> {
  const ids = await newestFirst(db.cases.orderBy('createdAt')).primaryKeys();
  const all: CaseWords[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const rows = await db.cases.bulkGet(ids.slice(from, from + PAGE));
    for (const row of rows) if (row) all.push(wordsOf(row));
  }
  return all;
}

function wordsOf(row: CaseRow): CaseWords {
  const { _id, title, caseNumber, cnr = row.facts?.cnr, firNumber, policeStation, judge } = row;
  const { courtName, courtPlace, status, respondent } = row;
  const own = row.facts?.caseNumber;
  const structured = own && caseNumberText(own);
  const searchFields = [
    title,
    fullNameOf(row),
    respondent,
    caseNumber,
    structured,
    cnr,
    firNumber,
    policeStation,
  ];
  const words = [...searchFields, judge, courtName, courtPlace, status]
    .filter(Boolean)
    .join('\n')
    .toLowerCase();
  const number = own ?? (caseNumber === undefined ? undefined : numberOfText(caseNumber));
  return {
    _id,
    words,
    name: fullNameOf(row),
    cnr,
    fir: firKey(firNumber ?? row.facts?.firNumber ?? ''),
    number,
  };
}

export async function casesById(db: Db, ids: readonly string[]): Promise<CaseRow[]> {
  return (await db.cases.bulkGet([...ids])).filter((row) => row !== undefined);
}

/** Cases that match a court message, best match first: by CNR, then by number, FIR and names. */
export function casesOfMessage(all: readonly CaseWords[], message: CourtMessage): string[] {
  const { cnr, caseNumber, firNumber, applicant } = message;
  const byCnr = cnr === undefined ? [] : all.filter((each) => each.cnr === cnr);
  if (byCnr.length > 0) return byCnr.map(({ _id }) => _id);
  const byNumber = caseNumber ? all.filter(({ number }) => number && isSameNumber(number, caseNumber)) : [];
  const byFir =
    firNumber === undefined ? [] : all.filter(({ fir }) => fir !== '' && fir === firKey(firNumber));
  const name = applicant === undefined ? '' : placeKey(applicant);
  const byName = name === '' ? [] : casesOfName(all, applicant ?? '', name);
  return [...new Set([...byNumber, ...byFir, ...byName].map(({ _id }) => _id))].slice(0, 20);
}

/** First name and surname find a full name that also holds the father's name, in any script. */
function casesOfName(all: readonly CaseWords[], applicant: string, key: string): CaseWords[] {
  const exact = all.filter(({ words }) => placeKey(words).includes(key));
  return exact.length > 0 ? exact : all.filter(({ name }) => namesMatch(readName(applicant).name, name));
}

/** A case of this person in an FIR, in any spelling of the number, the station and the name. */
export async function caseOfPerson(
  db: Db,
  {
    applicant,
    ...fir
  }: { readonly applicant: string; readonly firNumber: string; readonly policeStation: string },
): Promise<CaseRow | null> {
  const found = await casesWithFir(db, fir);
  return found.find((row) => namesMatch(applicant, fullNameOf(row))) ?? null;
}

/** Another case that may be this one: opened on another device, or in spite of the question. */
export async function caseLike(db: Db, row: CaseRow): Promise<CaseRow | null> {
  const { firNumber = row.facts?.firNumber ?? '', policeStation = row.facts?.policeStation ?? '' } = row;
  const found = await casesWithFir(db, { firNumber, policeStation });
  return (
    found.find(
      (other) => other._id !== row._id && other.ownerId === row.ownerId && mayBeSameCase(row, other),
    ) ?? null
  );
}

/** Events of a case on this device, newest first. */
export interface TimelineEntry {
  readonly key: string;
  /** A time or a day. */
  readonly at: string;
  readonly what:
    | { readonly kind: 'update'; readonly line: Update }
    | { readonly kind: 'opened' }
    | { readonly kind: 'hearing'; readonly hearing: HearingRow }
    | { readonly kind: 'noted'; readonly date: CalendarDate };
}

export async function timelineOf(db: Db, row: CaseRow): Promise<TimelineEntry[]> {
  const [applications, hearings] = await Promise.all([
    db.applications.where('caseId').equals(row._id).toArray(),
    db.hearings.where('caseId').equals(row._id).toArray(),
  ]);
  const updates = applications.flatMap(({ _id, updates: said }) =>
    said.map((line, n): TimelineEntry => ({
      key: `${_id} ${n}`,
      at: line.date,
      what: { kind: 'update', line },
    })),
  );
  const heard = hearings.map((hearing): TimelineEntry => ({
    key: hearing._id,
    at: hearing.date,
    what: { kind: 'hearing', hearing },
  }));
  const { nextDateFrom: from, nextHearingDate: date, dateSaid } = row;
  const noted: TimelineEntry[] =
    from && date !== undefined && dateSaid === undefined
      ? [{ key: 'noted', at: from.asOf, what: { kind: 'noted', date } }]
      : [];
  const opened: TimelineEntry = { key: 'opened', at: row.createdAt, what: { kind: 'opened' } };
  return [...updates, ...heard, ...noted, opened].toSorted((left, right) => (left.at < right.at ? 1 : -1));
}
