/**
 * The owner changes a case by merge patch. A judge decides, sets the DCM category or counts delay caused by
 * the accused.
 */
import * as z from 'zod/mini';
import { CaseFacts } from '#contract/case/case-facts.ts';
import { CASE_PATCHABLE, CaseRecord, DcmCategory } from '#contract/case/case-record.ts';
import { Cnr } from '#contract/case/cnr.ts';
import { isRecord, mergePatch, same } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { ok } from '#server/http/answer.ts';
import { canSee, requireDocket } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { splitName } from '#domain/case/split-name.ts';
import { newestApplicationOf } from '#server/storage/applications.ts';
import type { AuditEntry } from '#server/storage/audit.ts';
import { caseById, saveCase } from '#server/storage/cases.ts';
import { matterOfApplication, matterOfCase } from '#server/storage/matter.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { checkVersion, decideHeld, decisionOf } from '#server/acts/decide/update-application.ts';

type Body = Readonly<Record<string, unknown>>;

export const updateCase =
  (id: string, body: Body): Effect =>
  async (write) => {
    if (write.caller.user.role === 'judge') requireDocket(write.caller);
    const record = await lockCase(write, id);
    checkVersion(write, record);
    if (write.caller.user.role === 'judge') return ok(await byJudge(write, record, body));
    if (body['status'] !== undefined && body['status'] !== record.status) throw new Refusal('forbidden');
    const next = patched(record, body);
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
  const managed = managedAs(record, body);
  const detail = detailOf(record, managed);
  if (body['status'] === undefined)
    return keepCase(write, record, { action: 'update', next: managed, detail });
  const decision = decisionOf(body);
  const newest = await newestApplicationOf(write.sql, record._id);
  if (!newest) {
    const next = { ...managed, status: decision.status };
    return keepCase(write, record, {
      action: 'decide',
      next,
      detail: { from: record.status, to: next.status, ...detail },
    });
  }
  if (!canSee(write.caller, matterOfApplication(newest))) throw new Refusal('not-found');
  await decideHeld(write, { application: newest, record }, decision);
  const followed = (await caseById(write.sql, record._id)) ?? record;
  return keepCase(write, followed, { action: 'update', next: managedAs(followed, body), detail });
}

/** Applies the judge's own fields and ignores the rest of the body. */
function managedAs(record: CaseRecord, { dcmCategory, facts }: Body): CaseRecord {
  const managed = dcmCategory === undefined ? record : { ...record, dcmCategory: categoryIn(dcmCategory) };
  if (!isRecord(facts) || facts['delayByAccusedDays'] === undefined) return managed;
  const { delayByAccusedDays: _before, ...known } = record.facts ?? {};
  const days = CaseFacts.shape.delayByAccusedDays.safeParse(facts['delayByAccusedDays'] ?? undefined);
  if (!days.success) throw invalid({ 'facts.delayByAccusedDays': 'Enter whole days, such as 14.' });
  return { ...managed, facts: { ...known, ...present({ delayByAccusedDays: days.data }) } };
}

function categoryIn(value: unknown): DcmCategory {
  const parsed = DcmCategory.safeParse(value);
  if (!parsed.success) throw invalid({ dcmCategory: 'Choose Standard, Expedited or Complex.' });
  return parsed.data;
}

/** Details of an update for the history. */
function detailOf(before: CaseRecord, after: CaseRecord): Body | undefined {
  const [from, to] = [before, after].map(({ facts }) => facts?.delayByAccusedDays);
  const detail = {
    ...(before.dcmCategory !== after.dcmCategory && {
      dcmCategory: { from: before.dcmCategory, to: after.dcmCategory },
    }),
    ...(from !== to && { delayByAccusedDays: { from, to } }),
  };
  return Object.keys(detail).length === 0 ? undefined : detail;
}

function patched(record: CaseRecord, body: Body): CaseRecord {
  const patch = Object.fromEntries(
    CASE_PATCHABLE.flatMap((field) => (field in body ? [[field, body[field]]] : [])),
  );
  const { applicant } = patch;
  if (typeof applicant === 'string') patch['applicant'] = { name: applicant };
  const parsed = CaseRecord.safeParse(completed(mergePatch(record, patch)));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  checkNames(patch['facts']);
  checkCnr(record, parsed.data);
  const renamed = isRecord(patch['applicant']) && 'name' in patch['applicant'];
  if (!renamed) return parsed.data;
  const { lastName: _dropped, ...party } = parsed.data.applicant;
  return { ...parsed.data, applicant: { ...party, ...splitName(party.name) } };
}

/** A manually created case may lack a description. Other blank fields are removed. */
export const completed = (merged: unknown): unknown => ({
  description: '',
  ...Object(withoutBlanks(merged)),
});

/** Validates only the submitted names. Names stored before the check existed must not block other changes. */
function checkNames(facts: unknown): void {
  if (!isRecord(facts)) return;
  const { respondent, coAccused } = Object(withoutBlanks(facts));
  const parsed = SaidNames.safeParse({ respondent, coAccused });
  if (!parsed.success) {
    const fields = Object.entries(fieldErrors(parsed.error)).map(([path, msg]) => [`facts.${path}`, msg]);
    throw invalid(Object.fromEntries(fields));
  }
}

const SaidNames = z.object({
  respondent: z.nullish(CaseFacts.shape.respondent),
  coAccused: z.nullish(CaseFacts.shape.coAccused),
});

/** Accept a CNR stored unchanged by an older release. */
function checkCnr(before: CaseRecord, { cnr }: CaseRecord): void {
  if (cnr === undefined || cnr === before.cnr) return;
  const parsed = Cnr.safeParse(cnr);
  if (!parsed.success) throw invalid({ cnr: parsed.error.issues[0]?.message ?? '' });
}

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
