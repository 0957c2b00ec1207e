/** Every screen in Hindi, with all folded parts and tabs open. Only marked text may be English. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '#contract/account/user.ts';
import { callsAt } from '../../support/calls.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { leftInEnglish, typedIn } from '../support/in-english.ts';
import { type Product, startProduct } from '../support/product.ts';
import { addressesToWalk, FOR_NOBODY, logInAs, SAMPLES } from '../support/screens.ts';
import { shots } from '../support/shots.ts';
import { goTo } from '../support/walk.ts';

let product: Product;
let phone: Device;

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE });
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** A clean device, in Hindi. */
async function atLogIn(): Promise<Page> {
  const page = phone.page();
  await page.goto(`${product.url}/help`);
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await page.goto(`${product.url}/login`);
  await page.locator('.language-choice select').selectOption('hi');
  await page.waitForFunction(() => document.documentElement.lang === 'hi');
  return page;
}

/** Text written by this user and by other users of the same matters. */
async function typedFor(role: Role): Promise<string[]> {
  const { body } = await callsAt(product.url).post('/auth/login', SAMPLES[role]);
  const own = callsAt(product.url, { token: body.token });
  const paths =
    role === 'judge'
      ? ['/applications/judge/pending', '/cases/judge/calendar', '/cases']
      : ['/applications', '/cases'];
  const read = await Promise.all(paths.map(async (path) => (await own.get(path)).body));
  return [...typedIn([body, ...read]), SAMPLES[role].email];
}

const unfolded = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });

/** Reports each place once. */
async function leftAt(page: Page, place: string, typed: readonly string[]): Promise<string[]> {
  await unfolded(page);
  const found = await leftInEnglish(page, typed);
  const tabs = page.locator('main [role="tab"]:visible');
  const count = await tabs.count();
  for (let at = 1; at < count; at += 1) {
    await tabs.nth(at).click();
    await page.waitForFunction(() => !document.querySelector('.skeleton, [aria-busy="true"]'));
    await unfolded(page);
    found.push(...(await leftInEnglish(page, typed)));
  }
  await shots(page, `hi${place.replaceAll(/[^a-z]+/g, '-')}`);
  return [...new Set(found)].map((text) => `${place}: ${text}`);
}

async function leftOn(page: Page, addresses: readonly string[], typed: readonly string[] = []) {
  const found: string[] = [];
  for (const address of addresses) {
    await goTo(page, address);
    found.push(...(await leftAt(page, address, typed)));
  }
  return found;
}

it('shows public screens in Hindi only', async () => {
  expect(await leftOn(await atLogIn(), FOR_NOBODY)).toEqual([]);
}, 120_000);

it.each(['lawyer', 'judge', 'user'] as const)(
  'shows all screens in Hindi only to a %s',
  async (role) => {
    const page = await atLogIn();
    await logInAs(page, role);
    const typed = await typedFor(role);
    const left = await leftOn(page, await addressesToWalk(product.url, role), typed);
    expect(left.join('\n')).toBe('');
  },
  300_000,
);

it('shows calculator, checklist and legal database in Hindi only', async () => {
  const page = await atLogIn();
  await logInAs(page, 'lawyer');
  const typed = await typedFor('lawyer');
  const found: string[] = [];

  await goTo(page, '/calculator');
  await page.getByRole('combobox', { name: 'धारा' }).fill('BNS 103(1)');
  await page.getByRole('option', { name: /^BNS 103\(1\) हत्या/ }).click();
  await dated(page, 'गिरफ्तारी की तारीख', ['10', '07', '2024']);
  await page.getByRole('button', { name: 'गणना करें' }).click();
  await page.getByRole('heading', { level: 2, name: 'परिणाम', exact: true }).waitFor();
  found.push(...(await leftAt(page, 'calculator answer', typed)));

  await goTo(page, '/risk-assessment');
  for (const group of await page.locator('main fieldset').all()) await group.locator('label').first().click();
  await page.locator('main button[type="submit"]').first().click();
  found.push(...(await leftAt(page, 'checklist answer', typed)));

  for (const key of ['BNS 303', 'NDPS 21(c)', 'BNSS 479', 'BNS 63', 'CASE Arnesh Kumar v. State of Bihar']) {
    await goTo(page, `/legal-database?at=${encodeURIComponent(key)}`);
    await page.locator('#law-card-title').waitFor();
    found.push(...(await leftAt(page, key, typed)));
    await expect.poll(() => page.locator('.law-card p[lang="hi"]').count()).toBeGreaterThan(0);
    found.push(...(await page.locator('.law-card [lang="en"]').allTextContents()));
  }
  expect(found).toEqual([]);
}, 120_000);

async function dated(page: Page, name: string, [day, month, year]: readonly [string, string, string]) {
  await page.getByRole('textbox', { name, exact: true }).fill(`${day}-${month}-${year}`);
}

it('shows each step of an application in Hindi only', async () => {
  const page = await atLogIn();
  await logInAs(page, 'lawyer');
  const typed = [
    ...(await typedFor('lawyer')),
    'Sunil Jadhav',
    'Shivneri Chawl, Hadapsar, Pune',
    'Hadapsar',
    'Pune',
  ];
  const found: string[] = [];
  await page.goto(`${product.url}/application`);
  await page.getByLabel('पूरा नाम').fill('Sunil Jadhav');
  await page.getByLabel('उम्र', { exact: true }).fill('34');
  await page.getByLabel('लिंग', { exact: true }).selectOption({ label: 'पुरुष' });
  await page.getByLabel('पता', { exact: true }).fill('Shivneri Chawl, Hadapsar, Pune');
  found.push(...(await leftAt(page, 'step one', typed)));
  await next(page, 'मामले का विवरण');
  await page.getByLabel('FIR/केस नंबर').fill('218/2026');
  await page.getByLabel('थाना').fill('Hadapsar');
  await page.getByLabel('न्यायालय', { exact: true }).selectOption({ label: 'सत्र न्यायालय' });
  await page.getByLabel('न्यायालय की जगह').fill('Pune');
  await page.getByLabel('लगाई गई धाराएँ').fill('BNS 318(4)');
  await page.getByLabel('आरोप के तथ्य').fill('गाड़ी के लिए पैसे लिए।');
  found.push(...(await leftAt(page, 'step two', typed)));
  await next(page, 'जमानत के आधार');
  await page.getByLabel('जमानत के आधार', { exact: true }).fill('जाँच पूरी हो चुकी है।');
  found.push(...(await leftAt(page, 'step three', typed)));
  await next(page, 'जाँचें और बनाएँ');
  await page.locator('summary', { hasText: 'मुवक्किल पढ़कर हस्ताक्षर करे' }).click();
  const language = page.getByRole('group', { name: 'कागज़ की भाषा' });
  await language.getByText(/हिन्दी|हिंदी/).click();
  await page
    .getByText(/की ओर से सविनय निवेदन निम्नानुसार है:/)
    .first()
    .waitFor();
  found.push(...(await leftAt(page, 'review', typed)));
  expect(found).toEqual([]);
}, 120_000);

async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'आगे' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
