/** Goes from screen to screen as a link of the app would, without a reload, and looks at each in many ways. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { lostShapes } from './forced-colours.ts';

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

const WAYS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong with the screen in one theme; in the second the colours alone are new. */
async function faultsIn(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  const axe = new AxeBuilder({ page }).setLegacyMode();
  await page.evaluate(letBarsLie);
  const run =
    scheme === 'light' ? axe.withTags(WAYS) : axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await run.analyze();
  await page.evaluate(letBarsStand);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${scheme} ${id}: ${target.join(' ')}`),
  );
}

/** In the page: what is fixed covers a part of what is behind it at each place of the page, and is no target's fault. */
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

/** What is wider than the page, but for what scrolls by itself. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (each: Element): boolean =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX) ||
      (each.parentElement !== null && each.parentElement !== document.body && scrolls(each.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1 && !scrolls(each),
    );
    return wide.slice(-2).map((each) => `${each.tagName}.${each.className}`);
  });

/** Text of twice the size, by the size of the page's own text, by which everything is measured. */
async function atTwice(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const wide = await tooWide(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return wide.map((each) => `wider than the page at 200 %: ${each}`);
}

/** What moves although nothing is to move: a change of opacity alone is none. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const still = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity']);
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const effects = running.map(({ effect }) => effect).filter((effect) => effect instanceof KeyframeEffect);
    const changed = effects.flatMap((effect) => effect.getKeyframes()).flatMap((frame) => Object.keys(frame));
    return changed.filter((name) => !still.has(name)).map((name) => `moves: ${name}`);
  });

/** What an axe, a doubled text and a narrow page find wrong, each with where it was. */
export async function faultsAt(page: Page, address: string): Promise<string[]> {
  await goTo(page, address);
  const wide = (await tooWide(page)).map((each) => `wider than the page: ${each}`);
  const found = [
    ...wide,
    ...(await moving(page)),
    ...(await atTwice(page)),
    ...(await lostShapes(page)).map((each) => `lost under forced colours: ${each}`),
    ...(await faultsIn(page, 'light')),
    ...(await faultsIn(page, 'dark')),
  ];
  return found.map((each) => `${address} ${each}`);
}
