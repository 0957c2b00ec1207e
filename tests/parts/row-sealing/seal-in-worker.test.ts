// @vitest-environment jsdom
/** A browser that starts no worker, or copies no rows to it: the page seals them and starts no second worker. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetFailures, loggedFailures } from '#data/store/failure-log.ts';

const rows = { bytes: new Uint8Array([0, 1, 2, 3]), lengths: [[3, 1]] as const };
const SEALED_LENGTH = 3 + 28;
let started = 0;

class RefusedWorker extends EventTarget {
  readonly name = refuse();
}

function refuse(): never {
  started += 1;
  throw new DOMException('refused', 'SecurityError');
}

class DeafWorker extends EventTarget {
  constructor() {
    super();
    started += 1;
  }

  postMessage(): void {
    throw new DOMException('no copy', 'DataCloneError');
  }

  terminate(): void {
    this.dispatchEvent(new Event('end'));
  }
}

beforeEach(() => {
  started = 0;
  forgetFailures();
  vi.resetModules(); // the module keeps its worker as long as the page
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['starts', RefusedWorker, 'SecurityError'],
  ['answers', DeafWorker, 'DataCloneError'],
])('starts one worker if none %s, notes the failure and seals in the page', async (_, worker, kind) => {
  vi.stubGlobal('Worker', worker);
  const { sealInWorker } = await import('#parts/row-sealing/seal-in-worker.ts');
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  expect(await sealInWorker(key, rows)).toHaveLength(SEALED_LENGTH);
  expect(await sealInWorker(key, rows)).toHaveLength(SEALED_LENGTH);
  expect(started).toBe(1);
  expect(loggedFailures().map((each) => each.kind)).toEqual([kind]);
});
