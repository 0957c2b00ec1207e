/** A device that can be killed and started again, counting what its person has done on it. */
import 'fake-indexeddb/auto';
import { Db } from '#data/store/db.ts';
import { clearMeta, setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { syncNow } from '#data/sync/sync.ts';
import { fakeLocks } from '../data/fake-locks.ts';
import { testPorts, type TestPorts } from '../data/test-device.ts';
import type { TestServer, TestUser } from '../support/test-server.ts';
import { type Fault, faultyNetwork } from './faulty-network.ts';

export class SimulatedDevice {
  db: Db;
  readonly ports: TestPorts;
  /** Rows ever put into the outbox. */
  queued = 0;
  /** Decisions taken back before they were sent. */
  undone = 0;
  readonly #online: Ports['fetch'];

  private constructor(server: TestServer) {
    this.db = this.#open(`sim-${crypto.randomUUID()}`);
    this.#online = (url, init) => server.fetch(url, init);
    this.ports = testPorts(this.#online, server.now().toISOString());
  }

  static async of(server: TestServer, { user, token }: TestUser): Promise<SimulatedDevice> {
    const device = new SimulatedDevice(server);
    const { _id, name, email, role } = user;
    await setMeta(device.db, 'user', { _id, name, email, role });
    await setMeta(device.db, 'token', token);
    return device;
  }

  #open(name: string): Db {
    const db = new Db(name);
    db.outbox.hook('creating', () => {
      this.queued += 1;
    });
    return db;
  }

  /** One round under these faults, one for each call; a kill ends it and the device starts again. */
  async sync(faults: readonly Fault[]): Promise<void> {
    let die: () => void = nothing;
    const killed = new Promise<'killed'>((resolve) => {
      die = () => resolve('killed');
    });
    const ports: Ports = { ...this.ports, fetch: faultyNetwork(this.#online, faults, die) };
    const end = await Promise.race([syncNow(this.db, ports), killed]);
    if (end !== 'killed') return;
    this.db.close();
    this.db = this.#open(this.db.name);
    Object.assign(this.ports, { locks: fakeLocks() }); // the system releases what the dead held
  }

  /** The person signs in again, the network is good, and time passes until nothing more is due. */
  async settle(): Promise<void> {
    await clearMeta(this.db, 'paused');
    for (let round = 0; round < 6; round += 1) {
      this.ports.wait(25 * 3_600_000);
      await this.sync([]);
    }
  }
}

const nothing = (): void => undefined;
