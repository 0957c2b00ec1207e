/** Feedback to the operator, and error reports on the legal database. It never changes. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { Feedback, NewFeedback } from '#contract/account/feedback.ts';
import { defineRecord } from './define-record.ts';
import { RECORD_TABLES } from './record-tables.ts';

export const feedbackRecord = defineRecord({
  kind: 'feedback',
  schema: Feedback,
  parent: null,
  seenBy: 'owner',
  verbs: {
    create: {
      op: 'send-feedback',
      opVersion: 3,
      endpoint: ENDPOINTS.createFeedback,
      body: NewFeedback,
      offersEdit: true,
    },
    report: {
      op: 'report-error',
      opVersion: 2,
      endpoint: ENDPOINTS.createFeedback,
      body: NewFeedback,
      offersEdit: true,
    },
  },
  patchable: [],
  ...RECORD_TABLES.feedback,
  screen: '/feedback',
  technicalFields: ['lawEdition', 'appVersion', 'feedbackType', 'about'], // the subject is in the title of the row
});
