/** Input errors of users are explained with a way forward, in English and in Hindi. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RECOVERY_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { session as sessionInEnglish } from '#text/en/account/session.ts';
import { settings as settingsInEnglish } from '#text/en/account/settings.ts';
import { session as sessionInHindi } from '#text/hi/account/session.ts';
import { settings as settingsInHindi } from '#text/hi/account/settings.ts';
import { wire as wireInHindi } from '#text/hi/account/wire.ts';
import { startProvider, type TestProvider } from '../support/oidc-provider.ts';
import { samplePng } from '../support/sample-files.ts';
import { enrol, PASSWORD, person } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { linkFromMail } from './support/mail.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';

const LANGUAGES = [
  {
    code: 'en',
    session: sessionInEnglish,
    settings: settingsInEnglish,
    said: (english: string) => english,
  },
  { code: 'hi', session: sessionInHindi, settings: settingsInHindi, said: wireInHindi.said },
] as const;
type Language = (typeof LANGUAGES)[number];

/** Operator settings; the product restarts with additions. */
const operator: Record<string, string> = {};
let product: Product;
let provider: TestProvider;
let phone: Device;

beforeAll(async () => {
  product = await startProduct('.', operator);
  provider = await startProvider(`${product.url}/api/auth/oidc/elsewhere/callback`);
  phone = await openDevice({ installed: product.url, viewport: PHONE });
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
  await provider.stop();
});
afterEach(() => phone.forget(product.url));

