/** One matter in Hindi from end to end: the calculator without a server, the application, the judge's order, and the order on the phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrol, fileIt, PASSWORD, type Person, person, readyForOffline } from '../support/acts.ts';
import { DESKTOP, type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;
let tablet: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const judge = person('Judge', 'Nandini Bhosale');

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE });
  tablet = await openDevice({ installed: product.url, viewport: DESKTOP });
  await enrol(product.url, lawyer);
  await enrol(product.url, judge);
  await logInInHindi(phone.page(), lawyer);
  await logInInHindi(tablet.page(), judge);
});

afterAll(async () => {
  await phone.remove();
  await tablet.remove();
  await product.remove();
});

async function logInInHindi(page: Page, { email }: Person): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Language').selectOption('hi');
  await page.getByRole('heading', { level: 1, name: 'लॉग इन' }).waitFor();
  await page.getByLabel('ईमेल').fill(email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'लॉग इन' }).click();
  await page.waitForURL(/dashboard$/);
}

async function date(page: Page, name: string, [day, month, year]: readonly [string, string, string]) {
  await page.getByRole('textbox', { name, exact: true }).fill(`${day}-${month}-${year}`);
}

const choose = (page: Page, group: string, answer: string) =>
  page.getByRole('group', { name: group }).getByText(answer, { exact: true }).click();

/** Sentences of the main part that hold no letter of Hindi; names, numbers and codes of sections are no sentences. */
const inEnglish = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const texts = [...(main?.querySelectorAll('h1, h2, h3, p, label, legend, button, dt') ?? [])]
      .filter((each) => each.children.length === 0 && each.getClientRects().length > 0)
      .map((each) => each.textContent?.trim() ?? '');
    return [...new Set(texts)].filter(
      (text) => /[a-z]{3,} [a-z]{3,} [a-z]{2,}/.test(text) && !/[ऀ-ॿ]/.test(text),
    );
  });

it('calculates the date of release in Hindi, offline', async () => {
  const page = phone.page();
  await readyForOffline(page);
  await phone.context().setOffline(true);
  await page.goto(`${product.url}/calculator`);
  await page.getByRole('heading', { level: 1, name: 'जमानत कैलकुलेटर' }).waitFor();
  const section = page.getByRole('combobox', { name: 'धारा' });
  await section.fill('BNS 318(4)');
  await page.getByRole('option', { name: /^BNS 318\(4\)/ }).click();
  await date(page, 'गिरफ्तारी की तारीख', ['10', '07', '2024']);
  await date(page, 'पहले रिमांड की तारीख', ['11', '07', '2024']);
  await choose(page, 'आरोप-पत्र', 'दाखिल');
  await date(page, 'आरोप-पत्र दाखिल होने की तारीख', ['05', '09', '2024']);
  await page.getByLabel('अभियुक्त से हुई देरी').fill('0');
  await choose(page, 'लंबित मामले', 'कोई नहीं');
  await choose(page, 'पहले की दोषसिद्धि', 'कोई नहीं');
  await page.getByRole('button', { name: 'गणना करें' }).click();
  await page.getByText(/इन तथ्यों पर बंधपत्र पर रिहाई का अधिकार 10-11-2026 को उत्पन्न हुआ/).waitFor();
  await page.getByText('धारा 479 BNSS में रिहाई के पात्र।').waitFor();
  expect(await inEnglish(page)).toEqual([]);
  await shots(page, 'hi-calculator');
  await phone.context().setOffline(false);
});

/** Two and a half screens of a phone of 780 px. */
const LAST_STEP_PX = 1950;

