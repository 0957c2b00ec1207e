/**
 * A judge on a server that is no demonstration: confirmed e-mail, issued name, second factor. Then an operator who
 * verifies another judge.
 */
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt } from '../../support/added-authenticator.ts';
import { filed } from '../../support/filed-application.ts';
import { enrol, login, PASSWORD, person, register } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { linkFromMail } from '../support/mail.ts';
import { inDatabase, type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let tablet: Device;
/** As the app shows it for typing. */
let key: string;
/** Shown once. */
let recoveryCodes: string[];

const judge = person('Judge', 'A. Rao');

beforeAll(async () => {
  product = await startProduct('.', (url) => ({ PUBLIC_URL: url }));
  tablet = await openDevice({ installed: product.url, viewport: PHONE });
  await register(tablet.page(), product.url, judge);
});

afterAll(async () => {
  await tablet.remove();
  await product.remove();
});

const admin = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['dist-server/admin.js', ...args], {
    env: { ...process.env, DATA_DIR: product.dataDir },
    encoding: 'utf8',
  });

// oxlint-disable-next-line max-params -- a call has a caller, a method, a path and a body
async function call(token: string, method: string, path: string, body: unknown) {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== '' && { 'x-auth-token': token }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const read: Readonly<Record<string, unknown>> = await answer.json();
  return read;
}

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
};

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(judge.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

it('confirms the e-mail by the link of the mail, once', async () => {
  const page = tablet.page();
  await login(page, product.url, judge);
  await page.getByRole('link', { name: 'First confirm your email.' }).click();
  await page.getByText('Not confirmed.').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'settings-unconfirmed');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Link sent').waitFor();
  await page.goto(linkFromMail(product, judge.email, 'confirm-email'));
  await page.getByRole('heading', { level: 1, name: 'Confirm your email' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('Your email is confirmed.').waitFor();
  await shots(page, 'email-confirmed');
});

it('says what to do after a used and an incomplete link', async () => {
  const page = tablet.page();
  await page.goto('about:blank');
  await page.goto(linkFromMail(product, judge.email, 'confirm-email'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('This link was used before. Log in: your email is confirmed already.').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'email-link-used');
  await page.goto('about:blank');
  await page.goto(`${product.url}/confirm-email#short`);
  await page.getByText('The link is incomplete.').waitFor();
});

it('shows the issued name, and asks for a second factor', async () => {
  const page = tablet.page();
  const issued = ['--name', 'Arvind Rao', '--designation', 'Sessions Judge', '--court', 'sessions:Pune'];
  expect(admin('verify-judge', judge.email, ...issued)).toContain('Arvind Rao, Sessions Judge,');
  await page.goto(`${product.url}/judge-dashboard`);
  await page.getByText('Your second factor is needed').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'second-factor-needed');
  await page.goto(`${product.url}/settings`);
  await page.getByText('Issued by the operator').waitFor();
  await page.getByText('Court of Session, Pune').waitFor();
  await expect.poll(() => page.getByLabel('Full Name').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'issued-identity');
});

it('sets up an authenticator app and shows the recovery codes once', async () => {
  const page = tablet.page();
  await page.goto(`${product.url}/settings?part=security`);
  await page.getByText('As a judge you need an authenticator app or a passkey').waitFor();
  await page.locator('#authenticator-password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  key = (await page.locator('.settings-key').textContent()) ?? '';
  expect(await violations(page)).toEqual([]);
  await shots(page, 'authenticator-set-up');
  await page.getByLabel('Six digits from the app').fill('000000');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByText('Check the time of the device with the app').first().waitFor();
  await page.getByLabel('Six digits from the app').fill(codeAt(key, new Date()));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  recoveryCodes = await page.locator('.settings-codes li').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'recovery-codes');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('Unused recovery codes: 10.').waitFor();
});

it('asks for the code at the next login, and names a wrong one', async () => {
  const page = tablet.page();
  await logOut(page);
  await typePassword(page);
  await page.getByRole('heading', { level: 1, name: 'Second step' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'login-code');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('Wait for the next code, or use a recovery code.').first().waitFor();
  await shots(page, 'login-code-wrong');
  await page.getByLabel('Code').fill(codeAt(key, new Date(Date.now() + 30_000))); // the step after the last one
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/dashboard$/);
  await page.getByRole('region', { name: 'Your docket' }).waitFor();
  await expect.poll(() => page.getByText('Your second factor is needed').count()).toBe(0);
});

it('asks who is there before a change, a quarter of an hour after the login', async () => {
  const page = tablet.page();
  await inDatabase(
    product,
    `UPDATE sessions SET created_at = created_at - interval '16 minutes',
    identity_confirmed_at = identity_confirmed_at - interval '16 minutes'`,
  );
  await page.goto(`${product.url}/settings?part=security`);
  await page.getByText('Unused recovery codes: 10.').waitFor();
  await page.locator('#second-factor-password').fill(PASSWORD);
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('Enter your password.').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'confirm-identity');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByLabel('Code of the app, or a recovery code').fill(recoveryCodes[0] ?? '');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  await expect
    .poll(() => page.locator('.settings-codes li').allTextContents())
    .not.toContain(recoveryCodes[0]);
  await expect.poll(() => dialog.count()).toBe(0);
});

it('shows the order of the former court after a transfer, without the rest of the file', async () => {
  const [lawyer, other] = [person('Lawyer', 'Ganesh Tambe'), person('Judge', 'N. Bhosale')];
  for (const who of [lawyer, other]) await enrol(product.url, who);
  admin('confirm-email', other.email);
  const issued = ['--name', 'Nandini Bhosale', '--designation', 'Judge', '--court', 'high'];
  admin('verify-judge', other.email, ...issued);
  const page = tablet.page();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { token: lawyers } = await call('', 'POST', '/auth/login', {
    email: lawyer.email,
    password: PASSWORD,
  });
  const body = filed({ case: { court: 'sessions' } });
  const { _id } = await call(String(lawyers), 'POST', '/applications', body);
  const path = `/applications/${String(_id)}`;
  await call(token, 'PUT', path, { status: 'Rejected', text: 'No ground is made out.' });
  await call(token, 'POST', `${path}/transfer`, { kind: 'high' });
  await page.goto(`${product.url}/judge-dashboard`);
  const list = page.getByRole('region', { name: 'Orders in transferred matters' });
  await list.getByText('Now before High Court.').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'transferred-orders');
  await list.getByRole('link').click();
  await page.waitForURL(`**/judge-application-view/${String(_id)}`);
  await page.getByRole('heading', { name: 'Orders of your court' }).waitFor();
  await page.getByText('No ground is made out.').waitFor();
  await expect.poll(() => page.getByText('Jadhav').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'former-orders');
});

