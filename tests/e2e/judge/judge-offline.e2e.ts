/** A judge's tablet in a court without signal: files are read from the cache, an order is drafted, and takes effect later. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { type Court, courtWithoutSignal } from '../support/court-without-signal.ts';
import { DESKTOP } from '../support/device.ts';

let court: Court;

beforeAll(async () => {
  court = await courtWithoutSignal({ tablet: { viewport: DESKTOP, colorScheme: 'dark' } });
});
afterAll(() => court.remove());

/** The row of a pending application; removed once a decision is queued. */
const docketRow = () => court.tablet.page().locator('.docket-row', { hasText: 'Farida Ansari' });

it('opens the docket and the file offline and shows their date', async () => {
  const page = court.tablet.page();
  await page.goto(`${court.product.url}/judge-dashboard`);
  await page.getByRole('heading', { name: 'Farida Ansari' }).waitFor();
  await docketRow().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${court.product.url}/judge/application/${court.id}`); // the specification's dead link
  await page.waitForURL(`**/judge-application-view/${court.id}`);
  await page
    .getByText(/^As of /)
    .first()
    .waitFor();
  await page.getByText('SESSIONS JUDGE AT PUNE', { exact: false }).first().waitFor();
  expect(await violations(page)).toEqual([]);
});

it('shows a signed order as drafted, not in force', async () => {
  const page = court.tablet.page();
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('The investigation is at a crucial stage').check();
  await page.getByRole('button', { name: 'Sign and reject' }).click();
  await page
    .getByText(/It takes effect when the court.s server accepts it/)
    .first()
    .waitFor();
  await page.goto(`${court.product.url}/judge-dashboard`);
  await page.getByRole('heading', { name: 'Drafted orders' }).waitFor();
  await docketRow().waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
});

it('sends the order once when the server is back', async () => {
  await court.product.start();
  await court.tablet.page().reload();
  await expect.poll(() => statusOnServer(), { timeout: 60_000 }).toEqual(['Rejected', 1]);
});

async function statusOnServer(): Promise<unknown[]> {
  const token = await court.lawyers.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${court.product.url}/api/applications/${court.id}`, {
    headers: { 'x-auth-token': token },
  });
  const { status, orders } = await answer.json();
  return [status, orders.length];
}
