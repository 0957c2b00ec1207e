/** Hearings in the model: listed, moved and recorded, by the pure functions of the server. */
import { type Hearing, type HearingWarning, NewHearing } from '#contract/case/hearing.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { isRecord, same } from '#kernel/merge-patch.ts';
import { placeKey } from '#kernel/place-key.ts';
import { hearingRecord } from '#records/hearing.ts';
import {
  answerRelisted,
  isMoved,
  newHearing,
  nextListing,
  refuseFaults,
  warningsIn,
} from '../../../server/acts/hear/new-hearing.ts';
import { checkVersion, patchedRecord } from '../../../server/records/authored.ts';
import { canSee, matterOfApplication, matterOfCase } from '../../../server/storage/matter.ts';
import { type Answer, created, ok } from '../../../server/http/answer.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import { type WriteAct, known, type ModelWrite } from './model-writes.ts';

export const listForCase: WriteAct = (write, caseId, body) => list(write, { caseId }, body);

export const listForApplication: WriteAct = (write, applicationId, body) => {
  const application = write.state.applications.get(applicationId);
  if (!application || !canSee(write.caller, matterOfApplication(application))) throw new Refusal('not-found');
  return list(write, { caseId: application.caseId, applicationId }, body);
};

type HearingParents = Pick<Hearing, 'caseId' | 'applicationId'>;

function list(write: ModelWrite, of: HearingParents, given: unknown): Answer {
  const body = NewHearing.parse(known(given));
  holdCase(write, of.caseId);
  const hearing = newHearing(write, body, of);
  const current = write.state.hearings.get(hearing._id);
  if (current) return answerRelisted(write, current, hearing);
  refuseFaults(write, hearing, body.since && hearing);
  const warnings = warningsOf(write, hearing);
  keep(write, hearing);
  return created({ ...hearing, warnings });
}

function holdCase({ state, caller }: ModelWrite, caseId: string): void {
  const record = state.cases.get(caseId);
  if (!record || !canSee(caller, matterOfCase(record))) throw new Refusal('not-found');
}

function keep({ state, touch }: ModelWrite, hearing: Hearing): void {
  state.hearings.set(hearing._id, hearing);
  const record = state.cases.get(hearing.caseId);
  if (!record) throw new Refusal('not-found');
  const { _id: id, version } = hearing;
  touch({ entity: 'hearing', id, version, ownerId: record.ownerId, after: matterOfCase(record) });
}

export const updateHearing: WriteAct = (write, id, body) => {
  const record = write.state.hearings.get(id);
  if (!record) throw new Refusal('not-found');
  holdCase(write, record.caseId);
  checkVersion(write, record);
  if (!isRecord(body)) throw new Refusal('invalid-request');
  const next = patchedRecord(hearingRecord, record, body);
  if (same(next, record)) return ok({ ...record, warnings: [] });
  refuseFaults(write, next, record);
  const following = listNext(write, record, next);
  const updatedHearing = {
    ...next,
    ...(following && { nextHearingId: following._id }),
    version: record.version + 1,
  };
  keep(write, updatedHearing);
  const moved = following ?? (isMoved(record, updatedHearing) ? updatedHearing : undefined);
  return ok({ ...updatedHearing, warnings: moved ? warningsOf(write, moved) : [] });
};

function listNext(write: ModelWrite, record: Hearing, next: Hearing): Hearing | undefined {
  const listing = nextListing(record, next);
  if (listing === null) return undefined;
  const existing = write.state.hearings.get(listing._id);
  if (existing) return existing;
  const { caseId, applicationId } = next;
  const following = newHearing(write, listing, { caseId, applicationId });
  keep(write, following);
  return following;
}

function warningsOf({ state }: ModelWrite, hearing: Hearing): HearingWarning[] {
  const own = state.cases.get(hearing.caseId);
  const others = [...state.hearings.values()]
    .filter(
      ({ _id, date, state: is }) => _id !== hearing._id && date === hearing.date && OPEN_STATES.includes(is),
    )
    .flatMap((each) => {
      const matter = state.cases.get(each.caseId);
      const isHere =
        matter?.court === own?.court && placeKey(matter?.courtPlace) === placeKey(own?.courtPlace);
      return matter && isHere ? [{ time: each.time, minutes: each.minutes, title: matter.title }] : [];
    })
    .toSorted((left, right) => (`${left.time} ${left.title}` < `${right.time} ${right.title}` ? -1 : 1));
  return warningsIn(hearing, others);
}
