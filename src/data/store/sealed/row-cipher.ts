/** AES-256-GCM of rows under one key, and the tags of their index columns. */
import { cmac, gcm } from '@noble/ciphers/aes.js';

type Bytes = Uint8Array<ArrayBuffer>;

export const IV_BYTES = 12;
const TAG_BYTES = 16;
/** One call of `getRandomValues` for many rows. */
const IVS_AT_ONCE = 256;

/** Random initialisation vectors, each used once. */
export class IvSource {
  #ivs = new Uint8Array();

  next(): Bytes {
    if (this.#ivs.length === 0) this.#ivs = crypto.getRandomValues(new Uint8Array(IV_BYTES * IVS_AT_ONCE));
    const iv = this.#ivs.slice(0, IV_BYTES);
    this.#ivs = this.#ivs.subarray(IV_BYTES);
    return iv;
  }
}

export class RowCipher {
  readonly key: Bytes;
  readonly #tagKeys = new Map<string, Uint8Array>();
  readonly #ivs = new IvSource();

  constructor(key: Bytes) {
    this.key = key;
  }

  /** Initialisation vector, encrypted data and tag. */
  seal(data: Bytes, bound: Bytes): Bytes {
    const box = new Uint8Array(IV_BYTES + data.length + TAG_BYTES);
    const iv = this.#ivs.next();
    box.set(iv);
    box.set(gcm(this.key, iv, bound).encrypt(data), IV_BYTES);
    return box;
  }

  /** Undefined if the box or what it is bound to was changed. */
  open(box: Bytes, bound: Bytes): Bytes | undefined {
    if (box.length < IV_BYTES + TAG_BYTES) return undefined;
    try {
      const data = gcm(this.key, box.slice(0, IV_BYTES), bound).decrypt(box.slice(IV_BYTES));
      return new Uint8Array(data);
    } catch {
      return undefined; // the tag does not match
    }
  }

  /** Equal texts of one column have equal tags. */
  tagOf(column: string, text: string): Bytes {
    const utf8 = new TextEncoder();
    let own = this.#tagKeys.get(column);
    if (!own) this.#tagKeys.set(column, (own = cmac(utf8.encode(column), this.key)));
    return new Uint8Array(cmac(utf8.encode(text), own));
  }
}
