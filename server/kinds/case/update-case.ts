/**
 * The owner changes a case by merge patch. A judge decides, sets the DCM category or counts delay caused by
 * the accused.
 */
import type { CaseRecord } from '#contract/case/case-record.ts';
import { same } from '#kernel/merge-patch.ts';
import { ok } from '#server/http/answer.ts';
import { requireDocket } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { newestApplicationOf } from '#server/storage/applications.ts';
import type { AuditEntry } from '#server/storage/audit.ts';
import { caseById, saveCase } from '#server/storage/cases.ts';
import { canSee, matterOfApplication, matterOfCase } from '#server/storage/matter.ts';
import { managedByJudge, patchedByOwner, refuseNothingOfJudge, refuseOtherCourt } from './change-case.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { decideHeld } from '#server/acts/decide/update-application.ts';
import { decisionOf } from '#server/acts/decide/application-act.ts';
import { checkVersion, refuseSameValues } from '#server/records/authored.ts';

type Body = Readonly<Record<string, unknown>>;

export const updateCase =
  (id: string, body: Body): Effect =>
  async (write) => {
    if (write.caller.user.role === 'judge') requireDocket(write.caller);
    const record = await lockCase(write, id);
    checkVersion(write, record);
    if (write.caller.user.role === 'judge') return ok(await byJudge(write, record, body));
    if (body['status'] !== undefined && body['status'] !== record.status) throw new Refusal('forbidden');
    const next = patchedByOwner(record, body);
    if (await newestApplicationOf(write.sql, id)) refuseOtherCourt(record, next);
    return ok(await keepCase(write, record, { action: 'update', next, detail: detailOf(record, next) }));
  };

/** Locks the case. Answers 404 if it is not visible. */
export async function lockCase({ sql, caller }: Write, id: string): Promise<CaseRecord> {
  const record = await caseById(sql, id, 'FOR UPDATE');
  if (!record) throw new Refusal('not-found');
  if (!canSee(caller, matterOfCase(record))) {
    throw new Refusal('not-found', { denied: { entity: 'case', id } });
  }
  return record;
}

async function byJudge(write: Write, record: CaseRecord, body: Body): Promise<CaseRecord> {
  refuseNothingOfJudge(body);
  const managed = managedByJudge(record, body);
  const detail = detailOf(record, managed);
  if (body['status'] === undefined) {
    if (same(record, managed)) refuseSameValues(write);
    return keepCase(write, record, { action: 'update', next: managed, detail });
  }
  const decision = decisionOf(body);
  const newest = await newestApplicationOf(write.sql, record._id);
  if (!newest) {
    const next = { ...managed, status: decision.status };
    if (same(record, next)) refuseSameValues(write);
    return keepCase(write, record, {
      action: 'decide',
      next,
      detail: { from: record.status, to: next.status, ...detail },
    });
  }
  if (!canSee(write.caller, matterOfApplication(newest))) throw new Refusal('not-found');
  await decideHeld(write, { application: newest, record }, decision);
  const followed = (await caseById(write.sql, record._id)) ?? record;
  return keepCase(write, followed, { action: 'update', next: managedByJudge(followed, body), detail });
}

/** Details of an update for the history. */
function detailOf(before: CaseRecord, after: CaseRecord): Body | undefined {
  const [from, to] = [before, after].map(({ facts }) => facts?.delayByAccusedDays);
  const [wasOut, isOut] = [before, after].map(({ facts }) => releasedOn(facts));
  const detail = {
    ...(before.dcmCategory !== after.dcmCategory && {
      dcmCategory: { from: before.dcmCategory, to: after.dcmCategory },
    }),
    ...(from !== to && { delayByAccusedDays: { from, to } }),
    ...(wasOut !== isOut && { releasedOn: { from: wasOut, to: isOut } }),
  };
  return Object.keys(detail).length === 0 ? undefined : detail;
}

const releasedOn = (facts: CaseRecord['facts']): string | undefined =>
  facts?.bailOrder?.state === 'granted' ? facts.bailOrder.releasedOn : undefined;

interface CaseUpdate {
  readonly action: AuditEntry['action'];
  readonly next: CaseRecord;
  readonly detail?: unknown;
}

async function keepCase(
  write: Write,
  record: CaseRecord,
  { action, next, detail }: CaseUpdate,
): Promise<CaseRecord> {
  if (same(record, next)) return record;
  const updatedCase = { ...next, version: record.version + 1 };
  await saveCase(write.sql, updatedCase);
  write.touch({
    entity: 'case',
    id: updatedCase._id,
    version: updatedCase.version,
    ownerId: updatedCase.ownerId,
    before: matterOfCase(record),
    after: matterOfCase(updatedCase),
  });
  write.note({ action, entity: 'case', id: updatedCase._id, version: updatedCase.version, detail });
  return updatedCase;
}
