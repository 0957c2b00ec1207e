/** Moves an application to another court as courts do: by a judge of its present court. */
import type { Application } from '#contract/application/application.ts';
import type { CourtSeat } from '#contract/case/court.ts';
import { seatOf } from '#domain/case/history-events.ts';
import { callsOf, type CallResult } from './calls.ts';
import type { TestServer } from './test-server.ts';

/** Adds a judge of each court, because a matter goes only to a court with a judge. */
export async function transfer(
  server: TestServer,
  applicationId: string,
  to: CourtSeat,
): Promise<CallResult> {
  const { rows } = await server.pool.query<{ record: Application }>(
    'SELECT record FROM applications WHERE _id = $1',
    [applicationId],
  );
  const [found] = rows;
  if (!found) throw new Error(`no application ${applicationId}`);
  const { kind, place } = seatOf(found.record.case);
  const judge = await server.makeUser('judge', [{ kind, ...(place !== undefined && { place }) }]);
  await server.makeUser('judge', [to]);
  const answer = await callsOf(server, judge).post(`/applications/${applicationId}/transfer`, to);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer;
}
