/** The name of the sender is printed in mails, so it carries no address. */
import { expect, it } from 'vitest';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { PASSWORD } from '../../support/test-server.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile({ config: { publicUrl: 'http://zamanat.test' } });
const EVIL = 'Your court: https://evil.example/login';

it('refuses an address in the name at registration and in the profile', async () => {
  const registered = await callsOf(server).post('/auth/register', {
    name: EVIL,
    email: 'evil@example.in',
    password: PASSWORD,
    role: 'lawyer',
  });
  expect([registered.status, registered.body.fields]).toEqual([
    400,
    { name: 'Write the name without web and e-mail addresses.' },
  ]);
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  expect((await lawyer.put('/users/profile', { name: EVIL })).status).toBe(400);
});

it('sends no mail for an earlier account with an address in its name, but makes the link', async () => {
  const maker = await server.makeUser('lawyer');
  const lawyer = callsOf(server, maker);
  const { _id } = (await lawyer.post('/applications', filed())).body;
  await server.pool.query('UPDATE users SET name = $2 WHERE _id = $1', [maker.user._id, EVIL]);
  const refused = await lawyer.post(`/applications/${_id}/share`, { email: 'sister@example.in' });
  expect([refused.status, refused.body.msg]).toEqual([
    400,
    expect.stringContaining('Your name contains a web or e-mail address'),
  ]);
  expect(server.mails).toEqual([]);
  expect((await lawyer.post(`/applications/${_id}/share`, {})).status).toBe(201);
});
