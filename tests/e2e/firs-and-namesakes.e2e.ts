/** Anticipatory bail in two FIRs beside a namesake, in English and Hindi: both questions, the filed paper, the judge's file. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrol, fileIt, person, unfoldPoints } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { DESKTOP, type Device, openDevice, PHONE } from './support/device.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';
import { logInWith, nextStepIn, WORDS } from './support/words.ts';

const FIRS = { en: '412/2026', hi: '413/2026' } as const;

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.remove();
});

/** Files for another person of the name, in the same FIR, on another device of the user. Returns the number. */
async function fileForNamesake(page: Page, fir: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify({
      applicant: {
        name: 'Imran Sheikh',
        parentage: 'son of Rashid Sheikh',
        age: 35,
        gender: 'male',
        address: 'Hadapsar, Pune 411028',
      },
      case: {
        firNumber: fir,
        policeStation: 'Hadapsar',
        court: 'sessions',
        courtPlace: 'Pune',
        custodyStatus: 'not-arrested',
        sections: ['BNS 318(4)'],
        allegations: 'As in the FIR.',
      },
      bail: { relief: 'anticipatory', grounds: 'No recovery is left.', previousApplications: 'none' },
    }),
  });
  expect(answer.status).toBe(201);
  const { applicationNumber } = await answer.json();
  return applicationNumber;
}

type Words = (typeof WORDS)[keyof typeof WORDS];

const control = (page: Page, fact: string) => page.locator(`#application-${fact}`);

/** The first two steps. */
async function typeMatter(page: Page, fir: string, words: Words): Promise<void> {
  await control(page, 'fullName').fill('Imran Sheikh');
  await control(page, 'parentage').fill('son of Karim Sheikh');
  await control(page, 'age').fill('34');
  await control(page, 'gender').selectOption('male');
  await control(page, 'address').fill('Kothrud, Pune 411038');
  await nextStepIn(page, words, 2);
  await control(page, 'firNumber').fill(fir);
  await control(page, 'policeStation').fill('Hadapsar');
  await control(page, 'court').selectOption('sessions');
  await control(page, 'courtPlace').fill('Pune');
  await control(page, 'custodyStatus').selectOption('not-arrested');
  await control(page, 'sections').fill('BNS 318(4)');
  await control(page, 'allegations').fill('Money was taken for a plot.');
}

/** The second FIR, up to the last step. */
async function typeSecondFir(page: Page, words: Words): Promise<void> {
  const { code, facts, generator } = words;
  await page.locator('summary', { hasText: facts.labels.furtherFirs }).click();
  await page.getByRole('button', { name: generator.furtherFirs.add }).click();
  await control(page, 'furtherFirs-0-firNumber').fill('31/2026');
  await control(page, 'furtherFirs-0-policeStation').fill('Kothrud');
  await control(page, 'furtherFirs-0-sections').fill('BNS 316(2)');
  await control(page, 'furtherFirs-0-allegations').fill('The goods were not returned.');
  expect(await violations(page)).toEqual([]);
  await shots(page, `firs-second-${code}`);
  await nextStepIn(page, words, 3);
  await control(page, 'bailGrounds').fill('The records are with the police.');
  await control(page, 'previousBail').selectOption('none');
  await nextStepIn(page, words, 4);
}

/** The only paper of the application on the server, as JSON. */
async function storedPaper(page: Page, id: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const get = () =>
    fetch(`${product.url}/api/applications/${id}/papers`, { headers: { 'x-auth-token': token } });
  await expect.poll(async () => (await get()).status).toBe(200); // a number of the namesake is shown before the filing ends
  const answer = await get();
  const { papers } = await answer.json();
  expect(papers).toHaveLength(1);
  return JSON.stringify(papers[0].paper);
}

/** Says that the namesake is another person, and files. Returns the id. */
async function fileBesideNamesake(page: Page, { code, generator, last }: Words): Promise<string> {
  await page.locator('.points > li').first().waitFor();
  await unfoldPoints(page);
  const other = page.getByRole('button', { name: generator.reviewPoints.otherPerson, exact: true });
  await other.waitFor();
  await shots(page, `firs-review-${code}`);
  await other.click();
  await fileIt(page, last);
  await page.getByText(/ZB\//).first().waitFor({ timeout: 40_000 });
  await shots(page, `firs-filed-${code}`);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

describe.each(Object.values(WORDS))('two FIRs beside a namesake in $code', (words) => {
  const { code, generator } = words;
  const fir = FIRS[code];
  let phone: Device;
  let tablet: Device;
  let id = '';
  let ofNamesake = '';

  beforeAll(async () => {
    phone = await openDevice({ installed: product.url, viewport: PHONE });
    tablet = await openDevice({ installed: product.url, viewport: DESKTOP });
    const who = person('Lawyer', 'Meera Kulkarni');
    await enrol(product.url, who);
    await logInWith(phone.page(), product.url, { who, words });
    ofNamesake = await fileForNamesake(phone.page(), fir);
    await phone.page().reload();
  });
  afterAll(async () => {
    await phone.remove();
    await tablet.remove();
  });

  it('asks whether the draft belongs to the case with its FIR', async () => {
    const page = phone.page();
    await page.getByText('Imran Sheikh').first().waitFor();
    await page.goto(`${product.url}/application`);
    await typeMatter(page, fir, words);
    await page.getByRole('button', { name: generator.joinCase }).waitFor();
    expect(await violations(page)).toEqual([]);
    await shots(page, `firs-case-${code}`);
    await page.getByRole('button', { name: generator.joinCase }).click();
    await page.getByRole('button', { name: generator.leaveCase }).waitFor();
  });

  it('adds the second FIR and files both', async () => {
    const page = phone.page();
    await typeSecondFir(page, words);
    id = await fileBesideNamesake(page, words);
    expect(id).not.toBe('');
  });

  it('stores the paper that the phone shows', async () => {
    const page = phone.page();
    const stored = await storedPaper(page, id);
    expect(stored).toContain('31/2026');
    expect(stored).not.toContain(ofNamesake);
    const shown = await page.getByRole('tabpanel').innerText();
    expect(shown).toContain('31/2026');
    await page.goto(`${product.url}/application?id=${id}&tab=download`);
    await page.locator('main').waitFor();
    await shots(page, `firs-download-${code}`);
  });

  it('shows both FIRs in the file of the judge', async () => {
    const page = tablet.page();
    const who = person('Judge', 'Nandini Bhosale');
    await enrol(product.url, who);
    await logInWith(page, product.url, { who, words });
    await page.goto(`${product.url}/judge-application-view/${id}`);
    await page.locator('main', { hasText: '31/2026' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await shots(page, `firs-judge-${code}`);
  });
});
