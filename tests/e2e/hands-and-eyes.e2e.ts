/** WCAG 2.2 checks that axe lacks: visible focus, target size, no motion, focus ring, consistent help. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/account/user.ts';
import { DESKTOP, type Device, openDevice, PHONE } from './support/device.ts';
import { callsAt } from '../support/calls.ts';
import { controlFaults } from './support/control-faults.ts';
import { unseenOnTheWay } from './support/in-sight.ts';
import { type Product, startProduct } from './support/product.ts';
import { addressesOf, addressesToWalk, FOR_NOBODY, logInAs } from './support/screens.ts';
import { goTo, lasting } from './support/walk.ts';

let product: Product;
let phone: Device;

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE, touch: true });
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** A device without stored data. */
async function unused(): Promise<Page> {
  signedIn = null;
  const page = phone.page();
  await page.goto(`${product.url}/help`);
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await page.goto(`${product.url}/login`);
  return page;
}

let signedIn: Role | null = null;

/** The tests of one role share its login: they stand side by side, and each leaves the session as it was. */
async function signIn(role: Role): Promise<Page> {
  if (signedIn === role) {
    await goTo(phone.page(), role === 'judge' ? '/judge-dashboard' : '/dashboard');
    return phone.page();
  }
  const page = await unused();
  await logInAs(page, role);
  signedIn = role;
  return page;
}

const HELD_NOTICE = '/sync';

/** Longer than a phone, with bars above and below; the last with a notice that stays. */
const LONG: Readonly<Record<'lawyer' | 'judge', RegExp>> = {
  lawyer:
    /^\/(?:dashboard|calculator|risk-assessment|application|case\/.*|legal-database|settings\?part=security)$/,
  judge: /^\/(?:judge-dashboard|judge-application-view\/.*|judge\/hearing\/.*|judge\/calendar)$/,
};

const MOST_USED: Readonly<Record<'lawyer' | 'judge', RegExp>> = {
  lawyer:
    /^\/(?:dashboard|calculator|application|case\/.*|case-diary|status-tracking|hearings|legal-database)$/,
  judge: /^\/(?:judge-dashboard|judge-application-view\/.*|judge\/calendar)$/,
};

/**
 * In the page: targets smaller than the house minimum of 44 px in either direction. Links in a sentence are
 * exempt, and a label counts as part of its control.
 */
