/** Reads, writes and removes private notes. */
import type { Result } from '#kernel/result.ts';
import { type WordsSync, syncsOf } from '#data/records/written-kind.ts';
import {
  saveWrittenRecord,
  removeWrittenRecord,
  type WordsRefusal,
} from '#data/records/save-written-record.ts';
import type { Db } from '#data/store/db.ts';
import type { NoteRow } from '#data/store/rows.ts';
import type { Ports } from '#data/store/ports.ts';
import { NOTES } from './note-kind.ts';

export interface NoteView extends NoteRow {
  readonly sync: WordsSync;
}

/** Notes of one case, newest first. */
export async function notesOf(db: Db, caseId: string): Promise<NoteView[]> {
  const rows = await db.notes.where('caseId').equals(caseId).toArray();
  const syncs = await syncsOf(db, rows);
  return rows
    .toSorted((left, right) => right.at.localeCompare(left.at))
    .map((row): NoteView => Object.assign(row, { sync: syncs.get(row._id) ?? ('sent' as const) }));
}

export interface PrivateNoteView {
  /** Created by the screen before the first keystroke. */
  readonly id: string;
  readonly caseId: string;
  readonly text: string;
}

export const keepNote = (
  db: Db,
  ports: Ports,
  { id, caseId, text }: PrivateNoteView,
): Promise<Result<null, WordsRefusal>> =>
  saveWrittenRecord({ db, ports, spec: NOTES }, { id, under: caseId, words: { text } });

export const removeNote = (db: Db, ports: Ports, id: string): Promise<void> =>
  removeWrittenRecord({ db, ports, spec: NOTES }, id);
