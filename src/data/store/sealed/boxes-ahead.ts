/** Boxes that WebCrypto makes before a transaction writes their rows. Any other row is sealed inside it. */
import { CLEAR_COLUMNS, type Row } from './clear-columns.ts';
import { jsonOfRow, TextBuffer } from './row-bytes.ts';
import { type MadeBoxes, partsOf, placeOf } from './row-box.ts';
import { type RecordKey, sealUnder } from './web-cipher.ts';

/** Rows between two breaks for the screen. */
const AT_ONCE = 250;

/** Of one open database. */
export class BoxesAhead implements MadeBoxes {
  readonly #boxes = new Map<string, { readonly rest: Row; readonly box: Uint8Array<ArrayBuffer> }>();

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
        rows.slice(from, from + AT_ONCE).map(async (row) => {
          const { rest } = partsOf(rule, row);
          const place = placeOf(table, rule, row);
          const box = await seal(this.#json.encode(jsonOfRow(rest)), this.#place.encode(place));
          this.#boxes.set(place, { rest, box });
        }),
      );
      await before;
      before = now;
    }
    await before;
  }

  /** Undefined if the row has changed since. Records are never changed in place. */
  boxOf(place: string, rest: Row): Uint8Array<ArrayBuffer> | undefined {
    const made = this.#boxes.get(place);
    return made && isSameShallow(made.rest, rest) ? made.box : undefined;
  }

  clear(): void {
    this.#boxes.clear();
  }
}

function isSameShallow(left: Row, right: Row): boolean {
  const columns = Object.keys(left);
  return (
    columns.length === Object.keys(right).length &&
    columns.every((column) => column in right && Object.is(left[column], right[column]))
  );
}
