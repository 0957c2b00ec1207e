/** Sealed rows that were changed outside the app, so that their box does not open. Lists skip them. */
import { CLEAR_COLUMNS, type Row } from './clear-columns.ts';

export interface DamagedRow {
  readonly table: string;
  /** Its clear columns. */
  readonly row: Row;
}

/** Of one open database; each row once. */
export class DamagedRows {
  readonly #known = new Map<string, DamagedRow>();
  #hear: ((damaged: DamagedRow) => void) | null = null;

  /** False if the row is known. */
  add(table: string, row: Row): boolean {
    const place = [
      table,
      ...(CLEAR_COLUMNS[table]?.identity ?? []).map((column) => String(row[column])),
    ].join('/');
    if (this.#known.has(place)) return false;
    const damaged = { table, row };
    this.#known.set(place, damaged);
    this.#hear?.(damaged);
    return true;
  }

  /** Also hears of the rows until now. Returns a function that stops it. */
  watch(hear: (damaged: DamagedRow) => void): () => void {
    this.#hear = hear;
    for (const damaged of this.#known.values()) hear(damaged);
    return () => {
      this.#hear = null;
    };
  }
}
