/**
 * A lawyer's day: a hearing listed by a judge reaches the second device as notification, calendar and clock.
 * All of it works with the server down.
 */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayInIndia, indianDate } from '../../src/kernel/calendar-date.ts';
import { login, person, readyForOffline, enrol, writeAndFile } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { DESKTOP, type Device, openDevice, PHONE } from './support/device.ts';
import { forgetHttpCache } from './support/offline.ts';
import { ownRows } from './support/own-rows.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;
let desk: Device;
let id = '';

const lawyer = person('Lawyer', 'Meera Kulkarni');
const judge = person('Judge', 'Nandini Bhosale');
const tomorrow = addDays(dayInIndia(new Date()), 1);

beforeAll(async () => {
  product = await startProduct();
  // the browser without windows has no notifications
  phone = await openDevice({ installed: product.url, viewport: PHONE, whole: true });
  desk = await openDevice({ installed: product.url, viewport: DESKTOP });
  await enrol(product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
  id = await writeAndFile(phone.page(), product.url, { name: 'Farida Ansari', fir: '412/2026' });
  await phone
    .page()
    .getByText(/^Filed as /)
    .waitFor();
  await remindTwoDaysBefore();
  await enrol(product.url, judge);
  await login(desk.page(), product.url, judge);
  await listHearing();
  await desk.remove();
  desk = await openDevice({ installed: product.url, viewport: DESKTOP });
  await login(desk.page(), product.url, lawyer);
});

afterAll(async () => {
  await phone.remove();
  await desk.remove();
  await product.remove();
});

/** So that the hearing of tomorrow is reminded of at any hour of the day. */
async function remindTwoDaysBefore(): Promise<void> {
  const token = await phone.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/users/profile`, {
    method: 'PUT',
    headers: { 'x-auth-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ settings: { reminder: '2-days' } }),
  });
  expect(answer.status).toBe(200);
}

/** As the judge's own app does. */
async function listHearing(): Promise<void> {
  const token = await desk.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/applications/${id}/hearings`, {
    method: 'POST',
    headers: { 'x-auth-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ date: tomorrow, time: '10:30', purpose: 'arguments', courtroom: '4' }),
  });
  expect(answer.status).toBe(201);
}

it('shows a listed hearing and its notification on the second device', async () => {
  const page = desk.page();
  const card = page.getByRole('region', { name: 'Upcoming Hearings' });
  await card.getByRole('link', { name: 'Farida Ansari' }).waitFor();
  const clock = page.getByRole('region', { name: 'Liberty clock' });
  await clock.getByText('Farida Ansari').first().waitFor();
  await clock
    .getByText(`Hearing on ${indianDate(tomorrow)}`)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /new notification/ }).click();
  await page.getByText(`Hearing listed for ${indianDate(tomorrow)}, 10:30`).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'All notifications' }).click();
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  await page
    .getByText(/^Reminder: hearing on /)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'notifications');
  await page.goto(`${product.url}/status-tracking`);
  await page.getByRole('button', { name: `${indianDate(tomorrow)}: 1 matter` }).waitFor();
  await page.goBack();
});

it('asks for push reminders and shows the answer of the browser', async () => {
  const page = desk.page();
  const remind = page.getByRole('region', { name: 'Reminders of hearings' });
  const ask = remind.getByRole('button', { name: /^Remind me/ });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await ask.click();
  await remind.getByText('Allow them in the browser settings', { exact: false }).waitFor();
  await page.context().grantPermissions(['notifications'], { origin: product.url });
  await ask.click();
  // Without access to a push service the user sees an error, otherwise a confirmation.
  await remind.getByText(/The push service did not answer|Reminders are on, even when/).waitFor({
    timeout: 40_000,
  });
  expect(await violations(page)).toEqual([]);
  await shots(page, 'remind');
});

