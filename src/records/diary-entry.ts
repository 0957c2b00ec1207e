/** An entry of a case's diary. It never changes: a correction is an entry that names the corrected one. */
import { DiaryEntry, NewDiaryEntry } from '#contract/case/diary.ts';
import { DIARY_ENDPOINTS } from '#contract/case/diary-endpoints.ts';
import { defineRecord } from './define-record.ts';

export const diaryRecord = defineRecord({
  kind: 'diary',
  schema: DiaryEntry,
  newSchema: NewDiaryEntry,
  parent: { kind: 'case', field: 'caseId' },
  seenBy: 'parent',
  verbs: {
    create: { op: 'add-diary-entry', endpoint: DIARY_ENDPOINTS.addDiaryEntry },
    correct: { op: 'correct-diary-entry', endpoint: DIARY_ENDPOINTS.correctDiaryEntry },
  },
  patchable: [],
  table: 'diary',
  indexes: ['caseId', '[date+at]'],
});
