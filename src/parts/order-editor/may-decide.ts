/** A status that every applicant has, or that a draft order gives them, cannot be given again. */
import { decidableApplicants } from '#domain/application/order-applicants.ts';
import type { DecisionStatus } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';

export const mayDecide = (application: ApplicationView, to: DecisionStatus): boolean =>
  decidableApplicants(application, to, waitingOn(application)).length > 0;

export const waitingOn = ({ waitingDecisions, pendingDecision }: ApplicationView) =>
  waitingDecisions ?? (pendingDecision ? [pendingDecision.decision] : []);
