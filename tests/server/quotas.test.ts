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

it('has defaults and refuses settings out of range', () => {
  expect(settingsFrom({}).quotas).toEqual({ megabytes: 1_024, prints: 200, mails: 50 });
  expect(settingsFrom({ QUOTA_MAILS: '5' }).quotas.mails).toBe(5);
  expect(() => settingsFrom({ QUOTA_PRINTS: 'none' })).toThrow(
    'QUOTA_PRINTS is none. Set a whole number of papers from 1 to 100000.',
  );
});
