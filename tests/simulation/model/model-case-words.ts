/** Diary entries of a case and contested points of an application, in the model. */
import type { Application } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { Contested, CONTESTED_PATCHABLE, NewContested } from '#contract/case/contested.ts';
import { type DiaryEntry, NewDiaryEntry, diaryContent } from '#contract/case/diary.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import type { RemovalReason } from '#contract/case/history-events.ts';
import { diaryFaults } from '#domain/case/diary-rules.ts';
import { isRecord, mergePatch, same } from '#kernel/merge-patch.ts';
import { DIARY_FAULTS } from '#text/en/work/diary-faults.ts';
import { matterOfApplication, matterOfCase } from '../../../server/storage/matter.ts';
import { type Answer, created, ok } from '../../../server/http/answer.ts';
import { invalid, Refusal } from '../../../server/http/refusal.ts';
import { sees } from './model-log.ts';
import { addedBefore, checkVersion, type Doing, known, madeBy, type ModelWrite } from './model-writes.ts';

const CLOCKS_APART_MS = 15 * 60_000;

export const addEntry: Doing = (write, caseId, given) =>
  entered(write, { caseId, corrects: undefined }, given);

export const correctEntry: Doing = (write, id, given) => {
  const corrected = write.state.diary.get(id);
  if (!corrected) throw new Refusal('not-found');
  return entered(write, { caseId: corrected.caseId, corrects: id }, given);
};

interface Place {
  readonly caseId: string;
  readonly corrects: string | undefined;
}

function entered(write: ModelWrite, place: Place, given: unknown): Answer {
  const { state, caller, now, touch } = write;
  const read = NewDiaryEntry.safeParse(known(given));
  if (!read.success) throw invalid(fieldErrors(read.error));
  const body = read.data;
  const record = writtenCase(write, place.caseId);
  const current = state.diary.get(body._id ?? '');
  if (current) {
    if (current.caseId !== place.caseId || current.corrects !== place.corrects) throw new Refusal('id-taken');
    return addedBefore(current, same(diaryContent(current), diaryContent(body)), caller);
  }
  const [fault] = diaryFaults(body, new Date(now.getTime() + CLOCKS_APART_MS));
  if (fault) throw invalid({ [fault.field]: DIARY_FAULTS[fault.code] });
  const entry = newEntry(write, place, body);
  state.diary.set(entry._id, entry);
  touch({ entity: 'diary', id: entry._id, version: 1, ownerId: record.ownerId, after: matterOfCase(record) });
  return created(entry);
}

/** Visible to all readers of the case, writable only for its owner. */
function writtenCase({ state, caller }: ModelWrite, caseId: string): CaseRecord {
  const record = state.cases.get(caseId);
  if (!record || !sees(caller, matterOfCase(record))) throw new Refusal('not-found');
  if (record.ownerId !== caller.user._id) throw new Refusal('forbidden');
  return record;
}

const newEntry = (write: ModelWrite, { caseId, corrects }: Place, body: NewDiaryEntry): DiaryEntry => ({
  _id: body._id ?? write.newId(),
  version: 1,
  caseId,
  ...diaryContent(body),
  ...(corrects !== undefined && { corrects }),
  ...madeBy(write),
});

const saidOf = ({ about, says, state, note, documentId, page }: NewContested | Contested): unknown => ({
  about,
  says,
  state,
  note,
  documentId,
  page,
});

/** The application under which a point is, where its writer sees that. */
function applicationOf({ state, caller }: ModelWrite, id: string) {
  const application = state.applications.get(id);
  if (!application || !sees(caller, matterOfApplication(application))) throw new Refusal('not-found');
  return application;
}

interface Telling {
  readonly point: Pick<Contested, '_id' | 'version'>;
  readonly application: Application;
  readonly removed?: RemovalReason;
}

function tell({ touch }: ModelWrite, { point, application, ...removed }: Telling): void {
  const { _id: id, version } = point;
  const after = matterOfApplication(application);
  touch({ entity: 'contested', id, version, ownerId: application.createdBy, after, ...removed });
}

export const contestPoint: Doing = (write, applicationId, given) => {
  const { state, caller } = write;
  const body = NewContested.parse(known(given));
  const application = applicationOf(write, applicationId);
  const current = state.contested.get(body._id ?? '');
  if (current) {
    if (current.applicationId !== applicationId) throw new Refusal('id-taken');
    return addedBefore(current, same(saidOf(current), saidOf(body)), caller);
  }
  const point: Contested = {
    ...body,
    _id: body._id ?? write.newId(),
    version: 1,
    applicationId,
    ...madeBy(write),
  };
  state.contested.set(point._id, point);
  tell(write, { point, application });
  return created(point);
};

function pointOf(write: ModelWrite, id: string) {
  const point = write.state.contested.get(id);
  if (!point) throw new Refusal('not-found');
  return { point, application: applicationOf(write, point.applicationId) };
}

export const changePoint: Doing = (write, id, body) => {
  const { point, application } = pointOf(write, id);
  checkVersion(write, point);
  if (!isRecord(body)) throw new Refusal('invalid-request');
  const patch = Object.fromEntries(
    CONTESTED_PATCHABLE.flatMap((field) => (field in body ? [[field, body[field]]] : [])),
  );
  const parsed = Contested.safeParse(withoutBlanks(mergePatch(point, patch)));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  if (same(parsed.data, point)) return ok(point);
  const next = { ...parsed.data, version: point.version + 1 };
  write.state.contested.set(id, next);
  tell(write, { point: next, application });
  return ok(next);
};

export const removePoint: Doing = (write, id) => {
  const { point, application } = pointOf(write, id);
  checkVersion(write, point);
  write.state.contested.delete(id);
  const removed = { ...point, version: point.version + 1 };
  tell(write, { point: removed, application, removed: 'judge-removed' });
  return { status: 204, body: undefined };
};
