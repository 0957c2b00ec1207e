/** Requests and blocked time of a page when an element appears. */
import { chromium } from 'playwright-core';
import { openBarePage, toldBy } from './bare-browser.mjs';
import { LAUNCH } from './launch.mjs';

/**
 * Browser with a persistent profile; each page records the first match of each selector.
 * @type {(profile: string, stands: Readonly<Record<string, string>>) => Promise<import('playwright-core').BrowserContext>}
 */
export async function openBrowser(profile, stands) {
  const context = await chromium.launchPersistentContext(profile, LAUNCH);
  await context.addInitScript(watch, stands);
  return context;
}

/**
 * Runs in the page, before its code.
 * @type {(stands: Readonly<Record<string, string>>) => void}
 */
function watch(stands) {
  /** @type {{ at: Record<string, number>, painted: Record<string, number>, long: { at: number, over: number }[] }} */
  const marks = { at: {}, painted: {}, long: [] };
  Object.assign(window, { marks });
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(stands)) {
      if (name in marks.at || !document.querySelector(selector)) continue;
      marks.at[name] = performance.now();
      requestAnimationFrame(() => void setTimeout(() => (marks.painted[name] = performance.now())));
    }
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      marks.long.push({ at: startTime, over: duration - 50 });
    }
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * @typedef {object} Marked
 * @property {number} at When it stood, in ms from navigation.
 * @property {number} painted When the frame with it was on the screen.
 * @property {Readonly<Record<string, number>>} stood When each of those asked for stood.
 * @property {string[]} scripts What had been asked for by then.
 * @property {string[]} later What came after it, so far.
 * @property {number} blocked What long tasks took beyond 50 ms, from navigation until now.
 */

/** @type {(page: import('playwright-core').Page, name: string) => Promise<Marked>} */
export async function marked(page, name) {
  await page.waitForFunction((mark) => mark in Reflect.get(window, 'marks').at, name);
  await page.waitForTimeout(3_000); // background work
  return page.evaluate(marksOf, name);
}

/**
 * A start without developer tools.
 * @type {(profile: string, stands: Readonly<Record<string, string>>, url: string) => Promise<Marked>}
 */
export async function startedAlone(profile, stands, url) {
  const page = await openBarePage(profile, `(${String(watch)})(${JSON.stringify(stands)})`);
  await page.ask('Page.navigate', { url });
  const [name] = Object.keys(stands);
  await toldBy(page, `window.marks?.at.${name}`);
  await new Promise((resolve) => void setTimeout(resolve, 3_000)); // background work
  const marks = await toldBy(page, `(${String(marksOf)})('${name}')`);
  await page.close();
  return marks;
}

/**
 * Runs in the page.
 * @type {(mark: string) => Marked}
 */
function marksOf(mark) {
  const { at, painted, long } = Reflect.get(window, 'marks');
  const asked = performance
    .getEntriesByType('resource')
    .map((entry) => ({ path: new URL(entry.name).pathname, at: entry.startTime }))
    .filter(({ path }) => path.endsWith('.js'));
  /** @type {(wanted: boolean) => string[]} */
  const paths = (wanted) => [
    ...new Set(asked.filter((entry) => entry.at < at[mark] === wanted).map(({ path }) => path)),
  ];
  const blocked = long.reduce((/** @type {number} */ sum, /** @type {any} */ task) => sum + task.over, 0);
  return {
    at: at[mark],
    painted: painted[mark],
    stood: at,
    scripts: paths(true),
    later: paths(false),
    blocked,
  };
}

/**
 * Speed of a cheap phone.
 * @type {(page: import('playwright-core').Page) => Promise<void>}
 */
export async function slowDown(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * Cleared, because it would hide files missing from the service worker cache.
 * @type {(page: import('playwright-core').Page) => Promise<void>}
 */
export async function forgetHttpCache(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.detach();
}
