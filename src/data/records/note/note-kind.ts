/** Private notes on a case: their writer's alone. They stay with the writer also where the case has gone to another court. */
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NewNote, Note, NOTE_PATCHABLE } from '#contract/note.ts';
import type { RowSubject } from '#data/outbox/outbox-row.ts';
import {
  type ChangedSubject,
  isWriting,
  reopenWritten,
  type WrittenText,
  writtenKind,
  type WrittenSpec,
  type WrittenSubject,
} from '#data/records/written-kind.ts';

declare module '#data/outbox/outbox-row.ts' {
  interface Operations {
    'write-note': { readonly entity: 'note'; readonly body: WrittenText; readonly subject: WrittenSubject };
    'change-note': { readonly entity: 'note'; readonly body: WrittenText; readonly subject: ChangedSubject };
    'remove-note': { readonly entity: 'note'; readonly body: WrittenText; readonly subject: RowSubject };
  }
}

const reopen = reopenWritten('note');
const opVersion = 7;
const patch = z.record(z.string(), z.unknown());

export const NOTES: WrittenSpec<Note> = {
  entity: 'note',
  table: 'notes',
  schema: Note,
  parent: { entity: 'case', field: 'caseId' },
  fields: NOTE_PATCHABLE,
  ops: { write: 'write-note', change: 'change-note', remove: 'remove-note' },
  opVersion,
  pauseMs: 3_000, // what is typed on goes in one call
  operations: {
    'write-note': {
      opVersion,
      endpoint: ENDPOINTS.createNote,
      pathOf: (row) =>
        isWriting(NOTES, row) ? ENDPOINTS.createNote.path.replace(':_id', row.subject.under) : '',
      body: NewNote,
      onlyMarked: true,
      reopen,
    },
    'change-note': { opVersion, endpoint: ENDPOINTS.updateNote, body: patch, onlyMarked: true, reopen },
    'remove-note': { opVersion, endpoint: ENDPOINTS.deleteNote, body: patch, reopen },
  },
};

export const noteKind = writtenKind(NOTES);
