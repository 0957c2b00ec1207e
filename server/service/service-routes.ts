/** `GET /service/cases`, `GET /service/cases/{id}`, `GET /service/hearings`: reads of a service account. */
import { JsonText, ok } from '#server/http/answer.ts';
import { listAnswer } from '#server/http/list-answer.ts';
import { pageOf } from '#server/http/page-query.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route } from '#server/http/route.ts';
import type { Ports } from '#server/ports.ts';
import { auditOfReading } from '#server/storage/audit.ts';
import type { PagedRow } from '#server/storage/page.ts';
import type { ServiceAccount } from '#server/storage/service-accounts.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { caseOfService, casesOfService, hearingsOfService } from './service-records.ts';

export function serviceRoutes(api: Api): void {
  const { ports } = api;
  const sql = sqlOf(ports.pool);
  route(api, 'serviceCases', async ({ service, query, request }) => {
    const page = pageOf(query);
    const rows = await casesOfService(sql, service, page);
    await auditRead(ports, service, { case: rows });
    return listAnswer(request, rows, page);
  });
  route(api, 'serviceCase', async ({ service, params }) => {
    const row = await caseOfService(sql, service, params._id);
    if (!row) throw new Refusal('not-found', { denied: { entity: 'case', id: params._id } });
    await auditRead(ports, service, { case: [row] });
    return ok(new JsonText(row.record, row.version));
  });
  route(api, 'serviceHearings', async ({ service, query, request }) => {
    const page = pageOf(query);
    const rows = await hearingsOfService(sql, service, page);
    await auditRead(ports, service, { hearing: rows });
    return listAnswer(request, rows, page);
  });
}

/** Reads by a program are audited as those of a judge: one row names all records. */
async function auditRead(
  ports: Ports,
  { user }: ServiceAccount,
  read: Readonly<Record<string, readonly PagedRow[]>>,
): Promise<void> {
  const records = Object.fromEntries(
    Object.entries(read).map(([entity, rows]) => [
      entity,
      Object.fromEntries(rows.map(({ _id, version }) => [_id, version])),
    ]),
  );
  const entry = { action: 'read', userId: user?._id, detail: { records } } as const;
  await auditOfReading(sqlOf(ports.pool), ports, entry);
}