/** In sight, without a violation, and nothing of it beyond the edge. */
async function expectAlert(page: Page, sentence: string): Promise<void> {
  await page.getByRole('alert').getByText(sentence).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

/** A first visit, in this language. */
async function visit({ code, session }: Language): Promise<Page> {
  const page = phone.page();
  await page.goto(`${product.url}/login`);
  await page.getByRole('combobox').selectOption(code);
  await page.getByRole('heading', { level: 1, name: session.login.title }).waitFor();
  return page;
}

describe.each(LANGUAGES)('password reset in $code', (language) => {
  const { code, session, said } = language;
  const lawyer = person('Lawyer', 'Meera Kulkarni');

  beforeAll(() => enrol(product.url, lawyer));

  async function setPassword(page: Page): Promise<void> {
    await page.getByLabel(session.reset.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(session.reset.confirm).fill(PASSWORD);
    await page.getByRole('button', { name: session.reset.submit }).click();
  }

  it('explains a used or unknown reset link', async () => {
    const page = await visit(language);
    const { method, path } = RECOVERY_ENDPOINTS.forgotPassword;
    const body = JSON.stringify({ email: lawyer.email });
    await fetch(`${product.url}${path}`, { method, headers: { 'content-type': 'application/json' }, body });
    await expect.poll(() => linkFromMail(product, lawyer.email)).toMatch(/#/);
    const link = linkFromMail(product, lawyer.email);
    await page.goto(link);
    await setPassword(page);
    await page.waitForURL('**/login');
    await page.goto(link);
    await setPassword(page);
    await expectAlert(
      page,
      said('This link was used, or a newer password was set since. Log in with it, or ask for a new link.'),
    );
    await shots(page, `bad-link-${code}`);
    await page.goto(`${product.url}/reset-password#${'x'.repeat(43)}`);
    await page.reload();
    await setPassword(page);
    await expectAlert(page, said('This link is not one of ours. Ask for a new one.'));
    await page.goto(`${product.url}/reset-password`);
    await expectAlert(page, session.reset.noLink);
    await page.getByRole('link', { name: session.reset.ask }).click();
    await page.getByRole('heading', { level: 1, name: session.forgot.title }).waitFor();
  });
});

describe.each(LANGUAGES)('settings in $code', (language) => {
  const { code, session, settings, said } = language;
  const { security, avatar, data } = settings;
  const lawyer = person('Lawyer', 'Meera Kulkarni');

  beforeAll(() => enrol(product.url, lawyer));

  async function openPart(part: string): Promise<Page> {
    const page = await visit(language);
    await page.getByLabel(session.email).fill(lawyer.email);
    await page.getByLabel(session.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: session.login.submit, exact: true }).click();
    await page.waitForURL(/dashboard$/);
    await page.goto(`${product.url}/settings?part=${part}`);
    return page;
  }

  it('explains a file without a picture and a broken picture', async () => {
    const page = await openPart('profile');
    const choose = async (name: string, bytes: Uint8Array) => {
      const mimeType = 'image/png';
      await page.getByLabel(avatar.choose).setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
    };
    await choose('letter.png', new TextEncoder().encode('Dear Sir,'));
    await expectAlert(page, avatar.faults.unknown);
    await shots(page, `bad-picture-${code}`);
    await choose('half.png', samplePng().slice(0, 40));
    await expectAlert(page, avatar.faults.broken);
    await choose('whole.png', samplePng());
    await page.getByText(avatar.done).waitFor();
    const drawn = page.getByRole('img', { name: avatar.of(lawyer.name) });
    await expect.poll(() => drawn.isVisible()).toBe(true);
  });

  it('explains a wrong current password', async () => {
    const page = await openPart('security');
    await page.getByLabel(security.current).fill('not this one');
    await page.getByLabel(security.next, { exact: true }).fill('four loud egrets 2026');
    await page.getByLabel(security.again).fill('four loud egrets 2026');
    await page.getByRole('button', { name: security.change }).click();
    await expectAlert(
      page,
      said('This is not your current password. If you do not know it, log out and use "Forgot password?".'),
    );
    await shots(page, `bad-password-${code}`);
    await expect.poll(() => page.getByLabel(security.current).getAttribute('aria-invalid')).toBe('true');
  });

  it('explains an invalid backup file', async () => {
    const page = await openPart('data');
    const buffer = Buffer.from('PK no zip');
    const file = { name: 'holiday.zip', mimeType: 'application/zip', buffer };
    await page.getByLabel(data.restore).setInputFiles(file);
    await expectAlert(page, data.refused['no-backup']);
    await shots(page, `bad-restore-${code}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: data.backup }).click();
    await page.getByLabel(data.restore).setInputFiles(await (await saved).path());
    await expect.poll(() => page.getByText(data.restored(0, 0)).isVisible()).toBe(true);
  });
});

const withProvider = async (page: Page, { session }: Language) =>
  page.getByRole('link', { name: session.provider.with('Elsewhere') }).click();

it('shows no provider button without provider settings', async () => {
  const page = phone.page();
  const providersResponse = page.waitForResponse('**/api/auth/providers');
  await page.goto(`${product.url}/login`);
  await providersResponse;
  await expect.poll(() => page.locator('a[href^="/api/auth/oidc"]').count()).toBe(0);
  const { id, name, issuer, clientId, clientSecret } = provider.settings;
  Object.assign(operator, {
    OIDC_PROVIDERS: id,
    OIDC_ELSEWHERE_NAME: name,
    OIDC_ELSEWHERE_ISSUER: issuer,
    OIDC_ELSEWHERE_CLIENT_ID: clientId,
    OIDC_ELSEWHERE_CLIENT_SECRET: clientSecret,
  });
  await product.stop();
  await product.start();
});

it.each(LANGUAGES)('explains an error answer of the provider in $code', async (language) => {
  const { code, session, said } = language;
  provider.person = { sub: 'denied', name: '' };
  const page = await visit(language);
  await withProvider(page, language);
  await expectAlert(page, session.provider.failures.denied);
  await shots(page, `provider-denied-${code}`);
  await page.goto(`${product.url}/login/provider#${'x'.repeat(43)}`);
  await page.reload();
  await expectAlert(
    page,
    said('This took too long, or was finished before. Start again from the login page.'),
  );
  await expect.poll(() => page.getByRole('link', { name: session.provider.back }).isVisible()).toBe(true);
});

it.each(LANGUAGES)('explains a wrong password when linking a provider, in $code', async (language) => {
  const { code, session, said } = language;
  const lawyer = person('Lawyer', 'Meera Kulkarni');
  await enrol(product.url, lawyer);
  provider.person = { sub: lawyer.email, name: lawyer.name, email: lawyer.email, email_verified: true };
  const page = await visit(language);
  await withProvider(page, language);
  const alert = page.getByRole('alert');
  await page.getByText(session.provider.linkLead).or(alert).first().waitFor();
  expect(await alert.allTextContents()).toEqual([]); // names what the server refused
  const password = page.getByLabel(session.password, { exact: true });
  await password.fill('not this one');
  await page.getByRole('button', { name: session.provider.go }).click();
  await expectAlert(
    page,
    said('This is not the password of your account here. Try again, or set a new one.'),
  );
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
  await shots(page, `provider-link-${code}`);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: session.provider.go }).click();
  await page.waitForURL(/dashboard$/);
});

it.each(LANGUAGES)('explains a provider that does not answer, in $code', async (language) => {
  const { session } = language;
  await provider.stop();
  await product.stop(); // the restarted product has no provider settings
  await product.start();
  const page = await visit(language);
  await withProvider(page, language);
  await expectAlert(page, session.provider.failures.failed);
  await page.getByRole('link', { name: session.provider.back }).click();
  await page.getByRole('heading', { level: 1, name: session.login.title }).waitFor();
  await expect.poll(() => page.getByLabel(session.password, { exact: true }).isEnabled()).toBe(true);
});
