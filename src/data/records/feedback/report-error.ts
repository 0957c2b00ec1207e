/** Reports an error on a card of the legal database: on the device at once, then to the server. */
import { NewFeedback } from '#contract/account/feedback.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { invariant } from '#kernel/assert.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import type { FeedbackRow } from '#data/store/rows.ts';
import { enqueue, closeRow } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { discardReportDraft, reportDraftOf, keepReportDraft } from './report-drafts.ts';
import type { ReportDraft } from './report-draft.ts';
import { localFeedback } from './local-feedback.ts';
import type { ResumeTarget } from '#data/outbox/record-kind.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';

export interface ErrorReport extends ReportDraft {
  /** "BNS 304": the key of the card and of the draft that sending deletes. */
  readonly card: string;
  readonly code: string;
  readonly section: string;
  /** Subject line for the operator. */
  readonly subject: string;
}

export type ReportRefusal =
  /** Sent from another window meanwhile. */
  { readonly kind: 'gone' } | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> };

type ReportResult = Result<FeedbackRow, ReportRefusal>;

export async function reportError(
  db: Db,
  ports: Ports,
  report: ErrorReport,
): Promise<Result<FeedbackRow, ReportRefusal>> {
  const checked = NewFeedback.safeParse(bodyOf(report, ports));
  if (!checked.success) return err({ kind: 'invalid', fields: fieldErrors(checked.error) });
  const body = checked.data;
  return saveInTransaction(db, [db.feedback, db.outbox], async (): Promise<ReportResult> => {
    if (!(await reportDraftOf(db, report.card))) return err({ kind: 'gone' });
    await discardReportDraft(db, report.card);
    const row = await localFeedback(db, ports, body);
    await db.feedback.add(row);
    await enqueue(db, ports, {
      op: 'report-error',
      opVersion: 2,
      entity: 'feedback',
      entityId: row._id,
      body,
      baseVersion: 0,
      subject: { title: report.title, applicationNumber: null, card: report.card },
    });
    return ok(row);
  });
}

function bodyOf({ code, section, subject, fault, message, email }: ErrorReport, ports: Ports): unknown {
  const { lawEdition } = ports;
  return {
    _id: ports.newId(),
    feedbackType: 'issue',
    subject,
    message,
    ...(email.trim() !== '' && { email }),
    appVersion: ports.clientVersion,
    about: { kind: 'provision', code, section, fault, ...(lawEdition !== undefined && { lawEdition }) },
  };
}

/**
 * Turns a rejected report into a draft again and returns its card; text entered there meanwhile stays. Runs
 * inside the caller's transaction.
 */
export async function reopenReport(db: Db, ports: Ports, row: OutboxRow): Promise<ResumeTarget> {
  invariant(row.op === 'report-error', 'only a report is written on under its card');
  const { card, title } = row.subject;
  const { about, message, email = '' } = NewFeedback.parse(row.body);
  invariant(about, 'a report about nothing');
  await closeRow(db, row, { at: nowIso(ports), outcome: 'edited' });
  await db.feedback.delete(row.entityId);
  const draftMessage = (await reportDraftOf(db, card))?.message ?? '';
  const texts = [message, draftMessage].filter((text) => text !== '');
  await keepReportDraft(db, card, { title, fault: about.fault, message: texts.join('\n\n'), email });
  return { kind: 'form', form: 'report', id: card };
}
