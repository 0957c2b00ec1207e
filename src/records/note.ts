/** A private note on a case. It stays with its writer when the case moves to another court. */
import { NewNote, Note, NOTE_PATCHABLE } from '#contract/case/note.ts';
import { WRITTEN_ENDPOINTS } from '#contract/written-endpoints.ts';
import { defineRecord } from './define-record.ts';

export const noteRecord = defineRecord({
  kind: 'note',
  schema: Note,
  newSchema: NewNote,
  parent: { kind: 'case', field: 'caseId' },
  seenBy: 'owner',
  verbs: {
    create: { op: 'write-note', endpoint: WRITTEN_ENDPOINTS.createNote },
    change: { op: 'change-note', endpoint: WRITTEN_ENDPOINTS.updateNote },
    remove: { op: 'remove-note', endpoint: WRITTEN_ENDPOINTS.deleteNote },
  },
  patchable: NOTE_PATCHABLE,
  table: 'notes',
  indexes: ['caseId'],
});
