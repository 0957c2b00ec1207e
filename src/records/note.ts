/** A private note on a case. It stays with its writer when the case moves to another court. */
import { NewNote, Note, NOTE_PATCHABLE } from '#contract/case/note.ts';
import { WRITTEN_ENDPOINTS } from '#contract/written-endpoints.ts';
import { defineRecord, PATCH } from './define-record.ts';
import { RECORD_TABLES } from './record-tables.ts';

export const noteRecord = defineRecord({
  kind: 'note',
  schema: Note,
  parent: { kind: 'case', field: 'caseId' },
  seenBy: 'owner',
  verbs: {
    create: {
      op: 'write-note',
      opVersion: 7,
      endpoint: WRITTEN_ENDPOINTS.createNote,
      body: NewNote,
      requiresLease: true,
    },
    change: {
      op: 'change-note',
      opVersion: 7,
      endpoint: WRITTEN_ENDPOINTS.updateNote,
      body: PATCH,
      inConflict: 'compare',
      requiresLease: true,
    },
    remove: { op: 'remove-note', opVersion: 7, endpoint: WRITTEN_ENDPOINTS.deleteNote, body: PATCH },
  },
  patchable: NOTE_PATCHABLE,
  ...RECORD_TABLES.note,
  screen: null,
});
