/**
 * Replaces time-dependent APIs during a run: a second is a few turns of the event loop, and intervals never
 * fire. Hashes and keys are ready at once, because the browser's thread makes their timing random.
 */
import { createHash, randomBytes } from 'node:crypto';
import { decryptGcm, encryptGcm, type Gcm, startNativeCipher } from './native-cipher.ts';

const TURNS = 40;

const hashAtOnce = async (_by: string, data: Uint8Array): Promise<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(data).digest()).buffer;

/** Replaces the CryptoKey of a device and of a record key, because IndexedDB stores it. */
interface PlainKey {
  readonly raw: Uint8Array;
}

const cryptoAtOnce = {
  digest: hashAtOnce,
  generateKey: async (): Promise<PlainKey> => ({ raw: new Uint8Array(randomBytes(32)) }),
  importKey: async (_format: 'raw', raw: Uint8Array, name: string): Promise<PlainKey> => {
    if (name !== 'AES-GCM') throw new Error(`The simulation has no key for ${name}.`);
    return { raw };
  },
  encrypt: async (how: Gcm, { raw }: PlainKey, data: Uint8Array): Promise<ArrayBuffer> =>
    encryptGcm(how, raw, data).buffer,
  decrypt: async (how: Gcm, { raw }: PlainKey, box: Uint8Array): Promise<ArrayBuffer> =>
    decryptGcm(how, raw, box).buffer,
};

export async function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const cleared = new WeakSet<object>();
  const soon = (run: () => void): object => {
    const timer = {};
    let left = TURNS;
    const turn = () => {
      left -= 1;
      if (left > 0) setImmediate(turn);
      else if (!cleared.has(timer)) run();
    };
    setImmediate(turn);
    return timer;
  };
  const clear = (timer: unknown) => {
    if (typeof timer === 'object' && timer !== null) cleared.add(timer);
  };
  Object.assign(globalThis, {
    setTimeout: soon,
    setInterval: () => ({}),
    clearTimeout: clear,
    clearInterval: clear,
  });
  Object.assign(crypto.subtle, cryptoAtOnce);
  const endNativeCipher = startNativeCipher();
  try {
    return await work();
  } finally {
    endNativeCipher();
    for (const name of Object.keys(cryptoAtOnce)) Reflect.deleteProperty(crypto.subtle, name); // restores the native methods
    Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
  }
}
