/** A phone whose copy of the app is damaged: the worker's own page saves the work and installs the app again. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrol, login, person, readyForOffline, stepOne } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { forgetHttpCache } from '../support/offline.ts';
import { isFetchedByWorker, openPortal, type Portal, PORTAL_TITLE } from '../support/portal.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let portal: Portal;
let phone: Device;
const lawyer = person('Lawyer', 'Asha Deshpande');
const CLIENT = 'Sunil Ramchandra Jadhav';

beforeAll(async () => {
  product = await startProduct();
  portal = await openPortal(product.url);
  phone = await openDevice({ viewport: PHONE });
  await enrol(product.url, lawyer);
  const page = phone.page();
  await login(page, portal.url, lawyer);
  await readyForOffline(page);
  await page.goto(`${portal.url}/application`);
  await stepOne(page, { name: CLIENT, fir: '415/2026' });
});
afterAll(async () => {
  await phone.remove();
  await portal.close();
  await product.remove();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Deletes files of the app from every cache, or puts a page in their place. */
async function damage(page: Page, path: string, foreign?: string): Promise<void> {
  await page.evaluate(
    async ([start = '', text]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const { pathname } = new URL(request.url);
          const isPage =
            start === '/index.html' && ['/', '/dashboard', '/judge-dashboard'].includes(pathname);
          if (!isPage && !pathname.startsWith(start)) continue;
          if (text === undefined) await cache.delete(request);
          else
            await cache.put(request, new Response(text, { headers: { 'content-type': 'text/javascript' } }));
        }
      }
    },
    [path, foreign],
  );
}

it('opens the recovery page when the page of the app is gone and there is no network', async () => {
  const page = phone.page();
  portal.rule(() => 'refuse'); // with a network the worker fetches the page again
  await damage(page, '/index.html');
  await forgetHttpCache(page);
  await page.goto(`${portal.url}/application`);
  await heading(page, 'Repair Zamanat').waitFor();
  await page.getByText('Zamanat could not start', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('saves drafts without a network', async () => {
  const page = phone.page();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save work' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^zamanat-\d\d-\d\d-\d{4}\.zip$/);
  const { 'zamanat.json': json } = unzipSync(readFileSync(await download.path()));
  expect(strFromU8(json ?? new Uint8Array())).toContain(CLIENT);
});

it('changes nothing without a network or behind a portal, and says why', async () => {
  const page = phone.page();
  await page.getByRole('button', { name: 'Install again' }).click();
  await page.getByText('There is no connection to the server', { exact: false }).waitFor();
  portal.rule((request) => (isFetchedByWorker(request) ? 'portal' : 'pass'));
  await page.getByRole('button', { name: 'Install again' }).click();
  await page.getByText('This network changes files of the app', { exact: false }).waitFor();
  expect(portal.changed.length).toBeGreaterThan(0);
});

it('never shows the page of a portal in place of the app', async () => {
  const page = phone.page();
  portal.rule(() => 'portal');
  await page.goto(`${portal.url}/calculator`);
  await heading(page, 'Repair Zamanat').waitFor();
  await expect.poll(() => page.getByText(PORTAL_TITLE).count()).toBe(0);
});

it('installs the app again on an honest network, with the draft in place', async () => {
  const page = phone.page();
  portal.rule(() => 'pass');
  await page.getByRole('button', { name: 'Install again' }).click();
  await page.getByText('Zamanat is installed again', { exact: false }).waitFor();
  await page.waitForURL(/dashboard$|\/$/);
  await page.goto(`${portal.url}/dashboard`);
  await page.getByText(CLIENT).first().waitFor();
  await product.kill();
  await forgetHttpCache(page);
  await page.goto(`${portal.url}/dashboard`);
  await page.getByText(CLIENT).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

it('leads to the recovery page when a start file is damaged', async () => {
  await damage(phone.page(), '/assets/entry-', '<!doctype html><title>Sign in</title>');
  await phone.restart(); // the browser also keeps scripts in memory
  const page = phone.page();
  await page.goto(`${portal.url}/dashboard`);
  await heading(page, 'Repair Zamanat').waitFor();
  await product.start();
  await page.getByRole('button', { name: 'Install again' }).click();
  await page.getByText(CLIENT).first().waitFor();
  expect(new URL(page.url()).pathname).not.toContain('recovery');
});
