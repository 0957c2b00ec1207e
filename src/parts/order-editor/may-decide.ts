/** A status that the record has, or that a draft order gives it, cannot be given again. */
import { isStatusChange, canBeDecided } from '#domain/case/status-rules.ts';
import type { DecisionStatus } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';

export function mayDecide({ status, pendingDecision }: ApplicationView, to: DecisionStatus): boolean {
  return canBeDecided(status) && isStatusChange(pendingDecision?.decision.status ?? status, to);
}
