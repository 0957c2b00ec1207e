/** A new note. Pure, so that the simulation uses it too. */
import type { NewNote, Note } from '#contract/case/note.ts';
import { type AuthoredWrite, originOf } from '#server/records/authored.ts';

export const newNote = (
  write: AuthoredWrite,
  { _id, text, caseId }: NewNote & { readonly caseId: string },
): Note => ({ _id: _id ?? write.newId(), version: 1, caseId, text, ...originOf(write) });
