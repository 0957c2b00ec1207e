/** Effects of each write on the model, by the pure functions of the server, without a database. */
import { isUndecided } from '#domain/case/status-rules.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { byText } from '#kernel/by-text.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { type Application, NewApplication } from '#contract/application/application.ts';
import { NewAssessment } from '#contract/case/assessment.ts';
import { type CaseRecord, NewCase } from '#contract/case/case-record.ts';
import { NewFeedback } from '#contract/account/feedback.ts';
import { Settings } from '#contract/account/user.ts';
import { caseFollowing } from '#domain/application/case-of-application.ts';
import { stationKey } from '#domain/case/fir.ts';
import { firKey } from '#domain/case/fir-key.ts';
import { withoutBlanks } from '#contract/primitives.ts';
import { assertNever } from '#kernel/assert.ts';
import { isRecord, mergePatch, same } from '#kernel/merge-patch.ts';
import { actOf, amended, decided, withdrawn } from '../../../server/acts/decide/application-act.ts';
import { answerRefiled, filingOf } from '../../../server/acts/file/new-filing.ts';
import { assessmentOf, authorFields } from '../../../server/kinds/assessment/new-assessment.ts';
import { managedByJudge, patchedByOwner, refuseOtherCourt } from '../../../server/kinds/case/change-case.ts';
import { answerReopened, newCase } from '../../../server/kinds/case/create-case.ts';
import {
  authorFields as fieldsOfFeedback,
  newFeedback,
} from '../../../server/kinds/feedback/new-feedback.ts';
import { answerRepeated, checkVersion } from '../../../server/records/authored.ts';
import { inNextVersion } from '../../../server/storage/cases.ts';
import { canSee, matterOfApplication, matterOfCase } from '../../../server/storage/matter.ts';
import { type Answer, created, ok } from '../../../server/http/answer.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import type { ModelTouch } from './model-log.ts';
import type { ModelCaller, ModelState } from './model-state.ts';

export interface ModelWrite {
  readonly state: ModelState;
  readonly caller: ModelCaller;
  readonly now: Date;
  readonly newId: () => string;
  readonly tag: string;
  readonly expected: number | undefined;
  readonly deviceTime: string | undefined;
  /** Of a whole file, by its hash. */
  readonly sizeOf: (sha256: string) => number | undefined;
  readonly touch: (change: ModelTouch) => void;
}

export type WriteAct = (write: ModelWrite, id: string, body: unknown) => Answer;

export const known = (body: unknown): unknown => withoutBlanks(mergePatch({}, body));

export const fileApplication: WriteAct = (write, _id, given) => {
  const { state, caller, touch } = write;
  const body = NewApplication.parse(known(given));
  if (caller.user.role === 'judge') throw new Refusal('forbidden');
  const filer = filerOf(write);
  const current = state.applications.get(body._id ?? '');
  if (current) return answerRefiled(filer, current, body);
  const { _id: ownerId } = caller.user;
  const found = caseFor(state, body, caller);
  const filed = state.filed.get(ownerId) ?? 0;
  const { application, record } = filingOf(filer, body, { found, filed, tag: write.tag });
  state.filed.set(ownerId, filed + 1);
  state.cases.set(record._id, record);
  state.applications.set(application._id, application);
  const before = found && { before: matterOfCase(found) };
  const { version } = record;
  touch({ entity: 'case', id: record._id, version, ownerId, ...before, after: matterOfCase(record) });
  touch({
    entity: 'application',
    id: application._id,
    version: 1,
    ownerId,
    after: matterOfApplication(application),
  });
  return created(application);
};

/** The model has no column for the code of a filer in the numbers of their applications. */
const filerOf = ({ caller: { user }, now, newId }: ModelWrite) => ({
  caller: { user: { ...user, filing_code: user._id.slice(-4) } },
  now,
  newId,
});

