/** Feedback to the operator: added and never changed. */
import type { Feedback, NewFeedback } from '#contract/account/feedback.ts';
import type { RowSubject } from '#data/store/outbox-row.ts';
import type { OutboxAct } from '#data/outbox/outbox.ts';
import { addedKind } from '#data/records/added-kind.ts';
import { definedKind } from '#data/records/defined-kind.ts';
import { feedbackRecord } from '#records/feedback.ts';
import { unfinishedFeedback } from './feedback-drafts.ts';
import { unfinishedReports } from './report-drafts.ts';
import { reopenReport } from './report-error.ts';
import { reopenFeedback } from './send-feedback.ts';

declare module '#data/store/outbox-row.ts' {
  interface Operations {
    'report-error': {
      readonly entity: 'feedback';
      readonly body: NewFeedback;
      /** Key of the card of the legal database. */
      readonly subject: RowSubject & { readonly card: string };
    };
    'send-feedback': {
      readonly entity: 'feedback';
      readonly body: NewFeedback;
      readonly subject: RowSubject;
    };
  }
}

export const feedbackKind = addedKind<Feedback>({
  ...definedKind(feedbackRecord, { create: { reopen: reopenFeedback }, report: { reopen: reopenReport } }),
  again: async (_db, record) => sayAgain(record),
  idOf: ({ entityId }) => entityId,
  unfinished: async (db) => ({
    reports: await unfinishedReports(db),
    feedback: await unfinishedFeedback(db),
  }),
});

function sayAgain(lost: Feedback): OutboxAct {
  const { about, subject: title } = lost;
  const { _id: entityId, version: _version, at: _at, by: _by, deviceTime: _deviceTime, ...said } = lost;
  const act = { entity: 'feedback', entityId, body: { _id: entityId, ...said }, baseVersion: 0 } as const;
  const subject = { title, applicationNumber: null };
  return about
    ? {
        op: 'report-error',
        opVersion: 2,
        ...act,
        subject: { ...subject, card: `${about.code} ${about.section}` },
      }
    : { op: 'send-feedback', opVersion: 3, ...act, subject };
}
