/** A case after a change by its owner or by a judge. Pure, so that the simulation uses it too. */
import * as z from 'zod/mini';
import { CaseFacts } from '#contract/case/case-facts.ts';
import { CaseRecord, DcmCategory } from '#contract/case/case-record.ts';
import { Cnr } from '#contract/case/cnr.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { followingCaseNumber } from '#domain/case/case-number.ts';
import { changedCourtFields, COURT_IS_FIXED, FIXED_IN_CASE } from '#domain/case/fixed-court.ts';
import { splitName } from '#domain/case/split-name.ts';
import { isRecord, mergePatch } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import { caseRecord } from '#records/case.ts';
import { invalid, nothingToChange } from '#server/http/refusal.ts';
import { patchOf } from '#server/records/authored.ts';

type Body = Readonly<Record<string, unknown>>;

/** Fields of a case that a judge changes; any other field is the owner's. */
const OF_JUDGE = ['status', 'dcmCategory', 'facts.delayByAccusedDays'] as const;

/** Refuses a change without any field of a judge: the answer would look like that of a change. */
export function refuseNothingOfJudge({ status, dcmCategory, facts }: Body): void {
  const days = isRecord(facts) ? facts['delayByAccusedDays'] : undefined;
  if ([status, dcmCategory, days].every((value) => value === undefined)) throw nothingToChange(OF_JUDGE);
}

/** Applies the judge's own fields and ignores the rest of the body. */
export function managedByJudge(record: CaseRecord, { dcmCategory, facts }: Body): CaseRecord {
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

export function patchedByOwner(record: CaseRecord, body: Body): CaseRecord {
  const patch = patchOf(caseRecord.patchable, body);
  const { applicant } = patch;
  if (typeof applicant === 'string') patch['applicant'] = { name: applicant };
  const parsed = CaseRecord.safeParse(completed(mergePatch(record, patch)));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  checkNames(patch['facts']);
  checkCnr(record, parsed.data);
  const changed = numbered(record, parsed.data);
  const renamed = isRecord(patch['applicant']) && 'name' in patch['applicant'];
  if (!renamed) return changed;
  const { lastName: _dropped, ...party } = changed.applicant;
  return { ...changed, applicant: { ...party, ...splitName(party.name) } };
}

/** A number typed in its parts fills the number of the case, as at its creation. */
function numbered(before: CaseRecord, { caseNumber, ...after }: CaseRecord): CaseRecord {
  const number = followingCaseNumber(before, { ...present({ caseNumber }), facts: after.facts });
  return { ...after, ...present({ caseNumber: number }) };
}

/** For a case with a filed application. */
export function refuseOtherCourt(before: CaseRecord, after: CaseRecord): void {
  const fields = changedCourtFields(FIXED_IN_CASE, before, after);
  if (fields.length > 0) throw invalid(Object.fromEntries(fields.map((field) => [field, COURT_IS_FIXED])));
}

/** A manually created case may lack a description. Other blank fields are removed. */
const completed = (merged: unknown): unknown => ({
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
