/**
 * One process of the app, a tab or the worker, whose storage may be full. A kill at any await of the database or
 * network rolls back uncommitted work and stops it.
 */
import type {
  DBCore,
  DBCoreMutateRequest,
  DBCoreMutateResponse,
  DBCoreTable,
  DBCoreTransaction,
  Dexie,
} from 'dexie';

export class Killed extends Error {
  override readonly name = 'Killed';
}

/** The writes of a transaction to one table. */
export interface TableWrite {
  readonly table: string;
  readonly type: DBCoreMutateRequest['type'];
  readonly rows: readonly unknown[];
  /** Keys of the rows, or of deleted rows. */
  readonly keys: readonly unknown[];
}

/** All processes of a device write to one. */
export interface Disk {
  /** Writes until one finds it full. */
  room: number;
}

export class Life {
  /** Hears of each transaction that was committed. */
  onCommit: (written: readonly TableWrite[]) => void = () => undefined;
  #left = Infinity;
  readonly #open = new Map<DBCoreTransaction, TableWrite[]>();
  isDead = false;
  isFrozen = false;
  wasFull = false;
  readonly #disk: Disk;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** It dies at the so-manyth await from here. */
  dieAfter(awaits: number): void {
    this.#left = awaits;
  }

  /** At each await. */
  step(): void {
    if (this.isDead) throw new Killed();
    this.#left -= 1;
    if (this.#left <= 0) this.die();
  }

  die(): never {
    this.isDead = true;
    for (const transaction of this.#open.keys()) abort(transaction);
    throw new Killed();
  }

  /** Intercepts every database request of this process. */
  watch(db: Dexie): void {
    db.use({ stack: 'dbcore', name: 'life', create: (core) => this.#within(core) });
  }

  #within(core: DBCore): DBCore {
    const stepped = async <T>(work: () => Promise<T>): Promise<T> => {
      this.step();
      const done = await work();
      this.step();
      return done;
    };
    return {
      ...core,
      transaction: (stores, mode, options) => {
        if (this.isDead) throw new Killed();
        const transaction = core.transaction(stores, mode, options);
        this.#track(transaction);
        return transaction;
      },
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          get: (request) => stepped(() => table.get(request)),
          getMany: (request) => stepped(() => table.getMany(request)),
          query: (request) => stepped(() => table.query(request)),
          count: (request) => stepped(() => table.count(request)),
          openCursor: (request) => stepped(() => table.openCursor(request)),
          mutate: (request) => stepped(() => this.#mutate(name, request, table)),
        };
      },
    };
  }

  #track(transaction: DBCoreTransaction): void {
    const written: TableWrite[] = [];
    this.#open.set(transaction, written);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Dexie's is the browser's own
    const own = transaction as unknown as EventTarget;
    own.addEventListener('abort', () => this.#open.delete(transaction));
    own.addEventListener('complete', () => {
      this.#open.delete(transaction);
      if (written.length > 0) this.onCommit(written);
    });
  }

  async #mutate(
    name: string,
    request: DBCoreMutateRequest,
    table: DBCoreTable,
  ): Promise<DBCoreMutateResponse> {
    const writes = request.type === 'add' || request.type === 'put';
    if (writes) this.#disk.room -= 1;
    if (writes && this.#disk.room < 0) {
      this.wasFull = true;
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    }
    const done = await table.mutate(request);
    this.#open.get(request.trans)?.push({
      table: name,
      type: request.type,
      rows: writes ? request.values : [],
      keys: request.type === 'delete' ? request.keys : [done.lastResult],
    });
    return done;
  }
}

function abort(transaction: DBCoreTransaction): void {
  try {
    transaction.abort();
  } catch {
    // committed already
  }
}
