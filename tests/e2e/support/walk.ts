/** Moves from screen to screen by client-side navigation and checks each in many ways. */
import type { Page } from 'playwright-core';
import { faultsBy, untilStill } from './axe.ts';
import { faintOn } from './contrast.ts';
import { DESKTOP, PHONE } from './device.ts';
import { lostShapes } from './forced-colours.ts';
import { faultsOfSize } from './sizes.ts';

/** There, and past its loading. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const from = location.pathname;
    const head = document.querySelector('h1');
    history.pushState({}, '', to);
    if (head && location.pathname !== from) head.dataset['left'] = head.textContent;
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(() => {
    const head = document.querySelector('h1'); // another one, or the same with another title
    const isThere = head !== null && head.dataset['left'] !== head.textContent;
    return isThere && !document.querySelector('.skeleton, [aria-busy="true"]');
  });
}

const SECOND_LOOK_MS = 1_000;

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Every rule on a phone. */
async function faultsOnPhone(page: Page): Promise<string[]> {
  await page.evaluate(letBarsLie);
  const found = await faultsBy(page, ALL);
  await page.evaluate(letBarsStand);
  return found.map((each) => `on a phone ${each}`);
}

/** The second theme has no other rules than those of colours. */
async function faultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await faultsBy(page, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((each) => `dark ${each}`);
}

/** Checks the desktop layout: sidebar, tables, columns. */
async function faultsOnDesk(page: Page): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  await page.evaluate(letBarsLie);
  const found = await faultsBy(page, ALL);
  await page.evaluate(letBarsStand);
  await page.setViewportSize(PHONE);
  return found.map((each) => `on a desk ${each}`);
}

/**
 * In the page: disables fixed bars, which cover content at some scroll position and are no fault of a target.
 */
function letBarsLie(): void {
  for (const each of document.querySelectorAll<HTMLElement>('body *')) {
    if (!/fixed|sticky/.test(getComputedStyle(each).position)) continue;
    each.dataset['bar'] = '';
    each.style.position = 'relative';
  }
}

function letBarsStand(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-bar]')) {
    delete each.dataset['bar'];
    each.style.removeProperty('position');
  }
}

/** Running animations under reduced motion; a change of opacity alone is allowed. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const still = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity']);
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const effects = running.map(({ effect }) => effect).filter((effect) => effect instanceof KeyframeEffect);
    const changed = effects.flatMap((effect) => effect.getKeyframes()).flatMap((frame) => Object.keys(frame));
    return changed.filter((name) => !still.has(name)).map((name) => `moves: ${name}`);
  });

/** Faults that depend on text: widths and accessible names. */
async function faultsAt(page: Page, address: string): Promise<string[]> {
  await goTo(page, address);
  const moved = await moving(page);
  await untilStill(page);
  return [...moved, ...(await lasting(page, faultsOfText))];
}

const faultsOfText = async (page: Page): Promise<string[]> => [
  ...(await faultsOfSize(page)),
  ...(await lostShapes(page)).map((each) => `lost under forced colours: ${each}`),
  ...(await faintOn(page)),
  ...(await faultsOnPhone(page)),
];

/** Faults that are the same in each language. */
const faultsOfAll = async (page: Page): Promise<string[]> => [
  ...(await faultsInTheDark(page)),
  ...(await faultsOnDesk(page)),
];

/** Faults that are also there a second later: a slow machine may still have been drawing at the first look. */
export async function lasting(page: Page, find: (page: Page) => Promise<string[]>): Promise<string[]> {
  const first = await find(page);
  if (first.length === 0) return [];
  await page.waitForTimeout(SECOND_LOOK_MS);
  const second = new Set(await find(page));
  return first.filter((fault) => second.has(fault));
}

/** In English, then in Hindi: chosen in the page, so that the code of each screen is there the second time. */
export async function faultsOn(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const language of ['en', 'hi']) {
    await goTo(page, '/help');
    await page.locator('.language-choice select').selectOption(language);
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    for (const address of addresses) {
      const here = [
        ...(await faultsAt(page, address)),
        ...(language === 'en' ? await lasting(page, faultsOfAll) : []),
      ];
      found.push(...here.map((each) => `${language} ${address} ${each}`));
    }
  }
  return found;
}
