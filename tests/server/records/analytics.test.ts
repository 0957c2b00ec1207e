import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let lawyer: Calls;
let judge: Calls;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = callsOf(server, await server.makeUser('lawyer'));
  judge = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
});
afterEach(async () => server.stop());

const file = async (firNumber: string, by = lawyer): Promise<{ _id: string; caseId: string }> => {
  const body = filed();
  return (await by.post('/applications', { ...body, case: { ...body.case, firNumber } })).body;
};

it('counts only the records that the reader may see', async () => {
  const { caseId } = await file('1/2026');
  const decided = [await file('2/2026'), await file('3/2026')];
  const colleague = callsOf(server, await server.makeUser('lawyer'));
  decided.push(await file('4/2026', colleague));
  for (const [n, { _id }] of decided.entries()) {
    const status = n === 0 ? 'Rejected' : 'Approved';
    expect((await judge.put(`/applications/${_id}`, { status })).status).toBe(200);
  }
  const path = `/analytics/predictive/${caseId}`;
  const own = (await judge.get(path)).body;
  expect(own).toMatchObject({ confidenceLevel: 'None', basis: { decided: 3, granted: 2 } });
  expect(own.approvalProbability).toBeUndefined();
  expect(own.similarCases).toHaveLength(3);
  expect((await lawyer.get(path)).body.basis).toEqual({ decided: 2, granted: 1 });
  expect((await colleague.get(path)).status).toBe(404);
});

it('returns months, courts and waiting times of the reader’s records', async () => {
  const [first, second] = [await file('11/2026'), await file('12/2026')];
  await judge.put(`/applications/${first._id}`, { status: 'Approved' });
  await lawyer.put(`/applications/${second._id}`, { status: 'Withdrawn' });
  const colleague = callsOf(server, await server.makeUser('lawyer'));
  await file('13/2026', colleague);
  const own = (await lawyer.get('/analytics/trends')).body;
  expect(own.months).toHaveLength(12);
  expect(own.months.at(-1)).toMatchObject({ filed: 1, granted: 1, decided: 1 });
  expect(own.wait).toEqual({ matters: 1, pending: 0, median: 0, steps: [{ day: 0, share: 0 }] });
  expect(own.offences[0].share).toEqual({ granted: 1, decided: 1 });
  expect((await judge.get('/analytics/trends')).body.courts).toMatchObject([
    { court: 'magistrate', share: { granted: 1, decided: 1 }, wait: { matters: 2, pending: 1 } },
  ]);
  expect((await callsOf(server).get('/analytics/trends')).status).toBe(401);
});
