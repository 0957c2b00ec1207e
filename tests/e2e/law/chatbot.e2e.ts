/** The chatbot: a question that counts, its provision, and all of it again without a server. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import type { Device } from '../support/device.ts';
import { forgetHttpCache } from '../support/offline.ts';
import type { Product } from '../support/product.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
/** The empty question box on a phone leaves the screen to the answer. */
const COMPOSER_PX = 190;
const WHEN = 'arrested on 2 May 2026 for BNS 303(2), when is default bail?';

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const box = (page: Page) => page.getByLabel('Your question');
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });

/** A question may be asked before the tables are open; the chat then waits for them. */
async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press('Enter');
}

it('gives the date of default bail and links the provision', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/chatbot`);
  await page.getByRole('heading', { level: 1, name: 'BNS Chatbot' }).waitFor();
  await shots(page, 'chatbot-empty');
  await ask(page, WHEN);
  await log(page)
    .getByText(/The right to default bail accrued on 01-07-2026/)
    .waitFor();
  await log(page).getByRole('button', { name: 'Ask again' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect((await page.locator('.chat-composer').boundingBox())?.height).toBeLessThanOrEqual(COMPOSER_PX);
  await shots(page, 'chatbot-answer');
  await log(page).getByRole('button', { name: 'And the charge-sheet was filed on …' }).click();
  await expect.poll(() => box(page).inputValue()).toBe('And the charge-sheet was filed on ');
  await box(page).fill('');
  await page.getByRole('button', { name: 'Use the facts of a case' }).click();
  await page.getByRole('searchbox').first().waitFor();
  await page.getByRole('button', { name: 'Use the facts of a case' }).click();
  await log(page).getByRole('link', { name: 'BNSS 187(3)' }).click();
  await page.getByRole('article').waitFor();
  expect(new URL(page.url()).searchParams.get('at')).toBe('BNSS 187(3)');
});

it('answers offline in Hindi and keeps the typed question', async () => {
  await phone.page().goBack();
  await box(phone.page()).fill('half a question');
  await phone.page().getByRole('heading', { level: 1 }).click(); // the field is left
  await forgetHttpCache(phone.page());
  await product.kill();
  const address = phone.page().url();
  await phone.restart();
  const page = phone.page();
  await page.goto(address);
  await log(page).getByText(WHEN).waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('half a question');
  await ask(page, 'अग्रिम ज़मानत क्या है?');
  await log(page)
    .getByText(/कानून 21-11-2026 तक/)
    .waitFor();
  await log(page).getByRole('link', { name: 'BNSS 482', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'chatbot-hindi');
});

it.each([
  ['फसवणूक जामीनपात्र आहे का', 'हा अनुवादाचा मसुदा आहे', 'BNS 318(4)'],
  ['கொலை முயற்சிக்கு தண்டனை என்ன', 'இது வரைவு மொழிபெயர்ப்பு', 'BNS 109(1)'],
  ['దొంగతనం బెయిలబుల్ నేరమా', 'ఇది ముసాయిదా అనువాదం', 'BNS 303(2)'],
  ['BNS 85 কি জামিনযোগ্য', 'এটি খসড়া অনুবাদ', 'BNS 85'],
])('answers offline in the language of the question: %s', async (question, draft, section) => {
  const page = phone.page();
  await ask(page, question);
  await log(page).getByText(draft).waitFor();
  await log(page).getByRole('link', { name: section, exact: true }).last().waitFor();
  await expect.poll(() => log(page).getByText(question).count()).toBe(1);
});

it('keeps the question box above the navigation of a phone', async () => {
  const page = phone.page();
  await page.evaluate(() => window.scrollTo(0, 0));
  const top = await box(page).evaluate((field) => field.getBoundingClientRect().bottom);
  const bar = await page.evaluate(
    () => document.querySelector('.bottombar')?.getBoundingClientRect().top ?? window.innerHeight,
  );
  expect(top).toBeLessThanOrEqual(bar);
});

it('logs no error on the console', () => {
  // the digests in Hindi are asked for, and are not on a phone that is in English
  const offline = /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_FAILED|Failed to fetch/;
  expect(phone.complaints.filter((complaint) => !offline.test(complaint))).toEqual([]);
});
