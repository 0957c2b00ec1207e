/** A filing is accepted also if its papers cannot be composed. */
import { beforeAll, expect, it } from 'vitest';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const documents = {
  pdf: async () => new TextEncoder().encode('%PDF-1.7'),
  docx: async () => new TextEncoder().encode('PK'),
  composePapers: () => Promise.reject(new Error('no memory left in the thread')),
};
const server = serverForFile({ documents });
let lawyer: Calls;

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
});

/** Five FIRs are composed in a thread. */
const FURTHER = [31, 32, 33, 34].map((number) => ({
  firNumber: `${number}/2026`,
  policeStation: 'Kothrud',
  sections: ['BNS 316(2)'],
  allegations: 'A deposit was kept.',
}));
const body = () =>
  filed({
    case: { custodyStatus: 'not-arrested', arrestDate: null, court: 'sessions', furtherFirs: FURTHER },
    bail: { relief: 'anticipatory' },
  });

it('keeps filing and amendment without stored papers, and reports why', async () => {
  const application = await lawyer.post('/applications', body());
  expect(application.status).toBe(201);
  expect(application.body.filedPaper).toBeUndefined();
  const of = `/applications/${application.body._id}`;
  const amended = await lawyer.put(of, { ...body(), version: 1 });
  expect(amended.status).toBe(200);
  expect(amended.body.filedPaper).toBeUndefined();
  expect((await lawyer.get(`${of}/papers`)).body.papers).toEqual([]);
  const reported = server.crashes.splice(0);
  expect(reported.map(({ message }) => message)).toContain('no memory left in the thread');
});
