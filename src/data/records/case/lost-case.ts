import type { CaseRecord } from '#contract/case-record.ts';
import { isRecord, patchBetween } from '#kernel/merge-patch.ts';
import type { ApplicationRow, Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import type { LostAct } from '#data/records/record-kind.ts';

interface Lost {
  readonly ours: CaseRecord;
  readonly theirs: CaseRecord | null;
}

/** What its owner had said of it beyond what is filed again, or how its judge had it managed; null where there is nothing. */
export async function lostCase(db: Db, { ours, theirs }: Lost): Promise<LostAct | null> {
  const user = await metaOf(db, 'user');
  if (user?._id !== ours.ownerId) return theirs && categoryAgain(db, ours, theirs);
  if (theirs) return factsAgain(ours, theirs.facts ?? {}, { baseVersion: theirs.version });
  const filing = await db.applications.where('caseId').equals(ours._id).first();
  if (!filing) return null;
  // as it is filed again: an amendment of it that waits feeds the case by itself
  const kept = await db.bases.get(['application', filing._id]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bases of this name are applications
  const filed = (kept?.data as ApplicationRow | undefined) ?? filing;
  return factsAgain(ours, filed.case, { baseVersion: 0, after: filing._id });
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

function factsAgain(ours: CaseRecord, before: NonNullable<CaseRecord['facts']>, upon: Upon): LostAct | null {
  const facts = patchBetween(before, ours.facts ?? {});
  if (!isRecord(facts)) return null;
  const { _id: entityId, applicant, firNumber = null } = ours;
  const subject = { title: applicant.name, applicationNumber: null, facts: { firNumber, before } };
  const at = { entity: 'case', entityId, opVersion: 1, ...upon } as const;
  return {
    act: { op: 'keep-case', ...at, body: { facts }, subject },
    goes: upon.after === undefined ? 'after-a-choice' : 'again',
  };
}
