import { expect, it } from 'vitest';
import { callsOf } from '../../support/calls.ts';
import { samplePdf, samplePng } from '../../support/sample-files.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();

const GIF = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));

it('stores an avatar, informs other devices and shows it to its user only', async () => {
  const own = callsOf(server, await server.makeUser('lawyer'));
  const { status, body } = await own.putBytes('/users/avatar', samplePng(), 'image/png');
  expect(status).toBe(200);
  expect(body.user.avatar).toMatch(/^[0-9a-f]{64}$/);
  const read = await own.get(`/users/avatar/${body.user._id}`);
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { changes } = (await own.get('/changes')).body;
  expect(changes).toMatchObject([{ entity: 'user', data: { avatar: body.user.avatar } }]);
  const other = callsOf(server, await server.makeUser('judge'));
  expect((await other.get(`/users/avatar/${body.user._id}`)).status).toBe(404);
  await own.remove('/users/avatar');
  expect((await own.get(`/users/avatar/${body.user._id}`)).status).toBe(404);
  expect((await own.get('/auth/user')).body).not.toHaveProperty('avatar');
});

it('detects the image type from the bytes', async () => {
  const own = callsOf(server, await server.makeUser('user'));
  const { body } = await own.putBytes('/users/avatar', GIF, 'image/png');
  expect((await own.get(`/users/avatar/${body.user._id}`)).headers.get('content-type')).toBe('image/gif');
});

it.each([
  ['a PDF', samplePdf(), 415, 'not a JPG, GIF or PNG'],
  ['a cut picture', samplePng().slice(0, 40), 415, 'is damaged'],
  ['a script', new TextEncoder().encode('<svg onload="alert(1)"/>'), 415, 'not a JPG, GIF or PNG'],
  ['more than 1 MB', new Uint8Array(1024 * 1024 + 1), 413, 'larger than 1 MB'],
  ['nothing', new Uint8Array(0), 415, 'empty'],
])('rejects %s as an avatar with a remedy', async (...row) => {
  const [, bytes, status, because] = row;
  const own = callsOf(server, await server.makeUser('user'));
  const answer = await own.putBytes('/users/avatar', new Uint8Array(bytes), 'image/png');
  expect([answer.status, answer.body.msg]).toEqual([status, expect.stringContaining(because)]);
});
