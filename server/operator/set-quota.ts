/** Sets a limit of an account and day for all servers at once, or gives it back to the setting of the server. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { NewQuota } from '#contract/operator/operator-endpoints.ts';
import { QUOTA_SETTINGS } from '#contract/operator/quota-settings.ts';
import type { ActingOperator } from '#server/account/operator-entry.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { inTransaction } from '#server/storage/sql.ts';

type SetQuotaPorts = Pick<Ports, 'pool' | 'now' | 'newId' | 'config'> & Required<ActingOperator>;

export async function setQuota(ports: SetQuotaPorts, { quota, most, reason }: NewQuota): Promise<void> {
  const range = QUOTA_SETTINGS[quota];
  if (most !== undefined && (most < range.least || most > range.most))
    throw invalid({
      most: `Enter a whole number from ${indianNumber(range.least)} to ${indianNumber(range.most)}.`,
    });
  const usual = ports.config.quotas[quota];
  const { operator, operatorId } = ports;
  await inTransaction(ports.pool, async (sql) => {
    const { rows } = await sql.query<{ most: number | null }>(
      'SELECT most FROM quota_limits WHERE quota = $1 FOR UPDATE',
      [quota],
    );
    await sql.query('UPDATE quota_limits SET most = $2, set_at = $3 WHERE quota = $1', [
      quota,
      most ?? null,
      ports.now(),
    ]);
    const before = rows[0]?.most ?? usual;
    const detail = { quota, before, after: most ?? usual, reason, operator };
    await audit(sql, ports, { action: 'set-quota', userId: operatorId, detail });
  });
}
