/**
 * AES-256-GCM under one key, with its schedules computed once: a row is short, and a call of the library
 * computes them each time.
 */
import { cmac, unsafe } from '@noble/ciphers/aes.js';
import { BlockCipher, BlockHash } from './aes-blocks.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const IV_BYTES = 12;
const BLOCK = 16;
const TAG_BYTES = 16;
/** One call of `getRandomValues` for many rows. */
const IVS_AT_ONCE = 256;

export class RowCipher {
  readonly #key: Bytes;
  readonly #cipher: BlockCipher;
  readonly #hash: BlockHash;
  readonly #tagKeys = new Map<string, Uint8Array>();
  #ivs = new Uint8Array();

  constructor(key: Bytes) {
    this.#key = key;
    this.#cipher = new BlockCipher(unsafe.expandKeyLE(key));
    this.#hash = new BlockHash(this.#counted(new Uint8Array(BLOCK), new Uint8Array(BLOCK)));
  }

  /** Initialisation vector, encrypted data and tag. */
  seal(data: Bytes, bound: Bytes): Bytes {
    const box = new Uint8Array(IV_BYTES + data.length + TAG_BYTES);
    const iv = this.#nextIv();
    const { mask, counter } = this.#begin(iv);
    const sealed = this.#counted(counter, data);
    box.set(iv);
    box.set(sealed, IV_BYTES);
    box.set(xor(this.#hashOf(bound, sealed), mask), IV_BYTES + data.length);
    return box;
  }

  /** Undefined if the box or what it is bound to was changed. */
  open(box: Bytes, bound: Bytes): Bytes | undefined {
    if (box.length < IV_BYTES + TAG_BYTES) return undefined;
    const sealed = box.slice(IV_BYTES, -TAG_BYTES);
    const { mask, counter } = this.#begin(box.slice(0, IV_BYTES));
    const difference = xor(xor(this.#hashOf(bound, sealed), mask), box.subarray(-TAG_BYTES));
    return difference.some((byte) => byte !== 0) ? undefined : this.#counted(counter, sealed);
  }

  /** Equal texts of one column have equal tags. */
  tagOf(column: string, text: string): Bytes {
    const utf8 = new TextEncoder();
    let own = this.#tagKeys.get(column);
    if (!own) this.#tagKeys.set(column, (own = cmac(utf8.encode(column), this.#key)));
    return new Uint8Array(cmac(utf8.encode(text), own));
  }

  #begin(iv: Bytes): { readonly mask: Bytes; readonly counter: Bytes } {
    const counter = new Uint8Array(BLOCK);
    counter.set(iv);
    counter[BLOCK - 1] = 1;
    const mask = this.#counted(counter, new Uint8Array(BLOCK)); // advances the counter
    return { mask, counter };
  }

  /** Encrypts or decrypts, and advances the counter. */
  #counted(counter: Bytes, data: Bytes): Bytes {
    const size = Math.ceil(data.length / BLOCK) * BLOCK;
    const out = new Uint8Array(size);
    out.set(data);
    const values = new Uint32Array(out.buffer);
    const count = new DataView(counter.buffer);
    const counted = new Uint32Array(counter.buffer);
    for (let offset = 0; offset < values.length; offset += 4) {
      this.#cipher.addTo(values, offset, counted);
      count.setUint32(BLOCK - 4, (count.getUint32(BLOCK - 4) + 1) >>> 0);
    }
    return size === data.length ? out : out.slice(0, data.length);
  }

  #hashOf(bound: Bytes, data: Bytes): Bytes {
    const lengths = new DataView(new ArrayBuffer(BLOCK));
    lengths.setUint32(4, bound.length * 8);
    lengths.setBigUint64(8, BigInt(data.length) * 8n);
    this.#hash.begin();
    for (const part of [bound, data, new Uint8Array(lengths.buffer)]) this.#hash.add(part);
    return this.#hash.end();
  }

  #nextIv(): Bytes {
    if (this.#ivs.length === 0) this.#ivs = crypto.getRandomValues(new Uint8Array(IV_BYTES * IVS_AT_ONCE));
    const iv = this.#ivs.slice(0, IV_BYTES);
    this.#ivs = this.#ivs.subarray(IV_BYTES);
    return iv;
  }
}

function xor(left: Bytes, right: Bytes): Bytes {
  return left.map((byte, at) => byte ^ (right[at] ?? 0));
}
