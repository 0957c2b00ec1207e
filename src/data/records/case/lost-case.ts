import type { CaseRecord } from '#contract/case-record.ts';
import { caseOpenedBy } from '#domain/case-of-application.ts';
import { isRecord, patchBetween } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import type { ApplicationRow, Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import type { LostAct } from '#data/records/record-kind.ts';
import { type CaseText, caseText } from './case-text.ts';

interface Lost {
  readonly ours: CaseRecord;
  readonly theirs: CaseRecord | null;
}

/** What its owner had said of it beyond what is filed again, or how its judge had it managed; null where there is nothing. */
export async function lostCase(db: Db, { ours, theirs }: Lost): Promise<LostAct | null> {
  const user = await metaOf(db, 'user');
  if (user?._id !== ours.ownerId) return theirs && categoryAgain(db, ours, theirs);
  if (theirs) return keptAgain(ours, caseText(theirs), { baseVersion: theirs.version });
  const filing = await db.applications.where('caseId').equals(ours._id).first();
  if (!filing) return openedAgain(ours);
  // as it is filed again: an amendment of it that waits feeds the case by itself
  const kept = await db.bases.get(['application', filing._id]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bases of this name are applications
  const filed = (kept?.data as ApplicationRow | undefined) ?? filing;
  const opened = caseText({ ...caseOpenedBy(filed), filingDate: ours.filingDate });
  return keptAgain(ours, opened, { baseVersion: 0, after: filing._id });
}

/** Where it was set on this device, and stood when the server was set back. */
async function categoryAgain(
  db: Db,
  { _id: entityId, applicant, dcmCategory }: CaseRecord,
  { dcmCategory: before, version: baseVersion }: CaseRecord,
): Promise<LostAct | null> {
  if (dcmCategory === before) return null;
  const set = await db.receipts
    .where('[outcome+at]')
    .between(['accepted', ''], ['accepted', '\uffff'])
    .filter((each) => each.op === 'manage-case' && each.entityId === entityId)
    .count();
  if (set === 0) return null;
  const subject = { title: applicant.name, applicationNumber: null, before };
  const at = { entity: 'case', entityId, opVersion: 7, baseVersion } as const;
  return {
    act: { op: 'manage-case', ...at, body: { dcmCategory }, subject },
    goes: 'after-a-choice',
  };
}

interface Upon {
  readonly baseVersion: number;
  readonly after?: string;
}

function keptAgain(ours: CaseRecord, text: CaseText, upon: Upon): LostAct | null {
  const body = patchBetween(text, caseText(ours));
  if (!isRecord(body)) return null;
  const { facts: before = {}, ...said } = text;
  const { _id: entityId, applicant, firNumber = null } = ours;
  const subject = { title: applicant.name, applicationNumber: null, facts: { firNumber, before }, said };
  const at = { entity: 'case', entityId, opVersion: 6, ...upon } as const;
  return {
    act: { op: 'keep-case', ...at, body, subject },
    goes: upon.after === undefined ? 'after-a-choice' : 'again',
  };
}

/** Nothing was filed in it: it is added again, as it stood here. */
function openedAgain(ours: CaseRecord): LostAct {
  const { _id: entityId, charges, description, defendant, lawyer, applicant } = ours;
  const { followUp: _followUp, ...said } = caseText(ours);
  const body = { ...said, _id: entityId, charges, description, ...present({ defendant, lawyer }) };
  const subject = { title: applicant.name, applicationNumber: null, firNumber: ours.firNumber ?? null };
  const at = { entity: 'case', entityId, opVersion: 6, baseVersion: 0 } as const;
  return { act: { op: 'open-case', ...at, body, subject }, goes: 'again' };
}
