/** Repeatable rows of the form, as typed. The registry has their facts. */
import type { Authority } from '#law/authority.ts';
import { blankRow, type RowForm } from '#facts/list-facts.ts';

export type PreviousRow = RowForm<'previous'>;
export const BLANK_PREVIOUS = blankRow('previous');

/** Another criminal case of the accused. Its sections are separated by commas. */
export type OtherCaseRow = RowForm<'otherCases'>;
export const BLANK_OTHER_CASE = blankRow('otherCases');

/** A custody period, or interim bail between two. Without a last day it continues. */
export type CustodyRow = RowForm<'custodySpans'>;
export const BLANK_CUSTODY = blankRow('custodySpans');

/** A non-bailable warrant or a proclamation in this case. */
export type CoerciveRow = RowForm<'warrants'>;
export const BLANK_COERCIVE = blankRow('warrants');

/** Another FIR of the application. Its sections are separated by commas. */
export type FurtherFirRow = RowForm<'furtherFirs'>;
export const BLANK_FURTHER_FIR = blankRow('furtherFirs');

export type CoAccusedRow = RowForm<'coAccused'>;
export const BLANK_CO_ACCUSED = blankRow('coAccused');

/** An accused who applies with the applicant, with lists of that person alone. */
export interface CoApplicantRow extends RowForm<'coApplicants'> {
  readonly otherCases: readonly OtherCaseRow[];
  readonly warrants: readonly CoerciveRow[];
}

export const BLANK_CO_APPLICANT: CoApplicantRow = {
  ...blankRow('coApplicants'),
  otherCases: [],
  warrants: [],
};

/** A ground under its own heading, with its authority or document. */
export interface GroundRow extends RowForm<'groundParts'> {
  /** Source and place of a law table authority; both empty if none is cited. */
  readonly source: string;
  readonly at: string;
  readonly documentId: string;
  /** Cited after the first. Absent in drafts of releases before the library of grounds. */
  readonly further?: readonly Authority[];
  /** Id in the library of grounds; absent for a ground of one's own. */
  readonly ground?: string;
}

export const BLANK_GROUND: GroundRow = { ...blankRow('groundParts'), source: '', at: '', documentId: '' };

export const isBlankRow = (row: object): boolean =>
  Object.values(row).every((value) => String(value).trim() === '');
