/** The cipher of rows is AES-256-GCM as WebCrypto has it. */
import { expect, it } from 'vitest';
import { IV_BYTES, RowCipher } from '#data/store/sealed/row-cipher.ts';
import { fc } from '../../../support/fast-check.ts';

const bytes = (most: number, least = 0) =>
  fc.uint8Array({ minLength: least, maxLength: most }).map((each) => new Uint8Array(each));

const importKey = (raw: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);

it('is opened by WebCrypto, and opens what WebCrypto seals', async () => {
  await fc.assert(
    fc.asyncProperty(bytes(32, 32), bytes(3_000), bytes(90), async (raw, data, additionalData) => {
      const key = await importKey(raw);
      const cipher = new RowCipher(raw);
      for (let again = 0; again < 2; again += 1) {
        const box = cipher.seal(data, additionalData);
        const how = { name: 'AES-GCM', iv: box.slice(0, IV_BYTES), additionalData };
        const opened = await crypto.subtle.decrypt(how, key, box.slice(IV_BYTES));
        expect(new Uint8Array(opened)).toEqual(data);
        expect(cipher.open(box, additionalData)).toEqual(data);
        const theirs = new Uint8Array(await crypto.subtle.encrypt(how, key, data));
        expect(box.slice(IV_BYTES)).toEqual(theirs);
      }
    }),
    { numRuns: 60 },
  );
});

it('refuses a box with one changed bit, another row or too few bytes', () => {
  const cipher = new RowCipher(crypto.getRandomValues(new Uint8Array(32)));
  const bound = Uint8Array.of(1, 2, 3);
  const box = cipher.seal(new TextEncoder().encode('Words of a note'), bound);
  for (let at = 0; at < box.length; at += 1) {
    expect(
      cipher.open(
        box.map((byte, index) => (index === at ? byte ^ 1 : byte)),
        bound,
      ),
    ).toBeUndefined();
  }
  expect(cipher.open(box, Uint8Array.of(1, 2, 4))).toBeUndefined();
  expect(cipher.open(box.slice(0, 27), bound)).toBeUndefined();
});

it('never uses an initialisation vector twice', () => {
  const cipher = new RowCipher(new Uint8Array(32));
  const ivs = Array.from({ length: 2_000 }, () =>
    cipher.seal(new Uint8Array(1), new Uint8Array()).slice(0, IV_BYTES).join(),
  );
  expect(new Set(ivs).size).toBe(2_000);
});
