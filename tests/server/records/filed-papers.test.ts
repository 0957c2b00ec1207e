/** A filed application is stored and printed in the words of its filing, whatever a later release words otherwise. */
import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { docxText } from '#documents/docx-text.ts';
import { mapTexts } from '#documents/map-texts.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { paperOfSeal } from '#documents/order/stored-papers.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { keepFiledPapersCommand } from '../../../server/operations/commands/keep-filed-papers.ts';
import { documents } from '../../../server/papers/documents.ts';
import { filedPapersOf, packedPapers } from '../../../server/papers/filed-papers.ts';
import { sqlOf } from '../../../server/storage/sql.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import type { TestUser } from '../../support/test-server.ts';

const server = serverForFile({ documents, config: { publicUrl: 'http://zamanat.test' } });
let filer: TestUser;
let lawyer: Calls;
let judge: Calls;

beforeAll(async () => {
  filer = await server.makeUser('lawyer');
  lawyer = callsOf(server, filer);
  judge = callsOf(server, await server.makeUser('judge'));
});

const file = async (more: object = {}): Promise<Application> =>
  (await lawyer.post('/applications', { ...filed(), ...more })).body;

const papersOf = async (calls: Calls, { _id }: Application) =>
  (await calls.get(`/applications/${_id}/papers`)).body.papers;

const textOf = (paper: Parameters<typeof paperOfSeal>[0]): string => plainText(paperOfSeal(paper));

/** As the owner of the tables can. */
async function tamper(statement: string): Promise<void> {
  const client = await server.pool.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query(statement);
  } finally {
    await client.query('RESET session_replication_role');
    client.release();
  }
}

/** The stored paper as an earlier release worded it. */
async function reworded({ _id }: Application): Promise<void> {
  const [stored] = await filedPapersOf(sqlOf(server.ports.pool), _id);
  if (!stored) throw new Error('no paper');
  const paper = mapTexts(stored.paper, (text) =>
    text === 'Case of the prosecution' ? 'EARLIER WORDS' : text,
  );
  const papers = packedPapers({ ...stored, paper }).toString('hex');
  await tamper(`UPDATE filed_papers SET papers = '\\x${papers}' WHERE application_id = '${_id}'`);
}

const printed = async ({ _id }: Application): Promise<string> => {
  const url = `/api/applications/${_id}/download?format=DOCX`;
  const { rawPayload } = await server.inject({ url, headers: { 'x-auth-token': filer.token } });
  return docxText(new Uint8Array(rawPayload)) ?? '';
};

it('stores the paper of a filing with its hash and its packet', async () => {
  const application = await file();
  const [paper, ...more] = await papersOf(lawyer, application);
  expect(more).toEqual([]);
  expect(paper.composedLater).toBeUndefined();
  expect(application.filedPaper).toEqual({ version: 1, sha256: paper.sha256 });
  const text = exactTextOf(paperOfSeal(paper.paper));
  expect(createHash('sha256').update(text).digest('hex')).toBe(paper.sha256);
  expect(textOf(paper.paper)).toContain(application.applicationNumber);
  expect(paper.packet.parts.map(({ part }: { part: string }) => part)).toContain('affidavit');
});

it('is read by the filer and the court alone', async () => {
  const application = await file();
  const own = await papersOf(lawyer, application);
  expect(await papersOf(judge, application)).toEqual(own);
  const stranger = callsOf(server, await server.makeUser('lawyer'));
  const { status } = await stranger.get(`/applications/${application._id}/papers`);
  expect(status).toBe(404);
});

it('stores each amendment beside the first paper', async () => {
  const application = await file();
  const grounds = 'The applicant nurses his mother, who is 81 years old.';
  const patch = { bail: { ...application.bail, grounds } };
  const amended = (await lawyer.put(`/applications/${application._id}`, patch)).body;
  const [first, second] = await papersOf(lawyer, amended);
  expect(amended.filedPaper).toEqual({ version: second.version, sha256: second.sha256 });
  expect(textOf(first.paper)).not.toContain(grounds);
  expect(textOf(second.paper)).toContain(grounds);
});

