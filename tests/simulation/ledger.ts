/**
 * Records every operation (an outbox row under any key) and its result, independently of devices and server. Checks
 * its invariants at once.
 */
import type { Receipt } from '#data/store/rows.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { KINDS } from '#data/records/kinds.ts';
import { same, touched } from '#kernel/merge-patch.ts';
import type { TableWrite } from './life.ts';
import type { Effect } from './model/model-state.ts';
import { valueAt } from './value-at.ts';

export interface Act {
  /** Its device and user. */
  readonly device: string;
  readonly userId: string;
  n: number;
  /** As it was committed last. */
  row: OutboxRow;
  isQueued: boolean;
  receipt: Receipt | null;
  /** Versions that the user saw when acting or resolving a conflict. */
  readonly seen: unknown[];
  /** Keys under which it went or may go. */
  readonly keys: Set<string>;
}

export class Violation extends Error {
  override readonly name = 'Violation';
}

export function violated(what: string): never {
  throw new Violation(what);
}

/** Device of a transaction, and the screen of its user. */
export interface Author {
  readonly device: string;
  readonly userId: string;
  /** True while a user acts: only then may an unsent row be discarded. */
  readonly isActing: boolean;
  readonly screen: unknown;
}

const WITHOUT_A_PERSON: ReadonlySet<Receipt['outcome']> = new Set(['accepted', 'lost']);
const DAYS_90 = 90 * 24 * 3_600_000;

export class Ledger {
  readonly acts: Act[] = [];
  readonly #byKey = new Map<string, Act>();
  readonly #byRow = new Map<string, Act>();
  readonly #lostByRestore = new Set<Act>();
  /** Keys of operations by another program. */
  readonly elsewhere = new Set<string>();
  /** Words of orders being written, as typed. */
  readonly typed: { readonly userId: string; readonly words: string }[] = [];
  /** Found while a device was at work: it is thrown at the end of the step, not into the device. */
  readonly found: string[] = [];

  /** One transaction of a device, as it was committed. */
  commit(author: Author, written: readonly TableWrite[], now: number): void {
    const left = written
      .filter(({ table, type }) => table === 'outbox' && type.startsWith('delete'))
      .flatMap(({ keys }) => keys)
      .map((n) => this.#byRow.get(`${author.device} ${Number(n)}`))
      .filter((act) => act !== undefined);
    for (const each of written) {
      if (each.table === 'outbox') this.#outbox(author, each, left);
      if (each.table !== 'receipts' || each.type !== 'put') continue;
      for (const row of each.rows) this.#receipted(author, asReceipt(row));
    }
    for (const act of left) this.#leave(author, act);
    this.#receiptsForgotten(written, now);
  }

  #outbox(author: Author, { type, rows, keys }: TableWrite, left: Act[]): void {
    rows.forEach((given, index) => {
      if (type === 'put') return this.#change(author, asRow(given));
      const row = { ...asRow(given), n: Number(keys[index]) };
      if (!this.#moved(left, row)) this.#begin(author, row);
    });
  }

  /** The same act at another place of the queue. */
  #moved(left: Act[], row: OutboxRow): boolean {
    const isSame = (act: Act) =>
      act.row.op === row.op && act.row.clientTime === row.clientTime && same(act.row.body, row.body);
    const at = left.findIndex(isSame);
    const [act] = at === -1 ? [] : left.splice(at, 1);
    if (!act) return false;
    act.n = row.n;
    act.row = row;
    act.keys.add(row.key);
    this.#byKey.set(row.key, act);
    this.#byRow.set(`${act.device} ${row.n}`, act);
    return true;
  }

