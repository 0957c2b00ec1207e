/** An entry of a case's diary. It never changes: a correction is an entry that names the corrected one. */
import { DiaryEntry, NewDiaryEntry } from '#contract/case/diary.ts';
import { DIARY_ENDPOINTS } from '#contract/case/diary-endpoints.ts';
import { defineRecord } from './define-record.ts';
import { RECORD_TABLES } from './record-tables.ts';

export const diaryRecord = defineRecord({
  kind: 'diary',
  schema: DiaryEntry,
  parent: { kind: 'case', field: 'caseId' },
  seenBy: 'parent',
  sharedBy: 'sharedWithCourt',
  verbs: {
    create: {
      op: 'add-diary-entry',
      opVersion: 6,
      endpoint: DIARY_ENDPOINTS.addDiaryEntry,
      body: NewDiaryEntry,
      offersEdit: true,
    },
    correct: {
      op: 'correct-diary-entry',
      opVersion: 6,
      endpoint: DIARY_ENDPOINTS.correctDiaryEntry,
      body: NewDiaryEntry,
      offersEdit: true,
    },
  },
  patchable: [],
  ...RECORD_TABLES.diary,
  screen: '/case-diary?case=:id', // its rows are in the queue of the case
});
