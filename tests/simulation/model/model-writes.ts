/** Effects of each write on the model, by the domain rules of the server, without a database. */
import {
  type Application,
  ApplicationContent,
  contentOf,
  NewApplication,
  PATCHABLE,
  type Update,
} from '#contract/application/application.ts';
import { type Assessment, scoreAssessment, NewAssessment } from '#contract/case/assessment.ts';
import { CASE_PATCHABLE, CaseRecord, NewCase } from '#contract/case/case-record.ts';
import { type Feedback, NewFeedback } from '#contract/account/feedback.ts';
import { Settings } from '#contract/account/user.ts';
import { caseFollowing, caseOpenedBy } from '#domain/application/case-of-application.ts';
import { firKey, stationKey } from '#domain/case/fir.ts';
import { splitName } from '#domain/case/split-name.ts';
import {
  FILED,
  filerRequest,
  canBeAmended,
  canBeDecided,
  canBeWithdrawn,
  WITHDRAWN,
} from '#domain/case/status-rules.ts';
import { withoutBlanks } from '#contract/primitives.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { isRecord, mergePatch, same } from '#kernel/merge-patch.ts';
import { decide } from '../../../server/acts/decide/order-of-decision.ts';
import { decisionOf } from '../../../server/acts/decide/update-application.ts';
import { factorSentences } from '../../../server/kinds/assessment/factor-sentences.ts';
import { inNextVersion } from '../../../server/storage/cases.ts';
import { openedFields, newCase } from '../../../server/kinds/case/create-case.ts';
import { completed } from '../../../server/kinds/case/update-case.ts';
import { matterOfApplication, matterOfCase } from '../../../server/storage/matter.ts';
import { type Answer, created, ok } from '../../../server/http/answer.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import { type ModelTouch, sees } from './model-log.ts';
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

export type Doing = (write: ModelWrite, id: string, body: unknown) => Answer;

export const known = (body: unknown): unknown => withoutBlanks(mergePatch({}, body));

