/** A hearing scheduled in a court without signal: on the judge's tablet at once, and the next date of the lawyer's case later. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { type Court, courtWithoutSignal } from '../support/court-without-signal.ts';
import { PHONE } from '../support/device.ts';
import { ownRows } from '../support/own-rows.ts';

let court: Court;

beforeAll(async () => {
  court = await courtWithoutSignal({
    lawyers: { viewport: PHONE },
    tablet: { viewport: { width: 1180, height: 820 } },
  });
});
afterAll(() => court.remove());

it('is scheduled offline and shown as waiting in the calendar', async () => {
  const page = court.tablet.page();
  await page.goto(`${court.product.url}/judge-application-view/${court.id}`);
  await page.getByRole('link', { name: 'Schedule Hearing' }).click();
  await page.getByLabel('Time').waitFor();
  const [year, month, date] = nextWeek().split('-');
  await page.getByLabel('Date of the hearing').fill(`${date}-${month}-${year}`);
  await page.getByLabel('Time').fill('10:30');
  await page.getByLabel('Purpose').selectOption('arguments');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Schedule Hearing' }).click();
  await page.getByText('Next hearing').waitFor();
  await page.goto(`${court.product.url}/judge/calendar?tab=upcoming`);
  const row = page.getByRole('listitem').filter({ hasText: 'Farida Ansari' });
  await row.getByText('Waiting').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('becomes the next date on the lawyer’s phone after sync', async () => {
  await court.product.start();
  await court.tablet.page().reload();
  await expect.poll(dateOnServer, { timeout: 60_000, interval: 500 }).toBe(nextWeek());
  await court.lawyers.page().reload();
  await expect.poll(dateOnPhone, { timeout: 30_000, interval: 500 }).toBe(nextWeek());
});

const nextWeek = (): string =>
  new Date(Date.now() + 7 * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

async function dateOnServer(): Promise<unknown> {
  const token = await court.lawyers.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${court.product.url}/api/applications/${court.id}`, {
    headers: { 'x-auth-token': token },
  });
  return (await answer.json()).hearingDate;
}

/** From the database of the lawyer's own device. */
async function dateOnPhone(): Promise<string | undefined> {
  const cases = await ownRows<{ nextHearingDate?: string }>(court.lawyers.page(), 'cases');
  return cases[0]?.nextHearingDate;
}
