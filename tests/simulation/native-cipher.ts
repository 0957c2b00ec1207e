/** AES-256-GCM of Node, in the browser's formats: the product's own cipher takes a fifth of a run. */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { IV_BYTES, IvSource, RowCipher } from '#data/store/sealed/row-cipher.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Gcm {
  readonly iv: Uint8Array;
  readonly additionalData?: Uint8Array;
}

const TAG_BYTES = 16;

/** Encrypted data and tag. */
export function encryptGcm({ iv, additionalData }: Gcm, key: Uint8Array, data: Uint8Array): Bytes {
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  if (additionalData) cipher.setAAD(additionalData);
  return new Uint8Array(Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()]));
}

/** Throws if the tag does not match. */
export function decryptGcm({ iv, additionalData }: Gcm, key: Uint8Array, box: Uint8Array): Bytes {
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  if (additionalData) decipher.setAAD(additionalData);
  decipher.setAuthTag(box.subarray(-TAG_BYTES));
  return new Uint8Array(Buffer.concat([decipher.update(box.subarray(0, -TAG_BYTES)), decipher.final()]));
}

const ivs = new IvSource();

/** Of a row, in place of the methods of `RowCipher`. */
const nativeRows = {
  seal(this: RowCipher, data: Bytes, additionalData: Bytes): Bytes {
    const iv = ivs.next();
    return new Uint8Array(Buffer.concat([iv, encryptGcm({ iv, additionalData }, this.key, data)]));
  },
  open(this: RowCipher, box: Bytes, additionalData: Bytes): Bytes | undefined {
    if (box.length < IV_BYTES + TAG_BYTES) return undefined;
    try {
      return decryptGcm({ iv: box.subarray(0, IV_BYTES), additionalData }, this.key, box.subarray(IV_BYTES));
    } catch {
      return undefined; // the tag does not match
    }
  },
};

/** The returned function ends it. */
export function startNativeCipher(): () => void {
  const { seal, open } = Object.getOwnPropertyDescriptors(RowCipher.prototype);
  Object.assign(RowCipher.prototype, nativeRows);
  return () => void Object.defineProperties(RowCipher.prototype, { seal, open });
}
