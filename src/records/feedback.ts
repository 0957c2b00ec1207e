/** Feedback to the operator, and error reports on the legal database. It never changes. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { Feedback, NewFeedback } from '#contract/account/feedback.ts';
import { defineRecord } from './define-record.ts';

export const feedbackRecord = defineRecord({
  kind: 'feedback',
  schema: Feedback,
  newSchema: NewFeedback,
  parent: null,
  seenBy: 'owner',
  verbs: {
    create: { op: 'send-feedback', endpoint: ENDPOINTS.createFeedback },
    report: { op: 'report-error', endpoint: ENDPOINTS.createFeedback },
  },
  patchable: [],
  table: 'feedback',
  indexes: ['at', '[about.code+about.section]'],
});
