/** What a page had asked for, and how long it had held the thread, when something of it stood. */
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.mjs';

export const LAUNCH = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
  viewport: { width: 412, height: 823 },
};

/**
 * A browser on a profile that survives it; each page notes when each of the selectors first matches.
 * @type {(profile: string, stands: Readonly<Record<string, string>>) => Promise<import('playwright-core').BrowserContext>}
 */
export async function openBrowser(profile, stands) {
  const context = await chromium.launchPersistentContext(profile, LAUNCH);
  await context.addInitScript(watch, stands);
  return context;
}

/** Runs in the page, before its own code. @type {(stands: Readonly<Record<string, string>>) => void} */
function watch(stands) {
  /** @type {{ at: Record<string, number>, long: { at: number, over: number }[] }} */
  const marks = { at: {}, long: [] };
  Object.assign(window, { marks });
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(stands)) {
      if (document.querySelector(selector)) marks.at[name] ??= performance.now();
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
 * @property {string[]} scripts What had been asked for by then.
 * @property {string[]} later What came after it, so far.
 * @property {number} blocked What long tasks took beyond 50 ms, from navigation until now.
 */

/** @type {(page: import('playwright-core').Page, name: string) => Promise<Marked>} */
export async function marked(page, name) {
  await page.waitForFunction((mark) => mark in Reflect.get(window, 'marks').at, name);
  await page.waitForTimeout(3_000); // what comes behind it
  return page.evaluate((mark) => {
    const { at, long } = Reflect.get(window, 'marks');
    const asked = performance
      .getEntriesByType('resource')
      .map((entry) => ({ path: new URL(entry.name).pathname, at: entry.startTime }))
      .filter(({ path }) => path.endsWith('.js'));
    /** @type {(wanted: boolean) => string[]} */
    const paths = (wanted) => [
      ...new Set(asked.filter((entry) => entry.at < at[mark] === wanted).map(({ path }) => path)),
    ];
    const blocked = long.reduce((/** @type {number} */ sum, /** @type {any} */ task) => sum + task.over, 0);
    return { at: at[mark], scripts: paths(true), later: paths(false), blocked };
  }, name);
}

/** As a cheap phone has it. @type {(page: import('playwright-core').Page) => Promise<void>} */
export async function slowDown(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** What the HTTP cache holds hides what the worker never stored. @type {(page: import('playwright-core').Page) => Promise<void>} */
export async function forgetHttpCache(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.detach();
}
