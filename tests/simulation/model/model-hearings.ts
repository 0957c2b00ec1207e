/** Hearings in the model: listed, moved and recorded, by the rules of the domain. */
import { Hearing, HEARING_PATCHABLE, type HearingWarning, NewHearing } from '#contract/case/hearing.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { clashOf, isFullDay } from '#domain/hearing/hearing-load.ts';
import { hearingFaults, OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { isRecord, mergePatch, same } from '#kernel/merge-patch.ts';
import { placeKey } from '#kernel/place-key.ts';
import { HEARING_FAULTS, hearingWarnings } from '#text/en/work/hearings.ts';
import { nextHearingId } from '../../../server/acts/hear/update-hearing.ts';
import { matterOfApplication, matterOfCase } from '../../../server/storage/matter.ts';
import { type Answer, created, ok } from '../../../server/http/answer.ts';
import { invalid, Refusal } from '../../../server/http/refusal.ts';
import { sees } from './model-log.ts';
import { checkVersion, type Doing, known, madeBy, type ModelWrite } from './model-writes.ts';

export const listForCase: Doing = (write, caseId, body) => list(write, { caseId }, body);

export const listForApplication: Doing = (write, applicationId, body) => {
  const application = write.state.applications.get(applicationId);
  if (!application || !sees(write.caller, matterOfApplication(application))) throw new Refusal('not-found');
  return list(write, { caseId: application.caseId, applicationId }, body);
};

type Of = Pick<Hearing, 'caseId' | 'applicationId'>;

function list(write: ModelWrite, of: Of, given: unknown): Answer {
  const body = NewHearing.parse(known(given));
  holdCase(write, of.caseId);
  const hearing = newHearing(write, body, of);
  const current = write.state.hearings.get(hearing._id);
  if (current) return listedBefore(write, current, hearing);
  refuseFaults(write, hearing, body.since && hearing);
  const warnings = warningsOf(write, hearing);
  keep(write, hearing);
  return created({ ...hearing, warnings });
}

function holdCase({ state, caller }: ModelWrite, caseId: string): void {
  const record = state.cases.get(caseId);
  if (!record || !sees(caller, matterOfCase(record))) throw new Refusal('not-found');
}

function newHearing(
  write: ModelWrite,
  { _id, notices = [], since, ...listing }: NewHearing,
  of: Of,
): Hearing {
  return {
    ...listing,
    _id: _id ?? write.newId(),
    version: 1,
    ...of,
    notices,
    state: 'listed',
    ...madeBy(write),
    ...since,
  };
}

function listedBefore({ caller }: ModelWrite, current: Hearing, requestedHearing: Hearing): Answer {
  const isTheirs = current.by._id === caller.user._id && current.caseId === requestedHearing.caseId;
  if (!isTheirs) throw new Refusal('id-taken');
  if (same(hearingContent(current), hearingContent(requestedHearing)))
    return ok({ ...current, warnings: [] });
  throw new Refusal('id-taken', { current });
}

const hearingContent = ({
  date,
  time,
  purpose,
  courtroom,
  minutes,
  notices,
  applicationId,
}: Hearing): unknown => ({
  date,
  time,
  purpose,
  courtroom,
  minutes,
  notices,
  applicationId,
});

function refuseFaults({ now }: ModelWrite, hearing: Hearing, before: Hearing | undefined): void {
  const faults = hearingFaults(hearing, before, dayInIndia(now));
  if (faults.length === 0) return;
  throw invalid(Object.fromEntries(faults.map(({ field, code }) => [field, HEARING_FAULTS[code]])));
}

function keep({ state, touch }: ModelWrite, hearing: Hearing): void {
  state.hearings.set(hearing._id, hearing);
  const record = state.cases.get(hearing.caseId);
  if (!record) throw new Refusal('not-found');
  const { _id: id, version } = hearing;
  touch({ entity: 'hearing', id, version, ownerId: record.ownerId, after: matterOfCase(record) });
}

export const updateHearing: Doing = (write, id, body) => {
  const record = write.state.hearings.get(id);
  if (!record) throw new Refusal('not-found');
  holdCase(write, record.caseId);
  checkVersion(write, record);
  if (!isRecord(body)) throw new Refusal('invalid-request');
  const next = patched(record, body);
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

function patched(record: Hearing, body: Readonly<Record<string, unknown>>): Hearing {
  const patch = Object.fromEntries(
    HEARING_PATCHABLE.flatMap((field) => (field in body ? [[field, body[field]]] : [])),
  );
  const parsed = Hearing.safeParse(withoutBlanks(mergePatch(record, patch)));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

function listNext(write: ModelWrite, record: Hearing, next: Hearing): Hearing | undefined {
  const { nextDate, applicationId, caseId, time, purpose, courtroom, minutes, notices } = next;
  if (nextDate === undefined || nextDate === record.nextDate) return undefined;
  const _id = nextHearingId(record._id, nextDate);
  const listed = write.state.hearings.get(_id);
  if (listed) return listed;
  const listing = {
    _id,
    date: nextDate,
    time,
    purpose,
    notices,
    ...(courtroom !== undefined && { courtroom }),
    ...(minutes !== undefined && { minutes }),
  };
  const of = { caseId, ...(applicationId !== undefined && { applicationId }) };
  const following = newHearing(write, listing, of);
  keep(write, following);
  return following;
}

const isMoved = (before: Hearing, after: Hearing): boolean =>
  before.date !== after.date || before.time !== after.time || before.minutes !== after.minutes;

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
  const clash = clashOf(hearing, others);
  return [
    ...(clash ? [{ code: 'clash' as const, msg: hearingWarnings.clash(clash.time, clash.title) }] : []),
    ...(isFullDay(hearing, others)
      ? [{ code: 'full-day' as const, msg: hearingWarnings.fullDay(others.length) }]
      : []),
  ];
}
