/** What a person has noted for themselves about a day in court: on this device alone, until it is emptied. */
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { ListedHearing } from './hearings.ts';

type Noted = Pick<ListedHearing, 'caseId' | 'date'>;

/** By case and day: a date that was typed keeps its note where a judge lists a hearing for it. */
const idOf = ({ caseId, date }: Noted): string => `${caseId} ${date}`;

const notes = draftStore<string>('hearing-note');

/** '' where there is none. */
export const hearingNoteOf = async (db: Db, of: Noted): Promise<string> =>
  (await notes.read(db, idOf(of))) ?? '';

export const saveHearingNote = (db: Db, of: Noted, text: string): Promise<Result<void, StorageFull>> =>
  saveInTransaction(db, [], async () =>
    ok(await (text.trim() === '' ? notes.remove(db, idOf(of)) : notes.put(db, idOf(of), text))),
  );
