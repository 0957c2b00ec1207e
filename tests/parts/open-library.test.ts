// @vitest-environment jsdom
/** The legal database opens whatever is the matter with the operator's texts on this device. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepText, makeCurrent } from '#data/law/law-edition.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import type { ToWorker } from '#parts/law-library/library-messages.ts';
import { openLibrary } from '#parts/law-library/open-library.ts';

/** Says that it opened, or that it failed, by how many official files it is given. */
function workerThat(opens: (official: number) => boolean) {
  const opened: number[] = [];
  class Thread extends EventTarget {
    postMessage(message: ToWorker): void {
      if (message.kind !== 'open') return;
      const { length } = message.official;
      opened.push(length);
      const kind = opens(length) ? 'ready' : 'failed';
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: { kind } })));
    }
    terminate(): void {
      opened.push(-1);
    }
  }
  vi.stubGlobal('Worker', Thread);
  return opened;
}

beforeEach(async () => {
  const shared = new SharedDb();
  await keepText(shared, { sha256: 'a', bytes: new Uint8Array([1]) });
  await makeCurrent(shared, { lawEdition: 'e1', files: ['a'] });
  shared.close();
});
afterEach(() => vi.unstubAllGlobals());

it('opens with the official texts on the device', async () => {
  const opened = workerThat(() => true);
  const tell = vi.fn<() => void>();
  await openLibrary(tell);
  expect([opened, tell.mock.calls.length]).toEqual([[1], 1]);
});

it('opens without the official texts when one cannot be read', async () => {
  const opened = workerThat((official) => official === 0);
  const tell = vi.fn<() => void>();
  await openLibrary(tell);
  expect(opened.slice(0, 2)).toEqual([1, 0]);
  expect(opened).not.toContain(-1);
  expect(tell).toHaveBeenCalled();
});

it('rejects when the tables are not on the device', async () => {
  const opened = workerThat(() => false);
  await expect(openLibrary(() => undefined)).rejects.toThrow('does not open');
  expect(opened.at(-1)).toBe(-1);
});
