/** Newest applications and drafts with their sync state. */
import { byText } from '#kernel/by-text.ts';
import { type ApplicationView, recentApplications } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import type { Draft } from '#data/store/rows.ts';
import { listDrafts } from '#data/records/application/list-drafts.ts';
import { type ListedContent, listedContent, type ListedForm, listedForm } from '#parts/sync-list/matter.ts';
import type { SyncOf } from '#parts/sync-list/sync-line.tsx';
import { syncReader } from '#parts/sync-list/sync-reader.ts';

/** Only the displayed fields, because the next start caches them (`use-last-seen.ts`). */
export type ListedApplication = Pick<
  ApplicationView,
  '_id' | 'caseId' | 'status' | 'version' | 'applicationNumber' | 'createdAt'
> & {
  readonly content: ListedContent;
};

export type ListedDraft = Pick<Draft, '_id' | 'updatedAt' | 'amends'> & { readonly form: ListedForm };

export type Work =
  | { readonly kind: 'draft'; readonly at: string; readonly draft: ListedDraft }
  | {
      readonly kind: 'application';
      readonly at: string;
      readonly application: ListedApplication;
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
    ...drafts.map((draft): Work => ({ kind: 'draft', at: draft.updatedAt, draft: listedDraft(draft) })),
    ...applications.map((application): Work => ({
      kind: 'application',
      at: application.createdAt,
      application: workItem(application),
      sync: syncOf(application),
    })),
  ];
  return {
    total: filed + begun,
    work: work.toSorted((left, right) => byText(right.at, left.at)).slice(0, limit),
  };
}

function workItem({
  _id,
  caseId,
  status,
  version,
  applicationNumber,
  createdAt,
  ...content
}: ApplicationView): ListedApplication {
  return { _id, caseId, status, version, applicationNumber, createdAt, content: listedContent(content) };
}

function listedDraft({ _id, updatedAt, amends, form }: Draft): ListedDraft {
  return { _id, updatedAt, ...(amends !== undefined && { amends }), form: listedForm(form) };
}