function smallTargets(): string[] {
  const least = 44;
  const acts = [
    ...document.querySelectorAll(
      'button, .btn, select, summary, [role="tab"], nav a, input:not([type="hidden"], [type="file"], [aria-hidden="true"])',
    ),
  ];
  return acts
    .filter((act) => act.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
    .filter((act) => {
      const label = act instanceof HTMLInputElement ? act.labels?.[0] : undefined;
      const boxes = [act, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
      return boxes.every(({ width, height }) => width > 0 && (height < least - 0.5 || width < least - 0.5));
    })
    .map((act) => {
      const { width, height } = act.getBoundingClientRect();
      return `${Math.round(width)}x${Math.round(height)} ${act.tagName}.${act.className} ${(act.getAttribute('aria-label') ?? act.textContent).trim().slice(0, 30)}`;
    });
}

/** The lawyer last: the tests below use the same login. */
describe.each(['judge', 'lawyer'] as const)('a %s', (role) => {
  it('never hides the focus under a bar', async () => {
    const page = await signIn(role);
    const long = (await addressesOf(product.url, role)).filter((address) => LONG[role].test(address));
    expect(long.length).toBeGreaterThanOrEqual(4);
    const unseen: string[] = [];
    let stops = 0;
    for (const address of long) {
      await goTo(page, address);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const way = await unseenOnTheWay(page, key);
        stops += way.stops;
        unseen.push(...way.unseen.map((each) => `${address} ${key}: ${each}`));
      }
    }
    expect(unseen.join('\n')).toBe('');
    expect(stops).toBeGreaterThan(long.length * 30); // it was somewhere
  }, 300_000);

  it('gives each control on the most used screens a name, role and state', async () => {
    const page = await signIn(role);
    const used = (await addressesOf(product.url, role)).filter((address) => MOST_USED[role].test(address));
    expect(used.length).toBeGreaterThanOrEqual(role === 'judge' ? 3 : 7);
    const faults: string[] = [];
    for (const address of used) {
      await goTo(page, address);
      faults.push(...(await controlFaults(page)).map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it('has touch targets of at least 44 px', async () => {
    const page = await signIn(role);
    const small: string[] = [];
    for (const address of await addressesToWalk(product.url, role)) {
      await goTo(page, address);
      const found = await lasting(page, (here) => here.evaluate(smallTargets));
      small.push(...found.map((each) => `${address} ${each}`));
    }
    expect(small).toEqual([]);
  });
});

it('never hides the focus under a notice', async () => {
  const page = await signIn('lawyer');
  await goTo(page, HELD_NOTICE);
  await page.getByRole('button', { name: 'Send now' }).click();
  const notice = page.locator('.toast').getByText('Nothing left to send.');
  await notice.waitFor();
  await notice.hover(); // a hovered notice does not close
  await goTo(page, '/calculator');
  expect((await unseenOnTheWay(page, 'Tab')).unseen).toEqual([]);
  await expect.poll(() => notice.count()).toBe(1);
});

interface Ring {
  readonly width: string;
  readonly style: string;
  readonly colour: string;
}

const ringOf = (page: Page): Promise<Ring> =>
  page.evaluate(() => {
    const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return { width: outlineWidth, style: outlineStyle, colour: outlineColor };
  });

it.each([
  ['no-preference', 'light', '3px', 'rgb(27, 76, 131)'],
  ['no-preference', 'dark', '3px', 'rgb(159, 199, 243)'],
  ['more', 'light', '4px', 'rgb(0, 0, 0)'],
  ['more', 'dark', '4px', 'rgb(255, 255, 255)'],
] as const)('shows, with contrast %s and %s theme, a focus ring of %s, %s', async (...row) => {
  const [contrast, colorScheme, width, colour] = row;
  const page = phone.page();
  await page.emulateMedia({ contrast, colorScheme });
  await page.goto(`${product.url}/calculator`);
  await page.locator('h1').waitFor();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const ring = await ringOf(page);
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
    expect({ name, ...ring }).toEqual({ name, width, style: 'solid', colour });
  }
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light' });
});

/** Animations while the menu opens, and whether the first page scrolls smoothly. */
async function motionOf(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion });
  const drawer = page.locator('dialog.drawer[open]');
  // counted in the page, because an animation may end before a busy machine asks
  const running = await page.getByRole('button', { name: 'Menu' }).evaluate(async (button: HTMLElement) => {
    button.click();
    while (!document.querySelector('dialog.drawer[open]')) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return document.getAnimations().length;
  });
  await drawer.waitFor();
  const button = await page
    .locator('.btn')
    .first()
    .evaluate((each) => getComputedStyle(each).transitionDuration);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  return { running, button };
}

/** Limits of the second look on a small phone, with the three matters of the demonstration. */
const SMALL = { width: 360, height: 780 };
const DASHBOARD_PX = 1_600;
const BARS_PX = SMALL.height / 5;

/** For a state that a slow machine reaches late. */
const WAIT_MS = 10_000;

/** Language of the account on the server. The next login takes it. */
async function languageOfAccount(page: Page): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const account = callsAt(product.url, { token });
  return (await account.get('/auth/user')).body.settings?.language;
}

async function chooseLanguage(page: Page, language: string): Promise<void> {
  await goTo(page, '/help');
  await page.locator('.language-choice select').selectOption(language);
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
}

it('keeps the dashboard, the question box and the bars within their limits on a small phone', async () => {
  const page = await signIn('lawyer');
  await page.setViewportSize(SMALL);
  await page.locator('.track').nth(1).waitFor();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(DASHBOARD_PX); // after the notice of the first pull
  await expect.poll(() => page.locator('.clock-row:has(.clock-act)').count()).toBe(3); // one row for each matter
  const bars = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.top, .bottombar')]
        .map((bar) => bar.getBoundingClientRect().height)
        .reduce((sum, each) => sum + each, 0),
    );
  await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'largest'));
  await expect.poll(bars).toBeLessThanOrEqual(BARS_PX);
  await page.evaluate(() => document.documentElement.removeAttribute('data-text-size'));
  await chooseLanguage(page, 'hi');
  await goTo(page, '/dashboard');
  await page.locator('.track').nth(1).waitFor();
  await expect.poll(height).toBeLessThanOrEqual(DASHBOARD_PX);
  await chooseLanguage(page, 'en');
  await goTo(page, '/chatbot');
  const boxIsWhole = () =>
    page.evaluate(() => {
      const box = document.querySelector('.chat-composer')?.getBoundingClientRect();
      const bar = document.querySelector('.bottombar')?.getBoundingClientRect();
      return box !== undefined && bar !== undefined && box.top >= 0 && box.bottom <= bar.top;
    });
  await expect.poll(boxIsWhole).toBe(true);
  await page.setViewportSize(PHONE);
  // a device that the next test wipes sends nothing more
  await expect.poll(() => languageOfAccount(page), { timeout: WAIT_MS }).toBe('en');
});

