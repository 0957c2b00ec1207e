/** Private notes on a court day; only on this device, until emptied. */
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import type { ListedHearing } from './hearings.ts';

type Noted = Pick<ListedHearing, 'caseId' | 'date'>;

/** By case and day, so that a note of a typed date stays when a judge lists a hearing. */
const idOf = ({ caseId, date }: Noted): string => `${caseId} ${date}`;

const notes = draftStore<string>('hearing-note');

/** '' if there is none. */
export const hearingNoteOf = async (db: Db, of: Noted): Promise<string> =>
  (await notes.read(db, idOf(of))) ?? '';

export const saveHearingNote = (db: Db, of: Noted, text: string): Promise<void> =>
  saveInTransaction(db, [], () =>
    text.trim() === '' ? notes.remove(db, idOf(of)) : notes.put(db, idOf(of), text),
  );
