/** The worker that seals the rows of a large pull, with a worker of the test in its place. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BoxesAhead } from '#data/store/sealed/boxes-ahead.ts';
import { sealPacked } from '#data/store/sealed/packed-rows.ts';
import { openRow, sealRow } from '#data/store/sealed/row-box.ts';
import type { ToSealing } from '#parts/row-sealing/seal-messages.ts';
import { SealThread } from '#parts/row-sealing/seal-thread.ts';

const key = crypto.getRandomValues(new Uint8Array(32));
const FULL = 250;
const rows = (many: number) =>
  Array.from({ length: many }, (_, n) => ({ _id: `n${n}`, words: `जमानत ${n} ⚖️`.repeat(n % 7) }));

/** `answers`: as the worker of the product. `silent`: its file never comes. `broken`: its file cannot run. */
type Kind = 'answers' | 'silent' | 'broken';

class TestWorker extends EventTarget {
  readonly #kind: Kind;
  isEnded = false;

  constructor(kind: Kind) {
    super();
    this.#kind = kind;
    if (kind === 'broken') setTimeout(() => this.dispatchEvent(new Event('error')), 1);
  }

  /** As in the browser, the page loses the bytes that it transfers. */
  postMessage({ n, key: own, rows: sent }: ToSealing, transfer: Transferable[]): void {
    const copy = structuredClone(sent, { transfer });
    if (this.#kind !== 'answers') return;
    void sealPacked(own, copy).then((boxes) =>
      this.dispatchEvent(new MessageEvent('message', { data: { n, boxes } })),
    );
  }

  terminate(): void {
    this.isEnded = true;
  }
}

let started: TestWorker[] = [];

function threadOf(kind: Kind): SealThread {
  return new SealThread(() => {
    const worker = new TestWorker(kind);
    started.push(worker);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the three methods that the thread uses
    return worker as unknown as Worker;
  });
}

beforeEach(() => {
  started = [];
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives rows that the device opens, and sends full batches only', async () => {
  const thread = threadOf('answers');
  const sizes: number[] = [];
  const ahead = new BoxesAhead(async (webKey, packed) => {
    sizes.push(packed.lengths.length);
    return (await thread.seal(webKey, packed)) ?? new Uint8Array();
  });
  const all = rows(2 * FULL + 3);
  await ahead.add(key, { table: 'notes', rows: all });
  const opened = all.map((row) => openRow(key, 'notes', sealRow({ key, ahead }, 'notes', row)));
  expect(opened).toEqual(all);
  expect(sizes).toEqual([FULL, FULL]);
  expect(started).toHaveLength(1);
});

const packed = { bytes: new Uint8Array([0, 1, 2, 3]), lengths: [[3, 1]] as const };
const webKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);

it('ends some seconds after the last rows, and starts again with the next', async () => {
  vi.useFakeTimers();
  const thread = threadOf('answers');
  const own = await webKey();
  expect(await thread.seal(own, packed)).toHaveLength(3 + 28);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
  await thread.seal(own, packed);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it.each(['silent', 'broken'] as const)('gives no boxes if the worker is %s, and ends it', async (kind) => {
  vi.useFakeTimers();
  const thread = threadOf(kind);
  const sealing = thread.seal(await webKey(), packed);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await sealing).toBeNull();
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
});

it('leaves the bytes with the page, which seals them itself when the worker does not', async () => {
  const thread = threadOf('broken');
  const own = await webKey();
  expect(await thread.seal(own, packed)).toBeNull();
  expect(packed.bytes).toHaveLength(4);
  expect(await sealPacked(own, packed)).toHaveLength(3 + 28);
});
