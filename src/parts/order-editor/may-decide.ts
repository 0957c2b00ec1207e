/** The status that a record already has, or that an order drafted here gives it, cannot be given again. */
import { changesStatus, mayBeDecided } from '#domain/status-rules.ts';
import type { DecisionStatus } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';

export function mayDecide({ status, pendingDecision }: ApplicationView, to: DecisionStatus): boolean {
  return mayBeDecided(status) && changesStatus(pendingDecision?.decision.status ?? status, to);
}
