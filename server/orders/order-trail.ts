/** The audit rows of an order, from the filing of its application to the release, without the rows of reading. */
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import type { Sql } from '#server/storage/sql.ts';

export type TrailEvent =
  | 'filed'
  | 'amended'
  | 'withdrawn'
  | 'transferred'
  | 'listed'
  | 'this-order'
  | 'other-order'
  | 'signed'
  | 'corrected'
  | 'conditions'
  | 'released';

export interface TrailStep {
  readonly at: Date;
  /** Name of the account; null for a closed one. */
  readonly by: string | null;
  readonly event: TrailEvent;
  /** Day of the release. */
  readonly day?: CalendarDate;
}

interface Row {
  readonly at: Date;
  readonly name: string | null;
  readonly step: string;
  readonly detail: unknown;
}

const TRAIL = `
SELECT audit.at, users.name, entity || ' ' || action AS step, detail
FROM audit LEFT JOIN users ON users._id = user_id
WHERE entity_id = ANY(ARRAY(
  SELECT _id FROM applications WHERE _id = $1
  UNION ALL SELECT case_id FROM applications WHERE _id = $1
  UNION ALL SELECT hearings._id FROM hearings JOIN applications USING (case_id) WHERE applications._id = $1
)) AND action = ANY($2::text[])
ORDER BY audit.at, audit._id`;

const EVENTS: Readonly<Record<string, TrailEvent>> = {
  'application create': 'filed',
  'application amend': 'amended',
  'application withdraw': 'withdrawn',
  'application transfer': 'transferred',
  'hearing create': 'listed',
  'application decide': 'other-order',
  'application sign-order': 'signed',
  'application correct-order': 'corrected',
  'application change-conditions': 'conditions',
};

const ACTIONS = [...new Set([...Object.keys(EVENTS).flatMap((step) => step.split(' ')[1] ?? []), 'update'])];

/** Steps of its own order that need the order's id: signatures of other orders are left out. */
const OF_ORDER: ReadonlySet<TrailEvent> = new Set(['signed']);

export async function trailOf(sql: Sql, { applicationId, orderId }: TrailQuery): Promise<TrailStep[]> {
  const { rows } = await sql.query<Row>(TRAIL, [applicationId, ACTIONS]);
  return rows.flatMap((row) => stepOf(row, orderId));
}

interface TrailQuery {
  readonly applicationId: string;
  readonly orderId: string;
}

function stepOf({ at, name: by, step, detail }: Row, orderId: string): TrailStep[] {
  const facts = isRecord(detail) ? detail : {};
  if (step === 'case update') return releaseIn(facts).map((day) => ({ at, by, event: 'released', day }));
  const event = EVENTS[step];
  if (!event) return [];
  const isThis = facts['order'] === orderId;
  if (OF_ORDER.has(event) && !isThis) return [];
  return [{ at, by, event: event === 'other-order' && isThis ? 'this-order' : event }];
}

function releaseIn({ releasedOn }: Readonly<Record<string, unknown>>): CalendarDate[] {
  const to = isRecord(releasedOn) ? releasedOn['to'] : undefined;
  return typeof to === 'string' && isDay(to) ? [to] : [];
}
