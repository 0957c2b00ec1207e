/** Filling in the wizard by its labels. */
import type { Page } from 'playwright-core';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';

export async function typeDate(page: Page, label: string | RegExp, on: CalendarDate): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(indianDate(on));
}

export const choose = (page: Page, label: string, option: string) =>
  page.locator('select').and(page.getByLabel(label)).selectOption({ label: option });

/** Opens a part that folds. */
export const unfold = (page: Page, part: string) => page.locator('summary', { hasText: part }).click();

export async function nextStep(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