it('lets the operator remove a lost second factor', async () => {
  const page = tablet.page();
  expect(admin('reset-second-factor', judge.email)).toContain('has no second factor now');
  await page.goto(`${product.url}/judge-dashboard`);
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await typePassword(page);
  await page.waitForURL(/dashboard$/);
  await page.getByText('Your second factor is needed').waitFor();
});

async function confirmedAccount(who: ReturnType<typeof person>): Promise<string> {
  await enrol(product.url, who);
  admin('confirm-email', who.email);
  return who.email;
}

/** Of an operator with an authenticator app; its next code is valid after thirty seconds. */
async function newOperator() {
  const operator = person('User', 'Kavita Shinde');
  admin('grant-operator', await confirmedAccount(operator));
  const access = { email: operator.email, password: PASSWORD };
  const { token } = await call('', 'POST', '/auth/login', access);
  const path = '/users/second-factor/authenticator';
  const { secret } = await call(String(token), 'POST', path, { password: PASSWORD });
  const code = codeAt(String(secret), new Date());
  const { codes } = await call(String(token), 'PUT', path, { code });
  const ownCodes = Array.isArray(codes) ? codes.map(String) : [];
  return { operator, secret: String(secret), ownCodes };
}

it('lets an operator verify a judge by a file, and asks who is there after ten minutes', async () => {
  const { operator, secret, ownCodes } = await newOperator();
  const next = await confirmedAccount(person('Judge', 'S. Iyer'));
  const desk = await openDevice({ installed: product.url, viewport: PHONE });
  const page = desk.page();
  const choose = async (courts: string) =>
    page
      .getByLabel('Choose a CSV file')
      .last()
      .setInputFiles({
        name: 'judges.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`email,name,designation,courts\n${next},Sunita Iyer,Sessions Judge,${courts}\n`),
      });
  const importButton = page.getByRole('button', { name: 'Import', exact: true });
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(operator.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Code').fill(codeAt(secret, new Date(Date.now() + 30_000)));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/operator\/judges$/);
  await choose('moon');
  await page.getByText(/moon is no court/).waitFor();
  expect(await importButton.count()).toBe(0);
  await choose('sessions:Nagpur');
  await page.getByText('1 judge can be imported. Nothing was changed yet.').waitFor();
  expect(await page.getByRole('button', { name: 'Transfer Sunita Iyer' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await importButton.click();
  await page.getByText('1 judge imported.').waitFor();
  await page.getByRole('button', { name: 'Transfer Sunita Iyer' }).waitFor();
  await shots(page, 'operator-import');

  await inDatabase(
    product,
    `UPDATE sessions SET created_at = created_at - interval '11 minutes',
    identity_confirmed_at = identity_confirmed_at - interval '11 minutes'`,
  );
  await choose('sessions:Nagpur;sessions:Wardha');
  await importButton.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByLabel('Code of the app, or a recovery code').fill(ownCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('1 judge imported.').waitFor();

  await page.goto(`${product.url}/operator/audit`);
  await page.getByLabel('Person or record').fill(next);
  await page.getByLabel('Action').selectOption({ label: 'Judge verified' });
  await page.getByRole('button', { name: 'Search the log' }).click();
  await page.getByText('2 rows').waitFor();
  await page.getByRole('main').getByText(operator.email).first().waitFor();
  await shots(page, 'operator-audit');
  await desk.remove();
});
