/** A device and the real server in one process: the real outbox, the real routes and database, no network. */
import 'fake-indexeddb/auto';
import { Db } from '#data/store/db.ts';
import { setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { fakeLocks } from '../data/store/fake-locks.ts';
import { testPorts, type TestPorts } from '../data/test-device.ts';
import type { TestServer, TestUser } from '../support/test-server.ts';

export interface Device {
  readonly db: Db;
  readonly ports: TestPorts;
  /** The network as it should be. */
  readonly online: Ports['fetch'];
}

export async function deviceOf(server: TestServer, { user, token }: TestUser): Promise<Device> {
  const db = new Db(`device-${crypto.randomUUID()}`);
  const { _id, name, email, role } = user;
  await setMeta(db, 'user', { _id, name, email, role });
  await setMeta(db, 'token', token);
  const online: Ports['fetch'] = (url, init) => server.fetch(url, init);
  const ports = testPorts(online, server.now().toISOString());
  return { db, ports: { ...ports, locks: fakeLocks() }, online };
}

/** The request is lost on its way. */
export const lostBefore: Ports['fetch'] = () => Promise.reject(new TypeError('Failed to fetch'));

/** The server has done it; the answer is lost. */
export const lostAfter =
  (online: Ports['fetch']): Ports['fetch'] =>
  async (url, init) => {
    await online(url, init);
    throw new TypeError('Failed to fetch');
  };

/** The network delivers the same request twice. One of the two may be refused as in progress. */
export const twice =
  (online: Ports['fetch']): Ports['fetch'] =>
  async (url, init) => {
    const answers = await Promise.all([online(url, init), online(url, init)]);
    return answers.find(({ ok }) => ok) ?? answers[0];
  };

/** How many applications the server has of these. */
export async function countOnServer(server: TestServer, id: string): Promise<number> {
  const found = await server.pool.query('SELECT count(*) AS n FROM applications WHERE _id = $1', [id]);
  return Number(found.rows[0]?.n);
}
