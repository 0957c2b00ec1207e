import type { ProvisionFault } from '#contract/feedback.ts';

export interface ReportDraft {
  /** What the card is called in a list. */
  readonly title: string;
  readonly fault: ProvisionFault | '';
  readonly message: string;
  readonly email: string;
}
