/** Text from people over the API: addresses in names, hidden characters, and hidden fields of shared pages. */
import { expect, it } from 'vitest';
import { callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { serverForFile } from '../support/server-for-file.ts';
import { PASSWORD } from '../support/test-server.ts';

const server = serverForFile({ config: { publicUrl: 'http://zamanat.test' } });

it.each(['Visit https://evil.example', 'Zamanat www.evil.in', 'asha@example.in'])(
  'refuses the account name %s, which mails would show',
  async (name) => {
    const person = { name, email: 'mail-name@example.in', password: PASSWORD, role: 'lawyer' };
    const registered = await callsOf(server).post('/auth/register', person);
    expect([registered.status, registered.body.fields.name]).toEqual([
      400,
      'Write the name without web and e-mail addresses.',
    ]);
    const own = callsOf(server, await server.makeUser('lawyer'));
    expect((await own.put('/users/profile', { name })).status).toBe(400);
  },
);

it('stores no lone carriage return and no character that turns text around', async () => {
  const own = callsOf(server, await server.makeUser('lawyer'));
  const made = await own.post(
    '/applications',
    filed({
      applicant: { name: 'Sunil \u202Evahdaj\u202C Jadhav', address: '12\rM.G. Road' },
      bail: { grounds: 'One third\rhas \u2067run\u2069.\r\nTwo' },
    }),
  );
  expect(made.status).toBe(201);
  const { rows } = await server.pool.query<{ text: string }>(
    'SELECT record::text AS text FROM applications WHERE _id = $1',
    [made.body._id],
  );
  expect(rows[0]?.text).not.toMatch(/\\r|[\u202A-\u202E\u2066-\u2069]/);
  expect(made.body.bail.grounds).toBe('One third\nhas run.\nTwo');
});

it('hides (98765)43210 and 12, M.G. Road of a shared page, also inside a text', async () => {
  const own = callsOf(server, await server.makeUser('lawyer'));
  const { _id } = (
    await own.post(
      '/applications',
      filed({
        applicant: { address: '12, M.G. Road, Pune 411001', phone: '98765 43210' },
        bail: { grounds: 'Call (98765)43210. He lives at 12 M G Road with his mother.' },
      }),
    )
  ).body;
  const { url } = (await own.post(`/applications/${_id}/share`, { hide: ['phone', 'address'] })).body;
  const page = await callsOf(server).get(url.replace(/^.*\/application\/share/, '/shared'));
  const paper = JSON.stringify(page.body.document);
  expect(page.status).toBe(200);
  expect(paper).toContain('with his mother');
  expect(paper).not.toMatch(/98765|43210|M\.? ?G\.? Road/);
});
