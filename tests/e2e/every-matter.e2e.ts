/**
 * Each relief in a strong and in a weak matter, in both languages: typed into the wizard on a phone, filed, and stored.
 * The record has every fact that was typed, and the server's paper is the one that the phone composes.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { formFromContent } from '#domain/application/form-content.ts';
import type { KnownContent } from '#domain/application/form-lists.ts';
import type { Block } from '#documents/model.ts';
import { paperOfSeal } from '#documents/order/stored-papers.ts';
import { addDays, day, dayInIndia, daysBetween } from '#kernel/calendar-date.ts';
import { RELIEF_MATTERS } from '../documents/relief-matters.ts';
import { context } from '../documents/sample-application.ts';
import { enrol, fileIt, person, unfoldPoints } from './support/acts.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';
import { fillStep } from './support/wizard.ts';
import { logInWith, nextStepIn, WORDS, type Words } from './support/words.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.remove();
});

/** The golden matters are as of this day; the journey files them today, with all dates as much later. */
const LATER = daysBetween(context.filedOn, dayInIndia(new Date()));

let serial = 100;

/** Another person in each FIR, so that no matter has the cases of another one. */
const FIRST_NAMES =
  'Sunil Anil Vijay Sanjay Prakash Dinesh Mahesh Suresh Kiran Nitin Deepak Ashok Ganesh Vinod Rajesh Mukesh'.split(
    ' ',
  );

/** As of today, in an FIR of its own. */
function today(draft: object): KnownContent {
  const json = JSON.stringify(draft).replaceAll(
    /"(\d{4}-\d{2}-\d{2})"/g,
    (_, on: string) => `"${addDays(day(on), LATER)}"`,
  );
  const moved: KnownContent = JSON.parse(json);
  serial += 1;
  const { cnr: _cnr, caseNumber: _caseNumber, jail, ...more } = moved.case ?? {};
  const isHeld = more.custodyStatus !== 'not-arrested';
  const facts = { ...more, ...(isHeld && jail !== undefined && { jail }) }; // a free person is asked for no jail
  const name = `${FIRST_NAMES[serial % FIRST_NAMES.length]} Jadhav`;
  return {
    ...moved,
    applicant: {
      address: 'Hadapsar, Pune',
      age: 34,
      gender: 'male',
      parentage: 'son of Ramchandra Jadhav',
      name,
    },
    case: { ...facts, firNumber: `${serial}/2026` },
  };
}

const REASON = 'The recovery was not from the applicant, and the witnesses are public servants.';

/** Weak matters to which the law objects. The objections arrive after the step. */
const OBJECTED: ReadonlySet<string> = new Set([
  'bailable',
  'regular-magistrate',
  'anticipatory',
  'undertrial',
  'suspension',
]);

/** Answers each legal objection against the relief, as a lawyer would. */
async function answerObjections(page: Page, { generator }: Words, isObjected: boolean): Promise<void> {
  const give = page.getByRole('button', { name: generator.reviewPoints.reason, exact: true });
  await unfoldPoints(page);
  if (isObjected) await give.first().waitFor();
  const objections = page.locator('.points > li', { has: give });
  for (const id of await objections.evaluateAll((rows) => rows.map((row) => row.id))) {
    const row = page.locator(`#${id}`);
    await row.getByRole('button', { name: generator.reviewPoints.reason, exact: true }).click();
    await row.getByRole('textbox').fill(REASON);
  }
}

async function inLanguage(page: Page, { code, generator }: Words): Promise<void> {
  if (code === 'en') return;
  await page.locator('summary', { hasText: generator.signFirst.title }).click();
  await page.locator(`label:has(#paper-language-${code})`).click();
  await page.getByText('प्रार्थना').first().waitFor({ state: 'attached' });
}

interface Stored {
  readonly application: Application;
  /** Texts of the stored paper, without spaces. */
  readonly texts: readonly string[];
}

async function storedOf(page: Page, id: string): Promise<Stored> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const get = async (path: string) =>
    (
      await fetch(`${product.url}/api/applications/${id}${path}`, { headers: { 'x-auth-token': token } })
    ).json();
  const { papers } = await get('/papers');
  expect(papers).toHaveLength(1);
  return { application: await get(''), texts: paperOfSeal(papers[0].paper).blocks.flatMap(textsOf) };
}

const unspaced = (text: string): string => text.replaceAll(/\s+/g, '');

/** Each text that a screen shows in one piece. */
function textsOf(block: Block): string[] {
  const named = 'text' in block ? [block.text] : [];
  const rows = block.kind === 'table' ? [block.head, ...block.rows].flat() : [];
  const signed = block.kind === 'signature' ? [...block.left, ...block.right] : [];
  const parties =
    block.kind === 'parties'
      ? [block.applicant, block.respondent].flatMap(({ description, label }) => [description, label])
      : [];
  return [...named, ...rows, ...signed, ...parties].map(unspaced).filter((text) => text !== '');
}

/** Text of the paper on the phone. */
const shownText = async (page: Page): Promise<string> =>
  unspaced(await page.getByRole('tabpanel').locator('.doc-page').innerText());

/** CI has half an hour: one matter of each relief in each language, all of them with this variable. */
const ALL = process.env['EVERY_MATTER'] === '1';

const mattersIn = (code: 'en' | 'hi') =>
  Object.entries(RELIEF_MATTERS).flatMap(([relief, pair]) =>
    (['strong', 'weak'] as const)
      .filter((kind) => ALL || (kind === 'strong') === (code === 'en'))
      .map((kind) => ({ relief, kind, draft: pair[kind] })),
  );

describe.each(Object.values(WORDS))('in $code', (words) => {
  let phone: Device;

  beforeAll(async () => {
    phone = await openDevice({ installed: product.url, viewport: PHONE });
    const who = person('Lawyer', 'Meera Kulkarni');
    await enrol(product.url, who);
    await logInWith(phone.page(), product.url, { who, words });
    // so that the phone shows the paper that it composes itself
    await phone.context().route('**/api/applications/*/papers', (route) => route.abort());
  });
  afterAll(async () => {
    await phone.remove();
  });

  it.each(mattersIn(words.code))('files $relief in a $kind matter', async ({ relief, kind, draft }) => {
    const page = phone.page();
    const content = today(draft);
    const form = formFromContent(content);
    const rows = { step: 1, words: words.generator } as const;
    await page.goto(`${product.url}/application`);
    await page.locator('#application-fullName').waitFor();
    await fillStep(page, form, rows);
    await nextStepIn(page, words, 2);
    await fillStep(page, form, { ...rows, step: 2 });
    await nextStepIn(page, words, 3);
    await fillStep(page, form, { ...rows, step: 3 });
    await nextStepIn(page, words, 4);
    await page.getByRole('button', { name: words.last.file }).waitFor();
    await answerObjections(page, words, kind === 'weak' && OBJECTED.has(relief));
    await inLanguage(page, words);
    await shots(page, `${relief}-${kind}-${words.code}-review`);
    await fileIt(page, words.last);
    await page
      .getByText(/ZB\/\d{4}/)
      .first()
      .waitFor({ timeout: 40_000 });
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const { application, texts } = await storedOf(page, id);
    expect(application).toMatchObject({ applicant: content.applicant, case: content.case });
    expect(application.language ?? 'en').toBe(words.code);
    await expect.poll(() => shownText(page)).toContain(unspaced(application.applicationNumber ?? ''));
    const shown = await shownText(page);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
    await shots(page, `${relief}-${kind}-${words.code}-filed`);
  });

  it('logs no error on the console', () => {
    expect(phone.complaints.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  });
});
