/** Computes the notifications of a user from the records. Nothing is stored. */
import type { ServerNotification } from '#contract/account/notification.ts';
import type { Application } from '#contract/application/application.ts';
import type { CourtSeat } from '#contract/case/court.ts';
import { type Reminder, REMINDERS } from '#contract/account/reminders.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import {
  askedId,
  decidedId,
  docketDays,
  docketId,
  FARTHEST_REMINDER,
  listedId,
  NEWS_DAYS,
  openedId,
  reminderSpan,
  soonId,
  transferredId,
} from '#domain/hearing/reminder.ts';
import { transfersOf } from '#domain/case/transfers.ts';
import { addDays, type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { factsOfTitle } from '#server/storage/facts-of-title.ts';
import { orderOnBail } from '#domain/application/order-standing.ts';
import { seatsAsColumns } from '#server/storage/list-records.ts';
import type { Sql } from '#server/storage/sql.ts';
import { hearingsBefore, nextDocketDay } from '#server/kinds/hearing/calendar.ts';
import type { UserRow } from '#server/storage/users.ts';
import { nameFor, type NamedRecord } from '#domain/case/name-for.ts';
import { titleFor, type TitledRecord } from '#domain/case/title-for.ts';

type NewNotification = Omit<ServerNotification, 'readOn'>;

const DAY = 86_400_000;

/** Columns for `nameOf`. The facts decide whether the name is shown (`nameFor`). */
const PARTS_OF_NAME = `application.record->'applicant' AS applicant,
  application.record->'coApplicants' AS "coApplicants",
  jsonb_build_object('person', application.record#>'{case,person}', 'offenceDate',
    application.record#>'{case,offenceDate}', 'firNumber', application.record#>'{case,firNumber}') AS facts`;

export interface Reader {
  readonly user: Pick<UserRow, '_id' | 'settings'>;
  /** Courts of a judge; empty for everyone else. */
  readonly seats: readonly CourtSeat[];
}

/** Newest first. A judge gets reminders of the docket and open requests for other conditions of bail. */
export async function notificationsOf(
  sql: Sql,
  { user, seats }: Reader,
  now: Date,
): Promise<ServerNotification[]> {
  const since = new Date(now.getTime() - NEWS_DAYS * DAY);
  const notifications = [
    ...(await decisionsOf(sql, user._id, since)),
    ...(await transfersToMaker(sql, user._id, since)),
    ...(await hearingsOf(sql, user, now)),
    ...(await openedLinksOf(sql, user._id, since)),
    ...(seats.length > 0 ? await docketsOf(sql, { user, seats }, now) : []),
    ...(seats.length > 0 ? await requestsOf(sql, seats, since) : []),
  ];
  const seen = user.settings.notificationsRead ?? {};
  return notifications
    .map((each): ServerNotification => {
      const readOn = seen[each._id];
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the settings store a date
      return readOn === undefined ? each : Object.assign(each, { readOn: readOn as CalendarDate });
    })
    .toSorted((left, right) => (left.at < right.at ? 1 : -1));
}

interface NamedRow {
  readonly applicant: NamedRecord['applicant'];
  readonly coApplicants: readonly unknown[] | null;
  readonly facts: NamedRecord['case'];
}

const nameOf = ({ applicant, coApplicants, facts }: NamedRow): string =>
  nameFor({ applicant, coApplicants: coApplicants ?? [], case: facts });

interface DecidedApplication extends NamedRow {
  readonly _id: string;
  readonly number: string;
  readonly order_id: string;
  readonly at: string;
  readonly status: string;
  readonly in_part: boolean;
}

async function decisionsOf(sql: Sql, userId: string, since: Date): Promise<NewNotification[]> {
  const { rows } = await sql.query<DecidedApplication>(
    `SELECT _id, application_number AS number, ${PARTS_OF_NAME},
       record->'orders'->-1->>'to' AS status, record->'orders'->-1->>'_id' AS order_id, record->'orders'->-1->>'at' AS at,
       record->'orders'->-1 ? 'refusedFirs' AS in_part
     FROM applications AS application WHERE owner_id = $1 AND record->'orders'->-1->>'at' >= $2`,
    [userId, since.toISOString()],
  );
  return rows.map(decisionIn);
}

const decisionIn = ({ order_id: order, in_part, ...row }: DecidedApplication): NewNotification => ({
  _id: decidedId(row._id, order),
  kind: 'decided',
  at: row.at,
  about: row._id,
  title: nameOf(row),
  applicationNumber: row.number,
  status: row.status,
  ...(in_part && { isInPart: true }),
});

interface TransferredApplication extends NamedRow {
  readonly _id: string;
  readonly number: string;
  readonly updates: Application['updates'];
}

async function transfersToMaker(sql: Sql, userId: string, since: Date): Promise<NewNotification[]> {
  const { rows } = await sql.query<TransferredApplication>(
    `SELECT _id, application_number AS number, ${PARTS_OF_NAME},
       record->'updates' AS updates
     FROM applications AS application WHERE owner_id = $1 AND record->'updates' @> '[{"told": {"code": "transferred"}}]'`,
    [userId],
  );
  return rows.flatMap(({ _id, number, applicant, coApplicants, facts, updates }) =>
    transfersOf({ updates })
      .filter(({ at }) => at >= since.toISOString())
      .map(({ at, to }) => ({
        _id: transferredId(_id, at),
        kind: 'transferred' as const,
        at,
        about: _id,
        title: nameOf({ applicant, coApplicants, facts }),
        applicationNumber: number,
        court: to,
      })),
  );
}

interface HearingNotice {
  readonly hearing: Hearing;
  readonly matter: TitledRecord;
  readonly number: string | null;
}

/** Hearings of own matters from today on that still take place. */
async function openHearingsOf(sql: Sql, userId: string, today: CalendarDate): Promise<HearingNotice[]> {
  const { rows } = await sql.query<HearingNotice>(
    `SELECT hearing.record AS hearing, jsonb_build_object('title', matter.record->'title', 'applicant', matter.record->'applicant',
         'facts', ${factsOfTitle('matter')}) AS matter,
       COALESCE(matter.record->>'caseNumber', matter.record->>'firNumber') AS number
     FROM hearings AS hearing JOIN cases AS matter ON matter._id = hearing.case_id
     WHERE matter.owner_id = $1 AND hearing.day >= $2`,
    [userId, today],
  );
  return rows.filter(({ hearing }) => OPEN_STATES.includes(hearing.state));
}

/** Recently listed hearings, and those within the user's reminder period. */
async function hearingsOf(
  sql: Sql,
  user: Pick<UserRow, '_id' | 'settings'>,
  now: Date,
): Promise<NewNotification[]> {
  const today = dayInIndia(now);
  const open = await openHearingsOf(sql, user._id, today);
  const reminder = reminderOf(user);
  const since = addDays(today, -NEWS_DAYS);
  const openHearings = open
    .filter(({ hearing }) => hearing.at >= since)
    .map((row) => toldOf(row, { _id: listedId(row.hearing), kind: 'hearing', at: row.hearing.at }));
  const near = open.flatMap((row) => {
    const { from, to } = reminderSpan(row.hearing, reminder);
    if (now.getTime() < from || now.getTime() > to) return [];
    return [
      toldOf(row, { _id: soonId(row.hearing), kind: 'hearing-soon', at: new Date(from).toISOString() }),
    ];
  });
  return [...openHearings, ...near];
}

const reminderOf = ({ settings }: Reader['user']): Reminder =>
  REMINDERS.find((each) => each === settings.reminder) ?? '1-day';

async function docketsOf(sql: Sql, { user, seats }: Reader, now: Date): Promise<NewNotification[]> {
  const today = dayInIndia(now);
  const hearings = await hearingsBefore(sql, seats, { from: today, to: addDays(today, FARTHEST_REMINDER) });
  return docketDays(hearings).flatMap((docket): NewNotification[] => {
    const { from, to } = reminderSpan(docket, reminderOf(user));
    if (now.getTime() < from || now.getTime() > to) return [];
    const at = new Date(from).toISOString();
    return [
      { ...docket, _id: docketId(docket), kind: 'hearing-soon', at, title: '', applicationNumber: null },
    ];
  });
}

interface AskedConditions extends NamedRow {
  readonly request: string;
  readonly at: string;
  readonly application: Pick<Application, '_id' | 'applicationNumber' | 'orders' | 'status' | 'coApplicants'>;
}

/** Open requests of filers for other conditions of bail, in the courts of a judge. */
async function requestsOf(sql: Sql, seats: readonly CourtSeat[], since: Date): Promise<NewNotification[]> {
  const { rows } = await sql.query<AskedConditions>(
    `SELECT point._id AS request, point.record->>'at' AS at, application.record AS application,
       ${PARTS_OF_NAME}
     FROM contested AS point JOIN applications AS application ON application._id = point.application_id
     WHERE point.record ? 'conditionsAsked' AND point.record->>'state' <> 'decided' AND point.record->>'at' >= $3
       AND EXISTS (SELECT 1 FROM unnest($1::text[], $2::text[]) AS seat (kind, place)
         WHERE seat.kind = application.court AND seat.place IN ('', application.place_key))`,
    [...seatsAsColumns(seats), since.toISOString()],
  );
  return rows
    .filter(({ application }) => orderOnBail(application) !== null)
    .map(({ request, at, application, ...named }) => ({
      _id: askedId(request),
      kind: 'conditions-asked',
      at,
      about: application._id,
      title: nameOf(named),
      applicationNumber: application.applicationNumber,
    }));
}

/** The next reminder after `now`: of own matters, and for a judge of the docket. Null if none is to come. */
export async function nextReminderAt(sql: Sql, { user, seats }: Reader, now: Date): Promise<Date | null> {
  const today = dayInIndia(now);
  const own = await openHearingsOf(sql, user._id, today);
  // one day more than the farthest reminder, so that a later docket is read again on the day before its reminder
  const to = addDays(today, FARTHEST_REMINDER + 1);
  const docket = seats.length > 0 ? docketDays(await hearingsBefore(sql, seats, { from: today, to })) : [];
  const later = seats.length > 0 ? await nextDocketDay(sql, seats, to) : null;
  const times = [...own.map(({ hearing }) => hearing), ...docket]
    .map((called) => reminderSpan(called, reminderOf(user)).from)
    .filter((from) => from > now.getTime());
  if (later !== null) times.push(Date.parse(`${addDays(later, -FARTHEST_REMINDER - 1)}T00:00:00+05:30`));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

const toldOf = (
  { hearing, matter, number }: HearingNotice,
  what: Pick<NewNotification, '_id' | 'kind' | 'at'>,
): NewNotification => ({
  ...what,
  about: hearing.caseId,
  title: titleFor(matter),
  applicationNumber: number,
  date: hearing.date,
  time: hearing.time,
});

interface OpenedShare extends NamedRow {
  readonly share: string;
  readonly at: Date;
  readonly application: string;
  readonly number: string;
}

async function openedLinksOf(sql: Sql, userId: string, since: Date): Promise<NewNotification[]> {
  const { rows } = await sql.query<OpenedShare>(
    `SELECT share._id AS share, share.last_opened_at AS at, application._id AS application,
       application.application_number AS number, ${PARTS_OF_NAME}
     FROM shares AS share JOIN applications AS application ON application._id = share.application_id
     WHERE share.owner_id = $1 AND share.last_opened_at >= $2`,
    [userId, since],
  );
  return rows.map(({ share, at, application, number, applicant, coApplicants, facts }) => ({
    _id: openedId(share),
    kind: 'share-opened',
    at: at.toISOString(),
    about: application,
    title: nameOf({ applicant, coApplicants, facts }),
    applicationNumber: number,
  }));
}
