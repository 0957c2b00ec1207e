/** Lists and changes hearings: on the device at once, then to the server. */
import { Hearing, type NewHearing, NewHearing as Listing } from '#contract/case/hearing.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { courtDay } from '#domain/hearing/court-day.ts';
import { type HearingFault, hearingFaults } from '#domain/hearing/hearing-rules.ts';
import { invariant } from '#kernel/assert.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { enqueue } from '#data/outbox/outbox.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import type { Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { discardHearingDraft } from './hearing-drafts.ts';
import { hearingSubject } from './hearing-subject.ts';
import { hearingText, type HearingText, recomputeHearing } from './hearing-view.ts';
import { queueChange, refusedChange } from './queue-change.ts';

/** An application or a case on this device. */
export interface HearingOf {
  readonly kind: 'application' | 'case';
  readonly id: string;
}

export type HearingRefusal =
  /** Its parent is no longer on this device. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'faulty'; readonly faults: readonly HearingFault[] };

type WriteHearingResult = Result<string, HearingRefusal>;

const tablesOf = (db: Db) => [db.hearings, db.cases, db.applications, db.bases, db.outbox, db.receipts];

/** Returns the hearing's id. */
export function scheduleHearing(
  db: Db,
  ports: Ports,
  { of, listing }: { readonly of: HearingOf; readonly listing: NewHearing },
): Promise<Result<string, HearingRefusal>> {
  return saveInTransaction(db, tablesOf(db), async (): Promise<WriteHearingResult> => {
    const parent = await parentOf(db, of);
    const user = await getMeta(db, 'user');
    if (!parent) return err({ kind: 'gone' });
    invariant(user, 'a hearing without a judge');
    const entityId = ports.newId();
    const checked = Listing.safeParse({ ...listing, _id: entityId });
    if (!checked.success) return err({ kind: 'invalid', fields: fieldErrors(checked.error) });
    const { date } = checked.data;
    const faults = hearingFaults({ date, state: 'listed' }, undefined, await today(db, ports));
    if (faults.length > 0) return err({ kind: 'faulty', faults });
    await enqueue(db, ports, {
      op: 'schedule-hearing',
      opVersion: 4,
      entity: 'hearing',
      entityId,
      body: checked.data,
      baseVersion: 0,
      subject: {
        ...(await hearingSubject(db, parent)),
        ...parent,
        by: { _id: user._id, name: user.name, role: user.role },
      },
    });
    await discardHearingDraft(db, of.id);
    await recomputeHearing(db, entityId);
    return ok(entityId);
  });
}

async function parentOf(
  db: Db,
  { kind, id }: HearingOf,
): Promise<Pick<Hearing, 'caseId' | 'applicationId'> | null> {
  if (kind === 'case') return (await db.cases.get(id)) ? { caseId: id } : null;
  const application = await db.applications.get(id);
  return application ? { caseId: application.caseId, applicationId: id } : null;
}

const today = async (db: Db, ports: Ports) => courtDay(await getMeta(db, 'contact'), ports.now()).day;

/** Omitted fields stay; `null` removes a value. */
export type HearingPatch = Readonly<Partial<Record<keyof HearingText, unknown>>>;

/** Moves a hearing or records its outcome, including corrections of a rejected change. */
// oxlint-disable-next-line max-params -- every act begins with db and ports
export function changeHearing(
  db: Db,
  ports: Ports,
  id: string,
  patch: HearingPatch,
): Promise<Result<string, HearingRefusal>> {
  return saveInTransaction(db, tablesOf(db), async (): Promise<WriteHearingResult> => {
    const row = await db.hearings.get(id);
    if (!row) return err({ kind: 'gone' });
    const changes = { ...(await refusedChange(db, id)), ...patch };
    const next = Hearing.safeParse({ ...applyPatch(row, changes), version: Math.max(row.version, 1) });
    if (!next.success) return err({ kind: 'invalid', fields: fieldErrors(next.error) });
    const faults = hearingFaults(next.data, row, await today(db, ports));
    if (faults.length > 0) return err({ kind: 'faulty', faults });
    await queueChange(db, ports, { row, after: hearingText(next.data) });
    await discardHearingDraft(db, id);
    await recomputeHearing(db, id);
    return ok(id);
  });
}