function caseFor(state: ModelState, body: NewApplication, { user }: ModelCaller): CaseRecord | undefined {
  if (body.caseId !== undefined) {
    const found = state.cases.get(body.caseId);
    if (found && found.ownerId !== user._id) throw new Refusal('not-found');
    return found;
  }
  const { firNumber, policeStation } = body.case;
  return [...state.cases.values()].findLast(
    (record) =>
      record.ownerId === user._id &&
      firKey(record.firNumber ?? '') === firKey(firNumber) &&
      stationKey(record.policeStation ?? '') === stationKey(policeStation),
  );
}

export const updateApplication: WriteAct = (write, id, body) => {
  const application = write.state.applications.get(id);
  if (!application || !canSee(write.caller, matterOfApplication(application))) throw new Refusal('not-found');
  checkVersion(write, application);
  if (!isRecord(body)) throw new Refusal('invalid-request');
  const next = changedApplication(write, application, body);
  if (next === application) return ok(next);
  const answer = keptApplication(write, application, next);
  if (next.orders.length > application.orders.length) closeHearings(write, next);
  return answer;
};

type Body = Readonly<Record<string, unknown>>;

function changedApplication(write: ModelWrite, application: Application, body: Body): Application {
  const act = actOf(write, application, body);
  switch (act.kind) {
    case 'nothing':
      return application;
    case 'withdraw':
      return withdrawn(write, application);
    case 'amend':
      return amended(write, application, act.content);
    case 'decide':
      return withProof(decided(write, application, act.decision), write);
    default:
      return assertNever(act);
  }
}

/** A signed order closes the hearings of its application on that day, and of its case without another pending one. */
function closeHearings({ state, touch, now }: ModelWrite, { _id: applicationId, caseId }: Application): void {
  const record = state.cases.get(caseId);
  const isLast = ![...state.applications.values()].some(
    (other) => other.caseId === caseId && other._id !== applicationId && isUndecided(other.status),
  );
  const open = [...state.hearings.values()].filter(
    ({ applicationId: of, caseId: ofCase, date, state: held }) =>
      (of === undefined ? isLast && ofCase === caseId : of === applicationId) &&
      date === dayInIndia(now) &&
      OPEN_STATES.includes(held),
  );
  for (const hearing of open.toSorted((a, b) => byText(a._id, b._id))) {
    const version = hearing.version + 1;
    state.hearings.set(hearing._id, { ...hearing, state: 'pronounced', version });
    if (record)
      touch({
        entity: 'hearing',
        id: hearing._id,
        version,
        ownerId: record.ownerId,
        after: matterOfCase(record),
      });
  }
}

/** The server also seals the order; a later order of another judge needs its own grounds. */
function withProof(application: Application, { caller: { user } }: ModelWrite): Application {
  const proof = { userId: user._id, sha256: '0'.repeat(64) };
  const orders = application.orders.map((order) => ({ proof, ...order }));
  return { ...application, orders };
}

function keptApplication(write: ModelWrite, before: Application, next: Application): Answer {
  const { state, touch } = write;
  const record = state.cases.get(next.caseId);
  const newest = newestOf(state, next.caseId);
  state.applications.set(next._id, next);
  touch({
    entity: 'application',
    id: next._id,
    version: next.version,
    ownerId: next.createdBy,
    before: matterOfApplication(before),
    after: matterOfApplication(next),
  });
  if (record && newest?._id === next._id) followCase(write, record, caseFollowing(record, before, next));
  return ok(next);
}

const newestOf = (state: ModelState, ofCase: string): Application | undefined =>
  [...state.applications.values()]
    .filter(({ caseId }) => caseId === ofCase)
    .toSorted(byCreation)
    .at(-1);

const byCreation = (left: Application, right: Application): number => {
  const [a, b] = [left, right].map(({ createdAt, _id }) => `${createdAt} ${_id}`);
  return a === b ? 0 : Number((a ?? '') > (b ?? '')) * 2 - 1;
};

