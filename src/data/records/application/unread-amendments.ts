/** Amendments that the judge has not read on this device. */
import type { ApplicationRow } from '#data/store/rows.ts';
import { type AmendmentText, amendmentsAfterListing } from '#domain/application/amendments.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';

declare module '#data/store/meta.ts' {
  interface MetaValues {
    /** Time of the newest amendment read, by the id of its application. */
    amendmentsRead: Readonly<Record<string, string>>;
  }
}

export interface ListedAmendment extends AmendmentText {
  readonly isUnread: boolean;
}

/** Oldest first. */
export async function amendmentsForJudge(db: Db, application: ApplicationRow): Promise<ListedAmendment[]> {
  if (!application.amendments?.length) return [];
  const hearings = await db.hearings.where('caseId').equals(application.caseId).toArray();
  const read = (await getMeta(db, 'amendmentsRead'))?.[application._id] ?? '';
  return amendmentsAfterListing(application, hearings).map((each) =>
    Object.assign(each, { isUnread: each.at > read }),
  );
}

export async function hasUnreadAmendment(db: Db, applicationId: string): Promise<boolean> {
  const application = await db.applications.get(applicationId);
  if (!application) return false;
  return (await amendmentsForJudge(db, application)).some(({ isUnread }) => isUnread);
}

/** Forgets applications that have left this device. */
export async function markAmendmentsRead(db: Db, applicationId: string, at: string): Promise<void> {
  await db.transaction('rw', [db.meta, db.applications], async () => {
    const before = Object.entries((await getMeta(db, 'amendmentsRead')) ?? {});
    const here = await db.applications.bulkGet(before.map(([id]) => id));
    const kept = before.filter((_each, index) => here[index] !== undefined);
    await setMeta(db, 'amendmentsRead', { ...Object.fromEntries(kept), [applicationId]: at });
  });
}
