/** Calls of earlier releases name a fact otherwise. The server stores it under the present name. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { STRICT } from '#contract/unknown-fields.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let lawyer: Calls;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = callsOf(server, await server.makeUser('lawyer'));
});
afterEach(async () => server.stop());

it('stores the grounds of arrest of an earlier release', async () => {
  const content = filed();
  const former = { ...content, case: { ...content.case, groundsOfArrestAt: '2026-01-05T09:30' } };
  const { body } = await lawyer.post('/applications', former, { prefer: STRICT });
  expect(body.case.groundsOfArrest).toEqual({ state: 'given', on: '2026-01-05', at: '09:30' });
  expect(body.case).not.toHaveProperty('groundsOfArrestAt');

  const path = `/cases/${body.caseId}`;
  const grounds = async (groundsOfArrestAt: string | null) =>
    (await lawyer.put(path, { facts: { groundsOfArrestAt } })).body.facts.groundsOfArrest;
  expect(await grounds('2026-01-06')).toEqual({ state: 'given', on: '2026-01-06' });
  expect(await grounds('none')).toEqual({ state: 'none' });
  expect(await grounds(null)).toBe(undefined);
});

it('leaves the body of a call of another kind as it is', async () => {
  const { body } = await lawyer.post('/applications', filed());
  const note = { _id: v7(), groundsOfArrestAt: 'none', text: 'Bring the memo.' };
  const answer = await lawyer.post(`/cases/${body.caseId}/notes`, note, { prefer: STRICT });
  expect(Object.keys(answer.body.fields)).toEqual(['groundsOfArrestAt']);
});
