/**
 * The part of a case that its owner writes: queued as a patch, applied to the server copy, and compared in a
 * conflict.
 */
import * as z from 'zod/mini';
import { CaseRecord } from '#contract/case/case-record.ts';
import { splitName } from '#domain/case/split-name.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import type { CaseRow } from '#data/store/rows.ts';

const OWN = {
  title: true,
  caseNumber: true,
  cnr: true,
  firNumber: true,
  policeStation: true,
  court: true,
  courtPlace: true,
  courtName: true,
  judge: true,
  nextHearingDate: true,
  nextDateFrom: true,
  followUp: true,
  filingDate: true,
  applicant: true,
  respondent: true,
  facts: true,
} as const;

/** Validates the whole text after a change. */
export const CaseText = z.pick(CaseRecord, OWN);
export type CaseText = z.infer<typeof CaseText>;
export type CaseField = keyof typeof OWN;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are the fields
export const CASE_FIELDS = Object.keys(OWN) as readonly CaseField[];

/** Takes a record or a row. If the next date comes from hearings, it uses the date set on the case itself. */
export function caseText(record: Omit<CaseRecord, 'version'> & Pick<CaseRow, 'dateSaid'>): CaseText {
  const { dateSaid, nextHearingDate, facts = {} } = record;
  const nextDate = dateSaid === undefined ? nextHearingDate : (dateSaid ?? undefined);
  // the age follows the application, which resends it itself
  const { lastName: _last, firstName: _first, age: _age, ...applicant } = record.applicant;
  const fields = { ...record, nextHearingDate: nextDate, applicant, facts };
  const own = CASE_FIELDS.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the record's own fields, under their names
  return Object.fromEntries(own) as CaseText;
}

/** Applies a merge patch of the text to the record. */
export function applyTextPatch<T extends CaseRow>(row: T, patch: unknown): T {
  if (!isRecord(patch)) return row;
  const { facts, nextHearingDate, applicant, ...plain } = patch;
  let next = applyPatch(row, plain);
  if (facts !== undefined) next = { ...next, facts: applyPatch(row.facts ?? {}, facts) };
  if (applicant !== undefined) next = { ...next, applicant: renamed(row.applicant, applicant) };
  return nextHearingDate === undefined ? next : withDateSaid(next, nextHearingDate);
}

/** Splits the name into first and last name, as the server does. */
function renamed(party: CaseRow['applicant'], patch: unknown): CaseRow['applicant'] {
  const { firstName: _first, lastName: _last, ...said } = applyPatch(party, patch);
  return said.name === party.name ? applyPatch(party, patch) : { ...said, ...splitName(said.name) };
}

/** If hearings give the next date, the patch changes only the stored date of the case. */
function withDateSaid<T extends CaseRow>(row: T, date: unknown): T {
  const byHearings = row.dateSaid !== undefined;
  if (byHearings) return patchedDate(row, { dateSaid: date });
  return applyPatch(row, { nextHearingDate: date });
}

const patchedDate = <T extends CaseRow>(row: T, dates: object): T => ({ ...row, ...dates });
