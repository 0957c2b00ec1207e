/** Sends feedback: on the device at once, then to the server. */
import { type FeedbackType, NewFeedback } from '#contract/account/feedback.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { enqueue, closeRow } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { ResumeTarget } from '#data/outbox/record-kind.ts';
import type { Db } from '#data/store/db.ts';
import type { FeedbackRow } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { invariant } from '#kernel/assert.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { discardFeedbackDraft, feedbackDraftOf, keepFeedbackDraft } from './feedback-drafts.ts';
import type { FeedbackDraft } from './feedback-draft.ts';
import { localFeedback } from './local-feedback.ts';
import type { ReportRefusal } from './report-error.ts';

export async function sendFeedback(
  db: Db,
  ports: Ports,
  { type, draft }: { readonly type: FeedbackType; readonly draft: FeedbackDraft },
): Promise<Result<FeedbackRow, ReportRefusal>> {
  const checked = NewFeedback.safeParse(bodyOf(type, draft, ports));
  if (!checked.success) return err({ kind: 'invalid', fields: fieldErrors(checked.error) });
  const body = checked.data;
  return saveInTransaction(
    db,
    [db.feedback, db.outbox],
    async (): Promise<Result<FeedbackRow, ReportRefusal>> => {
      if (!(await feedbackDraftOf(db, type))) return err({ kind: 'gone' });
      await discardFeedbackDraft(db, type);
      const row = await localFeedback(db, ports, body);
      await db.feedback.add(row);
      await enqueue(db, ports, {
        op: 'send-feedback',
        opVersion: 3,
        entity: 'feedback',
        entityId: row._id,
        body,
        baseVersion: 0,
        subject: { title: body.subject, applicationNumber: null },
      });
      return ok(row);
    },
  );
}

function bodyOf(type: FeedbackType, draft: FeedbackDraft, ports: Ports): unknown {
  const { subject, message, details, email, rating } = draft;
  return {
    _id: ports.newId(),
    feedbackType: type,
    subject,
    message,
    ...(details.trim() !== '' && { details }),
    ...(email.trim() !== '' && { email }),
    ...(rating !== null && { rating }),
    appVersion: ports.clientVersion,
  };
}

/**
 * Turns rejected feedback into a draft again, before text entered meanwhile. Runs inside the caller's
 * transaction.
 */
export async function reopenFeedback(db: Db, ports: Ports, row: OutboxRow): Promise<ResumeTarget> {
  invariant(row.op === 'send-feedback', 'only feedback is written on in its form');
  const { feedbackType, subject, message, details = '', email = '', rating = null } = row.body;
  await closeRow(db, row, { at: nowIso(ports), outcome: 'edited' });
  await db.feedback.delete(row.entityId);
  const currentDraft = await feedbackDraftOf(db, feedbackType);
  await keepFeedbackDraft(db, feedbackType, {
    subject,
    message: both(message, currentDraft?.message),
    details: both(details, currentDraft?.details),
    email,
    rating,
  });
  return { kind: 'form', form: 'feedback', id: feedbackType };
}

const both = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join('\n\n');
