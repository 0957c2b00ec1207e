/** A hearing of a case: a judge lists it, moves it and records its outcome. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { Hearing, HEARING_PATCHABLE, NewHearing } from '#contract/case/hearing.ts';
import { defineRecord } from './define-record.ts';

export const hearingRecord = defineRecord({
  kind: 'hearing',
  schema: Hearing,
  newSchema: NewHearing,
  parent: { kind: 'case', field: 'caseId' },
  seenBy: 'parent',
  verbs: {
    create: { op: 'schedule-hearing', endpoint: ENDPOINTS.listCaseHearing },
    change: { op: 'change-hearing', endpoint: ENDPOINTS.updateHearing },
  },
  patchable: HEARING_PATCHABLE,
  table: 'hearings',
  indexes: ['caseId', 'applicationId', 'date', '[caseId+date]'],
});
