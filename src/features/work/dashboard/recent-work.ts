/** The newest of what this person has written, drafts among it, with how far each has got. */
import { type ApplicationView, recentApplications } from '#data/records/application/applications.ts';
import type { Db, Draft } from '#data/store/db.ts';
import { listDrafts } from '#data/records/application/list-drafts.ts';
import { needsYouItems, sentItems, waitingItems } from '#data/outbox/sync-state.ts';
import type { SyncOf } from '#parts/sync-list/sync-line.tsx';

export type Work =
  | { readonly kind: 'draft'; readonly at: string; readonly draft: Draft }
  | {
      readonly kind: 'application';
      readonly at: string;
      readonly application: ApplicationView;
      readonly sync: SyncOf;
    };

export interface RecentWork {
  readonly total: number;
  /** Newest first. */
  readonly work: readonly Work[];
}

export async function recentWork(db: Db, limit: number): Promise<RecentWork> {
  const [drafts, applications, syncOf, filed, begun] = await Promise.all([
    listDrafts(db, limit),
    recentApplications(db, limit),
    syncReader(db),
    db.applications.count(),
    db.drafts.count(),
  ]);
  const work: Work[] = [
    ...drafts.map((draft): Work => ({ kind: 'draft', at: draft.updatedAt, draft })),
    ...applications.map((application): Work => ({
      kind: 'application',
      at: application.createdAt,
      application,
      sync: syncOf(application),
    })),
  ];
  return {
    total: filed + begun,
    work: work.toSorted((left, right) => right.at.localeCompare(left.at)).slice(0, limit),
  };
}

/** The newest receipts are enough: what was sent before them shows when the court's server had it. */
const RECEIPTS = 200;

async function syncReader(db: Db): Promise<(application: ApplicationView) => SyncOf> {
  const [sent, needs, waiting] = await Promise.all([
    sentItems(db, RECEIPTS),
    needsYouItems(db),
    waitingItems(db),
  ]);
  const sentAt = new Map(sent.toReversed().map(({ entityId, at }) => [entityId, at]));
  const needing = needs.flatMap((item) => (item.kind === 'row' ? [item.row] : []));
  const filing = new Set(waiting.filter(({ op }) => op === 'file').map(({ applicationId }) => applicationId));
  return ({ _id, sync, createdAt }) => {
    if (sync === 'waiting') return { kind: 'waiting', filing: filing.has(_id) };
    if (sync === 'sent') return { kind: 'sent', at: sentAt.get(_id) ?? createdAt };
    const rows = needing.filter(({ applicationId }) => applicationId === _id);
    if (rows.some(({ state }) => state === 'rejected')) return { kind: 'needs', why: 'refused' };
    return { kind: 'needs', why: rows.some(({ state }) => state === 'conflict') ? 'conflict' : 'held' };
  };
}
