/** What a person has noted for themselves about a day in court: on this device alone, until it is emptied. */
import type { Db } from '#data/store/db.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { ListedHearing } from './hearings.ts';

type Noted = Pick<ListedHearing, 'caseId' | 'date'>;

/** By case and day: a date that was typed keeps its note where a judge lists a hearing for it. */
const nameOf = ({ caseId, date }: Noted) => `hearing-note:${caseId} ${date}` as const;

/** '' where there is none. */
export const hearingNoteOf = async (db: Db, of: Noted): Promise<string> =>
  (await getMeta(db, nameOf(of))) ?? '';

export const saveHearingNote = (db: Db, of: Noted, text: string): Promise<Result<void, StorageFull>> =>
  saveInTransaction(db, [], async () =>
    ok(await (text.trim() === '' ? clearMeta(db, nameOf(of)) : setMeta(db, nameOf(of), text))),
  );
