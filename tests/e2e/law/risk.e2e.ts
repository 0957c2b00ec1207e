/** The structured checklist: alone, for a case, by two people; then with the server dead, sent once when it is back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, readyForOffline, enrol, writeAndFile } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { DESKTOP, type Device, openDevice, PHONE } from '../support/device.ts';
import { forgetHttpCache } from '../support/offline.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let lawyers: Device;
let judges: Device;
let caseId = '';

const lawyer = person('Lawyer', 'Meera Kulkarni');
const judge = person('Judge', 'Nandini Bhosale');
const matter = { name: 'Sunil Ramchandra Jadhav', fir: '731/2026' };

beforeAll(async () => {
  product = await startProduct();
  lawyers = await openDevice({ viewport: PHONE, installed: product.url });
  judges = await openDevice({ viewport: DESKTOP, installed: product.url });
  for (const [device, who] of [
    [lawyers, lawyer],
    [judges, judge],
  ] as const) {
    await enrol(product.url, who);
    await login(device.page(), product.url, who);
    await readyForOffline(device.page());
  }
});

afterAll(async () => {
  await lawyers.remove();
  await judges.remove();
  await product.remove();
});

async function open(page: Page, path = ''): Promise<void> {
  await page.goto(`${product.url}/risk-assessment${path}`);
  await page.getByRole('heading', { level: 2, name: 'Risk factors' }).waitFor();
}

const choose = (page: Page, factor: string, answer: string) =>
  page.getByRole('group', { name: factor }).getByText(answer, { exact: true }).click();

const assess = (page: Page) => page.getByRole('button', { name: 'Assess Risk', exact: true }).click();

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

async function answerOnServer(device: Device): Promise<{ status: number; body: Record<string, unknown> }> {
  const token = await device.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/risk-assessment/${caseId}`, {
    headers: { 'x-auth-token': token },
  });
  return { status: answer.status, body: await answer.json() };
}

it('opens from the dashboard and shows no result at first', async () => {
  const page = lawyers.page();
  await page.getByRole('link', { name: 'Risk Assessment' }).first().click();
  await page.waitForURL('**/risk-assessment');
  await page.getByText('100%, correct').waitFor();
  await expect.poll(() => result(page).getByText('Low Risk').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

it('changes a weight by keyboard, and does not assess at 95%', async () => {
  const page = lawyers.page();
  const slider = page.getByRole('slider', { name: 'Weight of flight risk' });
  await slider.press('ArrowLeft');
  await expect.poll(() => slider.inputValue()).toBe('20');
  const button = page.getByRole('button', { name: 'Assess Risk: weights are 5 short' });
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByText('95%, 5 short').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'weights');
  await slider.press('ArrowRight');
  await page.getByText('100%, correct').waitFor();
});

it('shows the result with charts, a table and possible changes', async () => {
  const page = lawyers.page();
  await assess(page);
  await result(page).getByText('Low Risk').waitFor();
  await result(page).getByText('1.30').first().waitFor();
  await result(page).getByText('Criminal history at Medium: Medium (1.60)').waitFor();
  await expect.poll(() => result(page).getByRole('img').count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'low');
  await choose(page, 'Severity of charges', 'High');
  await choose(page, 'Flight risk', 'High');
  await choose(page, 'Criminal history', 'High');
  await assess(page);
  await result(page).getByText('High Risk').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'high');
});

it('prints the result without the form', async () => {
  const page = lawyers.page();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('slider').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Print' }).count()).toBe(0);
  await result(page).getByText('High Risk').waitFor();
  await page.getByText('Not validated', { exact: false }).waitFor();
  await page.emulateMedia({ media: null });
});

it('resets the answers after leaving the screen', async () => {
  const page = lawyers.page();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('heading', { name: 'Recent Applications' }).waitFor();
  await page.getByRole('link', { name: 'Risk Assessment' }).first().click();
  await page.getByRole('heading', { level: 2, name: 'Risk factors' }).waitFor();
  const low = page.getByRole('group', { name: 'Flight risk' }).getByRole('radio', { name: 'Low' });
  await expect.poll(() => low.isChecked()).toBe(true);
});

