/** The two ways in which a message leaves: through an SMTP server, or into a folder. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { mailInFolder } from '../../../server/jobs/mail/mail-in-folder.ts';
import { smtpMail } from '../../../server/jobs/mail/smtp-mail.ts';
import { settingsFrom } from '../../../server/settings.ts';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { type SmtpServer, startSmtpServer } from './smtp-server.ts';
import { startTestServer } from '../../support/test-server.ts';

const MAIL = {
  to: 'sister@example.in',
  replyTo: 'meera@example.in',
  subject: 'Bail application ZB/2026/1',
  text: 'Open it here: http://127.0.0.1:8080/application/share/abc',
};

let smtp: SmtpServer | undefined;
const folders: string[] = [];
afterEach(async () => {
  await smtp?.stop();
  smtp = undefined;
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const crashes: Error[] = [];
const reportCrash = (error: Error) => {
  crashes.push(error);
  return 'incident';
};

const send = (url: string) => smtpMail({ url, from: 'no-reply@bail.example.in' }, reportCrash).send(MAIL);

describe('through an SMTP server', () => {
  it('sends one message to one address with the sender as reply address', async () => {
    smtp = await startSmtpServer(() => null);
    expect(await send(smtp.url)).toBe('sent');
    expect(smtp.messages).toHaveLength(1);
    expect(smtp.messages[0]).toMatch(/^To: sister@example\.in$/m);
    expect(smtp.messages[0]).toMatch(/^Reply-To: meera@example\.in$/m);
    expect(smtp.messages[0]).toMatch(/^From: no-reply@bail\.example\.in$/m);
    expect(smtp.messages[0]).toContain('/application/share/abc');
  });

  it('reports a permanently rejected address', async () => {
    smtp = await startSmtpServer(() => '550 no such person here');
    const before = crashes.length;
    expect(await send(smtp.url)).toBe('refused');
    expect(crashes).toHaveLength(before);
  });

  it('treats a temporary rejection as unreachable and informs the operator', async () => {
    smtp = await startSmtpServer(() => '451 come back later');
    const before = crashes.length;
    expect(await send(smtp.url)).toBe('unreachable');
    expect(crashes).toHaveLength(before + 1);
  });

  it('reports an unreachable mail server', async () => {
    smtp = await startSmtpServer(() => null);
    const { url } = smtp;
    await smtp.stop();
    smtp = undefined;
    expect(await send(url)).toBe('unreachable');
  });
});

it('writes a valid message to a folder that only the operator can read', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'zamanat-mail-'));
  folders.push(data);
  const folder = path.join(data, 'mail');
  const ports = { now: () => new Date('2026-11-20T06:00:00Z'), newId: () => v7(), reportCrash };
  expect(await mailInFolder(folder, ports).send(MAIL)).toBe('kept');
  const [file = ''] = await readdir(folder);
  expect(file).toMatch(/^2026-11-20T06-00-00\.000Z-[\w-]+\.eml$/);
  const text = await readFile(path.join(folder, file), 'utf8');
  expect(text).toMatch(/^To: sister@example\.in$/m);
  expect(text).toContain('/application/share/abc');
  expect((await stat(path.join(folder, file))).mode & 0o077).toBe(0);
});

it.each([
  [{ SMTP_URL: 'mail.example.in', MAIL_FROM: 'a@example.in' }, 'SMTP_URL is no address'],
  [{ SMTP_URL: 'smtp://u:secret@mail.example.in:587' }, 'without MAIL_FROM'],
])('reports what is missing in %j without the password', (env, expectedText) => {
  let message = '';
  try {
    settingsFrom(env);
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain(expectedText);
  expect(message).not.toContain('secret');
});

it('rejects a mailed link without a public address and allows one without mail', async () => {
  const nowhere = await startTestServer();
  const own = callsOf(nowhere, await nowhere.makeUser('lawyer'));
  const { _id } = (await own.post('/applications', filed())).body;
  const { status, body } = await own.post(`/applications/${_id}/share`, { email: 'a@example.in' });
  expect([status, body.fields.email]).toEqual([400, expect.stringContaining('public address is not set')]);
  expect((await own.get(`/applications/${_id}/share`)).body).toEqual([]);
  expect((await own.post(`/applications/${_id}/share`, {})).status).toBe(201);
  expect(nowhere.mails).toEqual([]);
  await nowhere.stop();
});
