/** The browser may stop a worker during a call: an open page continues at once with the same key. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  fileIt,
  login,
  person,
  readyForOffline,
  enrol,
  stepOne,
  stepThree,
  stepTwo,
} from '../support/acts.ts';
import { type Device, openDevice } from '../support/device.ts';
import { killWorkers } from '../support/offline.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let device: Device;
let silent: Server;
const calls: IncomingMessage[] = [];
const lawyer = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  product = await startProduct();
  device = await openDevice({});
  await enrol(product.url, lawyer);
  await login(device.page(), product.url, lawyer);
  await readyForOffline(device.page());
  await product.kill();
  silent = createServer((request) => calls.push(request)); // takes every call and answers none
  silent.listen(Number(new URL(product.url).port), '127.0.0.1');
  await once(silent, 'listening');
});

afterAll(async () => {
  await device.remove();
  silent.closeAllConnections();
  silent.close();
  await product.remove();
});

const filings = () => calls.filter(({ method, url }) => method === 'POST' && url === '/api/applications');

it('resends the filing from the page within seconds, same key', async () => {
  const page = device.page();
  await page.goto(`${product.url}/application`);
  await stepOne(page, { name: 'Sunil Ramchandra Jadhav', fir: '412/2026' });
  await stepTwo(page, { name: 'Sunil Ramchandra Jadhav', fir: '412/2026' });
  await stepThree(page);
  await fileIt(page);
  await expect.poll(() => filings().length, { timeout: 30_000 }).toBe(1);
  await killWorkers(page);
  await expect.poll(() => filings().length, { timeout: 8_000 }).toBeGreaterThan(1);
  const keys = filings().map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});
