/** Unsent error reports: one draft for each card of the legal database. */
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import type { ReportDraft } from './report-draft.ts';

const drafts = draftStore<ReportDraft>('report');

/** `card` is its key, such as "BNS 304". `null` if there is no draft. */
export const reportDraftOf = (db: Db, card: string): Promise<ReportDraft | null> => drafts.read(db, card);

/** A prefilled e-mail alone is no report. */
const isBlank = ({ fault, message }: ReportDraft): boolean => fault === '' && message.trim() === '';

export function saveReportDraft(db: Db, card: string, draft: ReportDraft): Promise<void> {
  return saveInTransaction(db, [], () =>
    isBlank(draft) ? drafts.remove(db, card) : drafts.put(db, card, draft),
  );
}

/** Runs inside the caller's transaction. */
export const keepReportDraft = (db: Db, card: string, draft: ReportDraft): Promise<void> =>
  drafts.put(db, card, draft);

export const discardReportDraft = (db: Db, card: string): Promise<void> => drafts.remove(db, card);

export interface UnfinishedReport extends ReportDraft {
  readonly card: string;
}

export async function unfinishedReports(db: Db): Promise<UnfinishedReport[]> {
  return (await drafts.list(db)).map(({ id, values }) => Object.assign({ card: id }, values));
}
