/** Errors in a page worker or the service worker appear in the log of the page, which the user may send. */
import type { Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../support/acts.ts';
import { type SignedInPhone, signedInPhone } from '../support/signed-in-phone.ts';

let scene: SignedInPhone;

beforeAll(async () => {
  scene = await signedInPhone(person('Lawyer', 'Meera Kulkarni'));
});
afterAll(async () => {
  await scene.phone.remove();
  await scene.product.remove();
});

/** Throws later, so that the error is uncaught: the developer tools would catch it at once. */
const fail = (worker: Worker | undefined, kind: string): Promise<unknown> =>
  worker
    ? worker.evaluate((name) => {
        setTimeout(() => void Promise.reject(Object.assign(new Error('Sunil Jadhav'), { name })));
      }, kind)
    : Promise.reject(new Error('there is no such worker'));

it('shows errors of workers in the page without case details', async () => {
  const { product, phone } = scene;
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  const clock = () => page.workers().find((worker) => worker.url().includes('clock-worker'));
  await expect.poll(clock, { timeout: 20_000 }).toBeTruthy();
  await fail(clock(), 'ClockError');
  await fail(phone.context().serviceWorkers()[0], 'ServiceError');
  const logged = () => page.evaluate(() => localStorage.getItem('zamanat-failures') ?? '');
  await expect.poll(logged).toContain('ClockError');
  await expect.poll(logged).toContain('ServiceError');
  expect(await logged()).not.toContain('Jadhav');
  await page.goto(`${product.url}/sync`);
  const problems = page.getByRole('region', { name: 'Errors in the app' });
  // two workers report by two channels, so either may be first
  for (const kind of ['ClockError', 'ServiceError'])
    await expect.poll(() => problems.textContent()).toContain(kind);
});
