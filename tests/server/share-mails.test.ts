/** The e-mail that goes with a link to an application: what it says, to whom, and what becomes of it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Calls, callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { startTestServer, type TestServer, type TestUser } from '../support/test-server.ts';

const ADDRESS = 'Shivneri Chawl, Hadapsar, Pune 411028';

let server: TestServer;
let maker: TestUser;
let lawyer: Calls;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: 'http://localhost' } });
});
beforeEach(async () => {
  maker = await server.makeUser('lawyer');
  lawyer = callsOf(server, maker);
  const made = await lawyer.post(
    '/applications',
    filed({ advocate: { name: 'Meera Deshpande', phone: '98220 11223', address: 'Chamber 4, Pune' } }),
  );
  id = made.body._id;
});
afterAll(async () => server.stop());

const share = async (body: unknown) => lawyer.post(`/applications/${id}/share`, body);
const api = (url: string) => url.replace('/application/share', '/shared');
const open = async (url: string) => callsOf(server).get(api(url));

it('says who shares which application, where and until when, and nothing of the case', async () => {
  const { body } = await share({ email: 'sister@example.in' });
  expect(body.mail).toBe('sent');
  const mail = server.mails.at(-1);
  expect(mail).toMatchObject({ to: 'sister@example.in', replyTo: maker.user.email });
  expect(mail?.text).toMatch(/http:\/\/localhost(:\d+)?\/application\/share\//);
  expect(mail?.text).toContain(body.url);
  expect(mail?.text).toContain('Meera Deshpande');
  expect(mail?.text).toMatch(/until \d\d-\d\d-\d{4}/);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Jadhav|Hadapsar/);
});

it('is in the language of whoever shares, and what the copy leaves out is marked in that of the paper', async () => {
  const made = await server.makeUser('lawyer');
  const own = callsOf(server, made);
  await own.put('/users/profile', { settings: { language: 'hi' } });
  const { _id } = (
    await own.post('/applications', filed({ language: 'hi', applicant: { address: ADDRESS } }))
  ).body;
  const { body } = await own.post(`/applications/${_id}/share`, {
    email: 'sister@example.in',
    hide: ['address'],
  });
  expect(server.mails.at(-1)?.subject).toMatch(/^जमानत याचिका ZB/);
  const { document } = (await open(body.url)).body;
  expect(JSON.stringify(document)).toContain('(इस प्रति में पता छोड़ा गया)');
  expect(JSON.stringify(document)).not.toMatch(/left out|Hadapsar, Pune/);
});

it('names the address that the operator has set, whatever the caller says of theirs', async () => {
  const behind = await startTestServer({ config: { publicUrl: 'https://bail.example.in' } });
  const own = callsOf(behind, await behind.makeUser('lawyer'));
  const { _id } = (await own.post('/applications', filed())).body;
  await own.post(`/applications/${_id}/share`, { email: 'a@example.in' }, { host: 'evil.example' });
  expect(behind.mails.at(-1)?.text).toContain('https://bail.example.in/application/share/');
  await behind.stop();
});

it.each(['refused', 'unreachable'] as const)('that is %s leaves a link that opens', async (outcome) => {
  const failing = await startTestServer({
    config: { publicUrl: 'http://localhost' },
    ports: { mail: { send: async () => outcome } },
  });
  const own = callsOf(failing, await failing.makeUser('lawyer'));
  const { _id } = (await own.post('/applications', filed())).body;
  const { status, body } = await own.post(`/applications/${_id}/share`, { email: 'no@example.in' });
  expect([status, body.mail]).toEqual([201, outcome]);
  expect((await callsOf(failing).get(api(body.url))).status).toBe(200);
  await failing.stop();
});

it.each(['no address', 'two@example.in, three@example.in', 'a@example.in\nBcc: b@example.in'])(
  'goes to one address and no other: %j is refused',
  async (email) => {
    const sent = server.mails.length;
    const { status, body } = await share({ email });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['email']]);
    expect(server.mails).toHaveLength(sent);
  },
);
