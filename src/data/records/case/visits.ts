/** Changes of a case since the user last opened it on this device. */
import { same } from '#kernel/merge-patch.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseAtVisit, CaseRow } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';

export interface ChangesSinceVisit {
  readonly since: string;
  readonly facts: readonly string[];
  readonly status: { readonly from: CaseRow['status']; readonly to: CaseRow['status'] } | null;
  readonly category: boolean;
  /** New and changed records of each kind. */
  readonly records: readonly {
    readonly kind: 'applications' | 'hearings' | 'documents' | 'contested';
    readonly added: number;
    readonly changed: number;
  }[];
}

/** Returning within this time continues the same visit. */
const VISIT_MS = 30 * 60_000;

/** Records that the case is opened now. */
export async function noteVisit(db: Db, ports: Pick<Ports, 'now'>, caseId: string): Promise<void> {
  const latest = await caseAtVisit(db, nowIso(ports), caseId);
  if (!latest) return;
  const known = await db.visits.get(caseId);
  const isSame = known && Date.parse(latest.at) - Date.parse(known.latest.at) < VISIT_MS;
  // within the first visit the first look counts, so that a change after it is shown
  const before = isSame ? (known.before ?? known.latest) : (known?.latest ?? null);
  await db.visits.put({ caseId, before, latest });
  await forgetGone(db);
}

/** Deletes visits of cases that are no longer on this device. */
async function forgetGone(db: Db): Promise<void> {
  const ids = await db.visits.toCollection().primaryKeys();
  const here = await db.cases.bulkGet(ids);
  await db.visits.bulkDelete(ids.filter((_, index) => here[index] === undefined));
}

/** Null at the first look, or without changes. */
export async function changedSince(db: Db, caseId: string): Promise<ChangesSinceVisit | null> {
  const before = (await db.visits.get(caseId))?.before;
  const now = before && (await caseAtVisit(db, before.at, caseId));
  if (!before || !now) return null;
  const changed: ChangesSinceVisit = {
    since: before.at,
    facts: changedFacts(before, now),
    status: before.status === now.status ? null : { from: before.status, to: now.status },
    category: before.category !== now.category,
    records: KINDS.flatMap((kind) => changedRecords(kind, before, now)),
  };
  const { facts, status, category, records } = changed;
  return facts.length + records.length > 0 || status || category ? changed : null;
}

const KINDS = ['applications', 'hearings', 'documents', 'contested'] as const;

function changedFacts(before: CaseAtVisit, now: CaseAtVisit): string[] {
  const [old, current] = [before, now].map(
    ({ facts }) => new Map<string, unknown>(Object.entries(facts ?? {})),
  );
  const names = new Set([...(old?.keys() ?? []), ...(current?.keys() ?? [])]);
  return [...names].filter((name) => !same(old?.get(name), current?.get(name)));
}

function changedRecords(
  kind: (typeof KINDS)[number],
  { [kind]: before }: CaseAtVisit,
  { [kind]: now }: CaseAtVisit,
): ChangesSinceVisit['records'] {
  const added = Object.keys(now).filter((id) => before[id] === undefined).length;
  const changed = Object.entries(now).filter(
    ([id, version]) => before[id] !== undefined && before[id] !== version,
  ).length;
  return added + changed === 0 ? [] : [{ kind, added, changed }];
}

async function caseAtVisit(db: Db, at: string, caseId: string): Promise<CaseAtVisit | null> {
  const record = await db.cases.get(caseId);
  if (!record) return null;
  const [applications, hearings, documents] = await Promise.all([
    db.applications.where('caseId').equals(caseId).toArray(),
    db.hearings.where('caseId').equals(caseId).toArray(),
    db.documents.where('caseId').equals(caseId).toArray(),
  ]);
  const contested = await db.contested
    .where('applicationId')
    .anyOf(applications.map(({ _id }) => _id))
    .toArray();
  const { facts, status, dcmCategory: category } = record;
  return {
    at,
    facts,
    status,
    category,
    applications: versions(applications),
    hearings: versions(hearings),
    documents: versions(documents),
    contested: versions(contested),
  };
}

const versions = (rows: readonly { readonly _id: string; readonly version: number }[]) =>
  Object.fromEntries(rows.map(({ _id, version }) => [_id, version]));
