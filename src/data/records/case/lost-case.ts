import type { CaseRecord } from '#contract/case/case-record.ts';
import { nameFor } from '#domain/case/name-for.ts';
import { caseFollowing, caseOpenedBy } from '#domain/application/case-of-application.ts';
import { isRecord, patchBetween } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { localApplication } from '#data/records/application/application-view.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import type { RecoveryAction } from '#data/outbox/record-kind.ts';
import { type CaseText, caseText } from './case-text.ts';

interface MissingCase {
  readonly ours: CaseRecord;
  readonly theirs: CaseRecord | null;
}

/**
 * The owner's changes beyond a refiled application, or the judge's category; null if there is nothing to
 * resend.
 */
export async function lostCase(db: Db, { ours, theirs }: MissingCase): Promise<RecoveryAction | null> {
  const user = await getMeta(db, 'user');
  if (user?._id !== ours.ownerId) return theirs && categoryAgain(db, ours, theirs);
  if (theirs) return keptAgain(ours, caseText(theirs), { baseVersion: theirs.version });
  const [opening, ...later] = await filingsOf(db, ours._id);
  if (!opening) return openedAgain(ours);
  // later filings also update the case when they are refiled; a pending amendment does so too
  const first = caseOpenedBy(localApplication(opening));
  const filed = later.reduce((record, row) => caseFollowing(record, undefined, localApplication(row)), first);
  const opened = caseText({ ...filed, filingDate: ours.filingDate });
  return keptAgain(ours, opened, { baseVersion: 0, after: opening.entityId });
}

/** Lost filings that are refiled; otherwise pending ones. */
async function filingsOf(db: Db, caseId: string): Promise<OutboxRow<'file'>[]> {
  const ids = await db.applications.where('caseId').equals(caseId).primaryKeys();
  const rows = await db.outbox.where('entityId').anyOf(ids).sortBy('n');
  const filings = rows.flatMap((row) => (row.op === 'file' ? [row] : []));
  const lost = filings.filter(({ lastError }) => lastError?.code === 'lost-by-server');
  return lost.length > 0 ? lost : filings;
}

/** Resends a category that was set on this device before the restore. */
async function categoryAgain(
  db: Db,
  ours: CaseRecord,
  { dcmCategory: before, version: baseVersion }: CaseRecord,
): Promise<RecoveryAction | null> {
  const { _id: entityId, dcmCategory } = ours;
  if (dcmCategory === before) return null;
  const set = await db.receipts
    .where('[outcome+at]')
    .between(['accepted', ''], ['accepted', '\uffff'])
    .filter((each) => each.op === 'manage-case' && each.entityId === entityId)
    .count();
  if (set === 0) return null;
  const subject = { title: nameFor(ours), applicationNumber: null, before };
  const at = { entity: 'case', entityId, opVersion: 7, baseVersion } as const;
  return {
    act: { op: 'manage-case', ...at, body: { dcmCategory }, subject },
    resendMode: 'after-a-choice',
  };
}

interface RecoveryPosition {
  readonly baseVersion: number;
  readonly after?: string;
}

function keptAgain(ours: CaseRecord, text: CaseText, position: RecoveryPosition): RecoveryAction | null {
  const body = patchBetween(text, caseText(ours));
  if (!isRecord(body)) return null;
  const { facts: before = {}, ...said } = text;
  const { _id: entityId, firNumber = null } = ours;
  const subject = { title: nameFor(ours), applicationNumber: null, facts: { firNumber, before }, said };
  const at = { entity: 'case', entityId, opVersion: 6, ...position } as const;
  return {
    act: { op: 'keep-case', ...at, body, subject },
    resendMode: position.after === undefined ? 'after-a-choice' : 'again',
  };
}

/** No application was filed in it, so it is created again with its current data. */
function openedAgain(ours: CaseRecord): RecoveryAction {
  const { _id: entityId, charges, description, defendant, lawyer } = ours;
  const { followUp: _followUp, ...said } = caseText(ours);
  const body = { ...said, _id: entityId, charges, description, ...present({ defendant, lawyer }) };
  const subject = { title: nameFor(ours), applicationNumber: null, firNumber: ours.firNumber ?? null };
  const at = { entity: 'case', entityId, opVersion: 6, baseVersion: 0 } as const;
  return { act: { op: 'open-case', ...at, body, subject }, resendMode: 'again' };
}
