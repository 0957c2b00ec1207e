/** A hearing and its outcome as typed. */
import type { NOTICES } from '#contract/case/hearing.ts';

export interface HearingDraft {
  readonly date: string;
  readonly time: string;
  readonly purpose: string;
  /** The judge's own text if the list of purposes lacks it. */
  readonly otherPurpose: string;
  readonly courtroom: string;
  readonly minutes: string;
  readonly notices: readonly (typeof NOTICES)[number][];
}

export interface OutcomeDraft {
  /** A contract value; '' until one is chosen. */
  readonly state: string;
  readonly adjournedBy: string;
  readonly reason: string;
  readonly nextDate: string;
  readonly notes: string;
}
