/** A case: its owner or a first filing opens it, its owner updates it, and a judge sets its category. */
import * as z from 'zod/mini';
import { CASE_PATCHABLE, CaseRecord, DcmCategory, NewCase } from '#contract/case/case-record.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { defineRecord } from './define-record.ts';
import { RECORD_TABLES } from './record-tables.ts';

export const caseRecord = defineRecord({
  kind: 'case',
  schema: CaseRecord,
  parent: null,
  seenBy: 'court',
  verbs: {
    create: { op: 'open-case', opVersion: 6, endpoint: ENDPOINTS.createCase, body: NewCase },
    change: {
      op: 'keep-case',
      opVersion: 6,
      endpoint: ENDPOINTS.updateCase,
      body: z.partialRecord(z.enum(CASE_PATCHABLE), z.unknown()),
      inConflict: 'compare',
    },
    categorise: {
      op: 'manage-case',
      opVersion: 7,
      endpoint: ENDPOINTS.updateCase,
      body: z.object({ dcmCategory: DcmCategory }),
      requiresLease: true,
      inConflict: 'compare',
    },
  },
  patchable: CASE_PATCHABLE,
  ...RECORD_TABLES.case,
  screen: { judge: '/judge/case/:id', others: '/case/:id' },
  isCaseload: true,
});
