/** `GET /cases/{id}/history`, derived from the audit log: changes only, no reads. */
import type { CaseHistoryLine } from '#contract/case/case-record.ts';
import { HEARING_STATES } from '#contract/case/hearing.ts';
import { DCM_CATEGORIES, STATUSES } from '#contract/application/statuses.ts';
import type { HistoryEvent } from '#contract/case/history-events.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { historySentence } from '#text/history-event-text.ts';
import { isSharedInSql, kindsUnder } from '#server/storage/record-kind.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';

interface Row {
  readonly at: Date;
  readonly name: string | null;
  readonly action: string;
  readonly entity: string;
  readonly detail: unknown;
}

const TOLD = ['create', 'amend', 'withdraw', 'decide', 'transfer', 'update'];

/** `isOwner`: the caller owns the case. Others read nothing about records that are not shared. */
export async function historyOf(
  { pool, records }: Pick<Ports, 'pool' | 'records'>,
  { caseId, isOwner }: { readonly caseId: string; readonly isOwner: boolean },
): Promise<CaseHistoryLine[]> {
  const children = kindsUnder(records, 'case').map(
    (kind) =>
      `SELECT _id FROM ${kind.table} WHERE case_id = $1${isOwner ? '' : ` AND ${isSharedInSql(kind, kind.table)}`}`,
  );
  const inCase = ['SELECT _id FROM applications WHERE case_id = $1', ...children].join(' UNION ALL ');
  const found = await sqlOf(pool).query<Row>(
    `SELECT audit.at, users.name, action, entity, detail FROM audit LEFT JOIN users ON users._id = user_id
     WHERE entity_id = ANY(ARRAY(SELECT $1::uuid UNION ALL ${inCase})) AND action = ANY($2::text[])
     ORDER BY audit.at, audit._id`,
    [caseId, TOLD],
  );
  return found.rows.map(entryOf);
}

function entryOf({ at, name, action, entity, detail }: Row): CaseHistoryLine {
  const event = (TOLD_OF[entity] ?? ofFile)(action, isRecord(detail) ? detail : {});
  return { at: at.toISOString(), by: name ?? '', told: event, ...historySentence(event, english) };
}

type Facts = Readonly<Record<string, unknown>>;

const TOLD_OF: Readonly<Record<string, (action: string, facts: Facts) => HistoryEvent>> = {
  application: ofApplication,
  case: ofCase,
  hearing: ofHearing,
  document: (_action, { name }) => ({ code: 'document-added', ...present({ name: textOf(name) }) }),
  diary: () => ({ code: 'diary-written' }),
  assessment: () => ({ code: 'assessment-saved' }),
};

const ofFile = (): HistoryEvent => ({ code: 'file-updated' });

const APPLICATION: Readonly<
  Record<string, `application-${'filed' | 'amended' | 'withdrawn' | 'decided' | 'transferred'}`>
> = {
  create: 'application-filed',
  amend: 'application-amended',
  withdraw: 'application-withdrawn',
  decide: 'application-decided',
  transfer: 'application-transferred',
};

function ofApplication(action: string, facts: Facts): HistoryEvent {
  const code = APPLICATION[action];
  return code ? { code, ...ends(facts, statusOf) } : ofFile();
}

/** Event for a changed DCM category or counted delay. */
function ofCase(action: string, facts: Facts): HistoryEvent {
  if (action === 'create') return { code: 'case-added' };
  if (action === 'decide') return { code: 'case-decided', ...ends(facts, statusOf) };
  const { delayByAccusedDays: delay, dcmCategory: category } = facts;
  if (isRecord(delay) && category === undefined) return { code: 'delay-counted', ...ends(delay, numberOf) };
  const { from, to } = ends(category, categoryOf);
  if (from !== undefined && to !== undefined && from !== to) return { code: 'case-managed', from, to };
  return { code: 'case-updated', ...ends(facts, statusOf) };
}

/** Event for a listed, moved or concluded hearing. */
function ofHearing(action: string, facts: Facts): HistoryEvent {
  if (action === 'create') {
    const { date, time, purpose } = facts;
    const hearingDetails = { date: dayOf(date), time: textOf(time), purpose: textOf(purpose) };
    return { code: 'hearing-listed', ...present(hearingDetails) };
  }
  const { to: state } = ends(facts['state'], stateOf);
  const reason = present({ reason: ends(facts['reason'], textOf).to });
  if (state !== undefined) return { code: 'hearing-outcome', state, ...reason };
  const { from, to } = ends(facts['date'], dayOf);
  if (from !== undefined && to !== undefined) return { code: 'hearing-moved', from, to };
  return { code: 'hearing-updated', ...reason };
}

/** Old and new value of a change. */
const ends = <T>(change: unknown, read: (value: unknown) => T | undefined): { from?: T; to?: T } =>
  isRecord(change) ? present({ from: read(change['from']), to: read(change['to']) }) : {};

const oneOf =
  <T>(all: readonly T[]) =>
  (value: unknown): T | undefined =>
    all.find((one) => one === value);

const statusOf = oneOf(STATUSES);
const categoryOf = oneOf(DCM_CATEGORIES);
const stateOf = oneOf(HEARING_STATES);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const dayOf = (value: unknown): CalendarDate | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;
