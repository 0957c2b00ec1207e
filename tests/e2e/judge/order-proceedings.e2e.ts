/**
 * Two judges of one court: a point of the State in an order, an order returned by an amendment. The other judge cancels
 * the bail.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filed } from '../../support/filed-application.ts';
import { enrol, login, PASSWORD, person, type Person, readyForOffline } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let tablet: Device;
let desk: Device;
let lawyersToken = '';
let id = '';

const lawyer = person('Lawyer', 'Ganesh Tambe');
const judge = person('Judge', 'Nandini Bhosale');
const successor = person('Judge', 'Prakash Rao');
const POINT = 'The recovery of the vehicle is pending.';

beforeAll(async () => {
  product = await startProduct();
  tablet = await openDevice({ installed: product.url, viewport: { width: 1180, height: 820 } });
  desk = await openDevice({ installed: product.url, viewport: { width: 1440, height: 900 } });
  for (const who of [lawyer, judge, successor]) await enrol(product.url, who);
  lawyersToken = await tokenOf(lawyer);
  const { _id } = await call('POST', '/applications', filed());
  id = String(_id);
  await login(tablet.page(), product.url, judge);
  await login(desk.page(), product.url, successor);
});
afterAll(async () => {
  for (const device of [tablet, desk]) await device.remove();
  await product.remove();
});

async function tokenOf({ email }: Person): Promise<string> {
  return String((await call('POST', '/auth/login', { email, password: PASSWORD }))['token']);
}

async function call(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(lawyersToken !== '' && { 'x-auth-token': lawyersToken }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const read: Readonly<Record<string, unknown>> = await answer.json();
  return read;
}

const onServer = async () => call('GET', `/applications/${id}`);

it('enters a point of the State and prints it in the order', async () => {
  const page = tablet.page();
  await readyForOffline(page);
  await page.goto(`${product.url}/judge-application-view/${id}`);
  const points = page.getByRole('region', { name: 'Contested points' });
  await points.getByRole('button', { name: 'Add a contested point' }).click();
  await points.getByRole('radio', { name: 'State', exact: true }).check({ force: true });
  await points.getByLabel('Contested point').fill('Recovery');
  await points.getByLabel('Statement').fill(POINT);
  await points.getByRole('button', { name: 'Save point' }).click();
  await points.getByRole('heading', { name: 'State: Recovery' }).waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Add the contested point' }).click();
  const paper = page.getByRole('region', { name: 'The order as it will be signed' });
  await paper.getByText(`It is submitted: On "Recovery": ${POINT}`).waitFor();
  await paper.getByText('The learned Public Prosecutor opposes the application.').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'point-in-order');
});

it('returns an order signed without signal after an amendment, and signs it again', async () => {
  const page = tablet.page();
  await page
    .getByLabel(/^No risk of absconding/)
    .first()
    .check();
  await page.getByRole('button', { name: /^Tick the \d missing conditions/ }).click();
  await page.getByLabel(/^Bond \(Rs\)/).fill('25000');
  await page.getByLabel(/^Number of sureties/).fill('1');
  await tablet.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign and approve' }).click();
  await page
    .getByText(/It takes effect when the court.s server accepts it/)
    .first()
    .waitFor();
  await call('PUT', `/applications/${id}`, { applicant: { address: 'Ward 7, Nashik' } });
  await tablet.context().setOffline(false);
  await page.goto(`${product.url}/judge-application-view/${id}`);
  const returned = page.getByRole('heading', { name: 'Your order: approved' });
  await returned.waitFor({ timeout: 60_000 });
  await page
    .getByText('The application was amended after you signed. Your order was returned unsigned.')
    .waitFor();
  await page
    .getByText(/Ward 7, Nashik/)
    .first()
    .waitFor();
  expect(await onServer()).toMatchObject({ status: 'Pending', orders: [] });
  expect(await violations(page)).toEqual([]);
  await shots(page, 'returned-order');
  await page.getByRole('button', { name: 'Open the order again' }).click();
  await expect.poll(() => page.getByLabel(/^Bond \(Rs\)/).inputValue()).toBe('25,000');
  const paper = page.getByRole('region', { name: 'The order as it will be signed' });
  await paper.getByText('residing at Ward 7, Nashik', { exact: false }).first().waitFor();
  const readFirst = page.getByRole('button', { name: 'I have read the changes' });
  if (await readFirst.isVisible()) await readFirst.click();
  await page.getByRole('button', { name: 'Sign and approve' }).click();
  await page
    .getByText(/^Signing… Approved|It takes effect when the court.s server accepts it/)
    .first()
    .waitFor();
  await expect
    .poll(onServer, { timeout: 60_000 })
    .toMatchObject({ status: 'Approved', orders: [{ to: 'Approved', state: { position: 'opposed' } }] });
});

it('cancels the bail by a new order of the other judge, on its own grounds', async () => {
  const page = desk.page();
  await page.goto(`${product.url}/judge-application-view/${id}`);
  await page
    .getByText(/^Nandini Bhosale/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Correct a clerical error' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page
    .getByText(/^Another judge signed this order, and a signed order does not change/)
    .first()
    .waitFor();
  await page.getByText(/This is a new order that cancels the bail/).waitFor();
  await page.getByLabel('Short reasons').fill('On 20-11-2026 a witness was threatened at her shop.');
  await page.getByRole('button', { name: 'Sign and reject' }).click();
  await page
    .getByText('Bail is cancelled only on the grounds of a cancellation. Choose at least one of them.')
    .first()
    .waitFor();
  await page.getByLabel(/^Bail was misused, or a condition broken/).check();
  const paper = page.getByRole('region', { name: 'The order as it will be signed' });
  await paper.getByText(/^The bail granted by the order dated .* is cancelled/).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'cancellation');
  await page.getByRole('button', { name: 'Sign and reject' }).click();
  await expect
    .poll(onServer, { timeout: 60_000 })
    .toMatchObject({ status: 'Rejected', orders: [{ to: 'Approved' }, { to: 'Rejected' }] });
});
