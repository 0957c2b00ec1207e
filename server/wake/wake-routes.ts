/**
 * `GET /wake`: server-sent events that name no record. `changed` means that the page fetches its changes;
 * every permission is checked there.
 */
import { WAKE_PATH } from '#contract/wake.ts';
import { isDemonstration, authenticate } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Api } from '#server/http/route.ts';
import { seatsOfCaller } from '#server/records/changes.ts';
import type { JoinedQuery } from '#server/storage/session-statement.ts';
import type { LogPositions, WakeStreams } from './wake-streams.ts';

/** Counters of the caller's own log and of the courts of a judge. $2 marks the demonstration. */
const POSITIONS = `SELECT json_object_agg(log_id, last) AS positions FROM (
    SELECT who._id AS log_id
    UNION SELECT log_id FROM (${seatsOfCaller('$2')}) AS seats JOIN court_places USING (kind, place_key)
  ) AS logs JOIN change_counters USING (log_id)`;

/** Seconds after which a page may ask again, if this process holds too many. */
const FULL_SECONDS = 60;

export function wakeRoutes({ app, ports }: Api, streams: WakeStreams): void {
  app.get(WAKE_PATH, { compress: false }, async (request, reply) => {
    const statement: JoinedQuery = { text: POSITIONS, values: [isDemonstration(ports, request)] };
    const { caller, beside } = await authenticate(ports, request, statement);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row of `POSITIONS`
    const [row] = beside as readonly { readonly positions: LogPositions | null }[];
    if (!streams.hasRoom()) throw new Refusal('unavailable', { retryAfter: FULL_SECONDS });
    reply.hijack();
    void reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no', // a proxy must pass each event on
      'x-zamanat-generation': caller.generation,
    });
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200);
    streams.open(reply.raw, { session: caller.sessionId, positions: row?.positions ?? {} });
  });
  app.addHook('preClose', async () => streams.close());
}
