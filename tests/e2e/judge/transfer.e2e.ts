/** A judge transfers an application to another court from the tablet. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { filed } from '../../support/filed-application.ts';
import { enrol, login, PASSWORD, person, type Person } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let tablet: Device;
let id: string;

const judge = person('Judge', 'Nandini Bhosale');
const lawyer = person('Lawyer', 'Ganesh Tambe');

beforeAll(async () => {
  product = await startProduct();
  tablet = await openDevice({ installed: product.url, viewport: { width: 1180, height: 820 } });
  for (const who of [lawyer, judge]) await enrol(product.url, who);
  id = String((await callAs(lawyer, 'POST', '/applications', filed()))['_id']);
});
afterAll(async () => {
  await tablet.remove();
  await product.remove();
});

const JSON_BODY = { 'content-type': 'application/json' };

// oxlint-disable-next-line max-params -- a call has a caller, a method, a path and a body
async function callAs({ email }: Person, method: string, path: string, body?: unknown) {
  const credentials = JSON.stringify({ email, password: PASSWORD });
  const session = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: JSON_BODY,
    body: credentials,
  });
  const { token } = await session.json();
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { ...JSON_BODY, 'x-auth-token': token },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const read: Readonly<Record<string, unknown>> = await answer.json();
  return read;
}

const transfer = { name: 'Transfer now' };

it('marks an amendment after listing and shows its old and new text', async () => {
  const date = addDays(dayInIndia(new Date()), 1);
  await callAs(judge, 'POST', `/applications/${id}/hearings`, { date, time: '10:30', purpose: 'arguments' });
  await callAs(lawyer, 'PUT', `/applications/${id}`, { applicant: { address: 'Ward 7, Nashik' } });
  const page = tablet.page();
  await login(page, product.url, judge);
  await page.getByText('Changed after listing').first().waitFor();
  const height = () =>
    page
      .locator('.docket-row')
      .first()
      .evaluate((row: HTMLElement) => row.offsetHeight);
  await expect.poll(height).toBeLessThanOrEqual(48);
  await page.goto(`${product.url}/judge-application-view/${id}`);
  await page.getByText(/→ Ward 7, Nashik$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'amended-after-listing');
  await page.getByRole('button', { name: 'Mark changes as read' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Mark changes as read' }).count()).toBe(0);
});

it('asks for the new court before it transfers', async () => {
  const page = tablet.page();
  await page.goto(`${product.url}/judge-application-view/${id}`);
  await page.getByRole('button', { name: 'Transfer to another court' }).click();
  await page.getByRole('button', transfer).click();
  await page.getByText('Choose the new court.').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'transfer');
});

it('transfers, closes the form and opens the list', async () => {
  const page = tablet.page();
  const options = page.getByRole('dialog').locator('option');
  await expect.poll(() => options.count()).toBeGreaterThan(1);
  await page.getByRole('combobox', { name: 'New court' }).selectOption({ index: 1 });
  await page.getByRole('button', transfer).click();
  await page.getByText('Application transferred').waitFor();
  await page.waitForURL(/judge-dashboard$/);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  const { updates } = await callAs(lawyer, 'GET', `/applications/${id}`);
  expect(JSON.stringify(updates)).toContain('transferred');
});
