// @vitest-environment jsdom
/** The rows of a pull while the code of the sealing worker loads, hangs or fails. */
import { beforeEach, expect, it } from 'vitest';
import { sealWhenLoaded } from '#app/start/seal-when-loaded.ts';
import { forgetFailures, loggedFailures } from '#data/store/failure-log.ts';
import type { SealPacked } from '#data/store/sealed/packed-rows.ts';

const rows = { bytes: new Uint8Array([0, 1, 2, 3]), lengths: [[3, 1]] as const };
const keyOf = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
const SEALED_LENGTH = 3 + 28;
const ofWorker = new Uint8Array([7]);

beforeEach(forgetFailures);

it('seals in the page while the code hangs, and asks for it once', async () => {
  let asked = 0;
  const seal = sealWhenLoaded(() => {
    asked += 1;
    return new Promise<SealPacked>(() => undefined);
  });
  const key = await keyOf();
  expect(await seal(key, rows)).toHaveLength(SEALED_LENGTH);
  expect(await seal(key, rows)).toHaveLength(SEALED_LENGTH);
  expect(asked).toBe(1);
  expect(loggedFailures()).toEqual([]);
});

it('seals with the code as soon as it is there', async () => {
  const seal = sealWhenLoaded(async () => async () => ofWorker);
  const key = await keyOf();
  expect(await seal(key, rows)).toHaveLength(SEALED_LENGTH);
  expect(await seal(key, rows)).toBe(ofWorker);
});

it.each([
  ['does not load', () => Promise.reject<SealPacked>(new TypeError('no file'))],
  ['fails', async (): Promise<SealPacked> => () => Promise.reject(new TypeError('no worker'))],
])('seals in the page if the code %s, and notes the failure', async (_, load) => {
  const seal = sealWhenLoaded(load);
  const key = await keyOf();
  expect(await seal(key, rows)).toHaveLength(SEALED_LENGTH);
  expect(await seal(key, rows)).toHaveLength(SEALED_LENGTH);
  expect(loggedFailures().map(({ where, kind }) => ({ where, kind }))).toEqual([
    { where: 'background', kind: 'TypeError' },
  ]);
});
