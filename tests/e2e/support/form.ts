/** Filling in the wizard by its labels. */
import type { Page } from 'playwright-core';
import type { CalendarDate } from '#kernel/calendar-date.ts';

export async function typeDate(page: Page, label: string | RegExp, on: CalendarDate): Promise<void> {
  const [year = '', month = '', day = ''] = on.split('-');
  const group = page.getByRole('group', { name: label });
  await group.getByLabel('Day').fill(day);
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Year').fill(year);
}

export const choose = (page: Page, label: string, option: string) =>
  page.locator('select').and(page.getByLabel(label)).selectOption({ label: option });

/** Opens a part that folds. */
export const unfold = (page: Page, part: string) => page.locator('summary', { hasText: part }).click();

export async function nextStep(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