it('writes and files an application in Hindi', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/application`);
  await page.getByLabel('पूरा नाम').fill('सुनील रामचंद्र जाधव');
  await page.getByLabel('उम्र', { exact: true }).fill('34');
  await page.getByLabel('लिंग', { exact: true }).selectOption({ label: 'पुरुष' });
  await page.getByLabel('पता', { exact: true }).fill('शिवनेरी चाल, हडपसर, पुणे 411028');
  await page.getByRole('button', { name: 'आगे' }).click();
  await page.getByRole('heading', { level: 1, name: 'मामले का विवरण' }).waitFor();
  await page.getByLabel('FIR/केस नंबर').fill('218/2026');
  await page.getByLabel('थाना').fill('हडपसर');
  await page.getByLabel('न्यायालय', { exact: true }).selectOption({ label: 'सत्र न्यायालय' });
  await page.getByLabel('न्यायालय की जगह').fill('Pune');
  await page.getByLabel('लगाई गई धाराएँ').fill('BNS 318(4)');
  await page.getByLabel('आरोप के तथ्य').fill('गाड़ी के लिए पैसे लिए और गाड़ी नहीं दी।');
  await page.getByRole('button', { name: 'आगे' }).click();
  await page.getByRole('heading', { level: 1, name: 'जमानत के आधार' }).waitFor();
  await page.getByLabel('जमानत के आधार', { exact: true }).fill('जाँच पूरी हो चुकी है।');
  await page.getByRole('button', { name: 'आगे' }).click();
  await page.getByRole('heading', { level: 1, name: 'जाँचें और बनाएँ' }).waitFor();
  await page.locator('.points > li').first().waitFor();
  await shots(page, 'hi-last-step');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  process.stdout.write(`last step in Hindi at 360 px: ${height} px\n`);
  expect(height).toBeLessThanOrEqual(LAST_STEP_PX);
  await page.locator('summary', { hasText: 'मुवक्किल पढ़कर हस्ताक्षर करे' }).click();
  await page
    .getByRole('group', { name: 'कागज़ की भाषा' })
    .getByText(/हिन्दी|हिंदी/)
    .click();
  await page
    .getByText(/की ओर से सविनय निवेदन निम्नानुसार है:/)
    .first()
    .waitFor();
  expect(await inEnglish(page)).toEqual([]);
  await shots(page, 'hi-review');
  await fileIt(page, {
    file: 'बनाएँ और दाखिल करें',
    awaited: 'अभिलेख की प्रतीक्षा है',
    anyway: 'फिर भी दाखिल करें',
  });
  await page.getByText(/^ZB.* के रूप में दाखिल।/).waitFor({ timeout: 40_000 });
});

it('approves the application in Hindi', async () => {
  const page = tablet.page();
  await page.reload();
  await page.getByRole('link', { name: 'सुनील रामचंद्र जाधव' }).first().click();
  await page.waitForURL('**/judge-application-view/*');
  await page.getByRole('heading', { level: 1, name: /जाधव/ }).waitFor();
  await page.getByRole('button', { name: 'मंज़ूर करें', exact: true }).click();
  await page.getByRole('checkbox', { name: 'लंबी अभिरक्षा काटी जा चुकी है' }).check();
  await page.getByLabel('लोक अभियोजक').selectOption('विरोध करते हैं');
  await page.getByLabel('प्रत्येक तारीख पर न्यायालय में उपस्थित रहना').check();
  expect(await inEnglish(page)).toEqual([]);
  await shots(page, 'hi-order');
  await page.getByRole('button', { name: 'हस्ताक्षर करके मंज़ूर करें' }).click();
  await page.getByText('आवेदन मंज़ूर हुआ').waitFor({ timeout: 40_000 });
});

it('shows the order with reasons and conditions in Hindi', async () => {
  const page = phone.page();
  await page.reload();
  await page.getByText('लंबी अभिरक्षा काटी जा चुकी है').waitFor({ timeout: 40_000 });
  await page.getByText('प्रत्येक तारीख पर न्यायालय में उपस्थित रहना').waitFor();
  expect(await inEnglish(page)).toEqual([]);
  await shots(page, 'hi-order-on-the-phone');
});

it('logs no error on the console', () => {
  expect(
    [...phone.complaints, ...tablet.complaints].filter((complaint) => !complaint.includes('ERR_INTERNET')),
  ).toEqual([]);
});
