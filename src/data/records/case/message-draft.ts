/** A pasted court message that is not saved for all its cases yet. */
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';

const drafts = draftStore<string>('court-message');
const ONLY = '';

export const messageDraft = (db: Db): Promise<string | null> => drafts.read(db, ONLY);

export const saveMessageDraft = (db: Db, text: string): Promise<void> => drafts.save(db, ONLY, text);

export const discardMessageDraft = (db: Db): Promise<void> => drafts.remove(db, ONLY);
