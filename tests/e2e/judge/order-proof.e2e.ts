/** An order signed with a passkey on the judge's tablet, and verified on the phone of anyone who holds the paper. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Application } from '#contract/application/application.ts';
import { docxText } from '#documents/docx-text.ts';
import type { CourtDocument } from '#documents/model.ts';
import { renderPdf } from '#documents/render/pdf.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { ENGLISH_ORDER } from '#text/order-paper-words.ts';
import { orderPaper as hindiOrder } from '#text/hi/papers/documents-order.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { serverLawTables } from '../../../server/law/server-law-tables.ts';
import { pdfFonts } from '../../../server/papers/print-context.ts';
import { filed } from '../../support/filed-application.ts';
import { enrol, login, PASSWORD, person, type Person } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
/** A bare address makes no keys. */
let named: string;
let tablet: Device;
let phone: Device;
let id: string;
let orderId: string;

const judge = person('Judge', 'Nandini Bhosale');
const lawyer = person('Lawyer', 'Ganesh Tambe');

beforeAll(async () => {
  product = await startProduct();
  named = product.url.replace('127.0.0.1', 'localhost');
  tablet = await openDevice({ installed: product.url, viewport: { width: 1180, height: 820 } });
  phone = await openDevice({ installed: product.url, viewport: PHONE });
  const keys = await tablet.context().newCDPSession(tablet.page());
  await keys.send('WebAuthn.enable');
  await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  for (const who of [lawyer, judge]) await enrol(product.url, who);
  const application = await call(await tokenOf(lawyer), 'POST', '/applications', filed());
  id = String(application['_id']);
  orderId = await decide('Approved');
});
afterAll(async () => {
  for (const device of [tablet, phone]) await device.remove();
  await product.remove();
});

async function tokenOf({ email }: Person): Promise<string> {
  return String((await call('', 'POST', '/auth/login', { email, password: PASSWORD }))['token']);
}

async function decide(status: string, language = 'en'): Promise<string> {
  const { orders } = await call(await tokenOf(judge), 'PUT', `/applications/${id}`, { status, language });
  return String(Array.isArray(orders) ? orders.at(-1)?._id : '');
}

// oxlint-disable-next-line max-params -- a call has a caller, a method, a path and a body
async function call(token: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== '' && { 'x-auth-token': token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const read: Readonly<Record<string, unknown>> = await answer.json();
  return read;
}

const verified = async () => call('', 'GET', `/verify/${orderId}`);

it('is signed with the passkey of the judge', async () => {
  const page = tablet.page();
  await login(page, named, judge);
  await page.goto(`${named}/settings?part=security`);
  await page.getByLabel('Name of the passkey').fill('My tablet');
  await page.getByRole('region', { name: 'Passkeys' }).getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Remove My tablet' }).waitFor();
  await page.goto(`${named}/judge-application-view/${id}`);
  await page.getByText('Not signed by key').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'order-proof');
  await page.getByRole('button', { name: 'Sign with your passkey' }).click();
  await page.getByText('Order signed with your passkey').first().waitFor();
  expect(await verified()).toMatchObject({ matches: true, standing: 'in-force' });
  expect((await verified())['keySignedAt']).toBeTypeOf('string');
});

it('opens its public page from the order', async () => {
  const page = tablet.page();
  await page.getByRole('link', { name: 'Verify this order' }).click();
  await page.getByText('In force', { exact: true }).waitFor();
  await page.getByText('Nandini Bhosale, Judicial Magistrate').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'verify-order');
});

