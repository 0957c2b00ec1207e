/** Reads hearings, each with its case and sync state. */
import type { SittingMatter } from '#domain/hearing/court-calendar/high-court.ts';
import type { DatedHearing } from '#domain/hearing/own-dates.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { caseAsOf } from '#domain/application/case-of-application.ts';
import { maybeSameApplicant } from '#domain/application/namesakes.ts';
import { isUndecided } from '#domain/case/status-rules.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { placeKey } from '#kernel/place-key.ts';
import { firstRows } from '#data/store/first-rows.ts';
import { NEEDS_YOU } from '#data/store/outbox-row.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow, CaseRow, HearingRow } from '#data/store/rows.ts';
import { reliefOf } from '#data/records/application/pending-applications.ts';
import type { Relief } from '#law/relief.ts';
import type { HearingOf } from './write-hearing.ts';
import { matterNumberOf } from '#domain/case/case-number.ts';
import { nameFor } from '#domain/case/name-for.ts';
import { titleFor } from '#domain/case/title-for.ts';

export interface HearingView extends HearingRow {
  /** Null if its case is not on this device. */
  readonly matter: CaseRow | null;
  /** The application being heard, or the newest of the case. */
  readonly fileId: string | null;
  /** Relief of that application. Null if it is not on this device. */
  readonly relief: Relief | null;
  /** Facts of that application, with its FIRs. Null if it is not on this device. */
  readonly filed: ApplicationRow['case'] | null;
  readonly sync: 'waiting' | 'sent' | 'needs-you';
}

/** A hearing in a calendar. */
export type ListedHearing = DatedHearing<CaseRow>;

const isOpen = ({ state }: HearingRow): boolean => OPEN_STATES.includes(state);
const byHour = (left: HearingRow, right: HearingRow): number =>
  `${left.date} ${left.time} ${left._id}` < `${right.date} ${right.time} ${right._id}` ? -1 : 1;

/** The docket of a day by time, with outcomes and without cancelled hearings. */
export const hearingsOn = (db: Db, day: CalendarDate): Promise<HearingView[]> =>
  hearingsBetween(db, day, day);

/** Open hearings after this day, next first. */
export async function hearingsAfter(db: Db, day: CalendarDate, limit: number): Promise<HearingView[]> {
  const rows = await firstRows(db.hearings, () => db.hearings.where('date').above(day), {
    passes: isOpen,
    limit,
  });
  const last = rows.length < limit ? undefined : rows.at(-1)?.date;
  if (last === undefined) return viewsOf(db, rows.toSorted(byHour));
  // the index has no time, so the last day of the page is read completely
  const ofLast = await db.hearings.where('date').equals(last).toArray();
  const page = [...rows.filter(({ date }) => date < last), ...ofLast.filter(isOpen)];
  return viewsOf(db, page.toSorted(byHour).slice(0, limit));
}

/** Hearings between these days inclusive, by day and time, without cancelled ones. */
export async function hearingsBetween(db: Db, from: CalendarDate, to: CalendarDate): Promise<HearingView[]> {
  const rows = await db.hearings.where('date').between(from, to, true, true).toArray();
  return viewsOf(db, rows.filter(({ state }) => state !== 'cancelled').toSorted(byHour));
}

/** The next hearing of an application or of its case as a whole. */
export async function nextHearingOf(
  db: Db,
  { _id, caseId }: { readonly _id: string; readonly caseId: string },
  day: CalendarDate,
): Promise<HearingView | null> {
  const rows = await db.hearings.where('caseId').equals(caseId).toArray();
  const own = rows
    .filter((row) => row.date >= day && isOpen(row) && (row.applicationId ?? _id) === _id)
    .toSorted(byHour);
  const [next] = await viewsOf(db, own.slice(0, 1));
  return next ?? null;
}

/** A hearing of the whole case on this day, if another application of the case is still pending. */
export async function isCaseHeardOn(
  db: Db,
  { _id, caseId }: { readonly _id: string; readonly caseId: string },
  day: CalendarDate,
): Promise<boolean> {
  const applications = await db.applications.where('caseId').equals(caseId).toArray();
  if (!applications.some((other) => other._id !== _id && isUndecided(other.status))) return false;
  const rows = await db.hearings.where('caseId').equals(caseId).toArray();
  return rows.some((row) => row.date === day && isOpen(row) && row.applicationId === undefined);
}

