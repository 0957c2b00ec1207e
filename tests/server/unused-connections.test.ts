/** The server stops at once, although a browser connected and never asked. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../support/test-server.ts';

it('stops at once despite a connection without a request', async () => {
  const server = await startTestServer();
  const address = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  const connection = connect(Number(address.port), address.hostname);
  await once(connection, 'connect');
  const ended = once(connection, 'close');
  await server.stop(); // 72 s without the cut: the test's time limit is 60 s
  connection.resume();
  await ended;
  expect(connection.destroyed).toBe(true);
});
