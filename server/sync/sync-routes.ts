import { ok } from '../http/answer.ts';
import { isDemonstration } from '../http/caller.ts';
import { type Api, route } from '../http/route.ts';
import { openApi } from '../http/open-api.ts';
import { changesQuery, changesFor } from './changes.ts';
import { courtsHere } from '../user/courts.ts';
import { auditRecords } from './records.ts';
import { sqlOf } from '../db/sql.ts';

export function syncRoutes(api: Api): void {
  const { app, ports } = api;
  const sql = sqlOf(ports.pool);
  route(api, 'courts', async ({ caller }) => ok(await courtsHere(sql, caller.inDemonstration)));
  const page = changesQuery(ports.records);
  route(api, 'changes', {
    beside: ({ query }, request) => page(query, isDemonstration(ports, request)),
    handle: async (call) => {
      const { body, carried } = await changesFor(ports, call);
      await auditRecords(ports, call.caller, carried);
      return ok(body);
    },
  });
  const description = openApi(); // once: the contract does not change while the server runs
  app.get('/api/openapi.json', async () => description);
}