it('prefills answers from the case, and saves a complete assessment', async () => {
  const page = lawyers.page();
  await writeAndFile(page, product.url, matter);
  await page.getByText(/^Filed as /).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const cases = await fetch(`${product.url}/api/cases`, { headers: { 'x-auth-token': token } });
  const [record]: { _id: string }[] = await cases.json();
  caseId = record?._id ?? '';
  await open(page, `/${caseId}`);
  await page.getByText('From the record: BNS 318(4) has a maximum of 7 years.').waitFor();
  await page.getByText('Statutory rights that override this checklist').waitFor();
  await assess(page);
  await result(page).getByText('Too little is known for a level').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'case-open');
  for (const factor of ['Criminal history', 'Flight risk', 'Socio-economic ties and means to attend']) {
    await choose(page, factor, 'Low');
  }
  await assess(page);
  await page.getByRole('button', { name: 'Save in the case' }).click();
  await page
    .getByRole('region', { name: 'Saved in the case' })
    .getByText('No. 1')
    .waitFor({ timeout: 40_000 });
  await expect
    .poll(() => answerOnServer(lawyers))
    .toMatchObject({
      status: 200,
      body: { version: 1, level: 'Medium', weightedSum: 1.6, score: 30, by: { name: lawyer.name } },
    });
  expect(await violations(page)).toEqual([]);
  await shots(page, 'case-saved');
});

it('shows the assessment to the judge, folded at first', async () => {
  const page = judges.page();
  await page.goto(`${product.url}/risk-assessment/${caseId}`);
  const summary = page.getByText('Show saved assessments');
  await summary.waitFor();
  await expect
    .poll(() => page.getByText(`by ${lawyer.name} (Lawyer)`, { exact: false }).isVisible())
    .toBe(false);
  await summary.click();
  await page.getByText(`by ${lawyer.name} (Lawyer)`, { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('does not reveal another user’s case', async () => {
  const page = lawyers.page();
  await page.goto(`${product.url}/risk-assessment/01939d00-0000-7000-8000-00000000abcd`);
  await page.getByText('Not found, or you do not have access to it.').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('assesses and saves offline, and shows that it waits', async () => {
  const page = () => lawyers.page();
  await forgetHttpCache(page());
  await product.kill();
  await lawyers.restart();
  await open(page());
  await assess(page());
  await result(page()).getByText('Low Risk').waitFor();
  await open(page(), `/${caseId}`);
  await page().getByText('From the record: BNS 318(4) has a maximum of 7 years.').waitFor();
  await choose(page(), 'Criminal history', 'Medium');
  await choose(page(), 'Flight risk', 'High');
  await choose(page(), 'Socio-economic ties and means to attend', 'Low');
  await assess(page());
  await page().getByRole('button', { name: 'Save in the case' }).click();
  const saved = page().getByRole('region', { name: 'Saved in the case' });
  await saved.getByText('Not sent yet').waitFor();
  await saved.getByText('Waiting').waitFor();
  expect(await violations(page())).toEqual([]);
  await page().goto(`${product.url}/sync`);
  const waiting = page().getByRole('region', { name: 'Waiting: 1' });
  await waiting.getByRole('link', { name: `${matter.name}: Risk assessment` }).waitFor();
});

it('sends the assessment once when the server is back', async () => {
  await product.start();
  const page = lawyers.page();
  await open(page, `/${caseId}`);
  const saved = page.getByRole('region', { name: 'Saved in the case' });
  await saved.getByText('No. 2').waitFor({ timeout: 60_000 });
  await page.reload();
  await saved.getByText('No. 2').waitFor();
  await expect.poll(() => answerOnServer(lawyers)).toMatchObject({ body: { version: 2, weightedSum: 2.4 } });
});
