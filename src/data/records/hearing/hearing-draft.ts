/** A hearing, and what came of it, as they are typed. */
import type { NOTICES } from '#contract/hearing.ts';

export interface HearingDraft {
  readonly date: string;
  readonly time: string;
  readonly purpose: string;
  /** In the judge's own words, where the list of purposes does not have it. */
  readonly otherPurpose: string;
  readonly courtroom: string;
  readonly minutes: string;
  readonly notices: readonly (typeof NOTICES)[number][];
}

export interface OutcomeDraft {
  /** As the contract names it; '' until one is chosen. */
  readonly state: string;
  readonly adjournedBy: string;
  readonly reason: string;
  readonly nextDate: string;
  readonly notes: string;
}
