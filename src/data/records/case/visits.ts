/** What has changed in a case since this person last opened it on this device. */
import type { CaseFacts } from '#contract/case-facts.ts';
import { same } from '#kernel/merge-patch.ts';
import type { CaseRow, Db } from '#data/store/db.ts';
import { metaOf, setMeta } from '#data/store/meta.ts';
import { instant, type Ports } from '#data/store/ports.ts';

/** As the case stood: each of its records by its version. */
export interface Standing {
  readonly at: string;
  readonly facts: Partial<CaseFacts> | undefined;
  readonly status: CaseRow['status'];
  readonly category: CaseRow['dcmCategory'];
  readonly applications: Readonly<Record<string, number>>;
  readonly hearings: Readonly<Record<string, number>>;
  readonly documents: Readonly<Record<string, number>>;
  readonly contested: Readonly<Record<string, number>>;
}

export interface Visits {
  /** The visit before this one; null at the first. */
  readonly before: Standing | null;
  readonly latest: Standing;
}

export interface Changed {
  readonly since: string;
  readonly facts: readonly string[];
  readonly status: { readonly from: CaseRow['status']; readonly to: CaseRow['status'] } | null;
  readonly category: boolean;
  /** Of each kind: those that are new, and those that say something else now. */
  readonly records: readonly {
    readonly kind: 'applications' | 'hearings' | 'documents' | 'contested';
    readonly added: number;
    readonly changed: number;
  }[];
}

/** Whoever comes back within it is still at the same visit. */
const VISIT_MS = 30 * 60_000;

/** Notes that the case is opened now. */
export async function noteVisit(db: Db, ports: Pick<Ports, 'now'>, caseId: string): Promise<void> {
  const latest = await standingOf(db, instant(ports), caseId);
  if (!latest) return;
  const known = await metaOf(db, `visits:${caseId}`);
  const isSame = known && Date.parse(latest.at) - Date.parse(known.latest.at) < VISIT_MS;
  const before = isSame ? known.before : (known?.latest ?? null);
  await setMeta(db, `visits:${caseId}`, { before, latest });
}

/** Null at the first visit, and where nothing has changed. */
export async function changedSince(db: Db, caseId: string): Promise<Changed | null> {
  const before = (await metaOf(db, `visits:${caseId}`))?.before;
  const now = before && (await standingOf(db, before.at, caseId));
  if (!before || !now) return null;
  const [old, facts] = [new Map(Object.entries(before.facts ?? {})), Object.entries(now.facts ?? {})];
  const names = new Set([...old.keys(), ...facts.map(([name]) => name)]);
  const current = new Map(facts);
  const kinds = ['applications', 'hearings', 'documents', 'contested'] as const;
  const changed: Changed = {
    since: before.at,
    facts: [...names].filter((name) => !same(old.get(name), current.get(name))),
    status: before.status === now.status ? null : { from: before.status, to: now.status },
    category: before.category !== now.category,
    records: kinds.flatMap((kind) => {
      const added = Object.keys(now[kind]).filter((id) => before[kind][id] === undefined).length;
      const other = Object.entries(now[kind]).filter(
        ([id, version]) => before[kind][id] !== undefined && before[kind][id] !== version,
      ).length;
      return added + other === 0 ? [] : [{ kind, added, changed: other }];
    }),
  };
  const isNothing = changed.facts.length + changed.records.length === 0 && !changed.status && !changed.category;
  return isNothing ? null : changed;
}

async function standingOf(db: Db, at: string, caseId: string): Promise<Standing | null> {
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
  const versions = (rows: readonly { readonly _id: string; readonly version: number }[]) =>
    Object.fromEntries(rows.map(({ _id, version }) => [_id, version]));
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
