/**
 * Values of the generator's form as typed, valid or not; the draft stores them. The check in `form-content.ts`
 * returns the errors by the path of the API.
 */
import type { Packet } from '#contract/application/packet.ts';
import { BLANK_FACTS, type WizardFact, type WizardForm } from '#facts/facts.ts';
import type {
  CoAccusedRow,
  CoApplicantRow,
  CoerciveRow,
  CustodyRow,
  FurtherFirRow,
  GroundRow,
  OtherCaseRow,
  PreviousRow,
} from './form-rows.ts';

export interface ApplicationForm extends WizardForm {
  readonly otherCases: readonly OtherCaseRow[];
  readonly previous: readonly PreviousRow[];
  readonly custodySpans: readonly CustodyRow[];
  readonly warrants: readonly CoerciveRow[];
  readonly furtherFirs: readonly FurtherFirRow[];
  readonly coAccused: readonly CoAccusedRow[];
  readonly coApplicants: readonly CoApplicantRow[];
  readonly groundParts: readonly GroundRow[];
  /** Reasons for omitted parts of the disclosure annexure, by letter. An empty reason is still required. */
  readonly omitted: Readonly<Record<string, string>>;
  /** Reasons for filing despite an objection, by the key of the concern. */
  readonly answers: Readonly<Record<string, string>>;
  /** Answers to the questions of drafted grounds, by ground and question. Absent in older drafts. */
  readonly groundAnswers?: Readonly<Record<string, string>>;
  /** Choices for the filing packet, in wire form. */
  readonly packet: Packet;
}

export type FormField = WizardFact;

export const BLANK_FORM: ApplicationForm = {
  ...BLANK_FACTS,
  previous: [],
  otherCases: [],
  custodySpans: [],
  warrants: [],
  furtherFirs: [],
  coAccused: [],
  coApplicants: [],
  groundParts: [],
  omitted: {},
  answers: {},
  packet: {},
};

/** Initial values of a new application: the disclosure annexure is attached by default. */
export const NEW_FORM: ApplicationForm = { ...BLANK_FORM, annexure: 'yes' };
