/** Private records in the model: draft orders and notes. */
import { NewNote, type Note } from '#contract/case/note.ts';
import { StoredOrderDraft } from '#contract/application/order-draft.ts';
import { isRecord, same } from '#kernel/merge-patch.ts';
import { noteRecord } from '#records/note.ts';
import { newNote } from '../../../server/kinds/note/new-note.ts';
import { checkVersion, patchedRecord } from '../../../server/records/authored.ts';
import { canSee, matterOfCase } from '../../../server/storage/matter.ts';
import { type Answer, created, ok } from '../../../server/http/answer.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import { addedBefore, type WriteAct, known, type ModelWrite } from './model-writes.ts';

const GONE: Answer = { status: 204, body: undefined };

export const keepOrderDraft: WriteAct = (write, _id, given) => {
  const { state, caller, touch, expected } = write;
  const body = StoredOrderDraft.parse(known(given));
  const storedDraft = ownDraft(write, _id);
  if (storedDraft) checkVersion(write, storedDraft);
  const version = (storedDraft?.version ?? expected ?? 0) + 1;
  const record = { ...body, _id, version };
  if (storedDraft && same({ ...storedDraft, version }, record)) return ok(storedDraft);
  state.orderDrafts.set(_id, record);
  state.drafting.set(_id, caller.user._id);
  touch({ entity: 'order-draft', id: _id, version, ownerId: caller.user._id });
  return ok(record);
};

function ownDraft({ state, caller }: ModelWrite, id: string) {
  const found = state.orderDrafts.get(id);
  if (found && state.drafting.get(id) !== caller.user._id) throw new Refusal('not-found');
  return found;
}

export const removeOrderDraft: WriteAct = (write, id) => {
  const record = ownDraft(write, id);
  if (!record) throw new Refusal('not-found');
  checkVersion(write, record);
  write.state.orderDrafts.delete(id);
  const version = record.version + 1;
  const ownerId = write.caller.user._id;
  write.touch({ entity: 'order-draft', id, version, ownerId, removed: 'put-away' });
  return GONE;
};

export const addNote: WriteAct = (write, caseId, given) => {
  const { state, caller } = write;
  const { _id, text } = NewNote.parse(known(given));
  const matter = state.cases.get(caseId);
  if (!matter || !canSee(caller, matterOfCase(matter))) throw new Refusal('not-found');
  const current = state.notes.get(_id ?? '');
  if (current) return addedBefore(current, current.text === text && current.caseId === caseId, caller);
  return created(keptNote(write, newNote(write, { _id, text, caseId })));
};

function keptNote({ state, caller, touch }: ModelWrite, note: Note): Note {
  state.notes.set(note._id, note);
  touch({ entity: 'note', id: note._id, version: note.version, ownerId: caller.user._id });
  return note;
}

function ownNote({ state, caller }: ModelWrite, id: string): Note {
  const note = state.notes.get(id);
  if (note?.by._id !== caller.user._id) throw new Refusal('not-found');
  return note;
}

export const changeNote: WriteAct = (write, id, body) => {
  const record = ownNote(write, id);
  checkVersion(write, record);
  if (!isRecord(body)) throw new Refusal('invalid-request');
  const next = patchedRecord(noteRecord, record, body);
  if (same(next, record)) return ok(record);
  return ok(keptNote(write, { ...next, version: record.version + 1 }));
};

export const removeNote: WriteAct = (write, id) => {
  const record = ownNote(write, id);
  checkVersion(write, record);
  write.state.notes.delete(id);
  const version = record.version + 1;
  const ownerId = write.caller.user._id;
  write.touch({ entity: 'note', id, version, ownerId, removed: 'writer-removed' });
  return GONE;
};
