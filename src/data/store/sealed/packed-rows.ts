/** Rows in one buffer, because a message to another thread costs as much for one row as for many. */
import { IV_BYTES, IvSource } from './row-cipher.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface PackedRows {
  /** Each row and its place, one behind the other. */
  readonly bytes: Bytes;
  /** The length of each row and of its place. */
  readonly lengths: readonly (readonly [row: number, place: number])[];
}

/** Seals the rows of a pull. The boxes stand one behind the other. */
export type SealPacked = (key: CryptoKey, rows: PackedRows) => Promise<Bytes>;

const TAG_BYTES = 16;
/** Bytes of a box beside its row: vector and tag. */
export const BOX_EXTRA = IV_BYTES + TAG_BYTES;

const ivs = new IvSource();

/** AES-256-GCM by WebCrypto, in the format of `row-cipher.ts`. */
export const sealPacked: SealPacked = async (key, { bytes, lengths }) => {
  const size = lengths.reduce((sum, [row]) => sum + row + BOX_EXTRA, 0);
  const boxes = new Uint8Array(size);
  const sealing: Promise<void>[] = [];
  let [from, to] = [0, 0];
  for (const [row, place] of lengths) {
    const at = to;
    const iv = ivs.next();
    const additionalData = bytes.subarray(from + row, from + row + place);
    const sealed = crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData },
      key,
      bytes.subarray(from, from + row),
    );
    boxes.set(iv, at);
    // An async function costs two more promises per row, and a pull has thousands.
    sealing.push(sealed.then((box) => boxes.set(new Uint8Array(box), at + IV_BYTES)));
    from += row + place;
    to += row + BOX_EXTRA;
  }
  await Promise.all(sealing);
  return boxes;
};
