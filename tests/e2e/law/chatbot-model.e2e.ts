/**
 * The chatbot with a model that gives false answers: preview, verification of its answer, and a server that
 * is down.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LyingModel, lyingModel } from '../../support/lying-model.ts';
import { enrol, login, person, readyForOffline } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { otherComplaints } from '../support/offline.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let model: LyingModel;
let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const QUESTION = 'My client Rakesh Yadav, FIR 12/2026: what is the punishment under BNS 303(2)?';
const TRUE = 'Theft under BNS 303(2) is punishable with imprisonment up to 3 years [1].';
const HINDI = 'BNS 303(2) की सजा 3 वर्ष तक का कारावास है [1]।';

beforeAll(async () => {
  model = await lyingModel();
  product = await startProduct('.', { CHAT_MODEL_URL: model.url, CHAT_MODEL_NAME: 'small-law' });
  phone = await openDevice({ installed: product.url, viewport: PHONE });
  await enrol(product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
  await readyForOffline(phone.page());
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
  await model.stop();
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await page.getByText('Text to be sent:').waitFor();
  await box(page).press('Enter');
}

it('asks before sending, hides names, and removes false statements', async () => {
  const page = phone.page();
  model.behave({ says: `${TRUE} It is BNS 999 that counts [1]. The term is 9 years [1].` });
  await page.goto(`${product.url}/chatbot`);
  await page.getByLabel('Allow a model to word the answers').check();
  await ask(page, QUESTION);
  const dialog = page.getByRole('dialog', { name: 'Text to be sent' });
  await dialog.waitFor();
  await expect.poll(() => dialog.textContent()).not.toMatch(/Rakesh|Yadav|12\/2026/);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'chatbot-consent');
  expect(model.calls).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await log(page)
    .getByText(/Written by a model \(small-law\)/)
    .waitFor();
  const logText = (await log(page).textContent()) ?? '';
  expect(logText).toContain('imprisonment up to 3 years');
  expect(logText).not.toMatch(/999|9 years/);
  expect(JSON.stringify(model.calls[0]?.body)).not.toMatch(/Rakesh|Yadav|12\/2026/);
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shots(page, 'chatbot-model');
});

it('answers in Hindi, after a cut-off answer, and offline', async () => {
  const page = phone.page();
  model.behave({ says: HINDI });
  await ask(page, 'BNS 303(2) में कितनी सज़ा है?');
  await log(page)
    .getByText(/BNS 303\(2\) की सजा 3 वर्ष तक का कारावास है/)
    .waitFor();
  model.behave({ cutAfter: TRUE });
  await ask(page, 'is it bailable?');
  await log(page)
    .getByText(/the model stopped/)
    .waitFor();
  await shots(page, 'chatbot-cut');
  await product.kill();
  await ask(page, 'and which court?');
  await log(page)
    .getByText(/the server cannot be reached/)
    .waitFor();
  await log(page)
    .getByText(/is tried by any Magistrate/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
});

it('logs no error on the console', () => {
  expect(otherComplaints(phone)).toBe('');
});
