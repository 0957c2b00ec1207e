/** The case as shown: the server copy with unsent changes applied. */
import { caseFollowing, caseOpenedBy } from '#domain/application/case-of-application.ts';
import { localApplication, shownApplication } from '#data/records/application/application-view.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow, CaseRow } from '#data/store/rows.ts';
import { isRefused, type Op, type OutboxRow, WAITING } from '#data/store/outbox-row.ts';
import { applyTextPatch } from './case-text.ts';
import { dateByHearings, withNextDate } from './next-date.ts';

/** Saves the case before the first unsent operation is applied. */
export async function keepCaseBase(db: Db, row: CaseRow): Promise<void> {
  const storedBase = await db.bases.get(['case', row._id]);
  if (!storedBase) await db.bases.add({ entity: 'case', id: row._id, data: row });
}

/** Creates the case of an unsent filing, or updates an existing one with it as the newest application. */
export async function addFilingToCase(db: Db, filed: ApplicationRow): Promise<void> {
  const known = await db.cases.get(filed.caseId);
  if (known) await keepCaseBase(db, known);
  await db.cases.put(
    known ? caseFollowing(known, undefined, filed) : { ...caseOpenedBy(filed), version: 0, asOf: null },
  );
}

/** Call before an application of the case is changed or withdrawn. */
export async function keepCaseBaseOf(db: Db, caseId: string): Promise<void> {
  const known = await db.cases.get(caseId);
  if (known) await keepCaseBase(db, known);
}

/**
 * Applies an accepted change to the server copy of the case; a pull confirms it later. A change that a pull
 * brought before the answer is in that copy already, below later changes of others.
 */
export async function caseTakesOver(
  db: Db,
  before: ApplicationRow | undefined,
  after: ApplicationRow,
): Promise<void> {
  const base = await caseBase(db, after.caseId);
  if (!base) return;
  const newest = await newestSent(db, after.caseId);
  if (before === undefined || (before.version < after.version && newest?._id === after._id)) {
    const data = caseFollowing(base, before, after);
    await db.bases.put({ entity: 'case', id: base._id, data });
  }
  await recomputeCase(db, base._id);
}

/** Call after any outbox change of this case. Without a base, nothing was applied. */
export async function recomputeCase(db: Db, id: string): Promise<void> {
  const base = await caseBase(db, id);
  if (!base) return;
  const applications = await db.applications.where('caseId').equals(id).primaryKeys();
  const rows = await db.outbox
    .where('entityId')
    .anyOf([id, ...applications])
    .filter(({ op }) => FEEDS.has(op))
    .sortBy('n');
  const next = dateByHearings(await db.cases.get(id));
  await db.cases.put(withNextDate(await shownCase(db, base, rows), next));
  if (rows.length === 0) await db.bases.delete(['case', id]);
}

const FEEDS: ReadonlySet<Op> = new Set(['file', 'amend', 'withdraw', 'keep-case', 'manage-case']);

async function caseBase(db: Db, id: string): Promise<CaseRow | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bases of this name are cases
  return (await db.bases.get(['case', id]))?.data as CaseRow | undefined;
}

/** The newest application that the server has. */
async function newestSent(db: Db, caseId: string): Promise<ApplicationRow | undefined> {
  const sent = await db.applications
    .where('caseId')
    .equals(caseId)
    .filter(({ version }) => version > 0)
    .toArray();
  return sent.toSorted(byCreation).at(-1);
}

const byCreation = (left: ApplicationRow, right: ApplicationRow): number =>
  left.createdAt === right.createdAt
    ? Number(left._id > right._id) - Number(left._id < right._id)
    : left.createdAt < right.createdAt
      ? -1
      : 1;

/** Rejected changes are not applied. For a case that exists only on this device, all are. */
async function shownCase(db: Db, base: CaseRow, rows: readonly OutboxRow[]): Promise<CaseRow> {
  const isStuck = rows.some((row) => row.op === 'keep-case' && isRefused(row));
  const applying = rows.filter(
    (row) => base.version === 0 || WAITING.includes(row.state) || (isHeldFact(row) && !isStuck),
  );
  const texts = await basesOf(db, applying);
  let newest = (await newestSent(db, base._id))?._id;
  let view = base;
  for (const row of applying) {
    if (row.op === 'file' && base.version > 0 && isPulled(texts.get(row.entityId))) continue;
    if (row.op === 'file') newest = row.entityId;
    if (row.op === 'keep-case') view = applyTextPatch(view, row.body);
    else if (row.op === 'manage-case') view = { ...view, ...row.body };
    else view = laidOver({ shown: view, row, texts, follows: newest === row.entityId });
  }
  return view;
}

/** The filing reached the server but its answer did not: the server copy already includes it. */
const isPulled = (application: ApplicationRow | undefined): boolean => (application?.version ?? 0) > 0;

/** If no change of the case was rejected, held changes wait for another record and still apply. */
const isHeldFact = ({ op, state }: OutboxRow): boolean => op === 'keep-case' && state === 'held';

/** Server copies of the applications by id. They are updated row by row while changes are applied. */
async function basesOf(db: Db, rows: readonly OutboxRow[]): Promise<Map<string, ApplicationRow>> {
  const ids = [...new Set(rows.map(({ entityId }) => entityId))];
  const bases = await db.bases.bulkGet(ids.map((id): [string, string] => ['application', id]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bases of this name are applications
  return new Map(bases.flatMap((base) => (base ? [[base.id, base.data as ApplicationRow] as const] : [])));
}

interface OverlayContext {
  readonly shown: CaseRow;
  readonly row: OutboxRow;
  readonly texts: Map<string, ApplicationRow>;
  readonly follows: boolean;
}

/** Uses no database: a long queue in one transaction must not await other promises than Dexie's. */
function laidOver({ shown, row, texts, follows }: OverlayContext): CaseRow {
  const before = row.op === 'file' ? undefined : texts.get(row.entityId);
  const after = row.op === 'file' ? localApplication(row) : before && shownApplication(before, [row]);
  if (!after) return shown; // no longer on this device
  texts.set(row.entityId, after);
  return follows ? caseFollowing(shown, before, after) : shown;
}
