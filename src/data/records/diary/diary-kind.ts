/** Diary entries, sent in the queue of their case so that a correction follows its entry. */
import type { DiaryEntry, NewDiaryEntry } from '#contract/case/diary.ts';
import type { OutboxRow, RowSubject } from '#data/store/outbox-row.ts';
import { addedKind } from '#data/records/added-kind.ts';
import { definedKind } from '#data/records/defined-kind.ts';
import { writeAgain } from './diary-act.ts';
import { reopenEntry, unfinishedEntries } from './diary-drafts.ts';
import { diaryRecord } from '#records/diary-entry.ts';

interface DiaryAct {
  readonly entity: 'diary';
  readonly body: NewDiaryEntry;
  /** FIR number of its case, and the entry that it corrects. */
  readonly subject: RowSubject & { readonly firNumber: string | null; readonly corrects?: string };
}

declare module '#data/store/outbox-row.ts' {
  interface Operations {
    'add-diary-entry': DiaryAct;
    'correct-diary-entry': DiaryAct;
  }
}

const { correct } = diaryRecord.verbs;

export const diaryKind = addedKind<DiaryEntry>({
  ...definedKind(diaryRecord, {
    create: { reopen: reopenEntry },
    correct: {
      reopen: reopenEntry,
      pathOf: (row) => correct.endpoint.path.replace(':_id', correctedBy(row)),
    },
  }),
  queue: 'caseId',
  again: writeAgain,
  unfinished: async (db) => ({ diary: await unfinishedEntries(db) }),
  idOf: (row) => (isEntry(row) ? row.body._id : undefined),
});

const isEntry = (row: OutboxRow): row is OutboxRow<'add-diary-entry' | 'correct-diary-entry'> =>
  row.entity === 'diary';

const correctedBy = (row: OutboxRow): string => (isEntry(row) ? (row.subject.corrects ?? '') : '');
