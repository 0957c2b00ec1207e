/** Offline tests: the HTTP cache is cleared first, because it hides files that the worker did not store. */
import type { Page } from 'playwright-core';
import type { Device } from './device.ts';

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

/**
 * Limits the storage of a phone to this number of further bytes. Call it after a restart and before a page is
 * open: Chromium caches the free space for half a minute.
 */
export async function withRoomFor(page: Page, url: string, bytes: number): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  const { usage } = await cdp.send('Storage.getUsageAndQuota', { origin });
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + bytes });
  return async () => {
    await cdp.send('Storage.overrideQuotaForOrigin', { origin });
    await cdp.detach();
  };
}

/** Errors that the browser logs for requests to a stopped server, also for those under way at the stop. */
const WITHOUT_SERVER =
  /ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)|Failed to fetch/;

/** Console errors with another cause, one per line, so that a failure shows them. */
export const otherComplaints = (...devices: readonly Device[]): string =>
  devices
    .flatMap(({ complaints }) => complaints)
    .filter((complaint) => !WITHOUT_SERVER.test(complaint))
    .join('\n');
