/** What one tells the operator: added and never changed. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { Feedback, type NewFeedback } from '#contract/feedback.ts';
import type { RowSubject } from '#data/outbox/outbox-row.ts';
import { addedKind } from '#data/records/added-kind.ts';
import { reopenReport } from './report-error.ts';

declare module '#data/outbox/outbox-row.ts' {
  interface Operations {
    'report-error': {
      readonly entity: 'feedback';
      readonly body: NewFeedback;
      /** The key of the card of the legal database. */
      readonly subject: RowSubject & { readonly card: string };
    };
  }
}

export const feedbackKind = addedKind<Feedback>({
  entity: 'feedback',
  table: 'feedback',
  schema: Feedback,
  newCall: true,
  idOf: ({ entityId }) => entityId,
  operations: {
    'report-error': { opVersion: 2, endpoint: ENDPOINTS.createFeedback, reopen: reopenReport },
  },
});
