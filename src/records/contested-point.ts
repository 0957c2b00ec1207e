/** A contested point of an application: its judge enters and marks it, and the filer sees it too. */
import { Contested, CONTESTED_PATCHABLE, NewContested } from '#contract/case/contested.ts';
import { WRITTEN_ENDPOINTS } from '#contract/written-endpoints.ts';
import { defineRecord } from './define-record.ts';

export const contestedPointRecord = defineRecord({
  kind: 'contested',
  schema: Contested,
  newSchema: NewContested,
  parent: { kind: 'application', field: 'applicationId' },
  seenBy: 'parent',
  verbs: {
    create: { op: 'contest-point', endpoint: WRITTEN_ENDPOINTS.contestPoint },
    change: { op: 'change-point', endpoint: WRITTEN_ENDPOINTS.updateContested },
    remove: { op: 'remove-point', endpoint: WRITTEN_ENDPOINTS.deleteContested },
  },
  patchable: CONTESTED_PATCHABLE,
  table: 'contested',
  indexes: ['applicationId'],
});