/** Other hearings of the same court on a day. */
export async function othersOn(
  db: Db,
  day: CalendarDate,
  {
    matter,
    except,
  }: { readonly matter: Pick<CaseRow, 'court' | 'courtPlace'>; readonly except: string | undefined },
): Promise<HearingView[]> {
  const all = await hearingsOn(db, day);
  const place = placeKey(matter.courtPlace);
  return all.filter(
    (each) =>
      each._id !== except &&
      isOpen(each) &&
      each.matter?.court === matter.court &&
      placeKey(each.matter.courtPlace) === place,
  );
}

async function viewsOf(db: Db, rows: readonly HearingRow[]): Promise<HearingView[]> {
  const caseIds = [...new Set(rows.map(({ caseId }) => caseId))];
  const [cases, applications, queued] = await Promise.all([
    db.cases.bulkGet(caseIds),
    db.applications.where('caseId').anyOf(caseIds).sortBy('createdAt'),
    db.outbox.where('op').anyOf('schedule-hearing', 'change-hearing').toArray(),
  ]);
  const matters = new Map(cases.flatMap((each) => (each ? [[each._id, each] as const] : [])));
  const newest = new Map(applications.map(({ caseId, _id }) => [caseId, _id] as const));
  const files = new Map(applications.map((each) => [each._id, each] as const));
  return rows.map((row) => {
    const own = queued.filter(({ entityId }) => entityId === row._id);
    const fileId = row.applicationId ?? newest.get(row.caseId) ?? null;
    const file = fileId === null ? undefined : files.get(fileId);
    const needs = own.some(({ state }) => NEEDS_YOU.includes(state));
    return {
      ...row,
      matter: heardMatter(matters.get(row.caseId), row.applicationId === undefined ? undefined : file),
      fileId,
      relief: file ? reliefOf(file) : null,
      filed: file?.case ?? null,
      sync: needs ? 'needs-you' : own.length > 0 ? 'waiting' : 'sent',
    };
  });
}

/** The case as of the application that is heard. A case can follow another accused in its FIR. */
function heardMatter(matter: CaseRow | undefined, file: ApplicationRow | undefined): CaseRow | null {
  if (!matter || !file || maybeSameApplicant(matter.applicant, file.applicant)) return matter ?? null;
  return caseAsOf(matter, file);
}

/** Subject of a new hearing, or the hearing being moved. */
export interface HearingMatter {
  readonly of: HearingOf;
  readonly matter: Pick<CaseRow, 'court' | 'courtPlace'>;
  /** Decides the holidays of its court. */
  readonly sitting: SittingMatter;
  readonly name: string;
  readonly number: string | null;
  readonly fileId: string | null;
  /** The hearing being moved; null for a new one. */
  readonly hearing: HearingRow | null;
}

export async function matterOfCase(db: Db, id: string): Promise<HearingMatter | null> {
  const matter = await db.cases.get(id);
  if (!matter) return null;
  const newest = (await db.applications.where('caseId').equals(id).sortBy('createdAt')).at(-1);
  return {
    of: { kind: 'case', id },
    matter,
    sitting: matter,
    name: titleFor(matter),
    number: matterNumberOf(matter) ?? null,
    fileId: newest?._id ?? null,
    hearing: null,
  };
}

export async function matterOfApplication(db: Db, id: string): Promise<HearingMatter | null> {
  const application = await db.applications.get(id);
  if (!application) return null;
  const { applicationNumber, case: facts } = application;
  return {
    of: { kind: 'application', id },
    matter: facts,
    sitting: { cnr: facts.cnr, facts },
    name: nameFor(application),
    number: applicationNumber,
    fileId: id,
    hearing: null,
  };
}

export async function matterOfHearing(db: Db, id: string): Promise<HearingMatter | null> {
  const hearing = await db.hearings.get(id);
  if (!hearing) return null;
  const { applicationId, caseId } = hearing;
  const matter =
    applicationId === undefined
      ? await matterOfCase(db, caseId)
      : await matterOfApplication(db, applicationId);
  return matter && { ...matter, hearing };
}
