import { ok } from '../answer.ts';
import { type Api, route } from '../http/route.ts';
import { openApi } from '../http/open-api.ts';
import { changesFor } from '../reads/changes.ts';
import { courtsHere } from '../reads/courts.ts';
import { auditList } from '../reads/records.ts';
import { sqlOf } from '../store/sql.ts';

export function syncRoutes(api: Api): void {
  const { app, ports } = api;
  const sql = sqlOf(ports.pool);
  route(api, 'health', async () => {
    await sql.query('SELECT 1');
    return ok({ status: 'ok' });
  });
  route(api, 'courts', async ({ caller }) => ok(await courtsHere(sql, caller.inDemonstration)));
  route(api, 'changes', async ({ caller, query }) => {
    const page = await changesFor(sql, caller, query);
    const read = page.changes.filter(({ data, entity }) => data !== undefined && entity !== 'user');
    await auditList(ports, caller, read);
    return ok(page);
  });
  const description = openApi(); // once: the contract does not change while the server runs
  app.get('/api/openapi.json', async () => description);
}
