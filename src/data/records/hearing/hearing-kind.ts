/**
 * Hearings: listed, moved and recorded by a judge, in the queue of each. The date by which a case is indexed follows
 * from those that the server has.
 */
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { Hearing, NewHearing } from '#contract/hearing.ts';
import { OPEN_STATES } from '#domain/hearing-rules.ts';
import type { Db, HearingRow } from '#data/store/db.ts';
import { rowsByKey } from '#data/store/rows-by-key.ts';
import type { OutboxRow, RowSubject } from '#data/outbox/outbox-row.ts';
import { touch } from '#data/records/arrival.ts';
import { editedKind } from '#data/records/edited-kind.ts';
import type { Arrival, Operation, RecordKind } from '#data/records/record-kind.ts';
import { hearingText, type HearingText, recomputeHearing } from './hearing-view.ts';
import { lostHearing } from './lost-hearing.ts';

declare module '#data/outbox/outbox-row.ts' {
  interface Operations {
    'schedule-hearing': {
      readonly entity: 'hearing';
      readonly body: NewHearing;
      readonly subject: RowSubject & Pick<Hearing, 'caseId' | 'applicationId' | 'by'>;
    };
    'change-hearing': {
      readonly entity: 'hearing';
      readonly body: Readonly<Record<string, unknown>>;
      /** As it was when the judge changed it. */
      readonly subject: RowSubject & { readonly before: HearingText };
    };
  }
}

const reopen: Operation['reopen'] = async (_db, _ports, { entityId }) => ({
  kind: 'record',
  entity: 'hearing',
  entityId,
});

const edited = editedKind<Hearing>({
  entity: 'hearing',
  table: 'hearings',
  schema: Hearing,
  partOf: { entity: 'case', table: 'cases', index: 'caseId' },
  operations: {
    'schedule-hearing': {
      opVersion: 4,
      endpoint: ENDPOINTS.listCaseHearing,
      pathOf: listingPath,
      body: NewHearing,
      reopen,
    },
    'change-hearing': {
      opVersion: 4,
      endpoint: ENDPOINTS.updateHearing,
      body: z.record(z.string(), z.unknown()),
      reopen,
    },
  },
  textOf: hearingText,
  beforeOf: (row) => (row.op === 'change-hearing' ? row.subject.before : undefined),
  onText: (row, { before }) => (row.op === 'change-hearing' ? withBefore(row, before) : row),
  isEdit: ({ op }) => op === 'change-hearing',
  pathsIn: (body) => Object.keys(Object(body)),
  isOpen: () => true,
  commandHolds: ({ op }) => op === 'schedule-hearing', // it is listed; what was said of it since stands
  lost: lostHearing,
  recompute: recomputeHearing,
});

export const hearingKind: RecordKind = {
  ...edited,
  arrive: async (arrival, records) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what its schema reads arrives
    const hearings = records as readonly Hearing[];
    await dropLeftDates(arrival, hearings);
    await edited.arrive(arrival, hearings);
    touch(
      arrival,
      'case',
      hearings.map(({ caseId }) => caseId),
    );
  },
  noteRemoval: async (arrival, { id }) => {
    const gone = await arrival.db.hearings.get(id);
    if (!gone) return;
    await dropDates(arrival.db, [gone]);
    touch(arrival, 'case', [gone.caseId]);
  },
  afterPage: async ({ db, touched }, today) => renewNextHearings(db, [...(touched.get('case') ?? [])], today),
};

function listingPath(row: OutboxRow): string {
  if (row.op !== 'schedule-hearing') return ENDPOINTS.listCaseHearing.path;
  const { caseId, applicationId } = row.subject;
  return applicationId === undefined
    ? ENDPOINTS.listCaseHearing.path.replace(':_id', caseId)
    : ENDPOINTS.listApplicationHearing.path.replace(':_id', applicationId);
}

function withBefore(row: OutboxRow<'change-hearing'>, text: unknown): OutboxRow {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `textOf` of this kind has made it
  return { ...row, subject: { ...row.subject, before: text as HearingText } };
}

const isOpen = ({ state }: Pick<Hearing, 'state'>): boolean => OPEN_STATES.includes(state);

/** A day on which nothing is heard any more must not stay the next date of its case. */
async function dropLeftDates({ db }: Arrival, hearings: readonly Hearing[]): Promise<void> {
  const before = await rowsByKey<HearingRow>(
    db.table('hearings'),
    hearings.map(({ _id }) => _id),
  );
  const left = hearings.flatMap((hearing) => {
    const was = before.get(hearing._id);
    return was && (was.date !== hearing.date || !isOpen(hearing)) ? [was] : [];
  });
  await dropDates(db, left);
}

async function dropDates(db: Db, left: readonly Pick<HearingRow, 'caseId' | 'date'>[]): Promise<void> {
  for (const { caseId, date } of left) {
    await db.cases
      .where('_id')
      .equals(caseId)
      .filter(({ nextHearingDate }) => nextHearingDate === date)
      .modify((each) => {
        delete each.nextHearingDate;
      });
  }
}

/** Without a hearing to come the date stays what the server said. */
async function renewNextHearings(db: Db, caseIds: readonly string[], today: string): Promise<void> {
  if (caseIds.length === 0 || (await db.hearings.limit(1).count()) === 0) return;
  const found = await db.hearings.where('caseId').anyOf(caseIds).filter(isToCome(today)).sortBy('date');
  const next = new Map<string, Hearing['date']>();
  for (const { caseId, date } of found) if (!next.has(caseId)) next.set(caseId, date);
  for (const [caseId, date] of next) await db.cases.update(caseId, { nextHearingDate: date });
}

/** Of those that the server has. */
const isToCome =
  (today: string) =>
  (hearing: HearingRow): boolean =>
    hearing.version > 0 && hearing.date >= today && isOpen(hearing);
