/**
 * Each of the eight reliefs: the wizard asks for its facts, and the filed paper argues from them under its
 * own provision. The paper contains the parts that only this relief has.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { samplePdf } from '../support/sample-files.ts';
import { fileIt, login, person, enrol, stepOne } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { choose, nextStep, typeDate, unfold } from './support/form.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;

const TODAY = dayInIndia(new Date());
const ago = (days: number) => addDays(TODAY, -days);

interface ReliefPath {
  readonly relief: string;
  readonly court: 'Magistrate Court' | 'Sessions Court' | 'High Court';
  readonly custody: 'Judicial Custody' | 'Not Arrested';
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

async function neverConvicted(page: Page): Promise<void> {
  await unfold(page, 'Criminal antecedents');
  await choose(page, 'Criminal antecedents', 'None: no other case, and never convicted');
}

const WAYS: readonly ReliefPath[] = [
  {
    relief: 'Bail in a bailable offence',
    court: 'Magistrate Court',
    custody: 'Judicial Custody',
    sections: 'BNS 115(2)',
    facts: (page) => fillArrestDate(page, 9),
    paper: [
      'FIRST application for release on bail as of right under section 478',
      'is bailable',
      'personal bond',
    ],
  },
  {
    relief: 'Regular bail, Magistrate',
    court: 'Magistrate Court',
    custody: 'Judicial Custody',
    sections: 'BNS 318(4)',
    facts: async (page) => {
      await fillArrestDate(page, 200);
      await unfold(page, 'Stage of investigation and trial');
      await page.getByLabel('Stage of the trial').fill('evidence');
      await typeDate(page, 'First date fixed for evidence', ago(80));
    },
    paper: [
      'FIRST application for grant of regular bail under section 480',
      `Sixty days from the first date fixed for evidence, ${indianDate(ago(80))}`,
    ],
  },
  {
    relief: 'Regular bail, Court of Session',
    court: 'Sessions Court',
    custody: 'Judicial Custody',
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
    custody: 'Judicial Custody',
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
  {
    relief: 'Anticipatory bail',
    court: 'Sessions Court',
    custody: 'Not Arrested',
    sections: 'BNS 318(4)',
    facts: async (page) => {
      await choose(page, 'FIR in another State', 'No');
    },
    paper: [
      'FIRST application for grant of anticipatory bail under section 482',
      'The applicant has not been arrested',
      'Reason to believe that arrest may be made',
    ],
  },
  {
    relief: 'Default bail',
    court: 'Magistrate Court',
    custody: 'Judicial Custody',
    sections: 'BNS 303(2)',
    facts: async (page) => {
      await fillArrestDate(page, 70);
      await typeDate(page, 'Date of first remand', ago(69));
      await choose(page, 'Charge-sheet', 'Not filed');
      await choose(page, 'Time for investigation', 'Not extended');
    },
    paper: [
      'FIRST application for grant of default bail under section 187(3)',
      ` on ${indianDate(ago(9))} and subsists`,
      'The merits of the case do not arise',
    ],
  },
  {
    relief: 'Release of an undertrial',
    court: 'Magistrate Court',
    custody: 'Judicial Custody',
    sections: 'BNS 318(4)',
    facts: async (page) => {
      await fillArrestDate(page, 860);
      await page.getByLabel('Delay by the accused (days)').fill('0');
      await neverConvicted(page);
    },
    paper: [
      'FIRST application for release of an undertrial prisoner under section 479',
      'One-third of 7 years is 2 years 4 months',
    ],
  },
  {
    relief: 'Suspension of sentence',
    court: 'Sessions Court',
    custody: 'Judicial Custody',
    sections: 'BNS 318(4)',
    facts: async (page) => {
      await fillArrestDate(page, 40);
      await page.getByLabel('Convicting court').fill('the Judicial Magistrate First Class, Pune');
      await typeDate(page, 'Date of judgment', ago(20));
      await page.getByLabel('Sentence', { exact: true }).fill('rigorous imprisonment for 3 years');
      await page.getByLabel('Appeal number').fill('77/2026');
    },
    paper: [
      'FIRST application for suspension of sentence and release on bail under section 430',
      'Appeal No. 77/2026 against this judgment is pending',
    ],
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
    await choose(page, 'Custody Status', way.custody);
    await choose(page, 'Relief', way.relief);
    await page.getByLabel('Sections Applied').fill(way.sections);
    await page.getByLabel('Allegations').fill('As in the FIR.');
    await way.facts(page);
    await nextStep(page, 'Grounds for Bail');
    const onDays = way.relief === 'Default bail';
    if (!onDays)
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