it('keeps the space around the texts of the notification panel', async () => {
  const page = await signIn('lawyer');
  await page.getByRole('button', { name: /notifications?$/i }).click();
  const padding = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.menu:popover-open > div > p')].map(
        (text) => getComputedStyle(text).padding,
      ),
    );
  await expect.poll(padding).not.toEqual([]);
  expect(new Set(await padding())).toEqual(new Set(['12px 16px']));
  await page.keyboard.press('Escape');
});

it('closes the menu when the window becomes wide', async () => {
  const page = await signIn('lawyer');
  const size = page.viewportSize();
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.locator('dialog.drawer[open]');
  await drawer.getByRole('link', { name: 'Which bail?' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await drawer.waitFor({ state: 'hidden' });
  if (size) await page.setViewportSize(size);
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await expect.poll(() => drawer.count()).toBe(0);
});

it('shows no animation with reduced motion, and animations without it', async () => {
  const page = await signIn('lawyer');
  expect(await motionOf(page, 'reduce')).toEqual({ running: 0, button: '0s' });
  const moving = await motionOf(page, 'no-preference');
  expect(moving.running).toBeGreaterThan(0);
  expect(moving.button).toBe('0.12s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Position of Help among the controls in the header, counted from the end. */
const placeOfHelp = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const top = document.querySelector('header');
    const acts = [...(top?.querySelectorAll('a[href], button, select') ?? [])];
    const at = acts.findIndex((act) => act.getAttribute('href') === '/help');
    if (at < 0) return 'no help';
    const after = acts.slice(at + 1).map((act) => act.textContent?.trim());
    const before = acts.slice(0, at).at(-1);
    return `after ${before?.getAttribute('aria-label') ?? before?.textContent}, before ${after.join(', ') || 'nothing'}`;
  });

it('shows Help at the same place on every screen and size', async () => {
  const page = await signIn('lawyer');
  for (const address of await addressesOf(product.url, 'lawyer')) {
    await goTo(page, address);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => placeOfHelp(page), { message: `Help on ${address}`, timeout: WAIT_MS })
        .toBe('after Account of Meera Deshpande, before Log out');
    }
  }
});

it('shows Help after the theme button when signed out', async () => {
  const page = await unused();
  const without: string[] = [];
  for (const address of FOR_NOBODY) {
    await page.goto(product.url + address);
    await page.locator('h1').waitFor();
    const place = await placeOfHelp(page);
    if (!/^after (?:Dark|Light) theme, before /.test(place)) without.push(`${address}: ${place}`);
  }
  expect(without).toEqual([]);
});
