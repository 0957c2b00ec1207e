/** One pulled change into its table; inside the caller's transaction. The outbox is never touched. */
import * as z from 'zod/mini';
import { Application } from '#contract/application.ts';
import { Assessment } from '#contract/assessment.ts';
import { CaseRecord } from '#contract/case-record.ts';
import { Feedback } from '#contract/feedback.ts';
import { User } from '#contract/user.ts';
import type { PulledChange } from './changes-page.ts';
import type { Db } from '#data/store/db.ts';
import { metaOf, setMeta } from '#data/store/meta.ts';
import { keepCase } from '#data/records/case/case-view.ts';
import { keepApplication } from '#data/records/application/server-copy.ts';

export interface Arrival {
  readonly db: Db;
  /** When it came. */
  readonly at: string;
  /** The full fetch that rows are stamped with. */
  readonly epoch: number;
  /** Cases whose next hearing may have moved. */
  readonly touchedCases: Set<string>;
}

export async function applyChange(arrival: Arrival, change: PulledChange): Promise<void> {
  if (change.deleted) return remove(arrival, change);
  const keep = KEEPERS[change.entity];
  // What this version cannot read is kept as it came: the cursor has passed it.
  if (!keep || !(await keep(arrival, change))) await park(arrival, change);
}

/** False where the data is not what this version knows. */
type Keeper = (arrival: Arrival, change: PulledChange) => Promise<boolean>;

const KEEPERS: Readonly<Record<string, Keeper>> = {
  application: async ({ db, at }, { data }) => {
    if (!reads(Application, data)) return false;
    await keepApplication(db, data, at);
    return true;
  },
  case: async ({ db, at, epoch, touchedCases }, { data }) => {
    if (!reads(CaseRecord, data)) return false;
    await keepCase(db, { ...data, asOf: at, seen: epoch });
    touchedCases.add(data._id);
    return true;
  },
  assessment: async ({ db, at, epoch }, { data }) => {
    if (!reads(Assessment, data)) return false;
    await db.assessments.put({ ...data, asOf: at, seen: epoch });
    return true;
  },
  feedback: async ({ db, at, epoch }, { data }) => {
    if (!reads(Feedback, data)) return false;
    await db.feedback.put({ ...data, asOf: at, seen: epoch });
    return true;
  },
  hearing: async ({ db, epoch, touchedCases }, { data }) => {
    if (!reads(PulledHearing, data)) return false;
    await db.hearings.put({ ...data, seen: epoch });
    touchedCases.add(data.caseId);
    return true;
  },
  user: async ({ db }, { data }) => {
    if (!reads(User, data)) return false;
    const { _id, name, email, role } = data;
    if (_id !== (await metaOf(db, 'user'))?._id) return false;
    await setMeta(db, 'profile', data);
    await setMeta(db, 'user', { _id, name, email, role });
    return true;
  },
};

const PulledHearing = z.looseObject({
  _id: z.string(),
  caseId: z.string(),
  date: z.string(),
  time: z.string(),
  state: z.exactOptional(z.string()),
});

/** The data stays as it came, with the fields that a newer server adds. */
const reads = <T>(schema: z.ZodMiniType<T>, data: unknown): data is T => schema.safeParse(data).success;

async function park({ db, epoch }: Arrival, { entity, id, version, data }: PulledChange): Promise<void> {
  await db.parked.put({ entity, id, version, data, seen: epoch });
}

/** No longer theirs to see: a case moved to another court, a record removed. */
async function remove(
  { db, at, touchedCases }: Arrival,
  { entity, id, reason }: PulledChange,
): Promise<void> {
  await db.parked.delete([entity, id]);
  if (entity === 'application') {
    const gone = await db.applications.get(id);
    await removeApplication(db, id);
    if (!gone) return;
    await db.notifications.put({
      _id: `removed-${id}`,
      kind: 'removed',
      at,
      about: id,
      title: gone.applicant.name,
      applicationNumber: gone.applicationNumber,
      ...(reason !== undefined && { reason }),
      read: 0,
    });
  } else if (entity === 'case') await removeCase(db, id);
  else if (entity === 'assessment') await db.assessments.delete(id);
  else if (entity === 'feedback') await db.feedback.delete(id);
  else if (entity === 'hearing') {
    const caseId = (await db.hearings.get(id))?.caseId;
    if (caseId !== undefined) touchedCases.add(caseId);
    await db.hearings.delete(id);
  }
}

/** The server's assessments of it go too; an unsent one goes with its row of the outbox. */
export async function removeCase(db: Db, id: string): Promise<void> {
  await db.cases.delete(id);
  await db.assessments
    .where('caseId')
    .equals(id)
    .filter(({ version }) => version > 0)
    .delete();
  await db.bases.delete(['case', id]);
}

/** The record and the server's copy; what is unsent keeps its own snapshot in the outbox. */
export async function removeApplication(db: Db, id: string): Promise<void> {
  await db.applications.delete(id);
  await db.bases.delete(['application', id]);
}
