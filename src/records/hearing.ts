/** A hearing of a case: a judge lists it, moves it and records its outcome. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { Hearing, HEARING_PATCHABLE, NewHearing } from '#contract/case/hearing.ts';
import { defineRecord, PATCH } from './define-record.ts';
import { RECORD_TABLES } from './record-tables.ts';

export const hearingRecord = defineRecord({
  kind: 'hearing',
  schema: Hearing,
  parent: { kind: 'case', field: 'caseId' },
  seenBy: 'parent',
  verbs: {
    create: {
      op: 'schedule-hearing',
      opVersion: 4,
      endpoint: ENDPOINTS.listCaseHearing,
      body: NewHearing,
      requiresLease: true,
    },
    change: {
      op: 'change-hearing',
      opVersion: 4,
      endpoint: ENDPOINTS.updateHearing,
      body: PATCH,
      inConflict: 'compare',
    },
  },
  patchable: HEARING_PATCHABLE,
  ...RECORD_TABLES.hearing,
  screen: '/judge/schedule-hearing/:id?type=hearing',
});
