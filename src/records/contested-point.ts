/** A contested point of an application: its judge enters and marks it, and the filer sees it too. */
import { ContestedPoint, CONTESTED_PATCHABLE, NewContested } from '#contract/case/contested.ts';
import { WRITTEN_ENDPOINTS } from '#contract/written-endpoints.ts';
import { defineRecord, PATCH } from './define-record.ts';
import { RECORD_TABLES } from './record-tables.ts';

export const contestedPointRecord = defineRecord({
  kind: 'contested',
  schema: ContestedPoint,
  parent: { kind: 'application', field: 'applicationId' },
  seenBy: 'parent',
  verbs: {
    create: {
      op: 'contest-point',
      opVersion: 7,
      endpoint: WRITTEN_ENDPOINTS.contestPoint,
      body: NewContested,
      requiresLease: true,
    },
    change: {
      op: 'change-point',
      opVersion: 7,
      endpoint: WRITTEN_ENDPOINTS.updateContested,
      body: PATCH,
      inConflict: 'compare',
      requiresLease: true,
    },
    remove: { op: 'remove-point', opVersion: 7, endpoint: WRITTEN_ENDPOINTS.deleteContested, body: PATCH },
  },
  patchable: CONTESTED_PATCHABLE,
  ...RECORD_TABLES.contested,
  screen: null,
  technicalFields: ['about'], // in the title of the row
});
