/**
 * The two block functions of AES-GCM with small tables: those of `@noble/ciphers` take 512 KB and an object for
 * each block, which cost a first sync twice its time. `row-cipher.test.ts` compares them with WebCrypto.
 */
import { GHASH } from '@noble/ciphers/_polyval.js';

type Uint32s = Uint32Array<ArrayBuffer>;

/** Of a table at an index that its length contains. */
const at = (table: Uint32Array, index: number): number => table[index] ?? 0;

const SBOX = makeSbox();
/** Substitution and column mixing, for each byte of a word. */
const MIX0 = SBOX.map((byte) => doubled(byte) | (byte << 8) | (byte << 16) | ((doubled(byte) ^ byte) << 24));
const MIX1 = MIX0.map((word) => (word << 8) | (word >>> 24));
const MIX2 = MIX0.map((word) => (word << 16) | (word >>> 16));
const MIX3 = MIX0.map((word) => (word << 24) | (word >>> 8));

function makeSbox(): Uint32s {
  const box = new Uint32Array(256);
  let value = 1;
  let inverse = 1;
  do {
    value ^= doubled(value);
    inverse ^= inverse << 1;
    inverse ^= inverse << 2;
    inverse = (inverse ^ (inverse << 4)) & 0xff;
    if ((inverse & 0x80) !== 0) inverse ^= 0x09;
    const twice = inverse | (inverse << 8);
    box[value] = (inverse ^ (twice >>> 7) ^ (twice >>> 6) ^ (twice >>> 5) ^ (twice >>> 4) ^ 0x63) & 0xff;
  } while (value !== 1);
  box[0] = 0x63;
  return box;
}

function doubled(value: number): number {
  return ((value << 1) ^ ((value & 0x80) === 0 ? 0 : 0x11b)) & 0xff;
}

/** Adds the encrypted counter block to the numbers from `offset` on: four little-endian numbers. */
export class BlockCipher {
  readonly #schedule: Uint32Array;

  constructor(schedule: Uint32Array) {
    this.#schedule = schedule;
  }

  addTo(into: Uint32s, offset: number, counter: Uint32s): void {
    const schedule = this.#schedule;
    let a = at(counter, 0) ^ at(schedule, 0);
    let b = at(counter, 1) ^ at(schedule, 1);
    let c = at(counter, 2) ^ at(schedule, 2);
    let d = at(counter, 3) ^ at(schedule, 3);
    const last = schedule.length - 4;
    for (let k = 4; k < last; k += 4) {
      const e = at(schedule, k) ^ mixed(a, b, c, d);
      const f = at(schedule, k + 1) ^ mixed(b, c, d, a);
      const g = at(schedule, k + 2) ^ mixed(c, d, a, b);
      d = at(schedule, k + 3) ^ mixed(d, a, b, c);
      a = e;
      b = f;
      c = g;
    }
    into[offset] = at(into, offset) ^ at(schedule, last) ^ substituted(a, b, c, d);
    into[offset + 1] = at(into, offset + 1) ^ at(schedule, last + 1) ^ substituted(b, c, d, a);
    into[offset + 2] = at(into, offset + 2) ^ at(schedule, last + 2) ^ substituted(c, d, a, b);
    into[offset + 3] = at(into, offset + 3) ^ at(schedule, last + 3) ^ substituted(d, a, b, c);
  }
}

// oxlint-disable-next-line max-params -- the four values of a block; an array would be made for each word
const mixed = (a: number, b: number, c: number, d: number): number =>
  at(MIX0, a & 0xff) ^ at(MIX1, (b >>> 8) & 0xff) ^ at(MIX2, (c >>> 16) & 0xff) ^ at(MIX3, d >>> 24);

// oxlint-disable-next-line max-params -- as above
const substituted = (a: number, b: number, c: number, d: number): number =>
  at(SBOX, a & 0xff) |
  (at(SBOX, (b >>> 8) & 0xff) << 8) |
  (at(SBOX, (c >>> 16) & 0xff) << 16) |
  (at(SBOX, d >>> 24) << 24);

/** Length of the multiples for one half byte: sixteen blocks of four numbers. */
const ROW = 64;

/** Multiples of the hash key for each half byte of a block: 8 KB. */
export class BlockHash {
  readonly #multiples: Uint32s;
  readonly #state = new Uint32Array(4);

  constructor(key: Uint8Array) {
    this.#multiples = new Multiples(key).values();
  }

  begin(): void {
    this.#state.fill(0);
  }

  /** Each call is filled up with zeros to whole blocks. */
  add(data: Uint8Array): void {
    const values = new Uint32Array(4 * Math.ceil(data.length / 16));
    new Uint8Array(values.buffer).set(data);
    const state = this.#state;
    for (let block = 0; block < values.length; block += 4) {
      for (let word = 0; word < 4; word += 1) state[word] = at(state, word) ^ at(values, block + word);
      this.#multiply();
    }
  }

  end(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#state.slice().buffer);
  }

  #multiply(): void {
    const table = this.#multiples;
    const state = this.#state;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let from = 0;
    for (let index = 0; index < 4; index += 1) {
      const value = at(state, index);
      for (let byte = 0; byte < 32; byte += 8) {
        // the higher half of each byte is first
        const high = from + (((value >>> (byte + 4)) & 0xf) << 2);
        const low = from + ROW + (((value >>> byte) & 0xf) << 2);
        a ^= at(table, high) ^ at(table, low);
        b ^= at(table, high + 1) ^ at(table, low + 1);
        c ^= at(table, high + 2) ^ at(table, low + 2);
        d ^= at(table, high + 3) ^ at(table, low + 3);
        from += 2 * ROW;
      }
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
  }
}

/** The library computes the table, once for each key. */
class Multiples extends GHASH {
  constructor(key: Uint8Array) {
    super(key, 4_096); // chooses half bytes
  }

  values(): Uint32s {
    return Uint32Array.from(this.t.flatMap(({ s0, s1, s2, s3 }) => [s0, s1, s2, s3]));
  }
}