it('syncs read notifications from desktop to phone', async () => {
  await desk
    .page()
    .getByRole('banner')
    .getByRole('button', { name: /notification/i })
    .click();
  await desk.page().keyboard.press('Escape'); // whatever has come by now was seen in the bell
  await expect.poll(unseenOnServer, { timeout: 30_000, interval: 500 }).toBe(0);
  const page = phone.page();
  await page.goto(`${product.url}/notifications`);
  await page.getByText(/^Hearing listed for /).waitFor();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(0);
});

async function unseenOnServer(): Promise<number> {
  const token = await desk.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/notifications`, { headers: { 'x-auth-token': token } });
  const notifications: { readonly readOn?: string }[] = await answer.json();
  return notifications.filter(({ readOn }) => readOn === undefined).length;
}

it('shows tomorrow’s hearing offline and saves a note', async () => {
  const page = phone.page();
  await readyForOffline(page);
  await forgetHttpCache(page);
  await product.kill();
  await phone.restart();
  const now = phone.page();
  await now.goto(`${product.url}/hearings`);
  const region = now.getByRole('region', { name: `Tomorrow, ${indianDate(tomorrow)}` });
  await region.getByText('Court 4').waitFor();
  await region.getByLabel(/Note to yourself/).fill('Carry the surety’s 7/12 extract');
  await expect.poll(async () => JSON.stringify(await ownRows(now, 'formDrafts'))).toContain('7/12 extract');
  expect(await violations(now)).toEqual([]);
  await shots(now, 'hearings');
  await now.goto(`${product.url}/dashboard`);
  await now.getByRole('region', { name: 'Upcoming Hearings' }).getByText('Court 4').waitFor();
  await shots(now, 'dashboard');
});

it('finds the hearing by keyboard alone', async () => {
  const page = phone.page();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Search cases/ });
  await field.pressSequentially('fari');
  await page.getByRole('group', { name: 'Hearings' }).getByRole('option').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'find', 'in-sight');
  await field.fill('hearings');
  await page.getByRole('option', { name: 'Hearings', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Hearings' }).waitFor();
  await field.waitFor({ state: 'hidden' }); // the field was open on that screen before; keys reach the page once it is closed
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.getByLabel(/Note to yourself/).inputValue())
    .toBe('Carry the surety’s 7/12 extract');
});

it('shows a push without details of the case', async () => {
  const page = phone.page();
  await page.context().grantPermissions(['notifications'], { origin: product.url });
  const cdp = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    registrations.push(...all.map(({ registrationId }) => registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const events = await notificationEvents(cdp);
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId: registrations[0] ?? '',
    data: JSON.stringify({ kind: 'hearing-soon' }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ body }) => body);
    });
  await expect.poll(() => events).toEqual(['Notification displayed']);
  await expect.poll(() => shown()).toEqual(['You have a hearing soon.']);
  await page.goto(`${product.url}/calculator`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await clickOn(page);
  await page.waitForURL(/\/notifications$/);
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  await expect.poll(shown).toEqual([]);
});

/**
 * Names of the notification events that Chromium records from now on. A test waits for the display before it
 * calls `getNotifications`: a call between storing and display makes Chromium delete the stored notification.
 */
async function notificationEvents(cdp: CDPSession): Promise<readonly string[]> {
  const names: string[] = [];
  cdp.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
    names.push(backgroundServiceEvent.eventName);
  });
  await cdp.send('BackgroundService.startObserving', { service: 'notifications' });
  await cdp.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
  return names;
}

/**
 * Clicks the notification by a synthetic event, because a headless browser shows none. Nothing waits for its
 * `waitUntil`, but the work runs.
 */
const CLICK = `(async () => {
  const [notification] = await registration.getNotifications();
  const click = new NotificationEvent('notificationclick', { notification });
  Object.defineProperty(click, 'waitUntil', { value: () => undefined });
  self.dispatchEvent(click);
})()`;

async function clickOn(page: Page): Promise<void> {
  const worker = page
    .context()
    .serviceWorkers()
    .find((each) => each.url().startsWith(product.url));
  if (!worker) throw new Error('no service worker');
  await worker.evaluate(CLICK);
}