it('is verified on a phone without an account, and compared with a text', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/verify/${orderId}`);
  await page.getByText('In force', { exact: true }).waitFor();
  await page.getByText('Signed on').waitFor();
  await expect.poll(() => page.getByText('Jadhav').count()).toBe(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('Paste the text of the order.').waitFor();
  await page.getByLabel('Text of the order').fill('The application is rejected.');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText(/^The text differs from the signed order/).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'verify-order-phone');
});

it('is compared with a PDF of the order, and with a changed one', async () => {
  const page = phone.page();
  const application = Application.parse(await call(await tokenOf(lawyer), 'GET', `/applications/${id}`));
  const [order] = application.orders;
  if (!order) throw new Error('no order');
  const paper = signedOrder(application, order, {
    lawEdition: '',
    tables: await serverLawTables(),
    papers: undefined,
    words: undefined,
  });
  const fonts = await pdfFonts([]);
  const compare = async (name: string, document: CourtDocument) => {
    const buffer = Buffer.from(await renderPdf(document, fonts));
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await compare('order.pdf', paper);
  await page.getByText('The text is the same as in the signed order.').waitFor();
  await compare('changed.pdf', { ...paper, blocks: paper.blocks.slice(0, -1) });
  await page.getByText(/^The text differs from the signed order. Do not rely/).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('keeps its outcome when another order changes the conditions', async () => {
  const page = tablet.page();
  await page.goto(`${named}/judge-application-view/${id}`);
  await page.getByRole('button', { name: 'Change the conditions' }).click();
  await page.getByLabel('Who asks for the change').selectOption('applicant');
  await page.getByLabel('The other side').selectOption('heard');
  await page.getByLabel('Reasons').fill('The applicant has moved to Nashik.');
  await page.getByRole('checkbox', { name: /^Inform the court of any change/ }).check();
  await page.getByRole('region', { name: 'Order on the conditions' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'change-conditions');
  await page.getByRole('button', { name: 'Sign this order' }).click();
  await page.getByText('Conditions replaced by the order of').waitFor({ timeout: 60_000 });
  expect(await verified()).toMatchObject({ matches: true, standing: 'in-force' });
  expect((await verified())['conditionsReplacedAt']).toBeTypeOf('string');
});

it('is corrected by its judge alone, as a new order with the right words', async () => {
  const page = tablet.page();
  await page.getByRole('button', { name: 'Correct a clerical error' }).click();
  await page.getByLabel('Wrong words').fill('Nasik');
  await page.getByLabel('Correct words').fill('Nashik Road');
  await page.getByLabel('Why they are wrong').fill('The place is incomplete');
  await page.getByRole('button', { name: 'Sign the correction' }).click();
  await page.getByText('These words are not in the order. Copy them from the order.').first().waitFor();
  await page.getByLabel('Wrong words').fill('Nashik');
  await page.getByRole('region', { name: 'Corrected order' }).getByText('read “Nashik Road”').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'correct-order');
  await page.getByRole('button', { name: 'Sign the correction' }).click();
  await page.getByText(/^Clerical correction: for “Nashik” read “Nashik Road”/).waitFor({ timeout: 60_000 });
  await page.getByText('The applicant has moved to Nashik Road.').first().waitFor();
});

it('prints each order in its signed words, also without the server', async () => {
  await printed(0); // the code that makes a DOCX is on the tablet from here on
  await product.stop();
  const correction = await printed(0);
  const conditions = await printed(1);
  const grant = await printed(2);
  await product.start();
  expect(correction).toContain('The applicant has moved to Nashik Road.');
  expect(conditions).toContain('The applicant has moved to Nashik.');
  for (const text of [correction, conditions, grant]) {
    expect(text).toContain('SHA-256: ');
    expect(text).not.toContain(ENGLISH_ORDER.verification.differs);
  }
});

/** Text of the order in this place, the newest first. */
async function printed(n: number): Promise<string> {
  const page = tablet.page();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Order as DOCX' }).nth(n).click();
  return docxText(new Uint8Array(readFileSync(await (await file).path()))) ?? '';
}

it('is compared with a PDF in Hindi', async () => {
  const hindiId = await decide('Rejected', 'hi');
  const application = Application.parse(await call(await tokenOf(lawyer), 'GET', `/applications/${id}`));
  const order = application.orders.at(-1);
  if (!order) throw new Error('no order');
  const words = { papers: HINDI_PAPERS, words: hindiOrder };
  const paper = signedOrder(application, order, {
    lawEdition: '',
    tables: await serverLawTables(),
    ...words,
  });
  const buffer = Buffer.from(await renderPdf(paper, await pdfFonts([])));
  const page = phone.page();
  await page.goto(`${product.url}/verify/${hindiId}`);
  await page.getByText('In force', { exact: true }).waitFor();
  const file = { name: 'order.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('The text is the same as in the signed order.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${product.url}/verify/${orderId}`);
});

it('is shown as superseded on each copy after a later order', async () => {
  const page = phone.page();
  await page.reload();
  await page.getByText('Superseded', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await tablet.page().goto(`${named}/judge-application-view/${id}`);
  const superseded = tablet.page().getByText('Superseded by the order of');
  await expect.poll(() => superseded.count(), { timeout: 60_000 }).toBe(3);
});

it('has a sentence for an unknown order', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/verify/01939d00-0000-7000-8000-00000000dead`);
  await page.getByText(/^This server has no proof of this order/).waitFor();
  expect(await violations(page)).toEqual([]);
});
