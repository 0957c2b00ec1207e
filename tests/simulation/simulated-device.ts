/** A phone: one database, one clock that may be wrong, and up to two tabs and a worker that share both. */
import 'fake-indexeddb/auto';
import type { StoredUser, User } from '#contract/account/user.ts';
import { Db } from '#data/store/db.ts';
import { clearMeta, setMeta } from '#data/store/meta.ts';
import type { Lane } from '#data/outbox/lease.ts';
import type { Locks, Ports } from '#data/store/ports.ts';
import { fakeLocks } from '../data/store/fake-locks.ts';
import { overWire, type Send } from './faulty-network.ts';
import type { Ledger } from './ledger.ts';
import { type Disk, Life } from './life.ts';
import type { ModelServer } from './model/model-server.ts';
import type { Random } from './random.ts';

export const PROCESSES = ['tab-1', 'tab-2', 'worker'] as const;
export type ProcessName = (typeof PROCESSES)[number];

export interface Process {
  readonly name: ProcessName;
  readonly db: Db;
  readonly ports: Ports;
  readonly life: Life;
}

/** Objects shared by all devices of a run. */
export interface Surroundings {
  readonly random: Random;
  readonly server: ModelServer;
  readonly ledger: Ledger;
  readonly clock: { now: number };
  /** Requests that the network will deliver once more. */
  readonly delayed: Send[];
  readonly locks?: () => Locks;
}

function halfOf(form: FormData): FormData {
  const half = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') half.set(name, value);
    else half.set(name, value.slice(0, Math.floor(value.size / 2), value.type), value.name);
  }
  return half;
}

/** Sent as a whole each time, by any process. */
const BESIDE_THE_OUTBOX = /\/profile$|\/order-drafts\//;

export class SimulatedDevice {
  readonly name: string;
  readonly user: User;
  /** By how much its clock is wrong. */
  skew = 0;
  badness = 0;
  readonly disk: Disk = { room: Infinity };
  clientVersion = '0.1.0';
  token: string;
  /** The last change to each setting that was made here. */
  readonly settings = new Map<string, unknown>();
  /** Screen of the user during an action, otherwise undefined. */
  screen: unknown;
  isActing = false;
  /** Transactions that wrote. */
  commits = 0;
  /** State in which its invariants held (`invariants.ts`). */
  lastHeld = '';
  readonly around: Surroundings;
  /** Reads the database without taking part in the run. */
  readonly db: Db;
  readonly #locks: Locks;
  readonly #processes = new Map<ProcessName, Process>();
  /** Continuations of a thawed process, which may be frozen at several calls. */
  readonly #frozen = new Map<Life, (() => void)[]>();
  readonly #freezing = new Map<Life, () => void>();
  /** In each lane one sends at a time. */
  readonly #writing: Readonly<Record<Lane, Set<Life>>> = { acts: new Set(), files: new Set() };

  private constructor(around: Surroundings, name: string, user: User) {
    this.around = around;
    this.name = name;
    this.user = user;
    this.token = around.server.signIn(user._id);
    this.db = new Db(name);
    this.#locks = around.locks?.() ?? fakeLocks();
  }

  static async of(around: Surroundings, name: string, user: User): Promise<SimulatedDevice> {
    const device = new SimulatedDevice(around, name, user);
    await device.signIn();
    return device;
  }

  /** As `startSession` does it; a new token where the old one has ended. */
  async signIn(): Promise<void> {
    const { _id, name, email, role } = this.user;
    const stored: StoredUser = { _id, name, email, role };
    await this.db.transaction('rw', this.db.meta, async () => {
      await setMeta(this.db, 'token', this.token);
      await setMeta(this.db, 'user', stored);
      await clearMeta(this.db, 'paused', 'retry');
    });
  }

  process(name: ProcessName): Process {
    const running = this.#processes.get(name);
    if (running) return running;
    const life = new Life(this.disk);
    const db = new Db(this.name);
    life.watch(db);
    life.onCommit = (written) => {
      this.commits += 1;
      const { name: device, isActing, screen, user } = this;
      const author = { device, userId: user._id, isActing, screen };
      this.around.ledger.commit(author, written, this.around.clock.now);
    };
    const started: Process = { name, db, life, ports: this.#portsOf(name, life) };
    this.#processes.set(name, started);
    return started;
  }

  get running(): Process[] {
    return [...this.#processes.values()];
  }

  #portsOf(tabId: ProcessName, life: Life): Ports {
    const { random, clock } = this.around;
    const { clientVersion } = this;
    return {
      tabId,
      clientVersion,
      fetch: (url, init) => this.#fetch(life, url, init),
      now: () => new Date(clock.now + this.skew),
      random: random.fraction,
      newId: random.id,
      locks: this.#locks,
    };
  }

  async #fetch(life: Life, url: string, init: RequestInit): Promise<Response> {
    const { random, server, delayed, ledger, clock } = this.around;
    const isWrite = init.method !== 'GET' && !BESIDE_THE_OUTBOX.test(url);
    const form = init.body instanceof FormData ? init.body : undefined;
    const writing = this.#writing[form ? 'files' : 'acts'];
    const others = [...writing].filter((other) => !other.isDead && !other.isFrozen && other !== life);
    if (isWrite && others.length > 0) ledger.found.push(`${this.name}: two processes send at once`);
    if (isWrite) writing.add(life);
    const wire = {
      random,
      life,
      badness: () => this.badness,
      ...(form && { half: () => server.answer(url, { ...init, body: halfOf(form) }) }),
      later: (send: Send) => delayed.push(send),
      thawed: (frozen: Life) => this.#untilThawed(frozen),
    };
    try {
      return await overWire(wire, () => {
        clock.now += 1;
        return server.answer(url, init);
      });
    } finally {
      writing.delete(life);
    }
  }

  /** A frozen call is sent or lost, so only later calls count. */
  #untilThawed(life: Life): Promise<void> {
    for (const writing of Object.values(this.#writing)) writing.delete(life);
    return new Promise((resolve) => {
      this.#frozen.set(life, [...(this.#frozen.get(life) ?? []), resolve]);
      this.#freezing.get(life)?.();
    });
  }

  /** When the system freezes this process, if it does. */
  untilFrozen({ life }: Process): Promise<void> {
    return new Promise((resolve) => {
      this.#freezing.set(life, resolve);
    });
  }

  isFrozen({ life }: Process): boolean {
    return this.#frozen.has(life);
  }

  /** The system lets its processes run again. */
  thaw(): void {
    for (const [life, held] of this.#frozen) {
      life.isFrozen = false;
      for (const go of held) go();
    }
    this.#frozen.clear();
  }

  /** It has ended, or is ended: the next one opens the same database. */
  end({ name, db, life }: Process): void {
    life.isDead = true;
    db.close();
    for (const go of this.#frozen.get(life) ?? []) go();
    this.#frozen.delete(life);
    this.#processes.delete(name);
  }

  close(): void {
    this.thaw();
    for (const process of this.running) this.end(process);
    this.db.close();
  }
}