  #begin({ device, userId, screen }: Author, row: OutboxRow): void {
    const { n, key } = row;
    const act: Act = {
      device,
      userId,
      n,
      row,
      isQueued: true,
      receipt: null,
      seen: [screen],
      keys: new Set([key]),
    };
    this.acts.push(act);
    this.#byKey.set(key, act);
    this.#byRow.set(`${device} ${n}`, act);
  }

  #change({ device, isActing, screen }: Author, row: OutboxRow): void {
    const act = this.#byRow.get(`${device} ${row.n}`);
    if (!act) return void this.found.push(`${device}: row ${row.n} was changed and never written`);
    act.row = row;
    act.keys.add(row.key);
    this.#byKey.set(row.key, act);
    if (isActing) act.seen.push(screen);
  }

  #receipted({ device, isActing }: Author, receipt: Receipt): void {
    const act = this.#byKey.get(receipt.key);
    const isDated = act?.receipt?.outcome === receipt.outcome; // the date of a wrong clock was corrected
    if (act) act.receipt = receipt;
    if (isDated) return;
    const isElsewhere = receipt.key.startsWith('order-draft:'); // its judge settled it on another device
    if (isActing || isElsewhere || WITHOUT_A_PERSON.has(receipt.outcome)) return;
    this.found.push(`${device}: a row was put away as ${receipt.outcome}, and nobody had asked`);
  }

  #leave({ device }: Author, act: Act): void {
    act.isQueued = false;
    if (!act.receipt) this.found.push(`${device}: ${nameOf(act)} left the outbox without a receipt`);
  }

  #receiptsForgotten(written: readonly TableWrite[], now: number): void {
    const deletions = written.filter(({ table, type }) => table === 'receipts' && type.startsWith('delete'));
    for (const key of deletions.flatMap(({ keys }) => keys)) {
      const receipt = this.#byKey.get(String(key))?.receipt;
      if (receipt && now - Date.parse(receipt.at) < DAYS_90) {
        this.found.push(`the receipt ${receipt.key} was forgotten before its 90 days`);
      }
    }
  }

  /**
   * Checks a change on the server: it belongs to an operation of that user, based on a version that they had
   * seen.
   */
  effect(effect: Effect): void {
    if (isSentOutsideOutbox(effect.entity) || this.elsewhere.has(effect.key)) return;
    const act = this.#byKey.get(effect.key);
    if (!act) return void this.found.push(`the server did ${effect.key}, which nobody had written`);
    if (act.userId !== effect.userId) this.found.push(`${nameOf(act)} went under another person's name`);
    if (isEdit(act.row) && act.row.entityId === effect.id) this.#overwrites(act, effect);
  }

  #overwrites(act: Act, { changed }: Effect): void {
    for (const path of touched(act.row.body)) {
      const change = changed[path];
      if (!change) continue;
      if (act.seen.some((screen) => same(valueAt(screen, path), change.from))) continue;
      if (this.#wrote(act, { path, value: change.from })) continue;
      if (this.#broughtBack(act, { path, value: change.from })) continue;
      const from = JSON.stringify(change.from);
      this.found.push(`${nameOf(act)} overwrote ${path}, ${from}, which its person had not seen`);
    }
  }

  /** True if this device wrote the value to this record: a reopened filing includes its later changes. */
  #wrote({ device, row }: Act, { path, value }: { readonly path: string; readonly value: unknown }): boolean {
    return this.acts.some(
      (other) =>
        other.device === device &&
        other.row.entityId === row.entityId &&
        same(valueAt(other.row.body, path), value),
    );
  }

  /** True if this device had replaced the value, and a restored server has it again. */
  #broughtBack(
    { device, row }: Act,
    { path, value }: { readonly path: string; readonly value: unknown },
  ): boolean {
    return this.acts.some(
      (other) =>
        other.device === device &&
        other.row.entityId === row.entityId &&
        this.#lostByRestore.has(other) &&
        touched(other.row.body).includes(path) &&
        other.seen.some((screen) => same(valueAt(screen, path), value)),
    );
  }

  /** The server goes back to a backup and may have lost any act so far. */
  restored(): void {
    for (const act of this.acts) this.#lostByRestore.add(act);
  }

  /** Read and discarded by the judge. */
  giveUp(userId: string, read: string): void {
    const left = this.typed.filter((each) => each.userId !== userId || !read.includes(each.words));
    this.typed.splice(0, this.typed.length, ...left);
  }

  actOf(key: string): Act | undefined {
    return this.#byKey.get(key);
  }

  /** Whatever was found since the last look. */
  look(): void {
    const [first] = this.found.splice(0);
    if (first !== undefined) violated(first);
  }
}

const isEdit = (row: OutboxRow): boolean => KINDS.operationOf(row)?.inConflict === 'compare';
/** Settings and orders being written go by a way of their own. */
const isSentOutsideOutbox = (entity: string): boolean =>
  Object.keys(KINDS.kindNamed(entity)?.operations ?? {}).length === 0;

export const nameOf = ({ device, n, row }: Act): string => `${device} ${row.op} ${n} of ${row.entityId}`;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the outbox holds nothing else
const asRow = (row: unknown): OutboxRow => row as OutboxRow;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- neither do the receipts
const asReceipt = (row: unknown): Receipt => row as Receipt;
