/** The operation that sends a diary entry. Runs inside the caller's transaction. */
import {
  type DiaryEntry,
  type NewDiaryEntry,
  diaryContent,
  isSharedWithCourt,
} from '#contract/case/diary.ts';
import { waitingOpening } from '#data/records/case/pending-case-creation.ts';
import type { OutboxAct } from '#data/outbox/outbox.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { nameFor } from '#domain/case/name-for.ts';

interface DiaryActionInput {
  readonly caseId: string;
  readonly corrects: string | undefined;
  readonly body: NewDiaryEntry;
}

export async function diaryAct(
  db: Db,
  { caseId, corrects, body }: DiaryActionInput,
): Promise<OutboxAct<'add-diary-entry' | 'correct-diary-entry'>> {
  const record = await db.cases.get(caseId);
  const filing = await waitingOpening(db, caseId);
  return {
    op: corrects === undefined ? 'add-diary-entry' : 'correct-diary-entry',
    opVersion: 6,
    entity: 'diary',
    entityId: caseId,
    ...(filing !== undefined && { after: filing }),
    body,
    baseVersion: 0,
    subject: {
      title: record ? nameFor(record) : '',
      applicationNumber: null,
      firNumber: record?.firNumber ?? null,
      ...(corrects !== undefined && { corrects }),
    },
  };
}

/** The writer's device resends an entry that a restored server has lost. */
export async function writeAgain(db: Db, entry: DiaryEntry): Promise<OutboxAct | null> {
  const user = await getMeta(db, 'user');
  if (user?._id !== entry.by._id) return null;
  const { _id, caseId, corrects } = entry;
  const content = { ...diaryContent(entry), sharedWithCourt: isSharedWithCourt(entry) };
  return diaryAct(db, { caseId, corrects, body: { _id, ...content } });
}
