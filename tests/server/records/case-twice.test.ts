import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Calls, callsOf } from '../../support/calls.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let lawyer: Calls;

beforeEach(async () => {
  server = await startTestServer();
  lawyer = callsOf(server, await server.makeUser('lawyer'));
});
afterEach(async () => server.stop());

const opened = (more: object) => ({
  applicant: 'Sunil Ramesh Jadhav',
  court: 'magistrate',
  courtPlace: 'Pune',
  firNumber: '218/2026',
  policeStation: 'Hadapsar',
  ...more,
});

it('names the cases that may be the opened one, and opens it', async () => {
  const first = await lawyer.post('/cases', opened({}));
  expect([first.status, first.body]).toEqual([201, expect.not.objectContaining({ mayBeSame: [] })]);
  expect(first.body).not.toHaveProperty('mayBeSame');
  const second = await lawyer.post(
    '/cases',
    opened({ applicant: 'सुनील जाधव', firNumber: 'Crime No. 0218/2026', policeStation: 'P.S. Hadapsar' }),
  );
  expect([second.status, second.body.mayBeSame]).toEqual([201, [first.body._id]]);
  expect((await lawyer.get(`/cases/${second.body._id}`)).body).not.toHaveProperty('mayBeSame');
});

it('asks about a station that only one case names, and about a register', async () => {
  const first = await lawyer.post('/cases', opened({ policeStation: undefined, firNumber: 'I-218/2026' }));
  const second = await lawyer.post('/cases', opened({}));
  expect(second.body.mayBeSame).toEqual([first.body._id]);
});

it('does not ask about a co-accused, another FIR or the case of another user', async () => {
  await lawyer.post('/cases', opened({ applicant: 'Prakash Kale' }));
  await lawyer.post('/cases', opened({ firNumber: '219/2026' }));
  await lawyer.post('/cases', opened({ policeStation: 'Kothrud' }));
  const other = callsOf(server, await server.makeUser('lawyer'));
  await other.post('/cases', opened({}));
  const { status, body } = await lawyer.post('/cases', opened({}));
  expect([status, body.mayBeSame]).toEqual([201, undefined]);
});
