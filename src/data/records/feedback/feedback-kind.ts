/** What one tells the operator: added and never changed. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { Feedback, NewFeedback } from '#contract/feedback.ts';
import type { RowSubject } from '#data/outbox/outbox-row.ts';
import type { OutboxAct } from '#data/outbox/outbox.ts';
import { addedKind } from '#data/records/added-kind.ts';
import { reopenReport } from './report-error.ts';
import { reopenFeedback } from './send-feedback.ts';

declare module '#data/outbox/outbox-row.ts' {
  interface Operations {
    'report-error': {
      readonly entity: 'feedback';
      readonly body: NewFeedback;
      /** The key of the card of the legal database. */
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
  entity: 'feedback',
  table: 'feedback',
  schema: Feedback,
  again: async (_db, report) => sayAgain(report),
  idOf: ({ entityId }) => entityId,
  operations: {
    'report-error': {
      opVersion: 2,
      endpoint: ENDPOINTS.createFeedback,
      body: NewFeedback,
      reopen: reopenReport,
    },
    'send-feedback': {
      opVersion: 3,
      endpoint: ENDPOINTS.createFeedback,
      body: NewFeedback,
      reopen: reopenFeedback,
    },
  },
});

function sayAgain(report: Feedback): OutboxAct {
  const { about, subject: title } = report;
  const { _id: entityId, version: _version, at: _at, by: _by, deviceTime: _deviceTime, ...said } = report;
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
