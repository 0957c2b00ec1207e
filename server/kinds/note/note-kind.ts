/**
 * `GET|POST /cases/{id}/notes`, `PUT|DELETE /notes/{id}`: for anyone who sees the case, visible to the author
 * only.
 */
import type { NewNote, Note } from '#contract/case/note.ts';
import { JsonText, ok } from '#server/http/answer.ts';
import { requireDocket } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route, type WithRoutes } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { caseKind } from '#server/kinds/case/case-kind.ts';
import { caseById } from '#server/storage/cases.ts';
import { canSee, matterOfCase } from '#server/storage/matter.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { definedKind } from '#server/records/defined-kind.ts';
import { noteRecord } from '#records/note.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { newNote } from './new-note.ts';
import { append } from '#server/records/append-only.ts';
import { readVisibleRecord } from '#server/records/records.ts';
import { change, remove } from '#server/records/versioned.ts';

export const noteKind: WithRoutes<StoredKind<Note>> = {
  ...definedKind(noteRecord),
  routes: noteRoutes,
};

function noteRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listNotes', async ({ caller, params }) => {
    await readVisibleRecord(ports, caller, { kind: caseKind, id: params._id });
    const found = await sqlOf(ports.pool).query<{ record: string }>(
      `SELECT record::text FROM notes WHERE case_id = $1 AND owner_id = $2
       ORDER BY created_at DESC, _id DESC LIMIT 500`,
      [params._id, caller.user._id],
    );
    return ok(new JsonText(`[${found.rows.map(({ record }) => record).join(',')}]`));
  });
  route(api, 'createNote', async (call) => writeCall(ports, call, addNote(call.params._id, call.body)));
  route(api, 'updateNote', async (call) => writeCall(ports, call, change(NOTES, call.params._id, call.body)));
  route(api, 'deleteNote', async (call) => writeCall(ports, call, remove(NOTES, call.params._id)));
}

const authorFields = ({ text }: NewNote | Note): string => text;

const addNote =
  (caseId: string, body: NewNote): Effect =>
  async (write) => {
    await refuseUnseen(write, caseId);
    const make = (_write: Write, { _id, text }: NewNote): Note => newNote(write, { _id, text, caseId });
    const isUnder = (note: Note): boolean => note.caseId === caseId;
    return append({ kind: noteKind, make, authorFields, isUnder }, write.caller.user._id, body)(write);
  };

/** Answers 404 if the case is not visible. */
async function refuseUnseen({ sql, caller }: Write, caseId: string): Promise<void> {
  if (caller.user.role === 'judge') requireDocket(caller);
  const record = await caseById(sql, caseId);
  if (!record) throw new Refusal('not-found');
  if (canSee(caller, matterOfCase(record))) return;
  throw new Refusal('not-found', { denied: { entity: 'case', id: caseId } });
}

const NOTES = {
  kind: noteKind,
  schema: noteRecord.schema,
  patchable: noteRecord.patchable,
  parentOf: ({ by }: Note) => by._id,
  reason: () => 'writer-removed' as const,
};