it('keeps the paper through a decision', async () => {
  const application = await file();
  const order = { status: 'Approved', outcome: 'granted', reasons: ['parity'], text: 'On parity.' };
  const state = { position: 'opposed', text: 'The vehicle was not recovered.' };
  const decided = await judge.put(`/applications/${application._id}`, {
    ...order,
    state,
    bond: { amount: 25_000, sureties: 1 },
  });
  expect(decided.body.filedPaper).toEqual(application.filedPaper);
  expect(await papersOf(judge, application)).toHaveLength(1);
});

it('prints and shares the stored words', async () => {
  const application = await file();
  await reworded(application);
  expect(await printed(application)).toContain('EARLIER WORDS');
  const { body } = await lawyer.post(`/applications/${application._id}/share`, {});
  const token = body.url.split('/').at(-1);
  const shared = await callsOf(server).get(`/shared/${token}`);
  expect(JSON.stringify(shared.body.document)).toContain('EARLIER WORDS');
});

it('hides the chosen parts of a shared paper', async () => {
  const application = await file();
  await reworded(application);
  const { body } = await lawyer.post(`/applications/${application._id}/share`, { hide: ['address'] });
  const token = body.url.split('/').at(-1);
  const shared = await callsOf(server).get(`/shared/${token}`);
  expect(JSON.stringify(shared.body.document)).not.toContain(application.applicant.address);
});

it('does not name a person who is known as a child since the filing', async () => {
  const application = await file();
  expect(await printed(application)).toContain(application.applicant.name);
  await tamper(
    `UPDATE applications SET record = jsonb_set(record, '{applicant,age}', '16') WHERE _id = '${application._id}'`,
  );
  expect(await printed(application)).not.toContain(application.applicant.name);
});

it('refuses to change a stored paper', async () => {
  const application = await file();
  const change = server.pool.query(`DELETE FROM filed_papers WHERE application_id = '${application._id}'`);
  await expect(change).rejects.toThrow('a filed paper is never changed');
});

