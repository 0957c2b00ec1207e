/** Share links: who may create one, the content, redactions, and revocation. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';
import { sweep } from '../../../server/storage/sweep.ts';
import { sqlOf } from '../../../server/storage/sql.ts';

const DAY = 86_400_000;
const ADDRESS = 'Shivneri Chawl, Hadapsar, Pune 411028';
const PHONE = '98765 43210';

let server: TestServer;
let maker: TestUser;
let lawyer: Calls;
let reader: Calls;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: 'http://localhost' } });
  reader = callsOf(server);
});
beforeEach(async () => {
  maker = await server.makeUser('lawyer');
  lawyer = callsOf(server, maker);
  const made = await lawyer.post(
    '/applications',
    filed({
      applicant: { address: ADDRESS, phone: PHONE },
      advocate: {
        name: 'Meera Deshpande',
        phone: '+91 98220-11223',
        address: 'Chamber 4, District Court, Pune',
      },
      bail: {
        grounds: `Lives at shivneri chawl Hadapsar Pune  411028 and answers 098765-43210 at any hour.`,
      },
    }),
  );
  id = made.body._id;
});
afterAll(async () => server.stop());

const share = async (body: unknown = {}) => lawyer.post(`/applications/${id}/share`, body);
const api = (url: string) => url.replace('/application/share', '/shared');
const open = async (url: string) => reader.get(api(url));
const paperOf = (body: { document: unknown }) => JSON.stringify(body.document);

it('shows the paper to anyone with the link, read-only, with status and expiry', async () => {
  const made = await share();
  expect(made.status).toBe(201);
  expect(made.body.url).toMatch(/^\/application\/share\/[\w-]{43}$/);
  expect(Date.parse(made.body.expiresAt) - Date.parse(made.body.createdAt)).toBe(14 * DAY);
  const { status, body, headers } = await open(made.body.url);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'Pending', hide: [], expiresAt: made.body.expiresAt });
  expect(body.applicationNumber).toMatch(/^ZB\//);
  expect(paperOf(body)).toContain('Sunil Ramchandra Jadhav');
  expect(paperOf(body)).toContain(ADDRESS);
  expect(headers.get('cache-control')).toBe('no-store');
  for (const write of [reader.post, reader.put, reader.remove]) {
    expect((await write(api(made.body.url), {})).status).toBe(404);
  }
});

it('hides legal concerns, version, ids and e-mail addresses', async () => {
  const { body } = await open((await share({ email: 'sister@example.in' })).body.url);
  expect(Object.keys(body).toSorted().join(' ')).toBe(
    'amendments applicationNumber asOf document expiresAt filedAt hide status',
  );
  expect(Object.keys(body.document).toSorted()).toEqual(
    ['blocks', 'gaps', 'language', 'lawEdition', 'number', 'title'].toSorted(),
  );
  expect(JSON.stringify(body)).not.toMatch(/sister@|concern|authorities/);
  expect(JSON.stringify(body)).not.toContain(maker.user._id);
});

it('shows the text as filed, each amendment as a difference, and the decision', async () => {
  const { url } = (await share({ hide: ['address'] })).body;
  await lawyer.put(`/applications/${id}`, { applicant: { occupation: 'welder' } });
  const judge = callsOf(server, await server.makeUser('judge'));
  await judge.put(`/applications/${id}`, { status: 'Approved' });
  const { body } = await open(url);
  expect(body.status).toBe('Approved');
  expect(paperOf(body)).not.toContain('welder');
  const [change] = body.amendments;
  expect([change.was.includes('welder'), change.is.includes('welder')]).toEqual([false, true]);
  expect(JSON.stringify(body)).not.toContain('Shivneri');
});

describe('hidden parts', () => {
  it.each([
    [['address'], [/Shivneri/i, /Chamber 4/], ['+91 98220-11223']],
    [['phone'], [/98220/, /98765/, /43210/], [ADDRESS]],
    [['address', 'phone'], [/Shivneri/i, /98220/, /98765/], ['Sunil Ramchandra Jadhav']],
  ])(
    '%j is absent from the answer, also where a ground repeats it',
    async (hide, hiddenPatterns, visibleTexts) => {
      const { body } = await open((await share({ hide })).body.url);
      for (const pattern of hiddenPatterns) expect(JSON.stringify(body)).not.toMatch(pattern);
      for (const text of visibleTexts) expect(paperOf(body)).toContain(text);
      expect(body.hide).toEqual(hide);
      expect(paperOf(body)).toContain('withheld in this copy');
    },
  );

  it('names the court of a town even if the hidden address is that town', async () => {
    await lawyer.put(`/applications/${id}`, { applicant: { address: 'Pune' } });
    const { body } = await open((await share({ hide: ['address'] })).body.url);
    expect(paperOf(body)).toMatch(/AT PUNE|at Pune/);
    expect(paperOf(body)).toContain('residing at (address withheld in this copy)');
  });

  it('rejects hiding a required part', async () => {
    expect((await share({ hide: ['name'] })).status).toBe(400);
  });
});

describe('permission to share', () => {
  it.each([
    ['judge', 403, 'forbidden'],
    ['elsewhere', 404, 'not-found'],
    ['lawyer', 404, 'not-found'],
    ['user', 404, 'not-found'],
  ] as const)('%s gets %i %s for creating, listing and revoking', async (who, status, code) => {
    const made = await share();
    const person =
      who === 'elsewhere'
        ? await server.makeUser('judge', [{ kind: 'high' }])
        : await server.makeUser(who === 'judge' ? 'judge' : who);
    const calls = callsOf(server, person);
    const path = `/applications/${id}/share`;
    for (const answer of [
      await calls.post(path, {}),
      await calls.get(path),
      await calls.remove(`${path}/${made.body._id}`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect((await open(made.body.url)).status).toBe(200);
  });

  it('answers 404 for an unknown application', async () => {
    expect((await lawyer.post(`/applications/${v7()}/share`, {})).status).toBe(404);
  });
});

describe('end of a link', () => {
  it('stops working when the filer revokes it, with a message; a second time is harmless', async () => {
    const { _id, url } = (await share()).body;
    for (let times = 0; times < 2; times++)
      expect((await lawyer.remove(`/applications/${id}/share/${_id}`)).status).toBe(204);
    const { status, body } = await open(url);
    expect([status, body.code]).toEqual([410, 'share-ended']);
    expect(body.msg).toContain('Ask the sender for a new one');
    expect((await lawyer.get(`/applications/${id}/share`)).body).toEqual([]);
  });

  it('revokes no link of another application', async () => {
    const { _id, url } = (await share()).body;
    const other = (await lawyer.post('/applications', filed())).body._id;
    expect((await lawyer.remove(`/applications/${other}/share/${_id}`)).status).toBe(404);
    expect((await open(url)).status).toBe(200);
  });

  it('finds nothing for an invented token of any form', async () => {
    for (const token of ['A'.repeat(43), 'short', '..%2F..%2Fapplications']) {
      const { status, body } = await reader.get(`/shared/${token}`);
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
  });

  it('stops working after a restored backup', async () => {
    const { url } = (await share()).body;
    await server.pool.query("UPDATE shares SET generation = 'an earlier one' WHERE application_id = $1", [
      id,
    ]);
    expect((await open(url)).body.code).toBe('share-ended');
    expect((await lawyer.get(`/applications/${id}/share`)).body).toEqual([]);
  });
});

it('stores no token in its table, with a key or in the audit log', async () => {
  const { url } = (await lawyer.post(`/applications/${id}/share`, {}, { 'idempotency-key': v7() })).body;
  const token = url.split('/').at(-1);
  for (const table of ['shares', 'audit', 'idempotency_keys', 'change_log']) {
    const found = await server.pool.query(
      `SELECT count(*)::int AS n FROM ${table} AS t WHERE t::text LIKE $1`,
      [`%${token}%`],
    );
    expect(found.rows[0].n).toBe(0);
  }
});

it('lists active links newest first with recipient, hidden parts and openings', async () => {
  const first = (await share({ email: 'sister@example.in', hide: ['phone'] })).body;
  const second = (await share()).body;
  await open(first.url);
  await open(first.url);
  const { body } = await lawyer.get(`/applications/${id}/share`);
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([second._id, first._id]);
  expect(body[1]).toMatchObject({ email: 'sister@example.in', hide: ['phone'], opened: 2 });
  expect(body[0]).toMatchObject({ opened: 0 });
  expect(JSON.stringify(body)).not.toContain('/application/share/');
});

it('audits sharing, revoking and each opening', async () => {
  const { _id, url } = (await share({ email: 'sister@example.in' })).body;
  await open(url);
  await lawyer.remove(`/applications/${id}/share/${_id}`);
  await open(url);
  const rows = await server.pool.query(
    "SELECT action, user_id, detail FROM audit WHERE entity_id = $1 AND detail->>'share' = $2 ORDER BY at, _id",
    [id, _id],
  );
  expect(rows.rows).toEqual([
    {
      action: 'share',
      user_id: maker.user._id,
      detail: { share: _id, hide: [], email: 'sister@example.in' },
    },
    { action: 'read-shared', user_id: null, detail: { share: _id } },
    { action: 'end-share', user_id: maker.user._id, detail: { share: _id } },
  ]);
});

it('excludes answers and rejections from search engines', async () => {
  const { url } = (await share()).body;
  for (const path of [api(url), `/shared/${'A'.repeat(43)}`]) {
    expect((await reader.get(path)).headers.get('x-robots-tag')).toContain('noindex');
  }
  expect((await reader.get('/health')).headers.get('x-robots-tag')).toBeNull();
});

describe('limits', () => {
  it('limits openings per address and sends Retry-After', async () => {
    const small = await startTestServer({
      config: { limits: { ...server.ports.config.limits, sharedPerAddress: 3 } },
    });
    const anyone = callsOf(small);
    for (let tries = 0; tries < 3; tries++)
      expect((await anyone.get(`/shared/${'A'.repeat(43)}`)).status).toBe(404);
    const refused = await anyone.get(`/shared/${'A'.repeat(43)}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await small.stop();
  });

  it('limits links per user and hour', async () => {
    const small = await startTestServer({
      config: { ...server.ports.config, limits: { ...server.ports.config.limits, sharesPerUser: 2 } },
    });
    const own = callsOf(small, await small.makeUser('lawyer'));
    const { _id } = (await own.post('/applications', filed())).body;
    const made = [];
    for (let tries = 0; tries < 3; tries++)
      made.push((await own.post(`/applications/${_id}/share`, { email: 'a@example.in' })).status);
    expect(made).toEqual([201, 201, 429]);
    expect(small.mails).toHaveLength(2);
    await small.stop();
  });

  it('limits active links to twenty per application', async () => {
    for (let n = 0; n < 20; n++) expect((await share()).status).toBe(201);
    const refused = await share();
    expect(refused.status).toBe(400);
    expect(refused.body.msg).toContain('End one of them');
  });
});

describe('share mail', () => {
  it('contains sender, application, address and expiry, and no case data', async () => {
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

  it('uses the configured address, not the caller’s', async () => {
    const behind = await startTestServer({ config: { publicUrl: 'https://bail.example.in' } });
    const own = callsOf(behind, await behind.makeUser('lawyer'));
    const { _id } = (await own.post('/applications', filed())).body;
    await own.post(`/applications/${_id}/share`, { email: 'a@example.in' }, { host: 'evil.example' });
    expect(behind.mails.at(-1)?.text).toContain('https://bail.example.in/application/share/');
    await behind.stop();
  });

  it.each(['refused', 'unreachable'] as const)('leaves a working link if it is %s', async (outcome) => {
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
    'goes to one address only: %j is rejected',
    async (email) => {
      const sent = server.mails.length;
      const { status, body } = await share({ email });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['email']]);
      expect(server.mails).toHaveLength(sent);
    },
  );
});

// last: the clock of this server does not come back
it('expires after a fortnight, is reported as expired for a while, then as unknown', async () => {
  const { url } = (await share()).body;
  server.advance(14 * DAY - 60_000);
  expect((await open(url)).status).toBe(200);
  server.advance(61_000);
  const { status, body } = await open(url);
  expect([status, body.code]).toEqual([410, 'share-expired']);
  server.advance(91 * DAY);
  await sweep(sqlOf(server.pool), server.now());
  expect((await open(url)).status).toBe(404);
});
