/** Pictures for people to look at, on a phone and on a desktop, light and dark: with `SHOTS=<folder>`, else none. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './device.ts';

const FOLDER = process.env['SHOTS'];

/** `desktop`: the whole page, or the viewport. Restores the size of the page. */
export async function shots(
  page: Page,
  name: string,
  desktop: 'whole' | 'in-sight' = 'whole',
): Promise<void> {
  if (!FOLDER) return;
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize() ?? PHONE;
  for (const [width, size] of [
    [360, PHONE],
    [1280, DESKTOP],
  ] as const) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const fullPage = width === 360 || desktop === 'whole';
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
}
