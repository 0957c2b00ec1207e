/** Going through a screen by the keyboard alone. */
import type { Page } from 'playwright-core';

const FARTHEST = 150;

/** Presses Tab until the element with this name has the focus; fails if it is not reachable. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let n = 0; n < FARTHEST; n += 1) {
    await page.keyboard.press('Tab');
    const at = await nameInFocus(page);
    if (typeof name === 'string' ? at === name : name.test(at)) return;
    passed.push(at);
  }
  throw new Error(`The keyboard does not lead to ${name}: ${passed.slice(-40).join(' | ')}`);
}

const nameInFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const labels = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels : null;
    const accessibleName =
      at?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at?.textContent ?? '';
    return accessibleName.replaceAll(/\s+/g, ' ').trim();
  });
