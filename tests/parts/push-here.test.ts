// @vitest-environment jsdom
/** Reminders of a browser: answers of its push service, and the messages to the user. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { startPush } from '#parts/hearing-reminders/push-here.ts';
import { noNetwork, testDb, testPorts } from '../data/test-device.ts';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

let db: Db;
let requests: unknown[];

beforeEach(async () => {
  db = await testDb();
  requests = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  db.close();
});

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'x-zamanat': '1', 'content-type': 'application/json' } });

/** The court's server, which takes a browser in. */
const server: Ports['fetch'] = async (path, init) => {
  const body = init?.body;
  if (typeof body !== 'string') return json({ publicKey: 'key' });
  requests.push([path, JSON.parse(body)]);
  return json({ _id: 'subscription-1' });
};

interface Browser {
  readonly permission?: NotificationPermission;
  readonly subscribe?: () => Promise<unknown>;
  readonly before?: { readonly unsubscribe: () => Promise<boolean> };
}

function browser({ permission = 'granted', subscribe, before }: Browser): void {
  const made = { toJSON: () => SUBSCRIPTION, unsubscribe: async () => true };
  const pushManager = {
    getSubscription: async () => before ?? null,
    subscribe: subscribe ?? (async () => made),
  };
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
}

const refusing = (name: string) => () => Promise.reject(new DOMException('', name));
const start = (fetch = server) => startPush({ db, ports: testPorts(fetch) });

it('registers the browser with the server and stores the subscription', async () => {
  browser({});
  expect(await start()).toBeNull();
  expect(requests).toEqual([['/api/push/subscriptions', SUBSCRIPTION]]);
  expect(await getMeta(db, 'push')).toBe('subscription-1');
});

it.each([
  ['AbortError', 'service'],
  ['NotAllowedError', 'denied'],
  ['NotSupportedError', 'unsupported'],
])('maps the browser error %s to %s', async (name, failure) => {
  browser({ subscribe: refusing(name) });
  expect(await start()).toBe(failure);
  expect(await getMeta(db, 'push')).toBeNull();
});

it('reports a denied permission', async () => {
  browser({ permission: 'denied' });
  expect(await start()).toBe('denied');
});

it('reports offline when the server does not answer', async () => {
  browser({});
  expect(await start(noNetwork)).toBe('offline');
});

it('removes the subscription of an earlier server before it subscribes again', async () => {
  const acts: string[] = [];
  browser({
    before: { unsubscribe: async () => acts.push('ended') > 0 },
    subscribe: async () => {
      acts.push('asked');
      return { toJSON: () => SUBSCRIPTION };
    },
  });
  expect(await start()).toBeNull();
  expect(acts).toEqual(['ended', 'asked']);
});

it('stops waiting for a silent push service', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  browser({ subscribe: () => new Promise(() => undefined) });
  const started = start();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.runAllTimersAsync();
  expect(await started).toBe('service');
  vi.useRealTimers();
});

it('removes the subscription when storage is full', async () => {
  let ended = 0;
  browser({
    subscribe: async () => ({
      toJSON: () => SUBSCRIPTION,
      unsubscribe: async () => {
        ended += 1;
        return true;
      },
    }),
  });
  db.meta.hook('creating', () => {
    throw new Dexie.QuotaExceededError('full');
  });
  await expect(start()).rejects.toThrow('Storage on this device is full.');
  expect(ended).toBe(1);
});
