/** Private notes on a court day; only on this device, until emptied. */
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import type { ListedHearing } from './hearings.ts';

type Noted = Pick<ListedHearing, 'caseId' | 'date'>;

/** By case and day, so that a note of a typed date stays when a judge lists a hearing. */
const idOf = ({ caseId, date }: Noted): string => `${caseId} ${date}`;

const notes = draftStore<string>('hearing-note');

/** The texts that were noted, by hearing. */
export async function hearingNotesOf<T extends Noted>(
  db: Db,
  hearings: readonly T[],
): Promise<ReadonlyMap<T, string>> {
  const texts = await notes.readAll(db, hearings.map(idOf));
  return new Map(hearings.flatMap((each, n) => (texts[n] == null ? [] : [[each, texts[n]] as const])));
}

export const saveHearingNote = (db: Db, of: Noted, text: string): Promise<void> =>
  saveInTransaction(db, [], () =>
    text.trim() === '' ? notes.remove(db, idOf(of)) : notes.put(db, idOf(of), text),
  );
