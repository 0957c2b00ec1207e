/** Boxes that WebCrypto makes before a transaction writes their rows. Any other row is sealed inside it. */
import { CLEAR_COLUMNS, type ClearColumns, type Row } from './clear-columns.ts';
import { TextBuffer } from './row-bytes.ts';
import { isClearColumn, type MadeBoxes, partsOf, placeOf } from './row-box.ts';
import { type RecordKey, sealUnder } from './web-cipher.ts';

/** Rows between two breaks for the screen. */
const AT_ONCE = 250;

interface MadeBox {
  /** The sealed columns. */
  readonly rest: Row;
  readonly box: Uint8Array<ArrayBuffer>;
}

/** For the rows of one transaction. */
export class BoxesAhead implements MadeBoxes {
  readonly #boxes = new Map<string, MadeBox>();

  readonly #json = new TextBuffer();
  readonly #place = new TextBuffer();

  /** The next rows are encoded while WebCrypto still seals these. */
  async add(key: RecordKey, table: string, rows: readonly Row[]): Promise<void> {
    const rule = CLEAR_COLUMNS[table];
    if (!rule) return;
    const seal = await sealUnder(key);
    let before: Promise<unknown> = Promise.resolve();
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const now = Promise.all(
        rows.slice(from, from + AT_ONCE).map((row) => {
          const { rest } = partsOf(rule, row);
          const place = placeOf(table, rule, row);
          const sealed = seal(this.#json.encodeRow(rest), this.#place.encode(place));
          return sealed.then((box) => this.#boxes.set(place, { rest, box }));
        }),
      );
      await before;
      before = now;
    }
    await before;
  }

  /** Undefined if a sealed column has changed since. Records are never changed in place. */
  boxOf(place: string, rule: ClearColumns, row: Row): Uint8Array<ArrayBuffer> | undefined {
    const made = this.#boxes.get(place);
    return made && isSealedPart(rule, row, made.rest) ? made.box : undefined;
  }
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
