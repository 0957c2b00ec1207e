/** Runs axe in the page, loading its script once per document, and returns only violations. */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** One line for each fault, with where it is. */
export async function faultsBy(page: Page, rules?: RunOptions['runOnly']): Promise<string[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(async (run) => {
    const found = await window.axe?.run(run);
    if (!found) throw new Error('axe is not in the page');
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, options);
}

/** Waits until finite animations have ended. Half-transparent text has another contrast. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Axe violations once animations have ended; empty for an accessible page. */
export async function violations(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor(); // the screen itself, not its loading
  await untilStill(page);
  return faultsBy(page);
}
