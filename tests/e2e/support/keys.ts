/** Uses a page by keyboard. */
import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has between two of its acts. */
const MOST = 150;

/** From stop to stop until this one has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let n = 0; n < MOST; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by keys to ${target.toString()}`);
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