export const fileApplication: Doing = (write, _id, given) => {
  const { state, caller, touch } = write;
  const body = NewApplication.parse(known(given));
  if (caller.user.role === 'judge') throw new Refusal('forbidden');
  const current = state.applications.get(body._id ?? '');
  if (current) return filedBefore(current, body, caller);
  const found = caseFor(state, body, caller);
  const application = newApplication(write, body, found?._id ?? body.caseId ?? write.newId());
  const record = found
    ? inNextVersion(found, caseFollowing(found, undefined, application))
    : { ...caseOpenedBy(application), version: 1 };
  state.cases.set(record._id, record);
  state.applications.set(application._id, application);
  const ownerId = application.createdBy;
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

function filedBefore(current: Application, body: NewApplication, { user }: ModelCaller): Answer {
  if (current.createdBy !== user._id) throw new Refusal('id-taken');
  const sameCase = body.caseId === undefined || body.caseId === current.caseId;
  if (sameCase && same(contentOf(current), contentOf(body))) return ok(current);
  throw new Refusal('id-taken', { current });
}

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

function newApplication(write: ModelWrite, body: NewApplication, caseId: string): Application {
  const { state, caller, now, tag } = write;
  const { _id: userId, name } = caller.user;
  const filed = (state.filed.get(userId) ?? 0) + 1;
  state.filed.set(userId, filed);
  const at = now.toISOString();
  const year = dayInIndia(now).slice(0, 4);
  return {
    ...contentOf(body),
    _id: body._id ?? write.newId(),
    caseId,
    version: 1,
    applicationNumber: `ZB/${year}/${[userId.slice(-4), tag, String(filed)].filter(Boolean).join('-')}`,
    status: FILED,
    createdAt: at,
    createdBy: userId,
    applicantId: userId,
    updates: [{ description: 'Filed.', date: at, by: name, told: { code: 'filed' } }],
    documents: [],
    hearings: [],
    orders: [],
  };
}

export const updateApplication: Doing = (write, id, body) => {
  const application = write.state.applications.get(id);
  if (!application || !sees(write.caller, matterOfApplication(application))) throw new Refusal('not-found');
  checkVersion(write, application);
  if (!isRecord(body)) throw new Refusal('invalid-request');
  const next = changedApplication(write, application, body);
  return next === application ? ok(next) : keptApplication(write, application, next);
};

export function checkVersion({ expected }: ModelWrite, current: { readonly version: number }): void {
  if (expected !== undefined && expected !== current.version) throw new Refusal('stale-version', { current });
}

type Body = Readonly<Record<string, unknown>>;

function changedApplication(write: ModelWrite, application: Application, body: Body): Application {
  const { caller, now, newId, deviceTime } = write;
  const at = now.toISOString();
  if (caller.user.role === 'judge') {
    const decision = decisionOf(body);
    if (!canBeDecided(application.status)) throw new Refusal('status-closed');
    return decide(application, decision, { orderId: newId(), at, judge: caller.user.name, deviceTime });
  }
  const wish = filerRequest(application, body['status']);
  if (wish === 'not-theirs') throw new Refusal('forbidden');
  if (wish === 'amend') return amended(write, application, body);
  if (!canBeWithdrawn(application.status)) throw new Refusal('status-closed');
  return {
    ...nextOf(write, application, { description: 'Withdrawn.', told: { code: 'withdrawn' } }),
    status: WITHDRAWN,
  };
}

const nextOf = (
  { caller, now }: ModelWrite,
  application: Application,
  line: Pick<Update, 'description' | 'told'>,
): Application => ({
  ...application,
  version: application.version + 1,
  updates: [...application.updates, { ...line, date: now.toISOString(), by: caller.user.name }],
});

function amended(write: ModelWrite, application: Application, body: Body): Application {
  const patch = Object.fromEntries(
    PATCHABLE.flatMap((group) => (group in body ? [[group, body[group]]] : [])),
  );
  const before = contentOf(application);
  const content = contentOf(ApplicationContent.parse(withoutBlanks(mergePatch(before, patch))));
  if (same(content, before)) return application;
  if (!canBeAmended(application.status)) throw new Refusal('status-closed');
  const {
    language: _l,
    lawEdition: _e,
    annexure: _x,
    advocate: _a,
    packet: _p,
    ...kept
  } = nextOf(write, application, { description: 'Amended.', told: { code: 'amended' } });
  return { ...kept, ...content };
}

function keptApplication(write: ModelWrite, before: Application, next: Application): Answer {
  const { state, touch } = write;
  const record = state.cases.get(next.caseId);
  const newest = [...state.applications.values()]
    .filter(({ caseId }) => caseId === next.caseId)
    .toSorted(byCreation)
    .at(-1);
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

export const openCase: Doing = (write, _id, given) => {
  const { state, caller, now, touch } = write;
  if (caller.user.role === 'judge') throw new Refusal('forbidden');
  const record = newCase(NewCase.parse(known(given)), {
    ownerId: caller.user._id,
    now,
    newId: write.newId,
  });
  const current = state.cases.get(record._id);
  if (current && current.ownerId !== caller.user._id) throw new Refusal('id-taken');
  if (current && same(openedFields(current), openedFields(record))) return ok(current);
  if (current) throw new Refusal('id-taken', { current });
  state.cases.set(record._id, record);
  const { _id: id, version, ownerId } = record;
  touch({ entity: 'case', id, version, ownerId, after: matterOfCase(record) });
  return created(record);
};

export const updateCase: Doing = (write, id, body) => {
  const record = write.state.cases.get(id);
  if (!record || !sees(write.caller, matterOfCase(record))) throw new Refusal('not-found');
  checkVersion(write, record);
  if (!isRecord(body)) throw new Refusal('invalid-request');
  const mayWrite = write.caller.user.role === 'judge' ? ['dcmCategory'] : CASE_PATCHABLE;
  const patch = Object.fromEntries(
    mayWrite.flatMap((field) => (field in body ? [[field, body[field]]] : [])),
  );
  const parsed = CaseRecord.parse(completed(mergePatch(record, patch)));
  const next = renamed(parsed, patch['applicant']);
  return ok(same(record, next) ? record : followCase(write, record, next));
};

function renamed(record: CaseRecord, patch: unknown): CaseRecord {
  if (!isRecord(patch) || !('name' in patch)) return record;
  const { lastName: _last, ...party } = record.applicant;
  return { ...record, applicant: { ...party, ...splitName(party.name) } };
}

export const saveAssessment: Doing = (write, caseId, given) => {
  const { state, caller, touch } = write;
  const body = NewAssessment.parse(known(given));
  const record = state.cases.get(caseId);
  if (!record || !sees(caller, matterOfCase(record))) throw new Refusal('not-found');
  const current = state.assessments.get(body._id ?? '');
  if (current) return addedBefore(current, isSaid(current, body) && current.caseId === caseId, caller);
  const earlier = [...state.assessments.values()].filter((each) => each.caseId === caseId);
  const assessment: Assessment = {
    ...scoreAssessment(body),
    _id: body._id ?? write.newId(),
    caseId,
    version: Math.max(0, ...earlier.map(({ version }) => version)) + 1,
    factors: factorSentences(body.answers, body.weights),
    ...madeBy(write),
  };
  state.assessments.set(assessment._id, assessment);
  const { _id: id, version } = assessment;
  touch({ entity: 'assessment', id, version, ownerId: record.ownerId, after: matterOfCase(record) });
  return created(assessment);
};

const isSaid = (current: Assessment, { answers, weights }: NewAssessment): boolean =>
  same(current.answers, answers) && same(current.weights, weights);

export function addedBefore(
  current: { readonly by: { readonly _id: string } },
  isSame: boolean,
  { user }: ModelCaller,
): Answer {
  if (current.by._id !== user._id) throw new Refusal('id-taken');
  if (isSame) return ok(current);
  throw new Refusal('id-taken', { current });
}

export function madeBy({ caller, now, deviceTime }: ModelWrite) {
  const { _id, name, role } = caller.user;
  return { at: now.toISOString(), ...(deviceTime !== undefined && { deviceTime }), by: { _id, name, role } };
}

export const createFeedback: Doing = (write, _id, given) => {
  const { state, caller, touch } = write;
  const body = NewFeedback.parse(known(given));
  const current = state.feedback.get(body._id ?? '');
  if (current) return addedBefore(current, same(NewFeedback.parse(current), body), caller);
  const feedback: Feedback = { ...body, _id: body._id ?? write.newId(), version: 1, ...madeBy(write) };
  state.feedback.set(feedback._id, feedback);
  touch({ entity: 'feedback', id: feedback._id, version: 1, ownerId: caller.user._id });
  return created(feedback);
};

export const updateProfile: Doing = (write, _id, body) => {
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
