/** Hearings of a judge with the list data of their cases. */
import type { DocketEntry, Hearing } from '#contract/case/hearing.ts';
import { type CaseRecord, DcmCategory } from '#contract/case/case-record.ts';
import type { CourtKind, CourtSeat } from '#contract/case/court.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Ports } from '#server/ports.ts';
import { factsOfTitle } from '#server/storage/facts-of-title.ts';
import { seatsAsColumns } from '#server/storage/list-records.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import { caseNumberOf } from '#domain/case/case-number.ts';
import { isOfKnownChild, nameFor, type NamedRecord } from '#domain/case/name-for.ts';
import { titleFor } from '#domain/case/title-for.ts';
import { WITHHELD_NAME } from '#domain/case/withheld-name.ts';

interface Row {
  readonly hearing: Hearing;
  readonly court: CourtKind;
  readonly court_name: string | null;
  readonly court_place: string | null;
  readonly case_number: string | null;
  readonly typed_number: NonNullable<CaseRecord['facts']>['caseNumber'] | null;
  readonly title: string;
  readonly category: string;
  readonly applicant: DocketEntry['caseId']['applicant'];
  readonly facts: NamedRecord['facts'];
  readonly fir_number: string | null;
}

const SEATED = `FROM hearings AS hearing JOIN cases AS parent ON parent._id = hearing.case_id
  WHERE EXISTS (SELECT 1 FROM unnest($1::text[], $2::text[]) AS seat (kind, place)
    WHERE seat.kind = parent.court AND seat.place IN ('', parent.place_key))`;

const BEFORE_JUDGE = `SELECT hearing.record AS hearing, parent.court, parent.record->>'courtName' AS court_name,
    parent.record->>'courtPlace' AS court_place, parent.record->>'caseNumber' AS case_number,
    parent.record->'facts'->'caseNumber' AS typed_number,
    parent.record->>'title' AS title, parent.record->>'dcmCategory' AS category, parent.record->'applicant' AS applicant,
    ${factsOfTitle('parent')} AS facts, parent.record->>'firNumber' AS fir_number
  ${SEATED}`;

type CallerSeats = Pick<Caller, 'seats'>;

/** Open hearings from today or within the requested days, earliest first. */
export async function entriesToCome(
  { pool, now }: Pick<Ports, 'pool' | 'now'>,
  { seats }: CallerSeats,
  {
    from,
    to,
    limit,
  }: { readonly from?: string | undefined; readonly to?: string | undefined; readonly limit: number },
): Promise<DocketEntry[]> {
  const hasDateRange = from !== undefined || to !== undefined;
  const found = await sqlOf(pool).query<Row>(
    `${BEFORE_JUDGE} AND hearing.day BETWEEN $3 AND $4
       AND ($5 OR hearing.record->>'state' = ANY($6::text[]))
     ORDER BY hearing.day, hearing.record->>'time', hearing._id LIMIT $7`,
    [
      ...seatsAsColumns(seats),
      from ?? dayInIndia(now()),
      to ?? '9999-12-31',
      hasDateRange,
      OPEN_STATES,
      limit,
    ],
  );
  return found.rows.map(entryOf);
}

/** All hearings of today with their outcome, without cancelled ones. */
export async function entriesOfDay(
  { pool, now }: Pick<Ports, 'pool' | 'now'>,
  { seats }: CallerSeats,
): Promise<DocketEntry[]> {
  const found = await sqlOf(pool).query<Row>(
    `${BEFORE_JUDGE} AND hearing.day = $3 AND hearing.record->>'state' <> 'cancelled'
     ORDER BY hearing.record->>'time', hearing._id`,
    [...seatsAsColumns(seats), dayInIndia(now())],
  );
  return found.rows.map(entryOf);
}

/** Hearings within these days, both included, without case data. */
export async function hearingsBefore(
  sql: Sql,
  seats: readonly CourtSeat[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Hearing[]> {
  const found = await sql.query<{ readonly hearing: Hearing }>(
    `SELECT hearing.record AS hearing ${SEATED} AND hearing.day BETWEEN $3 AND $4`,
    [...seatsAsColumns(seats), from, to],
  );
  return found.rows.map(({ hearing }) => hearing);
}

/** First day after `after` with an open hearing; null without one. */
export async function nextDocketDay(
  sql: Sql,
  seats: readonly CourtSeat[],
  after: CalendarDate,
): Promise<CalendarDate | null> {
  const { rows } = await sql.query<{ readonly day: CalendarDate | null }>(
    `SELECT min(hearing.day)::text AS day ${SEATED} AND hearing.day > $3
       AND hearing.record->>'state' = ANY($4::text[])`,
    [...seatsAsColumns(seats), after, OPEN_STATES],
  );
  return rows[0]?.day ?? null;
}

export const groupedByCategory = (entries: readonly DocketEntry[]): Record<DcmCategory, DocketEntry[]> => ({
  Expedited: entries.filter(({ caseId }) => caseId.dcmCategory === 'Expedited'),
  Standard: entries.filter(({ caseId }) => caseId.dcmCategory === 'Standard'),
  Complex: entries.filter(({ caseId }) => caseId.dcmCategory === 'Complex'),
});

function entryOf({ hearing, ...row }: Row): DocketEntry {
  const court = english.court({
    kind: row.court,
    ...(row.court_place !== null && { place: row.court_place }),
    ...(row.court_name !== null && { name: row.court_name }),
  });
  const { title, applicant } = row;
  const named = { title, applicant, facts: row.facts, firNumber: row.fir_number ?? undefined };
  return {
    ...hearing,
    location: hearing.courtroom === undefined ? court : `${hearing.courtroom}, ${court}`,
    caseId: {
      _id: hearing.caseId,
      ...present({
        caseNumber: caseNumberOf({
          caseNumber: row.case_number ?? undefined,
          facts: { caseNumber: row.typed_number ?? undefined },
        }),
      }),
      title: titleFor(named),
      dcmCategory: DcmCategory.parse(row.category),
      applicant: isOfKnownChild(named) ? { name: nameFor(named), firstName: WITHHELD_NAME } : row.applicant,
    },
  };
}
