/** Boxes that WebCrypto makes before a transaction writes their rows. Any other row is sealed inside it. */
import { CLEAR_COLUMNS, type ClearColumns, type Row } from './clear-columns.ts';
import { BOX_EXTRA, type SealPacked, sealPacked } from './packed-rows.ts';
import { RowBuffer } from './row-bytes.ts';
import { isClearColumn, type MadeBoxes, partsOf, placeOf } from './row-box.ts';
import { type RecordKey, webKeyOf } from './web-cipher.ts';

/** Rows between two breaks for the screen. */
const AT_ONCE = 250;

/** A row in the buffer of its batch. */
interface MadeBox {
  /** The sealed columns. */
  readonly rest: Row;
  readonly batch: Uint8Array<ArrayBuffer>;
  readonly from: number;
  readonly to: number;
}

interface RowsToSeal {
  readonly table: string;
  readonly rows: readonly Row[];
}

/** For the rows of one transaction. */
export class BoxesAhead implements MadeBoxes {
  readonly #boxes = new Map<string, MadeBox>();
  readonly #buffer = new RowBuffer();
  readonly #sealMany: SealPacked;

  /** `sealMany` seals each full batch: the others are small, and another thread would gain nothing. */
  constructor(sealMany: SealPacked = sealPacked) {
    this.#sealMany = sealMany;
  }

  /** The next rows are encoded while WebCrypto still seals these. */
  async add(key: RecordKey, { table, rows }: RowsToSeal): Promise<void> {
    const rule = CLEAR_COLUMNS[table];
    if (!rule) return;
    const webKey = await webKeyOf(key);
    let before: Promise<unknown> = Promise.resolve();
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const parts = rows.slice(from, from + AT_ONCE).map((row) => ({
        place: placeOf(table, rule, row),
        rest: partsOf(rule, row).rest,
      }));
      const now = this.#seal(webKey, parts);
      await before;
      before = now;
    }
    await before;
  }

  async #seal(key: CryptoKey, parts: readonly RowParts[]): Promise<void> {
    const lengths = parts.map(
      ({ rest, place }) => [this.#buffer.addRow(rest), this.#buffer.addText(place)] as const,
    );
    const sealMany = parts.length === AT_ONCE ? this.#sealMany : sealPacked;
    const batch = await sealMany(key, { bytes: this.#buffer.take(), lengths });
    let from = 0;
    for (const [index, { place, rest }] of parts.entries()) {
      const to = from + (lengths[index]?.[0] ?? 0) + BOX_EXTRA;
      this.#boxes.set(place, { rest, batch, from, to });
      from = to;
    }
  }

  /** Undefined if a sealed column has changed since. Records are never changed in place. */
  boxOf(place: string, rule: ClearColumns, row: Row): Uint8Array<ArrayBuffer> | undefined {
    const made = this.#boxes.get(place);
    return made && isSealedPart(rule, row, made.rest) ? made.batch.slice(made.from, made.to) : undefined;
  }
}

interface RowParts {
  readonly place: string;
  readonly rest: Row;
}

/** The boxes of all transactions that run now. */
export class SeveralBoxes extends Set<MadeBoxes> implements MadeBoxes {
  boxOf(place: string, rule: ClearColumns, row: Row): Uint8Array<ArrayBuffer> | undefined {
    for (const boxes of this) {
      const box = boxes.boxOf(place, rule, row);
      if (box) return box;
    }
    return undefined;
  }
}

/** Compares by reference: no copy of a large row is built for it. */
function isSealedPart(rule: ClearColumns, row: Row, rest: Row): boolean {
  let left = Object.keys(rest).length;
  for (const column of Object.keys(row)) {
    if (isClearColumn(rule, column)) continue;
    if (!(column in rest) || !Object.is(rest[column], row[column])) return false;
    left -= 1;
  }
  return left === 0;
}
