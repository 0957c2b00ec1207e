/** Official texts arrive completely or not at all, and stored files are not fetched again. */
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { type LawManifest, lawTag } from '#contract/law/law-manifest.ts';
import type { Db } from '#data/store/db.ts';
import { heldEdition, officialFiles } from '#data/law/law-edition.ts';
import { setMeta } from '#data/store/meta.ts';
import { pullLaw } from '#data/law/pull-law.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { syncNow } from '#data/device/sync.ts';
import { lawFileOf, SOURCE, TEXT } from '../../support/law-texts-file.ts';
import { answer, fakeServer } from '../fake-server.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../test-device.ts';

/** Answers `GET /law` and `GET /law/{file}`. A test can change the answer for one file. */
class LawServer {
  edition = 'e1';
  bodies: string[] = [];
  readonly calls: string[] = [];
  readonly spoilt = new Map<number, (body: string) => Response>();

  readonly fetch: TestPorts['fetch'] = async (url, init) => {
    const etag = new Headers(init.headers).get('if-none-match');
    this.calls.push(etag === null ? url : `${url} ${etag}`);
    if (url === '/api/law') {
      return etag === lawTag(this.edition)
        ? new Response(null, { status: 304, headers: { 'x-zamanat': '1' } })
        : answer(200, this.manifest());
    }
    const index = this.bodies.findIndex((body) => url.endsWith(nameOf(body)));
    const body = this.bodies[index];
    if (body === undefined) return answer(404, { msg: 'gone', code: 'not-found' });
    return this.spoilt.get(index)?.(body) ?? answer(200, body);
  };

  manifest(): LawManifest {
    const table = { name: 'acts-0.json', sha256: '0'.repeat(64), bytes: 9, kind: 'table' as const };
    const files = this.bodies.map((body) => ({
      name: nameOf(body),
      sha256: hashOf(body),
      bytes: Buffer.byteLength(body),
      kind: 'texts' as const,
    }));
    return { lawEdition: this.edition, files: [table, ...files] };
  }
}

const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex');
const nameOf = (body: string): string => `texts-${hashOf(body).slice(0, 32)}.json`;
const setOf = (name: string): string => JSON.stringify(lawFileOf([TEXT], { ...SOURCE, name }));

let db: Db;
let shared: SharedDb;
let server: LawServer;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  shared = new SharedDb(`shared-${crypto.randomUUID()}`);
  server = new LawServer();
  ports = testPorts(server.fetch);
});

const pull = () => pullLaw(shared, db, ports);
const fetched = (): string[] => server.calls.filter((call) => call.includes('/texts-'));

async function names(): Promise<string[]> {
  const files = await officialFiles(shared);
  return files.map(({ bytes }) => JSON.parse(new TextDecoder().decode(bytes)).source.name);
}

it('stores an edition and then asks only for a newer edition', async () => {
  expect(await heldEdition(shared)).toBeNull();
  server.bodies = [setOf('A'), setOf('B')];
  expect(await pull()).toBe('new');
  expect(await names()).toEqual(['A', 'B']);
  expect(await pull()).toBe('current');
  expect(server.calls.at(-1)).toBe('/api/law "e1"');
  expect(fetched()).toHaveLength(2);
});

it('fetches only missing files and removes files of the old edition', async () => {
  server.bodies = [setOf('A'), setOf('B')];
  await pull();
  Object.assign(server, { edition: 'e2', bodies: [setOf('B'), setOf('C')] });
  expect(await pull()).toBe('new');
  expect(await names()).toEqual(['B', 'C']);
  expect(fetched()).toHaveLength(3);
  expect(await shared.lawTexts.count()).toBe(2);
  Object.assign(server, { edition: 'e3', bodies: [] });
  expect(await pull()).toBe('new');
  expect(await names()).toEqual([]);
  expect(await shared.lawTexts.count()).toBe(0);
});

it.each<[string, (body: string) => Response]>([
  ['changed', (body) => answer(200, body.replace('zebra', 'horse'))],
  ['cut in half', (body) => answer(200, body.slice(0, body.length / 2))],
  ['an HTML page', () => answer(200, '<!doctype html>')],
])('keeps the old edition when a file is %s, then retries', async (_, spoil) => {
  server.bodies = [setOf('A')];
  await pull();
  Object.assign(server, { edition: 'e2', bodies: [setOf('B'), setOf('C')] });
  server.spoilt.set(1, spoil);
  expect(await pull()).toBe('broken');
  expect(await names()).toEqual(['A']);
  server.spoilt.clear();
  expect(await pull()).toBe('new');
  expect(await names()).toEqual(['B', 'C']);
  expect(fetched()).toHaveLength(4); // A, B, the corrupt C, C: B was stored
});

it('refuses a file with a right hash and an unknown format', async () => {
  server.bodies = ['{"format":"zamanat-law-texts/1","texts":[]}'];
  expect(await pull()).toBe('broken');
  expect(await heldEdition(shared)).toBeNull();
});

it('limits the downloads of a broken file', async () => {
  server.bodies = [setOf('A')];
  server.spoilt.set(0, () => answer(200, 'no'));
  for (let n = 0; n < 5; n += 1) expect(await pull()).toBe('broken');
  expect(fetched()).toHaveLength(2);
  ports.wait(3_600_000);
  server.spoilt.clear();
  expect(await pull()).toBe('new');
});

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

const HOUR = 3_600_000;

it('doubles the delay after each failed download, up to a day', async () => {
  server.bodies = [setOf('A')];
  server.spoilt.set(0, () => answer(200, 'no'));
  for (let hour = 0; hour < 72; hour += 1) {
    await pull();
    ports.wait(HOUR);
  }
  expect(fetched()).toHaveLength(8); // at hours 0, 1, 2, 4, 8, 16, 32 and 56
});

