/** Diary entries of a case and contested points of an application, in the model. */
import type { Application } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { type ContestedPoint, NewContested } from '#contract/case/contested.ts';
import { diaryContent, isSharedWithCourt, NewDiaryEntry } from '#contract/case/diary.ts';
import { fieldErrors } from '#contract/primitives.ts';
import type { RemovalReason } from '#contract/case/history-events.ts';
import { isRecord, same } from '#kernel/merge-patch.ts';
import { contestedPointRecord } from '#records/contested-point.ts';
import { authorFields, newPoint } from '../../../server/kinds/contested/new-point.ts';
import { type DiaryParent, newEntry } from '../../../server/kinds/diary/new-entry.ts';
import { checkVersion, patchedRecord } from '../../../server/records/authored.ts';
import { canSee, matterOfApplication, matterOfCase } from '../../../server/storage/matter.ts';
import { type Answer, created, ok } from '../../../server/http/answer.ts';
import { invalid, Refusal } from '../../../server/http/refusal.ts';
import { addedBefore, type WriteAct, known, type ModelWrite } from './model-writes.ts';

export const addEntry: WriteAct = (write, caseId, given) =>
  entered(write, { caseId, corrects: undefined }, given);

export const correctEntry: WriteAct = (write, id, given) => {
  const corrected = write.state.diary.get(id);
  if (!corrected) throw new Refusal('not-found');
  return entered(write, { caseId: corrected.caseId, corrects: id }, given);
};

function entered(write: ModelWrite, place: DiaryParent, given: unknown): Answer {
  const { state, caller, touch } = write;
  const read = NewDiaryEntry.safeParse(known(given));
  if (!read.success) throw invalid(fieldErrors(read.error));
  const body = read.data;
  const record = writtenCase(write, place.caseId);
  const current = state.diary.get(body._id ?? '');
  if (current) {
    if (current.caseId !== place.caseId || current.corrects !== place.corrects) throw new Refusal('id-taken');
    return addedBefore(current, same(diaryContent(current), diaryContent(body)), caller);
  }
  const entry = newEntry(write, { ...place, said: body });
  state.diary.set(entry._id, entry);
  const seenBy = isSharedWithCourt(entry) ? { after: matterOfCase(record) } : {};
  touch({ entity: 'diary', id: entry._id, version: 1, ownerId: record.ownerId, ...seenBy });
  return created(entry);
}

/** Visible to all readers of the case, writable only for its owner. */
function writtenCase({ state, caller }: ModelWrite, caseId: string): CaseRecord {
  const record = state.cases.get(caseId);
  if (!record || !canSee(caller, matterOfCase(record))) throw new Refusal('not-found');
  if (record.ownerId !== caller.user._id) throw new Refusal('forbidden');
  return record;
}

/** The application of a point, if its writer can see it. */
function applicationOf({ state, caller }: ModelWrite, id: string) {
  const application = state.applications.get(id);
  if (!application || !canSee(caller, matterOfApplication(application))) throw new Refusal('not-found');
  return application;
}

interface Telling {
  readonly point: Pick<ContestedPoint, '_id' | 'version'>;
  readonly application: Application;
  readonly removed?: RemovalReason;
}

function tell({ touch }: ModelWrite, { point, application, ...removed }: Telling): void {
  const { _id: id, version } = point;
  const after = matterOfApplication(application);
  touch({ entity: 'contested', id, version, ownerId: application.createdBy, after, ...removed });
}

export const contestPoint: WriteAct = (write, applicationId, given) => {
  const { state, caller } = write;
  const body = NewContested.parse(known(given));
  const application = applicationOf(write, applicationId);
  const current = state.contested.get(body._id ?? '');
  if (current) {
    if (current.applicationId !== applicationId) throw new Refusal('id-taken');
    return addedBefore(current, same(authorFields(current), authorFields(body)), caller);
  }
  const point = newPoint(write, body, { id: applicationId, application });
  state.contested.set(point._id, point);
  tell(write, { point, application });
  return created(point);
};

function pointOf(write: ModelWrite, id: string) {
  const point = write.state.contested.get(id);
  if (!point) throw new Refusal('not-found');
  return { point, application: applicationOf(write, point.applicationId) };
}

export const changePoint: WriteAct = (write, id, body) => {
  const { point, application } = pointOf(write, id);
  checkVersion(write, point);
  if (!isRecord(body)) throw new Refusal('invalid-request');
  const patched = patchedRecord(contestedPointRecord, point, body);
  if (same(patched, point)) return ok(point);
  const next = { ...patched, version: point.version + 1 };
  write.state.contested.set(id, next);
  tell(write, { point: next, application });
  return ok(next);
};

export const removePoint: WriteAct = (write, id) => {
  const { point, application } = pointOf(write, id);
  checkVersion(write, point);
  write.state.contested.delete(id);
  const removed = { ...point, version: point.version + 1 };
  tell(write, { point: removed, application, removed: 'judge-removed' });
  return { status: 204, body: undefined };
};
