import type { ProvisionFault } from '#contract/account/feedback.ts';

export interface ReportDraft {
  /** Title of the card in a list. */
  readonly title: string;
  readonly fault: ProvisionFault | '';
  readonly message: string;
  readonly email: string;
}