/** The body breaks off half way. */
function cutOff(): Response {
  const bytes = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      stream.enqueue(new Uint8Array(1_000));
      stream.error(new TypeError('network error'));
    },
  });
  return new Response(bytes, { headers: { 'x-zamanat': '1' } });
}

it('limits the downloads of a file on an interrupted network', async () => {
  server.bodies = [setOf('A')];
  server.spoilt.set(0, cutOff);
  for (let n = 0; n < 5; n += 1) await pull();
  expect(fetched()).toHaveLength(2);
  ports.wait(HOUR);
  server.spoilt.clear();
  expect(await pull()).toBe('new');
});

it('limits the downloads of a file when each worker is killed', async () => {
  server.bodies = [setOf('A')];
  server.spoilt.set(0, () => {
    shared.close(); // killed during the download
    throw new TypeError('Failed to fetch');
  });
  for (let n = 0; n < 5; n += 1) {
    await pull().catch(() => undefined);
    shared = new SharedDb(shared.name);
  }
  expect(fetched()).toHaveLength(2);
});

it('retries at once when no byte of the file arrived', async () => {
  server.bodies = [setOf('A')];
  server.spoilt.set(0, () => {
    throw new TypeError('Failed to fetch');
  });
  for (let n = 0; n < 5; n += 1) expect(await pull()).toBe('offline');
  server.spoilt.clear();
  expect(await pull()).toBe('new');
});

it('retries at once after a wrong clock is corrected', async () => {
  server.bodies = [setOf('A')];
  server.spoilt.set(0, () => answer(200, 'no'));
  ports.wait(1_000 * 24 * HOUR);
  for (let n = 0; n < 2; n += 1) await pull();
  ports.wait(-1_000 * 24 * HOUR); // clock corrected
  server.spoilt.clear();
  expect(await pull()).toBe('new');
});

it('fetches nothing when storage is too full to log the attempt', async () => {
  server.bodies = [setOf('A')];
  shared.lawEditions.hook('creating', full);
  for (let n = 0; n < 3; n += 1) await pull().catch(() => undefined);
  expect(fetched()).toEqual([]);
});

it('fetches a file once when several pages ask at once', async () => {
  server.bodies = [setOf('A')];
  const another = () => Object.assign(testPorts(server.fetch), { locks: ports.locks });
  const others = [another(), another()];
  const results = await Promise.all([pull(), ...others.map((each) => pullLaw(shared, db, each))]);
  expect(results).toEqual(['new', 'busy', 'busy']);
  expect(fetched()).toHaveLength(1);
});

it('sets a longer timeout for a larger file', async () => {
  const timeouts: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms);
    return new AbortController().signal;
  });
  server.bodies = [setOf('A'.repeat(100)), setOf('B')];
  const manifest = server.manifest();
  const files = manifest.files.map((file, at) => (at === 1 ? { ...file, bytes: 10_000_000 } : file));
  server.manifest = () => ({ ...manifest, files });
  expect(await pull()).toBe('new');
  timeout.mockRestore();
  expect(timeouts).toEqual([10_000, 1_000_000, 120_000]);
});

it('keeps the old edition when storage is full, and limits downloads', async () => {
  server.bodies = [setOf('A')];
  await pull();
  Object.assign(server, { edition: 'e2', bodies: [setOf('B')] });
  shared.lawTexts.hook('creating', full);
  for (let n = 0; n < 4; n += 1) expect(await pull()).toBe('broken');
  expect(fetched()).toHaveLength(3);
  expect(await names()).toEqual(['A']);
  shared.lawTexts.hook('creating').unsubscribe(full);
  ports.wait(3_600_000);
  expect(await pull()).toBe('new');
});

it('continues after a kill with the files already stored', async () => {
  server.bodies = [setOf('A')];
  await pull();
  Object.assign(server, { edition: 'e2', bodies: [setOf('B'), setOf('C')] });
  server.spoilt.set(1, () => {
    shared.close(); // the tab closes here
    throw new TypeError('Failed to fetch');
  });
  await pull().catch(() => undefined);
  shared = new SharedDb(shared.name);
  expect(await names()).toEqual(['A']);
  server.spoilt.clear();
  expect(await pull()).toBe('new');
  expect(await names()).toEqual(['B', 'C']);
  expect(fetched().filter((url) => url.includes(nameOf(setOf('B'))))).toHaveLength(1);
});

it('stores no edition when another tab deletes its files meanwhile', async () => {
  server.bodies = [setOf('A'), setOf('B')];
  server.spoilt.set(1, (body) => {
    void shared.lawTexts.clear();
    return answer(200, body);
  });
  expect(await pull()).toBe('offline');
  expect(await heldEdition(shared)).toBeNull();
  server.spoilt.clear();
  expect(await pull()).toBe('new');
});

it('changes nothing when offline, behind a portal or signed out', async () => {
  server.bodies = [setOf('A')];
  await pull();
  server.edition = 'e2';
  ports.fetch = noNetwork;
  expect(await pull()).toBe('offline');
  ports.fetch = async () => new Response('<html>Sign in to the Wi-Fi</html>');
  expect(await pull()).toBe('offline');
  await setMeta(db, 'paused', { reason: 'signed-out', at: ports.now().toISOString() });
  ports.fetch = server.fetch;
  expect(await pull()).toBe('paused');
  expect(await names()).toEqual(['A']);
});

it('runs only after a successful pull', async () => {
  let callCount = 0;
  const records = fakeServer();
  const afterPull = () => {
    callCount += 1;
  };
  await syncNow(db, { ...testPorts(records.fetch), afterPull });
  expect(callCount).toBe(1);
  await syncNow(db, { ...testPorts(noNetwork), afterPull });
  expect(callCount).toBe(1);
});
