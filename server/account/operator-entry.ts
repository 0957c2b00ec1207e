/** The audit entry of an act of the operator on an account. */
import type { AuditEntry } from '#server/storage/audit.ts';

/** The acting one: the account of the machine for a command, the operator's own account for a screen. */
export interface ActingOperator {
  readonly operator?: string;
  readonly operatorId?: string;
}

interface OperatorAct extends Pick<AuditEntry, 'action'> {
  /** The account that the act is about. */
  readonly userId: string;
  readonly detail?: object;
}

export const operatorEntry = (
  { operator, operatorId }: ActingOperator,
  { action, userId, detail }: OperatorAct,
): AuditEntry => ({
  action,
  userId: operatorId ?? userId,
  ...(operatorId !== undefined && { entity: 'user', id: userId }),
  detail: { ...detail, ...(operator !== undefined && { operator }) },
});
