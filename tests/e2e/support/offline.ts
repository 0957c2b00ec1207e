/** Being without a server in earnest: the HTTP cache is emptied first, for it hides what the worker never stored. */
import type { Page } from 'playwright-core';

export async function forgetHttpCache(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.detach();
}

/** Stops every service worker, as the browser does to save memory; the next event starts one again. */
export async function killWorkers(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await cdp.detach();
}