function followCase({ state, touch }: ModelWrite, record: CaseRecord, followed: CaseRecord): CaseRecord {
  const next = inNextVersion(record, followed);
  if (next === record) return record;
  state.cases.set(next._id, next);
  const { _id: id, version, ownerId } = next;
  touch({ entity: 'case', id, version, ownerId, before: matterOfCase(record), after: matterOfCase(next) });
  return next;
}

export const openCase: WriteAct = (write, _id, given) => {
  const { state, caller, now, touch } = write;
  if (caller.user.role === 'judge') throw new Refusal('forbidden');
  const record = newCase(NewCase.parse(known(given)), {
    ownerId: caller.user._id,
    now,
    newId: write.newId,
  });
  const current = state.cases.get(record._id);
  if (current) return answerReopened(current, record);
  state.cases.set(record._id, record);
  const { _id: id, version, ownerId } = record;
  touch({ entity: 'case', id, version, ownerId, after: matterOfCase(record) });
  return created(record);
};

export const updateCase: WriteAct = (write, id, body) => {
  const record = write.state.cases.get(id);
  if (!record || !canSee(write.caller, matterOfCase(record))) throw new Refusal('not-found');
  checkVersion(write, record);
  if (!isRecord(body)) throw new Refusal('invalid-request');
  const isJudge = write.caller.user.role === 'judge';
  const next = isJudge ? managedByJudge(record, body) : patchedByOwner(record, body);
  if (!isJudge && newestOf(write.state, id)) refuseOtherCourt(record, next);
  return ok(same(record, next) ? record : followCase(write, record, next));
};

export const saveAssessment: WriteAct = (write, caseId, given) => {
  const { state, caller, touch } = write;
  const body = NewAssessment.parse(known(given));
  const record = state.cases.get(caseId);
  if (!record || !canSee(caller, matterOfCase(record))) throw new Refusal('not-found');
  const current = state.assessments.get(body._id ?? '');
  if (current) {
    const isSame = same(authorFields(current), authorFields(body)) && current.caseId === caseId;
    return addedBefore(current, isSame, caller);
  }
  const earlier = [...state.assessments.values()].filter((each) => each.caseId === caseId);
  const version = Math.max(0, ...earlier.map((each) => each.version)) + 1;
  const assessment = assessmentOf(write, body, { caseId, version });
  state.assessments.set(assessment._id, assessment);
  touch({
    entity: 'assessment',
    id: assessment._id,
    version,
    ownerId: record.ownerId,
    after: matterOfCase(record),
  });
  return created(assessment);
};

export const addedBefore = (
  current: { readonly version: number; readonly by: { readonly _id: string } },
  isSame: boolean,
  { user }: ModelCaller,
): Answer => answerRepeated(current, { isOwn: current.by._id === user._id, isSame });

export const createFeedback: WriteAct = (write, _id, given) => {
  const { state, caller, touch } = write;
  const body = NewFeedback.parse(known(given));
  const current = state.feedback.get(body._id ?? '');
  if (current) return addedBefore(current, same(fieldsOfFeedback(current), fieldsOfFeedback(body)), caller);
  const feedback = newFeedback(write, body);
  state.feedback.set(feedback._id, feedback);
  touch({ entity: 'feedback', id: feedback._id, version: 1, ownerId: caller.user._id });
  return created(feedback);
};

export const updateProfile: WriteAct = (write, _id, body) => {
  const { state, caller, touch } = write;
  const patch = isRecord(body) ? body['settings'] : undefined;
  const settings = isRecord(patch)
    ? Settings.parse(mergePatch(caller.user.settings, patch))
    : caller.user.settings;
  const user = { ...caller.user, settings, version: caller.user.version + 1 };
  state.users.set(user._id, user);
  touch({ entity: 'user', id: user._id, version: user.version, ownerId: user._id });
  return ok({ user });
};
