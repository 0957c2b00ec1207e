import { useCallback } from 'react';
import type { AuditAction } from '#contract/operator/audit-actions.ts';
import { type AuditAnswer, OPERATOR_ENDPOINTS } from '#contract/operator/operator-endpoints.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { err, type Result } from '#kernel/result.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useRefusal } from '#parts/server-read/use-refusal.ts';
import { withQuery } from '#parts/server-read/with-query.ts';

export type AuditField = 'about' | 'action' | 'from' | 'to';
export interface AuditSearch extends Readonly<Record<Exclude<AuditField, 'action'>, string>> {
  readonly action: AuditAction | '';
}

const AT: Readonly<Record<AuditField, AuditField>> = {
  about: 'about',
  action: 'action',
  from: 'from',
  to: 'to',
};

export type AskAudit = (
  search: AuditSearch,
  limit?: number,
) => Promise<Result<AuditAnswer, Refusal<AuditField>>>;

/** Returns the server's refusal by field. */
export function useAuditSearch(): AskAudit {
  const device = useDevice();
  const refusal = useRefusal();
  return useCallback(
    async (search, limit) => {
      const query = { ...search, about: search.about.trim() };
      const most = limit === undefined ? {} : { limit: String(limit) };
      const done = await askAccount(device, withQuery(OPERATOR_ENDPOINTS.searchAudit, { ...query, ...most }));
      if (done.ok) return done;
      return err(refusal<AuditField>(done.error, AT));
    },
    [device, refusal],
  );
}