it('keeps the paper when the applications are emptied', async () => {
  const application = await file();
  const client = await server.pool.connect();
  try {
    await client.query('BEGIN; TRUNCATE applications CASCADE');
    expect(await filedPapersOf(sqlOf(client), application._id)).toHaveLength(1);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

it('stores the papers of earlier filings by a command', async () => {
  const application = await file();
  await tamper(`DELETE FROM filed_papers WHERE application_id = '${application._id}'`);
  await tamper(`UPDATE applications SET record = record - 'filedPaper' WHERE _id = '${application._id}'`);
  expect(await papersOf(lawyer, application)).toEqual([]);
  expect(await operatorSays(keepFiledPapersCommand, server.ports)).toContain('1 application');
  const after = (await lawyer.get(`/applications/${application._id}`)).body;
  expect(after).toMatchObject({ version: application.version, filedPaper: application.filedPaper });
  expect(await papersOf(lawyer, application)).toMatchObject([{ version: 1, composedLater: true }]);
});

/** As a server of the former release does: it keeps the hash of the paper before, and stores no paper. */
async function amendedByFormerRelease(application: Application): Promise<string> {
  const grounds = 'The applicant nurses his mother, who is 81 years old.';
  const { bail } = application;
  await lawyer.put(`/applications/${application._id}`, { bail: { ...bail, grounds } });
  const kept = JSON.stringify(application.filedPaper);
  await tamper(`DELETE FROM filed_papers WHERE version > 1 AND application_id = '${application._id}'`);
  await tamper(
    `UPDATE applications SET record = jsonb_set(record, '{filedPaper}', '${kept}') WHERE _id = '${application._id}'`,
  );
  return grounds;
}

it('prints and shares the amendment of a server that stored no paper for it', async () => {
  const application = await file();
  const grounds = await amendedByFormerRelease(application);
  expect(await printed(application)).toContain(grounds);
  const { body } = await lawyer.post(`/applications/${application._id}/share`, {});
  const shared = await callsOf(server).get(`/shared/${body.url.split('/').at(-1)}`);
  expect(JSON.stringify(shared.body.amendments)).toContain(grounds);
});

it('goes on after an application that cannot be composed, and names it', async () => {
  const broken = await file(filed({ case: { firNumber: '901/2026' } }));
  const whole = await file(filed({ case: { firNumber: '902/2026' } }));
  for (const { _id } of [broken, whole])
    await tamper(`DELETE FROM filed_papers WHERE application_id = '${_id}'`);
  await tamper(
    `UPDATE applications SET record = jsonb_set(record, '{case}', '"none"') WHERE _id = '${broken._id}'`,
  );
  expect(await operatorSays(keepFiledPapersCommand, server.ports)).toContain(broken._id);
  expect(await papersOf(lawyer, whole)).toHaveLength(1);
  await tamper(`DELETE FROM applications WHERE _id = '${broken._id}'`);
});

it('stores the missing paper of an amendment by the command', async () => {
  const application = await file();
  const grounds = await amendedByFormerRelease(application);
  await operatorSays(keepFiledPapersCommand, server.ports);
  const [first, second] = await papersOf(lawyer, application);
  expect(textOf(first.paper)).not.toContain(grounds);
  expect(textOf(second.paper)).toContain(grounds);
  const after = (await lawyer.get(`/applications/${application._id}`)).body;
  expect(after.filedPaper).toEqual({ version: after.version, sha256: second.sha256 });
  expect(await printed(application)).toContain(grounds);
  expect(await operatorSays(keepFiledPapersCommand, server.ports)).toContain('0 applications');
});

it('accepts an amendment of a text that a later release would refuse', async () => {
  const application = await file();
  await tamper(
    `UPDATE applications SET record = jsonb_set(record, '{case,offenceDate}', '"2099-01-01"') WHERE _id = '${application._id}'`,
  );
  const { bail } = application;
  const grounds = 'The applicant nurses his mother, who is 81 years old.';
  const url = `/applications/${application._id}`;
  expect((await lawyer.put(url, { bail: { ...bail, grounds } })).status).toBe(200);
  const refused = await lawyer.put(url, { case: { ...application.case, offenceDate: '2099-02-02' } });
  expect(refused.body.fields).toHaveProperty(['case.offenceDate']);
});

it('refuses an impossible fact in the language of the account', async () => {
  const body = filed({ case: { arrestDate: '2024-07-01', offenceDate: '2024-07-05' } });
  const english = (await lawyer.post('/applications', body)).body.fields;
  expect(english['case.arrestDate']).toContain('cannot be before the offence');
  await lawyer.put('/users/profile', { settings: { language: 'hi' } });
  const hindi = (await lawyer.post('/applications', body)).body.fields;
  expect(hindi['case.arrestDate']).toContain('अपराध से पहले नहीं हो सकती');
});

const sharedText = async (application: Application): Promise<string> => {
  const { body } = await lawyer.post(`/applications/${application._id}/share`, {});
  return JSON.stringify((await callsOf(server).get(`/shared/${body.url.split('/').at(-1)}`)).body);
};

it('withholds the particulars of every version for a child of later known age', async () => {
  const first = { ...filed().applicant, name: 'Rameshwar Gaikwad', parentage: 'son of Tukaram Gaikwad' };
  const allegations = 'Rameshwar broke the lock of the shop.';
  const application = await file({ applicant: first, case: { ...filed().case, allegations } });
  const { grounds } = application.bail;
  const applicant = {
    ...first,
    name: 'Rajeshwar Gaekwad',
    address: '14 Neem Gali, Wadgaon Sheri, Pune',
    age: 16,
  };
  const bail = { ...application.bail, grounds: `${grounds} Rameshwar is the only son.` };
  const put = await lawyer.put(`/applications/${application._id}`, { applicant, bail });
  expect(put.status).toBe(200);
  const texts = [await printed(application), await sharedText(application)];
  for (const text of texts)
    for (const particular of [
      'Rameshwar',
      'Rajeshwar',
      'Gaikwad',
      'Gaekwad',
      'Tukaram',
      first.address,
      applicant.address,
    ])
      expect(text).not.toContain(particular);
});

it('compares the versions of an application in the words of one release', async () => {
  const application = await file();
  await reworded(application);
  const grounds = 'The applicant nurses his mother, who is 81 years old.';
  await lawyer.put(`/applications/${application._id}`, { bail: { ...application.bail, grounds } });
  const { amendments, document } = JSON.parse(await sharedText(application));
  expect(JSON.stringify(document)).toContain('EARLIER WORDS');
  expect(amendments).toHaveLength(1);
  expect(amendments[0].is).toContain(grounds);
  expect(JSON.stringify(amendments)).not.toContain('EARLIER WORDS');
});
