/** Error reports being written: as typed, one for each card of the legal database, on this device until they are sent. */
import { ok, type Result } from '#kernel/result.ts';
import { DRAFT_PREFIX } from '#data/store/draft-counts.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';
import type { ReportDraft } from './report-draft.ts';

const PREFIX = DRAFT_PREFIX.reports;
const nameOf = (card: string) => `${PREFIX}${card}` as const;

/** `card` is its key, such as "BNS 304"; `null` when nothing has been written. */
export const reportDraftOf = (db: Db, card: string): Promise<ReportDraft | null> => getMeta(db, nameOf(card));

/** A report in which nothing is said is none: an e-mail alone was only proposed. */
const isBlank = ({ fault, message }: ReportDraft): boolean => fault === '' && message.trim() === '';

export function saveReportDraft(
  db: Db,
  card: string,
  draft: ReportDraft,
): Promise<Result<void, StorageFull>> {
  return saveInTransaction(db, [], async () =>
    ok(await (isBlank(draft) ? discardReportDraft(db, card) : keepReportDraft(db, card, draft))),
  );
}

/** Inside the caller's transaction. */
export const keepReportDraft = (db: Db, card: string, draft: ReportDraft): Promise<void> =>
  setMeta(db, nameOf(card), draft);

export const discardReportDraft = (db: Db, card: string): Promise<void> => clearMeta(db, nameOf(card));

export interface UnfinishedReport extends ReportDraft {
  readonly card: string;
}

export async function unfinishedReports(db: Db): Promise<UnfinishedReport[]> {
  const reports: UnfinishedReport[] = [];
  for (const name of await db.meta.where('k').startsWith(PREFIX).primaryKeys()) {
    const card = name.slice(PREFIX.length);
    const draft = await reportDraftOf(db, card);
    if (draft) reports.push({ card, ...draft });
  }
  return reports;
}
