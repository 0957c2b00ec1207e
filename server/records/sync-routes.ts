import { ok } from '#server/http/answer.ts';
import { isDemonstration } from '#server/http/caller.ts';
import { type Api, route } from '#server/http/route.ts';
import { openApi } from '#server/http/open-api/open-api.ts';
import { changesQuery, changesFor } from './changes.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { courtCalendars } from '#server/storage/court-calendars.ts';
import { courtsHere } from '#server/storage/courts.ts';
import { auditRecords } from './records.ts';
import { sqlOf } from '#server/storage/sql.ts';

export function syncRoutes(api: Api): void {
  const { app, ports } = api;
  const sql = sqlOf(ports.pool);
  route(api, 'courts', async ({ caller }) => ok(await courtsHere(sql, caller.inDemonstration)));
  route(api, 'courtCalendars', async () => {
    const thisYear = Number(dayInIndia(ports.now()).slice(0, 4));
    return ok((await courtCalendars(sql, thisYear - 1)).map(({ calendar }) => calendar));
  });
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
