import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { drain } from '#data/outbox/drain.ts';
import { LEASE_MS } from '#data/outbox/lease.ts';
import { sentItems, syncState } from '#data/outbox/sync-state.ts';
import { syncNow } from '#data/device/sync.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { engineOf } from '#data/records/kinds.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import type { TestUser } from '../support/test-server.ts';
import { countOnServer, type Device, deviceOf, lostAfter, lostBefore, twice } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let person: TestUser;
let lawyer: Device;

beforeEach(async () => {
  person = await server.makeUser('lawyer');
  lawyer = await deviceOf(server, person);
});

/** All applications of the device's user on the server. */
async function ownApplications(): Promise<number> {
  const found = await server.pool.query(
    "SELECT count(*) AS n FROM applications WHERE record->>'createdBy' = $1",
    [person.user._id],
  );
  return Number(found.rows[0]?.n);
}

it.each([
  ['the request is lost before the server has it', () => lostBefore],
  ['the answer is lost after the server has done it', (device: Device) => lostAfter(device.online)],
  ['the network delivers it twice', (device: Device) => twice(device.online)],
  ['a captive portal answers', () => () => Promise.resolve(new Response('<h1>Sign in</h1>'))],
])('files once when %s', async (_, network) => {
  const { db, ports, online } = lawyer;
  const id = await fileOne(db, ports);
  ports.fetch = network(lawyer);
  await drain(engineOf(db, ports));
  ports.fetch = online;
  await drain(engineOf(db, ports));
  await drain(engineOf(db, ports));
  expect(await ownApplications()).toBe(1);
  expect(await applicationOf(db, id)).toMatchObject({ sync: 'sent', status: 'Pending', version: 1 });
  expect((await applicationOf(db, id))?.applicationNumber).toBeTruthy();
  expect(await sentItems(db)).toHaveLength(1);
});

it('files once when the worker dies before storing the answer', async () => {
  const { db, ports, online } = lawyer;
  const id = await fileOne(db, ports);
  let reached = false;
  ports.fetch = async (url, init) => {
    await online(url, init);
    reached = true;
    return new Promise<Response>(() => {}); // nothing after this line ever runs
  };
  void drain(engineOf(db, ports));
  await expect.poll(() => reached).toBe(true);
  const revived = (await deviceOf(server, await server.makeUser('user'))).ports; // locks of a new process
  revived.wait(LEASE_MS * 2);
  expect(await drain(engineOf(db, { ...revived, fetch: online }))).toMatchObject({
    kind: 'drained',
    sent: 1,
  });
  expect(await countOnServer(server, id)).toBe(1);
  expect(await ownApplications()).toBe(1);
});

it('files once when page and worker drain together without a lock', async () => {
  const { db, ports } = lawyer;
  const ids = [await fileOne(db, ports), await fileOne(db, ports), await fileOne(db, ports)];
  const worker = (await deviceOf(server, await server.makeUser('user'))).ports;
  await Promise.all([drain(engineOf(db, ports)), drain(engineOf(db, worker))]);
  ports.wait(LEASE_MS * 2);
  await drain(engineOf(db, ports));
  expect(await ownApplications()).toBe(ids.length);
  expect(await syncState(db)).toMatchObject({ waiting: 0, needsYou: 0 });
});

it('sends offline filing, amendments and withdrawal in order despite lost answers', async () => {
  const { db, ports, online } = lawyer;
  const id = await fileOne(db, ports);
  await amendOne(db, ports, { id, form: { age: '35' } });
  await amendOne(db, ports, { id, form: { occupation: 'Driver' } });
  await withdrawApplication(db, ports, id);
  for (let round = 0; round < 8; round += 1) {
    ports.fetch = round % 2 === 0 ? lostAfter(online) : lostBefore;
    await drain(engineOf(db, ports));
    let good = 1;
    ports.fetch = (url, init) => (good-- > 0 ? online(url, init) : lostBefore(url, init));
    await drain(engineOf(db, ports));
  }
  ports.fetch = online;
  await syncNow(db, ports);
  expect(await applicationOf(db, id)).toMatchObject({
    sync: 'sent',
    status: 'Withdrawn',
    version: 4,
    applicant: { age: 35, occupation: 'Driver' },
  });
  expect(await ownApplications()).toBe(1);
});

it('stores the server’s version of its case after one sync', async () => {
  const { db, ports } = lawyer;
  const id = await fileOne(db, ports);
  const caseId = (await applicationOf(db, id))?.caseId ?? '';
  await syncNow(db, ports);
  expect(await db.cases.get(caseId)).toMatchObject({ version: 1, status: 'Pending' });
  expect(await db.cases.count()).toBe(1);
});
