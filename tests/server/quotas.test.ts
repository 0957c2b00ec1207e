/** Megabytes, papers and mails of an account and day. */
import { expect, it } from 'vitest';
import { settingsFrom } from '../../server/settings.ts';
import { wire } from '#text/hi/account/wire.ts';
import { callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { noisyPng, samplePdf } from '../support/sample-files.ts';
import { serverForFile } from '../support/server-for-file.ts';
import { formOf } from '../support/upload.ts';

const server = serverForFile({
  config: { quotas: { megabytes: 1, prints: 2, mails: 1 }, publicUrl: 'http://zamanat.test' },
});

const DAY = 86_400_000;

it('limits the papers of a day, counts accounts apart, and begins again at midnight in India', async () => {
  const [one, two] = [await server.makeUser('lawyer'), await server.makeUser('lawyer')].map((user) =>
    callsOf(server, user),
  );
  const printed = async (calls = one) => {
    const { _id } = (await calls?.post('/applications', filed()))?.body ?? {};
    return calls?.get(`/applications/${_id}/download?format=PDF`);
  };
  const answers = [await printed(), await printed(), await printed()];
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 429]);
  expect(answers[2]?.body.msg).toBe(
    'The server has made the 2 papers of this account for today. Save the paper in the app, or try again tomorrow.',
  );
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
  expect(wire.said(answers[2]?.body.msg)).toMatch(/^सर्वर इस खाते के आज के 2 /);
  expect((await printed(two))?.status).toBe(200);
  server.advance(DAY);
  expect((await printed())?.status).toBe(200);
});

it('limits the megabytes of files before they arrive, and never stops a filing', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const { caseId } = (await lawyer.post('/applications', filed())).body;
  const send = async (bytes: Uint8Array<ArrayBuffer>) =>
    lawyer.upload(`/cases/${caseId}/documents`, formOf(bytes));
  const scan = noisyPng(800, 800);
  const answers = [await send(scan), await send(scan), await send(samplePdf())];
  expect(answers.map(({ status }) => status)).toEqual([201, 429, 201]);
  expect(answers[1]?.body.msg).toBe(
    'This account has sent its 1 MB of today. It can send more tomorrow, or ask the operator for a higher limit.',
  );
  expect(wire.said(answers[1]?.body.msg)).toMatch(/^इस खाते से आज के 1 MB /);
  expect((await lawyer.putBytes('/users/avatar', scan, 'image/png')).status).toBe(429);
  const long = filed({ bail: { grounds: 'x'.repeat(30_000) } });
  expect((await lawyer.post('/applications', long)).status).toBe(201);
});

it('limits the megabytes of large records', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const part = { heading: 'Ground', text: 'x'.repeat(20_000) };
  const long = filed({ bail: { groundParts: Array.from({ length: 20 }, () => part) } });
  const statuses: number[] = [];
  for (let n = 1; n <= 3; n += 1) statuses.push((await lawyer.post('/applications', long)).status);
  expect(statuses).toEqual([201, 201, 429]);
  expect((await lawyer.post('/applications', filed())).status).toBe(201);
});

it('limits mails but not links', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const { _id } = (await lawyer.post('/applications', filed())).body;
  const share = async (body: object) => lawyer.post(`/applications/${_id}/share`, body);
  const email = 'sister@example.in';
  const answers = [await share({ email }), await share({ email }), await share({})];
  expect(answers.map(({ status }) => status)).toEqual([201, 429, 201]);
  expect(answers[1]?.body.msg).toContain('its 1 e-mails of today');
  expect(wire.said(answers[1]?.body.msg)).toMatch(/^इस खाते से आज के 1 ईमेल /);
});

it('follows an operator at once, also back to the setting, and logs each change', async () => {
  const operator = await server.makeUser('operator');
  const set = async (body: object) =>
    callsOf(server, operator).post('/operator/quotas', { quota: 'prints', reason: 'A camp.', ...body });
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const { _id } = (await lawyer.post('/applications', filed())).body;
  const printed = async () => (await lawyer.get(`/applications/${_id}/download?format=PDF`)).body.msg;
  const limits = async () => (await callsOf(server, operator).get('/operator/state')).body.quotas.prints;
  expect((await set({ most: 1 })).status).toBe(204);
  expect([await printed(), await printed()]).toEqual([
    undefined,
    expect.stringMatching(/^The server has made the 1 papers .* Save the paper in the app/),
  ]);
  expect((await set({ most: 3 })).status).toBe(204);
  expect(await printed()).toBeUndefined();
  expect(await limits()).toMatchObject({ usual: 2, most: 3 });
  expect((await set({})).status).toBe(204);
  expect(await limits()).toMatchObject({ usual: 2, most: 2 });
  expect(await printed()).toContain('the 2 papers');
  const { rows } = (
    await callsOf(server, operator).get(`/operator/audit?about=${operator.user.email}&action=set-quota`)
  ).body;
  const details = rows.map(({ detail }: { detail: string }) => JSON.parse(detail));
  expect(details).toMatchObject([
    { quota: 'prints', before: 3, after: 2, reason: 'A camp.' },
    { before: 1, after: 3 },
    { before: 2, after: 1 },
  ]);
});

it('refuses a limit out of range and changes nothing', async () => {
  const operator = callsOf(server, await server.makeUser('operator'));
  const set = async (body: object) => operator.post('/operator/quotas', { quota: 'megabytes', ...body });
  const small = await set({ most: 1, reason: 'A test.' });
  const said = 'Enter a whole number from 16 to 10,00,000.';
  expect([small.status, small.body.fields]).toEqual([400, { most: said }]);
  expect(wire.said(said)).toBe('16 से 10,00,000 तक की पूर्ण संख्या लिखें।');
  expect((await set({ most: 100, reason: ' ' })).body.fields).toEqual({ reason: 'Write the reason.' });
  expect((await operator.get('/operator/state')).body.quotas.files).toMatchObject({ usual: 1, most: 1 });
  server.advance(11 * 60_000);
  expect((await set({ most: 100, reason: 'A test.' })).body.code).toBe('identity-needed');
});

it('has defaults and refuses settings out of range', () => {
  expect(settingsFrom({}).quotas).toEqual({ megabytes: 1_024, prints: 200, mails: 50 });
  expect(settingsFrom({ QUOTA_MAILS: '5' }).quotas.mails).toBe(5);
  expect(() => settingsFrom({ QUOTA_PRINTS: 'none' })).toThrow(
    'QUOTA_PRINTS is none. Set a whole number of papers from 1 to 100000.',
  );
});
