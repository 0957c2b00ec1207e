/**
 * An anticipatory application in three FIRs: one order grants bail in two and refuses it in the third, for the advocate to
 * see. Then an order in transit, with its findings.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filed } from '../../support/filed-application.ts';
import { enrol, login, person } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let desk: Device;
let tablet: Device;

const TABLET = { width: 1180, height: 820 };
const FURTHER = [
  {
    firNumber: '31/2026',
    policeStation: 'Kothrud',
    sections: ['BNS 316(2)'],
    allegations: 'A deposit was kept.',
  },
  { firNumber: '12/2026', policeStation: 'Aundh', sections: ['BNS 318(4)'], allegations: 'Money was taken.' },
];

beforeAll(async () => {
  product = await startProduct();
  desk = await openDevice({ viewport: { width: 1440, height: 900 } });
  tablet = await openDevice({ installed: product.url, viewport: TABLET });
  const lawyer = person('Lawyer', 'Ganesh Tambe');
  const judge = person('Judge', 'Nandini Bhosale');
  for (const each of [lawyer, judge]) await enrol(product.url, each);
  await login(desk.page(), product.url, lawyer);
  await login(tablet.page(), product.url, judge);
});
afterAll(async () => {
  for (const device of [desk, tablet]) await device.remove();
  await product.remove();
});

async function file(name: string, firInOtherState: boolean): Promise<string> {
  const token = await desk.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/applications`, {
    method: 'POST',
    headers: {
      'x-auth-token': token,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(
      filed({
        applicant: { name },
        case: {
          custodyStatus: 'not-arrested',
          arrestDate: null,
          court: 'sessions',
          ...(firInOtherState && { firInOtherState, courtPlace: 'Jaipur' }),
          furtherFirs: FURTHER,
        },
        bail: { relief: 'anticipatory' },
      }),
    ),
  });
  const { _id, msg } = await answer.json();
  expect(msg).toBeUndefined();
  return _id;
}

async function beginGrant(id: string) {
  const page = tablet.page();
  await page.goto(`${product.url}/judge-application-view/${id}?decide=approve`);
  await page.getByLabel('Public Prosecutor', { exact: true }).selectOption('opposed');
  await page
    .getByLabel(/^No risk of absconding|^Parity/)
    .first()
    .check();
  await page.getByLabel(/^Bond \(Rs\)/).fill('25000');
  await page.getByLabel(/^Number of sureties/).fill('1');
  return page;
}

it('grants bail in two FIRs and refuses it in the third, in one order', async () => {
  const id = await file('Farida Ansari', false);
  const page = await beginGrant(id);
  await page.getByRole('checkbox', { name: 'FIR 12/2026, Aundh' }).uncheck();
  await page.getByRole('checkbox', { name: 'Custody is needed for the investigation' }).check();
  await page.getByLabel('Facts of the refusal in FIR 12/2026, Aundh').fill('The money is not traced.');
  const paper = page.getByRole('region', { name: 'The order as it will be signed' });
  await paper.getByText(/In FIR No. 12\/2026, Police Station Aundh, the application under/).waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('checkbox', { name: 'FIR 12/2026, Aundh' }).scrollIntoViewIfNeeded();
  await shots(page, 'firs-editor');
  await page.getByRole('button', { name: 'Sign and approve' }).click();
  await page
    .getByRole('button', { name: 'Sign so' })
    .or(page.getByText(/^Signing… Approved/))
    .first()
    .waitFor();
  const asked = page.getByRole('dialog').getByRole('button').last();
  if (await asked.isVisible()) await asked.click();
  const lawyer = desk.page();
  await expect
    .poll(() => onServer(id), { timeout: 40_000 })
    .toMatchObject({ status: 'Approved', orders: [{ refusedFirs: [{ fir: 3 }] }] });
  await lawyer.goto(`${product.url}/application?id=${id}`);
  await lawyer.getByText('FIR 12/2026, Aundh: bail refused.').first().waitFor();
  await lawyer.getByText('Approved in 2 of 3 FIRs').first().waitFor();
  await shots(lawyer, 'firs-lawyer');
  expect(await violations(lawyer)).toEqual([]);
  await page.goto(`${product.url}/judge-application-view/${id}`);
  await page.getByText('FIR 12/2026, Aundh: bail refused.').first().waitFor();
  await shots(page, 'firs-signed');
});

it('signs protection in transit with its findings in each FIR', async () => {
  const id = await file('Imran Shaikh', true);
  const page = await beginGrant(id);
  await page.getByLabel('Last day of this order').fill('31-12-2026');
  await page.getByLabel(/^Residence or other link/).fill('The applicant has lived in Jaipur since 2019.');
  await page.getByLabel(/^FIR 218\/2024.*Notice to the officer/).fill('Served by e-mail on 20-11-2026.');
  await page.getByLabel(/^FIR 218\/2024.*Fear of arrest/).fill('A police team is in Jaipur.');
  await page.getByLabel(/^FIR 218\/2024.*Why not the competent court/).fill('It is 1,200 km away.');
  await shots(page, 'firs-transit');
  await page.getByRole('button', { name: 'Sign and approve' }).click();
  await page.getByText('Record the finding that the law requires').first().waitFor();
  const repeat = page.getByRole('button', { name: /^Repeat the text of the other FIR/ });
  while ((await repeat.count()) > 0) await repeat.first().click();
  await page
    .getByRole('region', { name: 'The order as it will be signed' })
    .getByText(/FIR No. 12\/2026, Police Station Aundh: Notice to the investigating officer/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
});

async function onServer(id: string): Promise<unknown> {
  const token = await desk.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/applications/${id}`, { headers: { 'x-auth-token': token } });
  return answer.json();
}
