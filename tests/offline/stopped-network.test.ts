import { expect, it } from 'vitest';
import { startTestServer } from '../support/test-server.ts';

it('answers the open requests of a test server before its database closes', async () => {
  const server = await startTestServer();
  const { token } = await server.makeUser('lawyer');
  const read = () => server.fetch('/api/auth/sessions', { headers: { 'x-auth-token': token } });
  const open = [read(), read(), read()];
  await server.stop();
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect(read()).rejects.toThrow('Failed to fetch');
});
