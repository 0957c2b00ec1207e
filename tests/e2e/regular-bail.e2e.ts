/** Regular bail: the agency that a station names, an earlier refusal with its order, and the downloads. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { samplePdf } from '../support/sample-files.ts';
import { fileIt, login, person, enrol, stepOne } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { choose, nextStep, typeDate } from './support/form.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;

const TODAY = dayInIndia(new Date());
const ago = (days: number) => addDays(TODAY, -days);

interface ReliefPath {
  readonly relief: string;
  readonly court: 'Sessions Court' | 'High Court';
  readonly sections: string;
  /** Enters the facts that this relief needs beyond the common ones. */
  readonly facts: (page: Page) => Promise<void>;
  /** In the third step. */
  readonly later?: (page: Page) => Promise<void>;
  /** Once it is filed. */
  readonly after?: (page: Page) => Promise<void>;
  /** Text that only the paper of this relief contains. */
  readonly paper: readonly string[];
}

async function fillArrestDate(page: Page, days: number): Promise<void> {
  await typeDate(page, 'Date of Arrest', ago(days));
}

const WAYS: readonly ReliefPath[] = [
  {
    relief: 'Regular bail, Court of Session',
    court: 'Sessions Court',
    sections: 'NDPS 20(b)(ii)(C)',
    facts: async (page) => {
      await fillArrestDate(page, 60);
      await page.getByLabel('Police Station').fill('NCB, Mumbai');
      await page.getByRole('button', { name: 'Name the Narcotics Control Bureau' }).click();
      await expect.poll(() => page.getByText('may be the investigating agency').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      await shots(page, 'step-two');
    },
    paper: [
      'FIRST application for grant of regular bail under section 483',
      'Union of India, through the Zonal Director, Narcotics Control Bureau',
      'Notice of this application may be given to the Public Prosecutor',
    ],
  },
  {
    relief: 'Regular bail, High Court',
    court: 'High Court',
    sections: 'BNS 318(4)',
    facts: (page) => fillArrestDate(page, 60),
    later: async (page) => {
      await choose(page, 'Previous Bail Applications', 'One');
      await page.getByRole('button', { name: 'Add an earlier application' }).click();
      const row = page.getByRole('group', { name: 'Earlier application 1' });
      await row.getByLabel('Court').fill('Sessions Court, Pune');
      await row.getByLabel('Number').fill('Bail Application No. 1485 of 2026');
      await row.getByLabel('Result').fill('rejected');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([{ name: 'refusal.pdf', mimeType: '', buffer: Buffer.from(samplePdf(2)) }]);
      await page.getByRole('link', { name: 'refusal.pdf', exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await shots(page, 'step-three');
    },
    after: checkedDownloads,
    paper: ['SECOND bail application in this matter', 'Bail Application No. 1485 of 2026', 'rejected'],
  },
];

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE });
  const who = person('Lawyer', 'Meera Kulkarni');
  await enrol(product.url, who);
  await login(phone.page(), product.url, who);
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

describe.each(WAYS)('$relief', (way) => {
  it('asks for its facts and prints them in the filed paper', async () => {
    const page = phone.page();
    const fir = `${400 + WAYS.indexOf(way)}/2026`;
    await page.goto(`${product.url}/application`);
    await stepOne(page, { name: 'Sunil Jadhav', fir });
    await page.getByLabel('FIR/Case Number').fill(fir);
    await page.getByLabel('Police Station').fill('Hadapsar');
    await choose(page, 'Court', way.court);
    await page.getByLabel('Place of the court').fill('Pune');
    await choose(page, 'Custody Status', 'Judicial Custody');
    await choose(page, 'Relief', way.relief);
    await page.getByLabel('Sections Applied').fill(way.sections);
    await page.getByLabel('Allegations').fill('As in the FIR.');
    await way.facts(page);
    await nextStep(page, 'Grounds for Bail');
    await page.getByLabel('Grounds for bail', { exact: true }).fill('The investigation is complete.');
    await choose(page, 'Previous Bail Applications', 'None');
    await way.later?.(page);
    await nextStep(page, 'Review & Generate');
    await answerConcerns(page);
    await fileIt(page);
    await page.getByRole('tabpanel').waitFor();
    const printed = (await page.getByRole('tabpanel').innerText()).replaceAll(/\s+/g, ' ');
    for (const sentence of way.paper) expect(printed).toContain(sentence);
    await way.after?.(page);
  });
});

/** Answers each legal objection against the relief, as a lawyer would. */
async function answerConcerns(page: Page): Promise<void> {
  const objections = page.locator('.points > li', {
    has: page.getByRole('button', { name: 'Give the reason' }),
  });
  for (const id of await objections.evaluateAll((rows) => rows.map((row) => row.id))) {
    const row = page.locator(`#${id}`);
    await row.getByRole('button', { name: 'Give the reason' }).click();
    await row
      .getByRole('textbox')
      .fill('The twin conditions are met: the recovery was not from the applicant.');
  }
}

/** Checks above the downloads; the refusal is an annexure of the packet. */
async function checkedDownloads(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Download' }).click();
  await page.getByRole('heading', { name: 'Check before sending' }).waitFor();
  await page.getByLabel('Annexure A-1: refusal').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'download');
}

it('logs no error on the console', () => {
  expect(phone.complaints).toEqual([]);
});
