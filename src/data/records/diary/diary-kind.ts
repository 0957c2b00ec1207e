/** Entries of a case's diary: added in the queue of that case, so that a correction goes behind what it corrects. */
import { DiaryEntry, NewDiaryEntry } from '#contract/diary.ts';
import { DIARY_ENDPOINTS } from '#contract/diary-endpoints.ts';
import type { OutboxRow, RowSubject } from '#data/outbox/outbox-row.ts';
import { addedKind } from '#data/records/added-kind.ts';
import type { Operation } from '#data/records/record-kind.ts';
import { writeAgain } from './diary-act.ts';
import { reopenEntry } from './diary-drafts.ts';

interface DiaryAct {
  readonly entity: 'diary';
  readonly body: NewDiaryEntry;
  /** The FIR by which its case is known; which entry it corrects. */
  readonly subject: RowSubject & { readonly firNumber: string | null; readonly corrects?: string };
}

declare module '#data/outbox/outbox-row.ts' {
  interface Operations {
    'add-diary-entry': DiaryAct;
    'correct-diary-entry': DiaryAct;
  }
}

const operation: Pick<Operation, 'opVersion' | 'body' | 'reopen'> = {
  opVersion: 6,
  body: NewDiaryEntry,
  reopen: reopenEntry,
};

export const diaryKind = addedKind<DiaryEntry>({
  entity: 'diary',
  table: 'diary',
  schema: DiaryEntry,
  partOf: { entity: 'case', table: 'cases', index: 'caseId' },
  queue: 'caseId',
  again: writeAgain,
  idOf: (row) => (isEntry(row) ? row.body._id : undefined),
  operations: {
    'add-diary-entry': { ...operation, endpoint: DIARY_ENDPOINTS.addDiaryEntry },
    'correct-diary-entry': {
      ...operation,
      endpoint: DIARY_ENDPOINTS.correctDiaryEntry,
      pathOf: (row) => DIARY_ENDPOINTS.correctDiaryEntry.path.replace(':_id', correctedBy(row)),
    },
  },
});

const isEntry = (row: OutboxRow): row is OutboxRow<'add-diary-entry' | 'correct-diary-entry'> =>
  row.entity === 'diary';

const correctedBy = (row: OutboxRow): string => (isEntry(row) ? (row.subject.corrects ?? '') : '');
