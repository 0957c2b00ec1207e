/** Records in the audit log that a caller reached a limit: one row for each account or address and hour. */
import type { FastifyRequest } from 'fastify';
import type { Ports } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { callSource } from '#server/storage/call-source.ts';
import { countInWindow } from '#server/storage/rate-limit.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { placeOf } from './place-of.ts';

const HOUR = 3_600;

export async function auditLimit(
  ports: Pick<Ports, 'pool' | 'now' | 'newId'>,
  { ip, method, routeOptions }: Pick<FastifyRequest, 'ip' | 'method' | 'routeOptions'>,
): Promise<void> {
  const sql = sqlOf(ports.pool);
  const userId = callSource()?.userId;
  const bucket = `limit-audit:${userId ?? placeOf(ip)}`;
  if ((await countInWindow(sql, { bucket, seconds: HOUR }, ports.now())) > 1) return;
  await audit(sql, ports, { action: 'limit-reached', userId, detail: { method, route: routeOptions.url } });
}
