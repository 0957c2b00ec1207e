import type { CaseRecord } from '#contract/case-record.ts';
import { isRecord, patchBetween } from '#kernel/merge-patch.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import type { Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import { patched } from '#data/store/patched.ts';
import type { LostAct } from '#data/records/record-kind.ts';

interface Lost {
  readonly ours: CaseRecord;
  readonly theirs: CaseRecord | null;
}

/** The facts that its owner had said of it beyond what is filed again; null where there are none. */
export async function lostCase(db: Db, { ours, theirs }: Lost): Promise<LostAct | null> {
  const user = await metaOf(db, 'user');
  if (user?._id !== ours.ownerId) return null;
  if (theirs) return factsAgain(ours, theirs.facts ?? {}, { baseVersion: theirs.version });
  const filings = await lostFilings(db, ours._id);
  const [opening] = filings;
  if (!opening) return null;
  // the later ones feed the case too, and an amendment that waits does so by itself
  const filed = filings.reduce<Facts>((facts, { body }) => patched(facts, body.case), {});
  return factsAgain(ours, filed, { baseVersion: 0, after: opening.entityId });
}

type Facts = NonNullable<CaseRecord['facts']>;

/** Those of its applications that are lost with it, as they are filed again. */
async function lostFilings(db: Db, caseId: string): Promise<OutboxRow<'file'>[]> {
  const ids = await db.applications.where('caseId').equals(caseId).primaryKeys();
  const rows = await db.outbox.where('entityId').anyOf(ids).sortBy('n');
  return rows.flatMap((row) => (row.op === 'file' && row.lastError?.code === 'lost-by-server' ? [row] : []));
}

interface Upon {
  readonly baseVersion: number;
  readonly after?: string;
}

function factsAgain(ours: CaseRecord, before: Facts, upon: Upon): LostAct | null {
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
