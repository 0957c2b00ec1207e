/** A paper downloaded from the server shows at least the facts that the store has. */
import { beforeEach, expect, it } from 'vitest';
import { documents } from '../../../server/papers/documents.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { downloadedPaper } from '../../support/downloaded-paper.ts';
import { filed } from '../../support/filed-application.ts';
import type { TestUser } from '../../support/test-server.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile({ documents });
let user: TestUser;
let lawyer: Calls;

beforeEach(async () => {
  user = await server.makeUser('lawyer');
  lawyer = callsOf(server, user);
});

const paperOf = (id: string, reader: TestUser = user): Promise<string> =>
  downloadedPaper(server, { id, reader });

const none = filed({ bail: { previousApplications: 'none' } });

it('lists a withdrawn application although a later one states that none exist', async () => {
  const first = (await lawyer.post('/applications', none)).body;
  await lawyer.put(`/applications/${first._id}`, { status: 'Withdrawn' });
  const second = (await lawyer.post('/applications', none)).body;
  const text = await paperOf(second._id);
  expect(text).toContain('SECOND bail application in this matter');
  expect(text).toContain('has filed one earlier application');
  expect(text).toContain(`Filing reference ${first.applicationNumber}`);
  expect(text).toContain('withdrawn');
  expect(text).not.toContain('no earlier application');
  expect(await paperOf(first._id)).toContain('FIRST application');
});

it('lists it for a judge who sees only the later court', async () => {
  const first = (await lawyer.post('/applications', none)).body;
  const judge = await server.makeUser('judge');
  await callsOf(server, judge).put(`/applications/${first._id}`, { status: 'Rejected' });
  const high = filed({
    case: { court: 'high', courtPlace: 'Bombay' },
    bail: { previousApplications: 'none' },
  });
  const second = (await lawyer.post('/applications', high)).body;
  const text = await paperOf(second._id, judge);
  expect(text).toContain('Court of the Magistrate, Pune');
  expect(text).toContain('rejected');
});

it('excludes a co-accused’s application', async () => {
  await lawyer.post('/applications', filed({ applicant: { name: 'Anil Pawar' } }));
  const second = (await lawyer.post('/applications', none)).body;
  expect(await paperOf(second._id)).toContain('FIRST application');
});

it('prints only periods and bars found by the engine in unusual matters', async () => {
  const murder = filed({ case: { sections: ['BNS 103(1)'] }, bail: { relief: 'bailable' } });
  const bailable = (await lawyer.post('/applications', murder)).body;
  expect(await paperOf(bailable._id)).not.toMatch(/is bailable|are bailable|bailable offence|as of right/i);

  const heroin = {
    court: 'sessions',
    sections: ['NDPS 21(c)'],
    arrestDate: '2026-01-10',
    firstRemandDate: '2026-01-11',
    chargesheet: { state: 'not-filed', asOf: '2026-02-01' },
  };
  const early = (await lawyer.post('/applications', filed({ case: heroin, bail: { relief: 'default' } })))
    .body;
  const text = await paperOf(early._id);
  expect(text).toContain('180 days under section 36A(4) of the Narcotic Drugs');
  expect(text).toContain('SPECIAL JUDGE UNDER THE NARCOTIC DRUGS');
  expect(text).not.toMatch(/60 days|90 days|One third has run/);
});

it('finds an earlier application by each FIR of an application in several', async () => {
  const person = { applicant: { name: 'Farida Shaikh', gender: 'female' } };
  const free = { court: 'sessions', custodyStatus: 'not-arrested', arrestDate: null };
  const before = { relief: 'anticipatory', previousApplications: 'none' };
  const inFir = (facts: object) => filed({ ...person, case: { ...free, ...facts }, bail: before });
  const charged = { firNumber: '31/2026', policeStation: 'Kothrud', sections: ['BNS 316(2)'] };
  const further = { ...charged, allegations: 'A deposit was kept.' };
  const first = (await lawyer.post('/applications', inFir({ ...further }))).body;
  const both = await lawyer.post('/applications', inFir({ furtherFirs: [further] }));
  expect([both.status, both.body.fields]).toEqual([201, undefined]);
  expect(await paperOf(both.body._id)).toContain(`Filing reference ${first.applicationNumber}`);
  const other = { ...further, firNumber: '32/2026' };
  const third = (await lawyer.post('/applications', inFir({ furtherFirs: [other] }))).body;
  const last = (await lawyer.post('/applications', inFir({ ...other }))).body;
  const text = await paperOf(last._id);
  expect(text).toContain(`Filing reference ${third.applicationNumber}`);
  expect(text).not.toContain(`Filing reference ${first.applicationNumber}`);
});

it('refuses an FIR with a court or a bar of its own in an application of several', async () => {
  const sections = { firNumber: '7/2026', policeStation: 'Chakan', sections: ['SC/ST 3(1)(r)'] };
  const further = { ...sections, allegations: 'Abused in public.' };
  const free = { court: 'sessions', custodyStatus: 'not-arrested', arrestDate: null };
  const content = filed({
    case: { ...free, furtherFirs: [further] },
    bail: { relief: 'anticipatory', previousApplications: 'none' },
  });
  const { status, body } = await lawyer.post('/applications', content);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['case.furtherFirs']]);
  expect(body.fields['case.furtherFirs']).toContain('FIR No. 7/2026, Police Station Chakan');
});

it('refuses regular bail in several FIRs with a sentence', async () => {
  const charged = { firNumber: '31/2026', policeStation: 'Kothrud', sections: ['BNS 316(2)'] };
  const further = { ...charged, allegations: 'A deposit was kept.' };
  const { status, body } = await lawyer.post('/applications', filed({ case: { furtherFirs: [further] } }));
  expect([status, Object.keys(body.fields)]).toEqual([400, ['case.furtherFirs']]);
  expect(body.fields['case.furtherFirs']).toContain('31/2026');
});
