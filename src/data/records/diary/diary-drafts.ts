/** Form drafts of diary entries, new or correcting, on this device until they are queued. */
import { invariant } from '#kernel/assert.ts';
import { closeRow } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { ResumeTarget } from '#data/outbox/record-kind.ts';
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import type { DiaryDraft } from './diary-draft.ts';

/** The form: a new entry, with the case if the address names one, or a correction. */
export type DiaryForm =
  | { readonly kind: 'new'; readonly caseId: string | null }
  | { readonly kind: 'correction'; readonly of: string };

const drafts = draftStore<DiaryDraft>('diary');
const NEW = 'new';

const idOf = (form: DiaryForm): string => (form.kind === 'new' ? (form.caseId ?? NEW) : form.of);

/** `null` if there is no draft. */
export const diaryDraftOf = (db: Db, form: DiaryForm): Promise<DiaryDraft | null> =>
  drafts.read(db, idOf(form));

export const saveDiaryDraft = (db: Db, form: DiaryForm, draft: DiaryDraft): Promise<void> =>
  saveInTransaction(db, [], () =>
    isBlank(draft) ? discardDiaryDraft(db, form) : drafts.put(db, idOf(form), draft),
  );

export const discardDiaryDraft = (db: Db, form: DiaryForm): Promise<void> => drafts.remove(db, idOf(form));

/**
 * Turns a returned entry into a draft again, before text entered meanwhile. Runs inside the caller's
 * transaction.
 */
export async function reopenEntry(db: Db, ports: Ports, row: OutboxRow): Promise<ResumeTarget> {
  invariant(
    row.op === 'add-diary-entry' || row.op === 'correct-diary-entry',
    'only an entry is written anew',
  );
  const { entityId: caseId, subject, body } = row;
  const { _id, date, time = '', officer = '', location = '', attachments, sharedWithCourt } = body;
  const form: DiaryForm =
    subject.corrects === undefined ? { kind: 'new', caseId } : { kind: 'correction', of: subject.corrects };
  const existingDraft = await diaryDraftOf(db, form);
  const description = [body.description, existingDraft?.description].filter(Boolean).join('\n\n');
  await drafts.put(db, idOf(form), {
    caseId,
    date,
    time,
    officer,
    location,
    description,
    attachments,
    sharedWithCourt,
  });
  await closeRow(db, row, { at: nowIso(ports), outcome: 'edited' });
  if (_id !== undefined) await db.diary.delete(_id);
  return { kind: 'record', entity: 'diary', entityId: caseId };
}

export interface UnfinishedEntry {
  readonly form: DiaryForm;
  readonly draft: DiaryDraft;
}

/** Drafts of one case, or all. */
export async function unfinishedEntries(db: Db, caseId?: string): Promise<UnfinishedEntry[]> {
  const all = await drafts.list(db);
  return all
    .filter(({ values }) => caseId === undefined || values.caseId === caseId)
    .map(({ id, values }) => ({ form: formOf(id, values), draft: values }));
}

function formOf(id: string, { caseId }: DiaryDraft): DiaryForm {
  if (id === NEW) return { kind: 'new', caseId: null };
  return id === caseId ? { kind: 'new', caseId: id } : { kind: 'correction', of: id };
}

/** A proposed date alone is no entry. */
const isBlank = ({ time, officer, location, description, attachments }: DiaryDraft): boolean =>
  attachments.length === 0 && [time, officer, location, description].every((text) => text.trim() === '');
