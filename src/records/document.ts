/** A document of a case or of an application. It never changes. */
import { CaseDocument, NewDocument } from '#contract/case/document.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { defineRecord } from './define-record.ts';
import { RECORD_TABLES } from './record-tables.ts';

export const documentRecord = defineRecord({
  kind: 'document',
  schema: CaseDocument,
  parent: { kind: 'case', field: 'caseId' },
  seenBy: 'parent',
  verbs: {
    // 8: an older release does not read the blocks of its file
    create: { op: 'add-document', opVersion: 8, endpoint: ENDPOINTS.addCaseDocument, body: NewDocument },
  },
  patchable: [],
  ...RECORD_TABLES.document,
  screen: '/document/:id',
});
