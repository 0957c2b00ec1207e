import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on the page once nothing moves, one line each; an accessible page answers an empty list. */
export async function violations(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor(); // the screen itself, not its loading
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode() // in the page itself, which has no frames: a page opened for them costs as much again
    .options({ resultTypes: ['violations'] }) // and what passes is not told of, node by node
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
