import type { Entity } from '#contract/changes.ts';
import { ok } from '../http/answer.ts';
import { type Api, route } from '../http/route.ts';
import { openApi } from '../http/open-api.ts';
import { changesFor } from './changes.ts';
import { courtsHere } from '../user/courts.ts';
import { auditList } from './records.ts';
import { sqlOf } from '../db/sql.ts';

/** No part of a case file: pulling it is no read of one. */
const ONE_S_OWN: ReadonlySet<Entity> = new Set(['user', 'feedback']);

export function syncRoutes(api: Api): void {
  const { app, ports } = api;
  const sql = sqlOf(ports.pool);
  route(api, 'courts', async ({ caller }) => ok(await courtsHere(sql, caller.inDemonstration)));
  route(api, 'changes', async ({ caller, query }) => {
    const page = await changesFor(sql, caller, query);
    const read = page.changes.filter(({ data, entity }) => data !== undefined && !ONE_S_OWN.has(entity));
    await auditList(ports, caller, read);
    return ok(page);
  });
  const description = openApi(); // once: the contract does not change while the server runs
  app.get('/api/openapi.json', async () => description);
}
