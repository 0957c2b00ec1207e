/** The built server with its worker threads: long papers and hostile files do not stop other calls. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { samplePdf } from '../../support/sample-files.ts';
import { buildServer, type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { PASSWORD } from '../../support/test-server.ts';
import { formOf } from '../../support/upload.ts';

let folder: string;
let server: ServerProcess;
let lawyer: Calls;

const serverFetch: typeof fetch = async (input, init) =>
  fetch(typeof input === 'string' ? new URL(input, server.address) : input, init);

beforeAll(async () => {
  buildServer();
  folder = mkdtempSync(path.join(tmpdir(), 'zam-'));
  server = await startServerProcess(folder);
  const account = { name: 'Meera', email: `${v7()}@example.in`, password: PASSWORD, role: 'lawyer' };
  const { body } = await callsOf({ fetch: serverFetch }).post('/auth/register', account);
  lawyer = callsOf({ fetch: serverFetch }, body);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const hindi = 'आवेदक निर्दोष है और जाँच में सहयोग करेगा। '.repeat(475);

it('answers other calls while it makes a long paper', async () => {
  const groundParts = Array.from({ length: 4 }, () => ({ heading: 'आधार', text: hindi }));
  const { body } = await lawyer.post('/applications', {
    ...filed({ bail: { groundParts } }),
    language: 'hi',
  });
  const state = { isMade: false, answered: 0 };
  const paper = lawyer.get(`/applications/${body._id}/download?format=PDF`).finally(() => {
    state.isMade = true;
  });
  while (!state.isMade) {
    if ((await lawyer.get('/live')).status === 200) state.answered += 1;
  }
  const made = await paper;
  expect([made.status, made.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(state.answered).toBeGreaterThan(20);
  expect((await lawyer.get(`/applications/${body._id}/download?format=DOCX`)).status).toBe(200);
});

it('refuses a DOCX of 150 MB unpacked and one of 60,000 parts, and accepts a PDF', async () => {
  const { caseId } = (await lawyer.post('/applications', filed())).body;
  const parts = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`p${n}`, strToU8('x')]));
  const files = [
    zipSync({ 'word/document.xml': new Uint8Array(150_000_000) }),
    zipSync({ 'word/document.xml': strToU8('<w:document/>'), ...parts }),
    samplePdf(),
  ];
  const answers = [];
  for (const file of files) {
    answers.push(await lawyer.upload(`/cases/${caseId}/documents`, formOf(new Uint8Array(file))));
  }
  expect(answers.map(({ status }) => status)).toEqual([415, 415, 201]);
  expect(answers[0]?.body.msg).toBe('This file is too large when opened. Save it as PDF and add that.');
});

it('makes a shared page and checks an avatar in a thread', async () => {
  const { _id } = (await lawyer.post('/applications', filed())).body;
  const { url } = (await lawyer.post(`/applications/${_id}/share`, { hide: ['address'] })).body;
  const page = await lawyer.get(`/shared/${String(url).split('/').at(-1)}`);
  expect([page.status, JSON.stringify(page.body)]).toEqual([200, expect.not.stringContaining('Shivneri')]);
  expect((await lawyer.putBytes('/users/avatar', samplePdf(), 'image/png')).status).toBe(415);
});
