/** Messages between a pull and the worker that seals its rows. */
import type { PackedRows } from '#data/store/sealed/packed-rows.ts';

export interface ToSealing {
  readonly n: number;
  /** Not extractable. */
  readonly key: CryptoKey;
  readonly rows: PackedRows;
}

export interface FromSealing {
  readonly n: number;
  /** Null if the browser sealed nothing. */
  readonly boxes: Uint8Array<ArrayBuffer> | null;
}
