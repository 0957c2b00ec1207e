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
