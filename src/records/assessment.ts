/** A risk assessment of a case. It never changes: the next one of the case is its next version. */
import { Assessment, NewAssessment } from '#contract/case/assessment.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { defineRecord } from './define-record.ts';
import { RECORD_TABLES } from './record-tables.ts';

export const assessmentRecord = defineRecord({
  kind: 'assessment',
  schema: Assessment,
  parent: { kind: 'case', field: 'caseId' },
  seenBy: 'parent',
  verbs: {
    create: { op: 'assess', opVersion: 1, endpoint: ENDPOINTS.saveAssessment, body: NewAssessment },
  },
  patchable: [],
  ...RECORD_TABLES.assessment,
  screen: '/risk-assessment/:id', // its rows are in the queue of the case
});
