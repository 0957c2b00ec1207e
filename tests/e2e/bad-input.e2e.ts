/** What is wrong with what a person brings is said in a sentence that leads on, in English and in Hindi. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RECOVERY_ENDPOINTS } from '#contract/account-endpoints.ts';
import { session as sessionInEnglish } from '#text/en/session.ts';
import { settings as settingsInEnglish } from '#text/en/settings.ts';
import { session as sessionInHindi } from '#text/hi/session.ts';
import { settings as settingsInHindi } from '#text/hi/settings.ts';
import { wire as wireInHindi } from '#text/hi/wire.ts';
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

/** As an operator writes them; the product is started again with what is added. */
const operator: Record<string, string> = {};
let product: Product;
let provider: TestProvider;
let phone: Device;

beforeAll(async () => {
  product = await startProduct('.', operator);
  provider = await startProvider(`${product.url}/api/auth/oidc/elsewhere/callback`);
});
afterAll(async () => {
  await product.remove();
  await provider.stop();
});
beforeEach(async () => {
  phone = await openDevice({ viewport: PHONE });
});
afterEach(() => phone.remove());

/** In sight, without a violation, and nothing of it beyond the edge. */
async function says(page: Page, sentence: string): Promise<void> {
  await page.getByRole('alert').getByText(sentence).first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

describe.each(LANGUAGES)('in $code', ({ code, session, settings, said }) => {
  const lawyer = person('Lawyer', 'Meera Kulkarni');
  const { security, avatar, data } = settings;

  beforeAll(() => enrol(product.url, lawyer));
  beforeEach(async () => {
    const page = phone.page();
    await page.goto(`${product.url}/login`);
    await page.getByRole('combobox').selectOption(code);
    await page.getByRole('heading', { level: 1, name: session.login.title }).waitFor();
  });

  async function logIn(page: Page): Promise<void> {
    await page.getByLabel(session.email).fill(lawyer.email);
    await page.getByLabel(session.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: session.login.submit, exact: true }).click();
    await page.waitForURL(/dashboard$/);
  }

  async function setPassword(page: Page, password: string): Promise<void> {
    await page.getByLabel(session.reset.password, { exact: true }).fill(password);
    await page.getByLabel(session.reset.confirm).fill(password);
    await page.getByRole('button', { name: session.reset.submit }).click();
  }

  it('a link to a new password that was used, or is none', async () => {
    const page = phone.page();
    const { method, path } = RECOVERY_ENDPOINTS.forgotPassword;
    const body = JSON.stringify({ email: lawyer.email });
    await fetch(`${product.url}${path}`, { method, headers: { 'content-type': 'application/json' }, body });
    await expect.poll(() => linkFromMail(product, lawyer.email)).toMatch(/#/);
    const link = linkFromMail(product, lawyer.email);
    await page.goto(link);
    await setPassword(page, PASSWORD);
    await page.waitForURL('**/login');
    await page.goto(link);
    await setPassword(page, PASSWORD);
    await says(
      page,
      said('This link was used, or a newer password was set since. Log in with it, or ask for a new link.'),
    );
    await shots(page, `bad-link-${code}`);
    await page.goto(`${product.url}/reset-password#${'x'.repeat(43)}`);
    await page.reload();
    await setPassword(page, PASSWORD);
    await says(page, said('This link is not one of ours. Ask for a new one.'));
    await page.goto(`${product.url}/reset-password`);
    await says(page, session.reset.noLink);
    await page.getByRole('link', { name: session.reset.ask }).click();
    await page.getByRole('heading', { level: 1, name: session.forgot.title }).waitFor();
  });

  it('a picture that is none, and one that was cut off', async () => {
    const page = phone.page();
    await logIn(page);
    await page.goto(`${product.url}/settings`);
    const choose = async (name: string, bytes: Uint8Array) => {
      const mimeType = 'image/png';
      await page.getByLabel(avatar.choose).setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
    };
    await choose('letter.png', new TextEncoder().encode('Dear Sir,'));
    await says(page, avatar.faults.unknown);
    await shots(page, `bad-picture-${code}`);
    await choose('half.png', samplePng().slice(0, 40));
    await says(page, avatar.faults.broken);
    await choose('whole.png', samplePng());
    await page.getByText(avatar.done).waitFor();
    await page.getByRole('img', { name: avatar.of(lawyer.name) }).waitFor();
  });

  it('an old password that is not the old one', async () => {
    const page = phone.page();
    await logIn(page);
    await page.goto(`${product.url}/settings?part=security`);
    await page.getByLabel(security.current).fill('not this one');
    await page.getByLabel(security.next, { exact: true }).fill('four loud egrets 2026');
    await page.getByLabel(security.again).fill('four loud egrets 2026');
    await page.getByRole('button', { name: security.change }).click();
    await says(
      page,
      said('This is not your current password. If you do not know it, log out and use "Forgot password?".'),
    );
    await shots(page, `bad-password-${code}`);
    expect(await page.getByLabel(security.current).getAttribute('aria-invalid')).toBe('true');
  });

  it('a file that does not restore', async () => {
    const page = phone.page();
    await logIn(page);
    await page.goto(`${product.url}/settings?part=data`);
    await page
      .getByLabel(data.restore)
      .setInputFiles({ name: 'holiday.zip', mimeType: 'application/zip', buffer: Buffer.from('PK no zip') });
    await says(page, data.refused['no-backup']);
    await shots(page, `bad-restore-${code}`);
  });
});

describe('a provider', () => {
  it('has no button where the operator has set none', async () => {
    const page = phone.page();
    const told = page.waitForResponse('**/api/auth/providers');
    await page.goto(`${product.url}/login`);
    await told;
    expect(await page.locator('a[href^="/api/auth/oidc"]').count()).toBe(0);
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

  it.each(LANGUAGES)(
    'that answers with an error, then an account that is here already, in $code',
    async (language) => {
      const { code, session, said } = language;
      const { provider: words } = session;
      const page = phone.page();
      const lawyer = person('Lawyer', 'Meera Kulkarni');
      await enrol(product.url, lawyer);
      const begin = async () => {
        await page.goto(`${product.url}/login`);
        await page.getByRole('combobox').selectOption(code);
        await page.getByRole('link', { name: words.with('Elsewhere') }).click();
      };
      provider.person = { sub: 'denied', name: '' };
      await begin();
      await says(page, words.failures.denied);
      await shots(page, `provider-denied-${code}`);
      await page.goto(`${product.url}/login/provider#${'x'.repeat(43)}`);
      await page.reload();
      await says(page, said('This took too long, or was finished before. Begin again at the log in.'));

      provider.person = { sub: lawyer.email, name: lawyer.name, email: lawyer.email, email_verified: true };
      await begin();
      await page.getByText(words.linkLead).waitFor();
      await page.getByLabel(session.password, { exact: true }).fill('not this one');
      await page.getByRole('button', { name: words.go }).click();
      await says(page, said('This is not the password of your account here. Try again, or set a new one.'));
      expect(await page.getByLabel(session.password, { exact: true }).getAttribute('aria-invalid')).toBe(
        'true',
      );
      await shots(page, `provider-link-${code}`);
      await page.getByLabel(session.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: words.go }).click();
      await page.waitForURL(/dashboard$/);
    },
  );

  it.each(LANGUAGES)('that does not answer, in $code', async ({ code, session }) => {
    const page = phone.page();
    await provider.stop();
    await product.stop(); // what it knows of the provider it knows no more
    await product.start();
    await page.goto(`${product.url}/login`);
    await page.getByRole('combobox').selectOption(code);
    await page.getByRole('link', { name: session.provider.with('Elsewhere') }).click();
    await says(page, session.provider.failures.failed);
    await page.getByRole('link', { name: session.provider.back }).click();
    await page.getByRole('heading', { level: 1, name: session.login.title }).waitFor();
  });
});
