/** Hearings: read only on this device so far. The date by which a case is indexed follows them. */
import * as z from 'zod/mini';
import { isDay } from '#kernel/calendar-date.ts';
import type { Db, HearingRow } from '#data/store/db.ts';
import { touch } from '#data/records/arrival.ts';
import type { RecordKind } from '#data/records/record-kind.ts';

const PulledHearing = z.looseObject({
  _id: z.string(),
  caseId: z.string(),
  date: z.string(),
  time: z.string(),
  state: z.exactOptional(z.string()),
});

export const hearingKind: RecordKind = {
  entity: 'hearing',
  table: 'hearings',
  partOf: { entity: 'case', index: 'caseId' },
  operations: {},
  read: () => ({ kind: 'unreachable' }), // nothing of it is sent
  reads: (data) => PulledHearing.safeParse(data).success,
  arrive: async (arrival, records) => {
    const hearings = records.map((record) => ({ ...PulledHearing.parse(record), seen: arrival.epoch }));
    await arrival.db.hearings.bulkPut(hearings);
    touch(
      arrival,
      'case',
      hearings.map(({ caseId }) => caseId),
    );
  },
  noteRemoval: async (arrival, { id }) => {
    const gone = await arrival.db.hearings.get(id);
    if (gone) touch(arrival, 'case', [gone.caseId]);
  },
  remove: (db, id) => db.hearings.delete(id),
  recompute: async () => undefined,
  afterPage: async ({ db, touched }, today) => renewNextHearings(db, [...(touched.get('case') ?? [])], today),
};

/** Without a hearing to come the date stays what the server said. */
async function renewNextHearings(db: Db, caseIds: readonly string[], today: string): Promise<void> {
  if (caseIds.length === 0 || (await db.hearings.limit(1).count()) === 0) return;
  const found = await db.hearings.where('caseId').anyOf(caseIds).filter(isToCome(today)).sortBy('date');
  const next = new Map<string, string>();
  for (const { caseId, date } of found) if (!next.has(caseId)) next.set(caseId, date);
  for (const [caseId, date] of next)
    if (isDay(date)) await db.cases.update(caseId, { nextHearingDate: date });
}

const isToCome =
  (today: string) =>
  ({ date, state }: HearingRow): boolean =>
    date >= today && state !== 'cancelled';
